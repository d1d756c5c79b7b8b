import { FORMS_PROGRAM } from '../../build/site/forms/files.ts';
import { runCommand } from '../../scripts/flags.ts';
import { makeFormsProgram } from '../../scripts/forms/make-program.ts';
import { conclude, runTests } from './hosts/contract-suite.ts';

const COMMAND = {
  name: 'npm run test:forms',
  about: 'Opens, changes and adds records with the forms of /admin/ in a real browser.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  await makeFormsProgram(FORMS_PROGRAM);
  return conclude([await runTests(['--config', 'test/long.vitest.config.ts', 'test/forms'], {})]);
});
