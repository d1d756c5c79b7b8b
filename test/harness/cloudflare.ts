import { join } from 'node:path';
import { buildFrozenContent } from './local-server.ts';
import { freePort, LOOPBACK, withService } from './processes.ts';
import { type Check, countChecks, runHostSuites, runSuite } from './suite.ts';
import { installTools, toolEnvironment, toolPath } from './tools.ts';

/** What a minute allows, and as many again in case the next minute begins in the middle. */
const MORE = 2 * 60 - 50;

/** The 61st request in a minute is refused in our form. */
async function limitChecks(base: string): Promise<Check[]> {
  const ask = () => fetch(`${base}/api/agent/status`);
  const first = await Promise.all(Array.from({ length: 50 }, ask));
  let refused = await ask();
  for (let more = 0; more < MORE && refused.status === 200; more += 1) refused = await ask();
  return [
    ['50 requests in a minute are answered', first.every(({ status }) => status === 200)],
    ['a request over the limit is answered 429', refused.status === 429],
    ['the same address, otherwise spelt, too', (await fetch(`${base}/%61pi/agent/status`)).status === 429],
    ['429 says when to come back', refused.headers.get('retry-after') === '60'],
    [
      '429 is a problem document',
      refused.headers.get('content-type') === 'application/problem+json' &&
        (await refused.text()).includes('"code":"rate-limited"'),
    ],
  ];
}

await runSuite('test:cloudflare', 'The contract and MCP conformance suites through workerd.', async () => {
  const tools = await installTools('cloudflare');
  const port = await freePort();
  const base = `http://${LOOPBACK}:${port}`;
  const site = join(tools, 'site');
  await buildFrozenContent(base, site);

  /** Starts workerd with the worker and the site. */
  const onWorkerd = async <T>(flags: readonly string[], use: () => Promise<T>): Promise<T> =>
    withService(
      {
        command: toolPath(tools, 'wrangler'),
        args: [
          'dev',
          '--local',
          `--assets=${site}`,
          `--ip=${LOOPBACK}`,
          `--port=${port}`,
          `--inspector-port=${await freePort()}`,
          '--show-interactive-dev-session=false',
          ...flags,
        ],
        env: toolEnvironment(tools),
        log: join(tools, 'wrangler.log'),
        probe: `${base}/api/agent/status`,
      },
      use,
    );
  return [
    ...(await onWorkerd(['--env=contract'], () => runHostSuites(base, 'cloudflare', site))),
    countChecks(await onWorkerd([], () => limitChecks(base))),
  ];
});
