import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './flags.ts';
import { buildFor } from './hosts/build-for.ts';
import { type Check, conclude, countChecks } from './hosts/contract-suite.ts';
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

await runCommand(async () => {
  const tools = await installTools('judges', {
    '@redocly/cli': '2.77.0',
    '@stoplight/spectral-cli': '6.16.3',
  });
  const site = join(tools, 'site');
  // An address such as production has: the judges refuse localhost.
  await buildFor('https://education-data.test', site);
  const document = await readFile(join(site, 'openapi.json'), 'utf8');
  await writeFile(join(tools, RULESET), JSON.stringify({ extends: ['spectral:oas'] }));
  await writeFile(join(tools, 'right.json'), document);
  await writeFile(
    join(tools, 'wrong.json'),
    document.replaceAll('"operationId":"exams"', '"operationId":"faq"'),
  );

  const accepts = ([command = '', ...args]: readonly string[], isExpected: boolean): boolean => {
    const { status, stdout, stderr } = spawnSync(join(tools, 'node_modules', '.bin', command), args, {
      cwd: tools,
      env: toolEnvironment(tools),
      encoding: 'utf8',
    });
    if ((status === 0) !== isExpected) console.error(stdout, stderr);
    return status === 0;
  };
  const checks = JUDGES.flatMap(({ name, command }): Check[] => [
    [`${name} finds nothing`, accepts(command('right.json'), true)],
    [`${name} finds an operation id that is used twice`, !accepts(command('wrong.json'), false)],
  ]);
  return conclude([countChecks(checks)]);
});
