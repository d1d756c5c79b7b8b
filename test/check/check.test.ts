import { describe, expect, test } from 'vitest';
import type { Code } from '../../build/findings/codes.ts';
import { WORDINGS } from '../../build/findings/messages.ts';
import type { Case } from './cases/case.ts';
import { FILE_CASES } from './cases/files.ts';
import { IDENTITY_CASES } from './cases/identity.ts';
import { MEANING_CASES } from './cases/meaning.ts';
import { SHAPE_CASES } from './cases/shape.ts';
import { TEXT_CASES } from './cases/text.ts';
import { YAML_CASES } from './cases/yaml.ts';
import { edited, load, placesOf, VALID } from './content-tree.ts';

const GROUPS: Readonly<Record<string, readonly Case[]>> = {
  files: FILE_CASES,
  YAML: YAML_CASES,
  shape: SHAPE_CASES,
  identity: IDENTITY_CASES,
  meaning: MEANING_CASES,
  text: TEXT_CASES,
};

test('the valid content has no findings', async () => {
  expect(await placesOf(VALID)).toEqual([]);
});

for (const [group, cases] of Object.entries(GROUPS)) {
  describe(group, () => {
    test.each(cases)('$title', async ({ tree, places }) => {
      expect(await placesOf(tree)).toEqual(places);
    });
  });
}

/** Codes that need a disk of their own kind; disk.test.ts has them. */
const PRODUCED_ELSEWHERE: readonly Code[] = ['symbolic-link', 'unreadable-file', 'too-many-findings'];

test('every code is produced by a case', () => {
  const produced = Object.values(GROUPS)
    .flat()
    .flatMap(({ places }) => places.map((place) => place.split(' ')[1]));
  expect([...new Set([...produced, ...PRODUCED_ELSEWHERE])].sort()).toEqual(Object.keys(WORDINGS).sort());
});

test('all bad files are reported in one run, in order of their names', async () => {
  const broken = edited('faq/fee.yaml', 'category: exams', 'category: exam');
  const more = edited('exams/gat.yaml', 'closes: 2026-11-30', 'closes: 2026-10-30', broken);
  const most = edited('universities/ksu.yaml', 'kind: public', 'kind: @public', more);
  expect(await placesOf(most)).toEqual([
    'exams/gat.yaml:19:13 window-order',
    'faq/fee.yaml:2:11 unknown-word',
    'universities/ksu.yaml:5:7 yaml-syntax',
  ]);
});

test('a file with very many mistakes names the first fifty and says how many follow', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `unheard-of-${index}: 1`).join('\n');
  const { findings } = await load(edited('universities/ksu.yaml', 'kind: public', keys));
  expect(findings).toHaveLength(51);
  expect(findings.at(-1)).toMatchObject({ code: 'too-many-findings', line: 55, column: 1 });
  expect(findings.at(-1)).toMatchObject({ args: { more: 10 } });
});

test('a warning alone does not stop the catalogue', async () => {
  const { findings, catalogue } = await load(edited('faq/transfer.yaml', '- التحويل', '- بكم الاختبار؟'));
  expect(findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  expect(catalogue).not.toBeNull();
});

test('a finding keeps what its words are made of', async () => {
  const { findings, catalogue } = await load(edited('universities/ksu.yaml', 'kind: public', 'kind: pubic'));
  expect(catalogue).toBeNull();
  expect(findings).toEqual([
    {
      code: 'unknown-word',
      severity: 'error',
      file: 'universities/ksu.yaml',
      line: 5,
      column: 7,
      path: '/kind',
      args: { found: 'pubic', allowed: ['public', 'private', 'military'] },
    },
  ]);
});
