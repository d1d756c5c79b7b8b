import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../scripts/flags.ts';
import { buildFor } from './hosts/build-for.ts';
import { type Check, conclude, countChecks } from './hosts/contract-suite.ts';
import { capture } from './hosts/keep.ts';
import { installTools, toolEnvironment } from './hosts/tools.ts';

const RULESET = 'spectral.json';

/** Each outside judge of an OpenAPI document with its strictest settings. */
const JUDGES: readonly { readonly name: string; readonly command: (file: string) => readonly string[] }[] = [
  {
    name: 'Redocly recommended-strict',
    command: (file) => ['redocly', 'lint', file, '--extends=recommended-strict'],
  },
  {
    name: 'Spectral spectral:oas',
    command: (file) => ['spectral', 'lint', file, `--ruleset=${RULESET}`, '--fail-severity=hint'],
  },
];

const COMMAND = {
  name: 'npm run test:judges',
  about: 'Linters of OpenAPI on the built description.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  const tools = await installTools('judges');
  const site = join(tools, 'site');
  // An address such as production has: the judges refuse localhost.
  await buildFor('https://education-data.test', site);
  const document = await readFile(join(site, 'openapi.json'), 'utf8');
  await writeFile(join(tools, RULESET), JSON.stringify({ extends: ['spectral:oas'] }));
  await writeFile(join(tools, 'right.json'), document);
  await writeFile(
    join(tools, 'wrong.json'),
    document.replaceAll('"operationId":"listExams"', '"operationId":"listFaq"'),
  );

  const accepts = async (
    [command = '', ...args]: readonly string[],
    isExpected: boolean,
  ): Promise<boolean> => {
    const program = join(tools, 'node_modules', '.bin', command);
    const { status, output } = await capture(program, args, { cwd: tools, env: toolEnvironment(tools) });
    if ((status === 0) !== isExpected) console.error(output);
    return status === 0;
  };
  const checks: Check[] = [];
  for (const { name, command } of JUDGES) {
    checks.push([`${name} finds nothing`, await accepts(command('right.json'), true)]);
    const missed = await accepts(command('wrong.json'), false);
    checks.push([`${name} finds an operation id that is used twice`, !missed]);
  }
  return conclude([countChecks(checks)]);
});
