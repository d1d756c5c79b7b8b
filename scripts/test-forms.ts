import { FORMS_PROGRAM } from '../build/site/forms/files.ts';
import { makeFormsProgram } from '../editing/forms/make-program.ts';
import { runCommand } from './flags.ts';
import { conclude, runTests } from './hosts/contract-suite.ts';
import { installTools } from './hosts/tools.ts';

const COMMAND = {
  name: 'npm run test:forms',
  about: 'Opens, changes and adds records with the forms of /admin/ in a real browser.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  await makeFormsProgram(await installTools('admin', '.'), FORMS_PROGRAM);
  return conclude([await runTests(['--config', 'test/long.vitest.config.ts', 'test/forms'], {})]);
});
