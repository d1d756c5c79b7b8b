import { resolve } from 'node:path';
import { handle } from '../edge/handler.ts';
import { listen } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { runCommand } from './flags.ts';
import { buildFor } from './hosts/build-for.ts';
import { runConformance } from './hosts/conformance.ts';
import { conclude } from './hosts/contract-suite.ts';
import { freePort, LOOPBACK } from './hosts/loopback.ts';

const COMMAND = {
  name: 'npm run test:conformance',
  about: 'The official MCP conformance suites against the local server.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  const port = await freePort();
  const outDir = resolve('.cache/conformance-site');
  await buildFor(`http://localhost:${port}`, outDir);

  const server = createServer({ site: outDir, handle, rateLimit: false });
  await listen(server, { host: LOOPBACK, port });
  try {
    return conclude(await runConformance(`http://${LOOPBACK}:${port}/mcp`, 'local'));
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
