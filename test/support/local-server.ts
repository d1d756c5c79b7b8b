import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build.ts';
import { handle } from '../../edge/handler.ts';
import type { Handler } from '../../edge/site/published-site.ts';
import { listen } from '../../serve/listen.ts';
import { createServer } from '../../serve/server.ts';
import { CONTENT_DIR } from './frozen-content.ts';

const LOOPBACK = '127.0.0.1';

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The machine gave no port.');
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}

export interface LocalServer {
  /** Address without a trailing slash; the site is built for it. */
  readonly base: string;
  readonly port: number;
  readonly publicDir: string;
  stop(): Promise<void>;
}

interface Options {
  readonly rateLimit?: boolean;
  readonly handle?: Handler;
  /** Day for which the site is built; by default one within the content's years. */
  readonly asOf?: string;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Builds the frozen content into a temporary directory and serves it with the real server on a free port. */
export async function startLocalServer(options: Options = {}): Promise<LocalServer> {
  const port = await freePort();
  const base = `http://${LOOPBACK}:${port}`;
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const publicDir = join(directory, 'public');
  const asOf = options.asOf ?? '2026-11-20';
  const { findings, site } = await buildSite({
    contentDir: CONTENT_DIR,
    outDir: publicDir,
    baseUrl: base,
    asOf,
    production: false,
  });
  if (site === null) throw new Error(`The content has findings:\n${JSON.stringify(findings, null, 2)}`);

  const server = createServer({
    site: publicDir,
    handle: options.handle ?? handle,
    rateLimit: options.rateLimit ?? false,
  });
  // The client is in the same process: while a test keeps it busy, neither may take the other for gone.
  server.keepAliveTimeout = 0;
  server.timeout = 0;
  await listen(server, { host: LOOPBACK, port });
  const stop = async () => {
    await close(server);
    await rm(directory, { recursive: true, force: true });
  };
  return { base, port, publicDir, stop };
}
