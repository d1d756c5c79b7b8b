import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { fixed } from './editing/fix/fix.ts';
import { replacementsIn } from './editing/fix/suggestions.ts';
import { runCommand } from './flags.ts';
import { git } from './git.ts';

const COMMAND = {
  name: 'npm run suggest',
  about: 'Lists as JSON what npm run check -- --fix would change in the lines that a commit changed.',
  flags: {
    base: { type: 'string', value: 'REF', about: 'what the commit is compared with; HEAD^1 by default' },
    head: {
      type: 'string',
      value: 'REF',
      about: 'tip of the branch where HEAD merges it; files that the merge changes again are left out',
    },
    content: BUILD_FLAGS.content,
  },
} as const;

await runCommand(COMMAND, async ({ base = 'HEAD^1', head = 'HEAD', content }) => {
  const dir = contentDirectory(content);
  const list = (args: readonly string[]): string[] => git(dir, args).toString().split('\0').filter(Boolean);
  const names = ['diff', '--name-only', '-z', '--relative', '--diff-filter=AMR'];
  const merged = new Set(list([...names, head, 'HEAD', '--', '.']));
  const found = [];
  for (const file of list([...names, base, 'HEAD', '--', '.'])) {
    const bytes = await readFile(join(dir, file));
    const result = merged.has(file) ? null : fixed(file, bytes);
    if (result === null || result.fixes.length === 0) continue;
    const shown = git(dir, ['diff', '-U3', base, 'HEAD', '--', file]).toString();
    const blob = git(dir, ['hash-object', '-w', '--stdin'], result.text).toString().trim();
    const fix = git(dir, ['diff', '-U0', `HEAD:./${file}`, blob]).toString();
    const path = `${git(dir, ['rev-parse', '--show-prefix']).toString().trim()}${file}`;
    found.push(...replacementsIn(shown, fix, bytes.toString()).map((replacement) => ({ path, ...replacement })));
  }
  console.log(JSON.stringify(found));
});
