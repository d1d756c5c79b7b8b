import { resolve } from 'node:path';
import { handle } from '../../../edge/handler.ts';
import { listen } from '../../../hosts/local/listen.ts';
import { createServer } from '../../../hosts/local/server.ts';
import { buildFor } from './build-for.ts';
import { freePort, LOOPBACK } from './loopback.ts';

/**
 * Runs the local server on the frozen content, without a limit, while `use` runs.
 * @param name of the folder below .cache that takes the site
 * @param use is given the address of the server
 */
export async function withLocalServer<T>(name: string, use: (base: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const site = resolve('.cache', name);
  await buildFor(`http://localhost:${port}`, site);
  const server = createServer({ site, handle, rateLimit: false });
  await listen(server, { host: LOOPBACK, port });
  try {
    return await use(`http://${LOOPBACK}:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
