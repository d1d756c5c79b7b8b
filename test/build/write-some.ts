import type { SiteFile } from '../../build/publication/publication.ts';
import { writeSite } from '../../build/write/write-site.ts';
import { runCommand } from '../../scripts/flags.ts';

/** A text that is the same in all files of one site. */
const file = (path: string, text: string): SiteFile => ({
  path,
  body: text,
  contentType: 'text/plain',
  cache: 'short',
  schema: null,
});

const COMMAND = {
  name: 'write-some.ts',
  about: 'Writes a site of COUNT files, each of which says TEXT.',
  flags: {},
  words: 'OUT COUNT TEXT',
} as const;

await runCommand(COMMAND, async (_flags, [out = '', count = '', text = '']) => {
  const files = Array.from({ length: Number(count) }, (_, index) =>
    file(`/${index % 10}/${index}.txt`, text),
  );
  await writeSite([...files, file('/_site/routes.json', text)], out);
  return 0;
});
