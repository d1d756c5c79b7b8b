import type { Server } from 'node:http';
import { type Endpoint, listen, serveUntilStopped } from '../hosts/local/listen.ts';

/** Worth a look, once the server is up. */
const PATHS =
  '/api/agent/universities?region=riyadh /api/agent/exams /api/agent/calendar /api/agent/claim /docs/api'.split(' ');

/**
 * Serves until the process is stopped, and says where.
 * @throws UserError when it cannot listen there
 */
export async function serve(server: Server, endpoint: Endpoint, address: string): Promise<void> {
  await listen(server, endpoint);
  console.log([`Serving ${address} (Ctrl-C stops)`, ...PATHS.map((path) => `  ${address}${path}`)].join('\n'));
  await serveUntilStopped(server);
}
