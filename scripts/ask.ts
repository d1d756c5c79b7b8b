import { readFile } from 'node:fs/promises';
import { UserError } from '../build/findings/user-error.ts';
import { BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { foundFor, unanswered } from './editing/ask.ts';
import { soundContent } from './findings.ts';
import { runCommand } from './flags.ts';

const COMMAND = {
  name: 'npm run ask',
  about: 'Says what the search finds for a question, strong or weak, and why.',
  flags: {
    file: { type: 'string', value: 'FILE', about: 'a question a line: lists those without a strong answer' },
    content: BUILD_FLAGS.content,
  },
  words: 'QUESTION',
} as const;

await runCommand(COMMAND, async ({ file, content }, words) => {
  const catalogue = await soundContent(contentDirectory(content));
  if (catalogue === null) return 1;
  if (file === undefined) {
    console.log(foundFor(catalogue, words.join(' ')));
    return;
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read; give a text file with a question a line.`);
  });
  const questions = text.split('\n').filter((line) => line.trim() !== '');
  console.log(unanswered(catalogue, questions));
});
