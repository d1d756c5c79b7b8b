import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadContent } from '../build/catalogue/load.ts';
import { formatText } from '../build/findings/report/text.ts';
import { parseFile } from '../build/read/read.ts';
import { BUILD_FLAGS } from '../build/settings.ts';
import { publishedText } from '../editing/published.ts';
import { runCommand } from './flags.ts';

const FILE = 'published.yaml';

const COMMAND = {
  name: 'npm run published',
  about:
    'Lists every id that is public from now on. Run on the main branch, after each change of the content.',
  flags: { content: BUILD_FLAGS.content },
} as const;

await runCommand(COMMAND, async ({ content }) => {
  const dir = resolve(content ?? 'content');
  const { findings, catalogue } = await loadContent(dir);
  if (catalogue === null) {
    console.error(formatText(findings));
    return 1;
  }
  const path = join(dir, FILE);
  const before = await readFile(path).catch(() => null);
  const after = publishedText(before && parseFile(FILE, before).document?.value, catalogue);
  if (before?.toString() === after) {
    console.log(`${FILE} lists every id already.`);
    return 0;
  }
  await writeFile(`${path}.new`, after);
  await rename(`${path}.new`, path);
  console.log(`${FILE} lists every id now.`);
  return 0;
});
