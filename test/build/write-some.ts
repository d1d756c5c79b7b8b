import { writeSite } from '../../build/write/write-site.ts';
import { runCommand } from '../../scripts/flags.ts';
import { textFile } from '../support/site-files.ts';

const COMMAND = {
  name: 'write-some.ts',
  about: 'Writes a site of COUNT files, each of which says TEXT.',
  flags: {},
  words: 'OUT COUNT TEXT',
} as const;

await runCommand(COMMAND, async (_flags, [out = '', count = '', text = '']) => {
  const files = Array.from({ length: Number(count) }, (_, index) => textFile(`/${index % 10}/${index}.txt`, text));
  writeSite([...files, textFile('/_site/routes.json', text)], out);
  return 0;
});
