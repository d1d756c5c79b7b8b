import { readFile } from 'node:fs/promises';
import { parseFile } from '../build/read/read.ts';
import { memberOf } from '../build/schema/json-value.ts';
import { FORMS_PROGRAM } from '../build/site/forms/files.ts';
import { runCommand } from './flags.ts';
import { makeFormsProgram } from './forms/make-program.ts';

const SERVICE = 'service.yaml';

const COMMAND = {
  name: 'npm run forms',
  about: 'Makes the program of the forms at /admin/, when content/service.yaml names a repository.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  const { document } = parseFile(SERVICE, await readFile(`content/${SERVICE}`));
  if (typeof memberOf(document?.value, 'repository') !== 'string') {
    console.log('content/service.yaml names no repository, so there are no forms.');
    return;
  }
  await makeFormsProgram(FORMS_PROGRAM);
  console.log('The forms are made; the next build puts them at /admin/.');
});
