import { withLocalServer } from './local-server.ts';
import { runConformance, runSuite } from './suite.ts';

await runSuite('test:conformance', 'The official MCP conformance suites against the local server.', () =>
  withLocalServer('conformance-site', (base) => runConformance(`${base}/mcp`, 'local')),
);
