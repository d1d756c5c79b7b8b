import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixed } from '../../../scripts/editing/fix/fix.ts';
import { type Replacement, replacementsIn } from '../../../scripts/editing/fix/suggestions.ts';
import { startCommand } from '../../support/command.ts';
import { git, inDirectory, VALID, writeTree } from '../../support/content-tree.ts';

/** VALID in the layout of the house. */
const HOUSE = Object.fromEntries(
  Object.entries(VALID).map(([file, text]) => [file, fixed(file, new TextEncoder().encode(text))?.text ?? text]),
);

/** What is suggested on a pull request that makes of the valid content what `edit` makes of it. */
async function suggestions(edit: (dir: string) => void): Promise<unknown> {
  return inDirectory({}, async (dir) => {
    const content = join(dir, 'content');
    git(dir, 'init', '-q', '-b', 'main');
    await writeTree(content, HOUSE);
    git(dir, 'add', '.');
    git(dir, 'commit', '-qm', 'one');
    edit(content);
    git(dir, 'add', '.');
    git(dir, 'commit', '-qm', 'two');
    const { status, stdout, stderr } = await startCommand('suggest', ['--content', content]).ended();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return JSON.parse(stdout);
  });
}

const change = (dir: string, file: string, from: string, to: string): void =>
  writeFileSync(join(dir, file), HOUSE[file]?.replace(from, to) ?? '');

it('suggests the line of the house for a line that a pull request writes otherwise', async () => {
  const found = await suggestions((dir) => {
    change(dir, 'faq/fee.yaml', 'answer: مئة ريال.', 'answer:  "مئتا ريال. "');
    change(dir, 'exams/step.yaml', 'step', 'step');
  });
  expect(found).toEqual([{ path: 'content/faq/fee.yaml', start: 6, end: 6, lines: ['answer: مئتا ريال.'] }]);
});

it('tells a line that is missing with the one below it', async () => {
  const found = await suggestions((dir) =>
    change(dir, 'faq/fee.yaml', /^.*\n/.exec(HOUSE['faq/fee.yaml'] ?? '')?.[0] ?? '', ''),
  );
  const lines = ['# yaml-language-server: $schema=../../schemas/faq.json', 'id: fee'];
  expect(found).toEqual([{ path: 'content/faq/fee.yaml', start: 1, end: 1, lines }]);
});

it('suggests nothing for lines that the pull request does not show, where no suggestion can stand', () => {
  const text = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n');
  const shown = '@@ -9,3 +9,4 @@\n line 9\n+line 10\n line 11\n';
  const at = (start: number): Replacement[] =>
    replacementsIn(shown, `@@ -${start} +${start} @@\n-line ${start}\n+better\n`, text);
  expect(at(8)).toEqual([]);
  expect(at(10)).toEqual([{ start: 10, end: 10, lines: ['better'] }]);
  expect(at(13)).toEqual([]);
  expect(replacementsIn(shown, '@@ -10,0 +11,2 @@\n+one\n+two\n', text)).toEqual([
    { start: 10, end: 10, lines: ['line 10', 'one', 'two'] },
  ]);
});
