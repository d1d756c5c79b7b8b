import { plainFile } from '../../build/publication/publication.ts';
import { writeSite } from '../../build/write/write-site.ts';
import { runCommand } from '../../scripts/flags.ts';

const COMMAND = {
  name: 'write-some.ts',
  about: 'Writes a site of COUNT files, each of which says TEXT.',
  flags: {},
  words: 'OUT COUNT TEXT',
} as const;

await runCommand(COMMAND, async (_flags, [out = '', count = '', text = '']) => {
  const many = Array.from({ length: Number(count) }, (_, n) => plainFile(`/${n % 10}/${n}.txt`, 'text/plain', text));
  writeSite([...many, plainFile('/_site/routes.json', 'text/plain', text)], out);
  return 0;
});
