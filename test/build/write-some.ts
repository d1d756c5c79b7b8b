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
  const files = Array.from({ length: Number(count) }, (_, at) =>
    plainFile(`/${at % 10}/${at}.txt`, 'text/plain', text),
  );
  writeSite([...files, plainFile('/_site/routes.json', 'text/plain', text)], out);
  return 0;
});
