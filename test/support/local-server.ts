import { mkdtemp } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import type { Edition } from '../../build/publication/publication.ts';
import { siteFiles } from '../../build/site/site.ts';
import { writeSite } from '../../build/write/write-site.ts';
import { handle } from '../../edge/handler.ts';
import { listen } from '../../hosts/local/listen.ts';
import { createServer, type ServerOptions } from '../../hosts/local/server.ts';
import { freePort, LOOPBACK } from '../harness/processes.ts';
import { frozenCatalogue } from './frozen-content.ts';

export interface LocalServer {
  /** Address without a trailing slash; the site is built for it, unless it is that of another server. */
  readonly base: string;
  readonly port: number;
  readonly publicDir: string;
}

/** Serves a directory with the real server. */
async function serve(server: LocalServer, options: Partial<ServerOptions> = {}): Promise<Server> {
  const listening = createServer({ handle, rateLimit: false, ...options, site: server.publicDir });
  // The client is in the same process: while a test keeps it busy, neither may take the other for gone.
  listening.keepAliveTimeout = 0;
  listening.timeout = 0;
  listening.headersTimeout = 0;
  listening.requestTimeout = 0;
  await listen(listening, { host: LOOPBACK, port: server.port });
  return listening;
}

const stopAfterTests = (server: Server): void =>
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

async function newServer(): Promise<LocalServer> {
  const port = await freePort();
  const publicDir = join(await mkdtemp(join(inject('directory'), 'site-')), 'public');
  return { base: `http://${LOOPBACK}:${port}`, port, publicDir };
}

type EditionAt = (baseUrl: string) => Edition;

/** Writes what an edition gives, and serves it on a free port. */
async function publish(editionAt: EditionAt): Promise<LocalServer & { readonly listening: Server }> {
  const server = await newServer();
  writeSite(siteFiles(editionAt(server.base)), server.publicDir);
  return { ...server, listening: await serve(server) };
}

/** Serves what an edition gives, until the tests of the file are over. */
export async function serveEdition(editionAt: EditionAt): Promise<LocalServer> {
  const { listening, ...server } = await publish(editionAt);
  stopAfterTests(listening);
  return server;
}

async function frozenAt(asOf: string): Promise<EditionAt> {
  const catalogue = await frozenCatalogue();
  return (baseUrl) => ({ catalogue, baseUrl, asOf });
}
const AS_OF = '2026-11-20';

/** Serves the frozen content until the tests of the file are over. */
export const startLocalServer = async (asOf = AS_OF): Promise<LocalServer> => serveEdition(await frozenAt(asOf));

let frozen: Promise<LocalServer> | undefined;

/** A server of the frozen content that all files of a worker share: they may only ask it. */
export function frozenServer(): Promise<LocalServer> {
  frozen ??= frozenAt(AS_OF).then(publish);
  return frozen;
}

/** Serves the files of `frozenServer` by other rules, until the tests of the file are over. */
export async function serveFrozen(options: Partial<ServerOptions>): Promise<LocalServer> {
  const { publicDir } = await frozenServer();
  const server = { ...(await newServer()), publicDir };
  stopAfterTests(await serve(server, options));
  return server;
}
