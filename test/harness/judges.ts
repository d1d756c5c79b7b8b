import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFrozenContent } from './local-server.ts';
import { type Check, countChecks, runSuite } from './suite.ts';
import { installTools, runTool } from './tools.ts';

const RULESET = 'spectral.json';

/** Each outside judge of an OpenAPI document with its strictest settings. */
const JUDGES = [
  {
    name: 'Redocly recommended-strict',
    program: 'redocly',
    args: (file: string) => ['lint', file, '--extends=recommended-strict'],
  },
  {
    name: 'Spectral spectral:oas',
    program: 'spectral',
    args: (file: string) => ['lint', file, `--ruleset=${RULESET}`, '--fail-severity=hint'],
  },
];

await runSuite('test:judges', 'Linters of OpenAPI on the built description.', async () => {
  const tools = await installTools('judges');
  const site = join(tools, 'site');
  // An address such as production has: the judges refuse localhost.
  await buildFrozenContent('https://education-data.test', site);
  const document = await readFile(join(site, 'openapi.json'), 'utf8');
  await writeFile(join(tools, RULESET), JSON.stringify({ extends: ['spectral:oas'] }));
  await writeFile(join(tools, 'right.json'), document);
  await writeFile(
    join(tools, 'wrong.json'),
    document.replaceAll('"operationId":"listExams"', '"operationId":"listFaq"'),
  );

  const checks: Check[] = [];
  for (const { name, program, args } of JUDGES) {
    const right = await runTool(tools, program, args('right.json'));
    if (right.status !== 0) console.error(right.output);
    checks.push([`${name} finds nothing`, right.status === 0]);
    const wrong = await runTool(tools, program, args('wrong.json'));
    checks.push([`${name} finds an operation id that is used twice`, wrong.status !== 0]);
  }
  return [countChecks(checks)];
});
