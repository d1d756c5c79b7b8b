import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { WARNINGS } from '../../build/findings/codes.ts';
import { WORDINGS, wordsOf } from '../../build/findings/messages/messages.ts';
import { edited, placesOf, VALID } from './content-tree.ts';

const guide = await readFile('CONTRIBUTING.md', 'utf8');
const explained = guide.slice(guide.indexOf('## What the check says'));

test('the guide explains every code of the check once, and no other', () => {
  const rows = [...explained.matchAll(/^\| `([a-z0-9-]+)` \| .+ \|$/gm)].map(([, code]) => code);
  expect(rows.sort()).toEqual(Object.keys(WORDINGS.en).sort());
});

test('the guide marks the codes that are warnings', () => {
  const marked = [...explained.matchAll(/^\| `([a-z0-9-]+)` \| \*\*warning\*\*/gm)].map(([, code]) => code);
  expect(marked.sort()).toEqual([...WARNINGS].sort());
});

test('the window that the guide shows is one that the check accepts', async () => {
  const blocks = [...guide.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, yaml]) => yaml ?? '');
  const window = blocks.find((yaml) => yaml.includes('labelEn'));
  expect(parse(window ?? '').windows).toHaveLength(1);
  const step = VALID['exams/step.yaml'];
  expect(await placesOf({ ...VALID, 'exams/step.yaml': step + window })).toEqual([]);
});

test('the output that the guide shows is what the check says', async () => {
  const tree = edited('exams/gat.yaml', 'closes: 2026-11-30', 'closes: 2026-10-30');
  const [place] = await placesOf(tree);
  expect(place).toBe('exams/gat.yaml:19:13 window-order');
  const args = { opens: '2026-11-01', closes: '2026-10-30' };
  const { message, hint } = wordsOf({ code: 'window-order', args }, 'en');
  expect(guide).toContain(`exams/gat.yaml:19:13  ${message}  (window-order)\n    ${hint}\n`);
});
