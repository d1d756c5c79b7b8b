import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFile } from '../build/read/read.ts';
import { BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { publishedText } from './editing/published.ts';
import { replaceFile } from './editing/replace-file.ts';
import { soundContent } from './findings.ts';
import { runCommand } from './flags.ts';

const FILE = 'published.yaml';

const COMMAND = {
  name: 'npm run published',
  about: 'Lists every id that is public from now on. Run on the main branch, after each change of the content.',
  flags: { content: BUILD_FLAGS.content },
} as const;

await runCommand(COMMAND, async ({ content }) => {
  const dir = contentDirectory(content);
  const catalogue = await soundContent(dir);
  if (catalogue === null) return 1;
  const path = join(dir, FILE);
  const before = await readFile(path).catch(() => null);
  const after = publishedText(before && parseFile(FILE, before).document?.value, catalogue);
  if (before?.toString() === after) {
    console.log(`${FILE} lists every id already.`);
    return;
  }
  await replaceFile(path, after);
  console.log(`${FILE} lists every id now.`);
});
