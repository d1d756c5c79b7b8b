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

// A command that writes a site of COUNT files, each of which says TEXT: write-some.ts OUT COUNT TEXT
await runCommand(async () => {
  const [out = '', count = '', text = ''] = process.argv.slice(2);
  const files = Array.from({ length: Number(count) }, (_, index) =>
    file(`/${index % 10}/${index}.txt`, text),
  );
  await writeSite([...files, file('/_site/routes.json', text)], out);
  return 0;
});
