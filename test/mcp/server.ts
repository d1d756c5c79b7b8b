import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build.ts';
import { handle } from '../../edge/handler.ts';
import { createServer } from '../../serve/server.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

export interface RunningServer {
  /** Address of the server, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The real local server on a free loopback port, serving the frozen content. */
export async function startServer(): Promise<RunningServer> {
  const publicDir = join(await mkdtemp(join(tmpdir(), 'mcp-')), 'public');
  const { site, findings } = await buildSite({
    contentDir: CONTENT_DIR,
    outDir: publicDir,
    baseUrl: 'http://localhost:8080',
    asOf: '2026-11-20',
    production: false,
  });
  if (site === null) throw new Error(JSON.stringify(findings.slice(0, 5)));
  const server = createServer({ site: publicDir, handle, rateLimit: false });
  // The client is in the same process: while a test keeps it busy, neither may take the other for gone.
  server.keepAliveTimeout = 0;
  server.timeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(join(publicDir, '..'), { recursive: true, force: true });
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address;
}
