import type { OpenApi, Operation } from '../../build/site/openapi/document.ts';
import { runCommand } from '../../scripts/flags.ts';
import { conclude, countChecks } from './hosts/contract-suite.ts';
import { generatedClientChecks, type LiveAnswer } from './hosts/generated-clients.ts';
import { withLocalServer } from './hosts/local-server.ts';

const COMMAND = {
  name: 'npm run test:clients',
  about: 'Clients that generators make of the description, compiled and fed with live answers.',
  flags: {},
} as const;

/** A value that no filter knows: its answer has keys that no other has. */
const UNKNOWN = 'atlantis';

/** What to ask at an address: as it stands, and with each parameter; a path with the example of its own. */
function targets(path: string, { parameters = [] }: Operation): string[] {
  const filled = parameters.reduce((target, { name, example }) => target.replace(`{${name}}`, example), path);
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, example }) => [
      `?${name}=${encodeURIComponent(example)}`,
      ...(name === 'region' || name === 'major' ? [`?${name}=${UNKNOWN}`] : []),
    ]);
  return [filled, ...queries.map((query) => filled + query)];
}

async function answersOf(base: string, { paths }: OpenApi): Promise<LiveAnswer[]> {
  const answers: LiveAnswer[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (get === undefined) continue;
    for (const target of targets(path, get)) {
      const response = await fetch(base + target);
      if (response.headers.get('content-type')?.split(';')[0] !== 'application/json') break;
      if (response.status !== 200) throw new Error(`${target} is answered ${response.status}.`);
      answers.push({ operationId: get.operationId, about: target, value: await response.json() });
    }
  }
  const response = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_exams', arguments: {} },
    }),
  });
  return [...answers, { operationId: 'postMcp', about: 'tools/call', value: await response.json() }];
}

await runCommand(COMMAND, () =>
  withLocalServer('clients-site', async (base) => {
    const document = await (await fetch(`${base}/openapi.json`)).text();
    const answers = await answersOf(base, JSON.parse(document));
    return conclude([countChecks(await generatedClientChecks(document, answers))]);
  }),
);
