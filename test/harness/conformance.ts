import { runCommand } from '../../scripts/flags.ts';
import { runConformance } from './hosts/conformance.ts';
import { conclude } from './hosts/contract-suite.ts';
import { withLocalServer } from './hosts/local-server.ts';

const COMMAND = {
  name: 'npm run test:conformance',
  about: 'The official MCP conformance suites against the local server.',
  flags: {},
} as const;

await runCommand(COMMAND, () =>
  withLocalServer('conformance-site', async (base) => conclude(await runConformance(`${base}/mcp`, 'local'))),
);
