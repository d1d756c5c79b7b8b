import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
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

type Build = (baseUrl: string, outDir: string) => unknown;

/** Serves what is built into a temporary directory, with the real server. */
async function serve(options: Partial<ServerOptions>, build: Build) {
  const port = await freePort();
  const base = `http://${LOOPBACK}:${port}`;
  const publicDir = join(await mkdtemp(join(inject('directory'), 'site-')), 'public');
  await build(base, publicDir);
  const server = createServer({ handle, rateLimit: false, ...options, site: publicDir });
  // The client is in the same process: while a test keeps it busy, neither may take the other for gone.
  server.keepAliveTimeout = 0;
  server.timeout = 0;
  await listen(server, { host: LOOPBACK, port });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { base, port, publicDir, stop };
}

const frozenOn =
  (asOf: string): Build =>
  async (baseUrl, outDir) => {
    const build = { contentDir: CONTENT_DIR, outDir, baseUrl, asOf, production: false };
    const { findings, files } = await buildSite(build);
    if (files === null) throw new Error(`The content has findings:\n${JSON.stringify(findings, null, 2)}`);
  };

/** Builds the frozen content, and serves it on a free port until the tests of the file are over. */
export async function startLocalServer({
  asOf = '2026-11-20',
  ...options
}: Options = {}): Promise<LocalServer> {
  const { stop, ...server } = await serve(options, frozenOn(asOf));
  afterAll(stop);
  return server;
}

let frozen: Promise<LocalServer> | undefined;

/** The same once for all files of a worker, which may only ask it. */
export function frozenServer(): Promise<LocalServer> {
  frozen ??= serve({}, frozenOn('2026-11-20'));
  return frozen;
}

/**
 * Serves what an edition gives, on a free port.
 * @param editionAt the edition for a base address
 * @returns the base address
 */
export async function serveEdition(editionAt: (baseUrl: string) => Edition): Promise<string> {
  const { base, stop } = await serve({}, (baseUrl, outDir) =>
    writeSite(siteFiles(editionAt(baseUrl)), outDir),
  );
  afterAll(stop);
  return base;
}
