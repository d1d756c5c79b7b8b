import { join } from 'node:path';
import { runCommand } from '../../scripts/flags.ts';
import { buildFor } from './hosts/build-for.ts';
import { runConformance } from './hosts/conformance.ts';
import { type Check, conclude, countChecks, runContractSuite } from './hosts/contract-suite.ts';
import { freePort, LOOPBACK } from './hosts/loopback.ts';
import { publishedChecks } from './hosts/published-checks.ts';
import { withService } from './hosts/service.ts';
import { installTools, toolEnvironment } from './hosts/tools.ts';

/** Starts workerd with the worker and the site of `outDir`. */
async function onWorkerd<T>(
  tools: string,
  outDir: string,
  port: number,
  flags: readonly string[],
  use: () => Promise<T>,
): Promise<T> {
  return withService(
    {
      command: join(tools, 'node_modules', '.bin', 'wrangler'),
      args: [
        'dev',
        '--local',
        `--assets=${outDir}`,
        `--ip=${LOOPBACK}`,
        `--port=${port}`,
        `--inspector-port=${await freePort()}`,
        '--show-interactive-dev-session=false',
        ...flags,
      ],
      env: toolEnvironment(tools),
      log: join(tools, 'wrangler.log'),
      probe: `http://${LOOPBACK}:${port}/api/agent/status`,
    },
    use,
  );
}

/** The 61st request in a minute is refused in our form. */
async function limitChecks(base: string): Promise<Check[]> {
  const ask = () => fetch(`${base}/api/agent/status`);
  const first = await Promise.all(Array.from({ length: 50 }, ask));
  for (let more = 0; more < 10; more += 1) await ask();
  const refused = await ask();
  return [
    ['50 requests in a minute are answered', first.every(({ status }) => status === 200)],
    ['a request over the limit is answered 429', refused.status === 429],
    ['429 says when to come back', refused.headers.get('retry-after') === '60'],
    [
      '429 is a problem document',
      refused.headers.get('content-type') === 'application/problem+json' &&
        (await refused.text()).includes('"code":"rate-limited"'),
    ],
  ];
}

const COMMAND = {
  name: 'npm run test:cloudflare',
  about: 'The contract and MCP conformance suites through workerd.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  const tools = await installTools('cloudflare');
  const port = await freePort();
  const base = `http://${LOOPBACK}:${port}`;
  const outDir = join(tools, 'site');
  await buildFor(base, outDir);
  const suite = await onWorkerd(tools, outDir, port, ['--env=contract'], async () => [
    countChecks(await publishedChecks(base, outDir)),
    await runContractSuite(base, 'cloudflare'),
    ...(await runConformance(`${base}/mcp`, 'cloudflare')),
  ]);
  const limit = await onWorkerd(tools, outDir, port, [], async () => countChecks(await limitChecks(base)));
  return conclude([...suite, limit]);
});
