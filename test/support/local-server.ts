import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { buildSite } from '../../build/build.ts';
import type { Edition } from '../../build/publication/publication.ts';
import { siteFiles } from '../../build/site/site.ts';
import { writeSite } from '../../build/write/write-site.ts';
import { handle } from '../../edge/handler.ts';
import type { Handler } from '../../edge/site/published-site.ts';
import { listen } from '../../hosts/local/listen.ts';
import { createServer, type ServerOptions } from '../../hosts/local/server.ts';
import { freePort, LOOPBACK } from '../harness/processes.ts';
import { CONTENT_DIR } from './frozen-content.ts';

export interface LocalServer {
  /** Address without a trailing slash; the site is built for it. */
  readonly base: string;
  readonly port: number;
  readonly publicDir: string;
}

interface Options {
  readonly rateLimit?: boolean;
  readonly handle?: Handler;
  /** Day for which the site is built; by default one within the content's years. */
  readonly asOf?: string;
}

/** Serves what is built into a temporary directory, with the real server, until the tests of the file are over. */
async function serve(
  options: Partial<ServerOptions>,
  build: (baseUrl: string, outDir: string) => unknown,
): Promise<LocalServer> {
  const port = await freePort();
  const base = `http://${LOOPBACK}:${port}`;
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const publicDir = join(directory, 'public');
  await build(base, publicDir);
  const server = createServer({ handle, rateLimit: false, ...options, site: publicDir });
  // The client is in the same process: while a test keeps it busy, neither may take the other for gone.
  server.keepAliveTimeout = 0;
  server.timeout = 0;
  await listen(server, { host: LOOPBACK, port });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { base, port, publicDir };
}

/** Builds the frozen content, and serves it on a free port. */
export const startLocalServer = ({ asOf = '2026-11-20', ...options }: Options = {}): Promise<LocalServer> =>
  serve(options, async (baseUrl, outDir) => {
    const build = { contentDir: CONTENT_DIR, outDir, baseUrl, asOf, production: false };
    const { findings, files } = await buildSite(build);
    if (files === null) throw new Error(`The content has findings:\n${JSON.stringify(findings, null, 2)}`);
  });

/**
 * Serves what an edition gives, on a free port.
 * @param editionAt the edition for a base address
 * @returns the base address
 */
export async function serveEdition(editionAt: (baseUrl: string) => Edition): Promise<string> {
  const { base } = await serve({}, (baseUrl, outDir) => writeSite(siteFiles(editionAt(baseUrl)), outDir));
  return base;
}
