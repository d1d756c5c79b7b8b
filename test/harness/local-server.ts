import { resolve } from 'node:path';
import { buildSite } from '../../build/build.ts';
import { formatText } from '../../build/findings/report/text.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { buildOptions } from '../../build/settings.ts';
import { handle } from '../../edge/handler.ts';
import { listen } from '../../hosts/local/listen.ts';
import { createServer } from '../../hosts/local/server.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { freePort, LOOPBACK } from './processes.ts';

const AS_OF = '2026-11-20';

/**
 * Builds the frozen content of the tests, for a day within its years.
 * @param base address that the site is built for
 * @param outDir where to write it
 * @throws UserError when the content has errors
 */
export async function buildFrozenContent(base: string, outDir: string): Promise<void> {
  const { files, findings } = await buildSite(
    buildOptions({ content: CONTENT_DIR, out: outDir, 'base-url': base, 'as-of': AS_OF }, {}, base),
  );
  if (files === null) throw new UserError(formatText(findings));
}

/**
 * Runs the local server on the frozen content, without a limit, while `use` runs.
 * @param name of the folder below .cache that takes the site
 * @param use is given the address of the server
 */
export async function withLocalServer<T>(name: string, use: (base: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const site = resolve('.cache', name);
  await buildFrozenContent(`http://localhost:${port}`, site);
  const server = createServer({ site, handle, rateLimit: false });
  await listen(server, { host: LOOPBACK, port });
  try {
    return await use(`http://${LOOPBACK}:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
