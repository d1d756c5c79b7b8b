import { describe, expect, test } from 'vitest';
import type { Code } from '../../build/findings/codes.ts';
import { WORDINGS, wordsOf } from '../../build/findings/messages/messages.ts';
import { edited, load, placesOf, VALID } from '../support/content-tree.ts';
import { ACCEPTANCE_CASES } from './cases/acceptance.ts';
import type { Case } from './cases/case.ts';
import { EDIT_CASES } from './cases/edits.ts';
import { FILE_CASES } from './cases/files.ts';
import { IDENTITY_CASES } from './cases/identity.ts';
import { MEANING_CASES } from './cases/meaning.ts';
import { SHAPE_CASES } from './cases/shape.ts';
import { TEXT_CASES } from './cases/text.ts';
import { YAML_CASES } from './cases/yaml.ts';
import { ALL_MISTAKES } from './mistakes/all.ts';

const GROUPS: Readonly<Record<string, readonly Case[]>> = {
  files: FILE_CASES,
  YAML: YAML_CASES,
  shape: SHAPE_CASES,
  identity: IDENTITY_CASES,
  meaning: [...MEANING_CASES, ...EDIT_CASES],
  text: TEXT_CASES,
  acceptance: ACCEPTANCE_CASES,
};

test('the valid content has no findings', async () => {
  expect(await placesOf(VALID)).toEqual([]);
});

for (const [group, cases] of Object.entries(GROUPS)) {
  describe(group, () => {
    test.each(cases)('$title', async ({ tree, places, says = '' }) => {
      expect(await placesOf(tree)).toEqual(places);
      const { findings } = await load(tree);
      const words = JSON.stringify(findings.flatMap((found) => [wordsOf(found, 'ar'), wordsOf(found, 'en')]));
      expect(words).not.toMatch(/undefined/);
      expect(words).toContain(says);
    });
  });
}

/** Codes that need a disk of their own kind, which disk.test.ts has, or a day of their own, which expiry.test.ts has. */
const PRODUCED_ELSEWHERE: readonly Code[] = [
  'symbolic-link',
  'unreadable-file',
  'too-many-findings',
  'security-expires-soon',
  'security-too-long',
];

test('every code is produced by a case', () => {
  const produced = Object.values(GROUPS)
    .flat()
    .flatMap(({ places }) => places.map((place) => place.split(' ')[1]));
  const mistaken = ALL_MISTAKES.flatMap(([, mistakes]) => mistakes.map(({ code }) => code));
  expect([...new Set([...produced, ...mistaken, ...PRODUCED_ELSEWHERE])].sort()).toEqual(
    Object.keys(WORDINGS.en).sort(),
  );
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
  expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
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
      args: {
        key: 'kind',
        found: 'pubic',
        meant: 'public',
        accepted: [
          { word: 'public', meaning: { ar: 'حكومية', en: 'Public' } },
          { word: 'private', meaning: { ar: 'أهلية', en: 'Private' } },
          { word: 'military', meaning: { ar: 'عسكرية', en: 'Military' } },
        ],
      },
    },
  ]);
});

describe('what to write is said where the mistake tells', () => {
  test.each([
    ['founded: 1957', 'founded: ١٩٥٧', { kind: 'western-digits', write: '1957' }],
    ['founded: 1957', "founded: '1957'", { kind: 'without-quotes', write: '1957' }],
    ['founded: 1957', 'founded: 1957م', { kind: 'digits-alone', write: '1957' }],
    ['founded: 1957', 'founded: 1377هـ', { kind: 'hijri-year', write: '' }],
    ['founded: 1957', 'founded: ١٣٧٧', { kind: 'hijri-year', write: '' }],
    ['qsRank: 101', 'qsRank: 101-110', { kind: 'rank-range', write: 'qsRank: 101, qsRankTo: 110' }],
    ['qsYear: 2027', 'qsYear: 1448', { kind: 'hijri-year', write: '' }],
    ['verifiedOn: null', 'verifiedOn: ٢٠٢٦-١١-٠١', { kind: 'western-digits', write: '2026-11-01' }],
    ['verifiedOn: null', 'verifiedOn: 1/11/2026', { kind: 'year-first', write: '2026-11-01' }],
    ['verifiedOn: null', 'verifiedOn: 2026-9-5', { kind: 'year-first', write: '2026-09-05' }],
    ['verifiedOn: null', 'verifiedOn: 20 نوفمبر 2026', { kind: 'year-first', write: '2026-11-20' }],
    ['verifiedOn: null', 'verifiedOn: 1448-06-10', { kind: 'hijri-day', write: '' }],
    ['verifiedOn: null', 'verifiedOn: 2026-02-30', null],
    ['nameEn: King Saud University', 'nameEn: 1957', { kind: 'in-quotes', write: '1957' }],
  ])('%s -> %s', async (from, to, slip) => {
    const { findings } = await load(edited('universities/ksu.yaml', from, to));
    expect(findings.map(({ args }) => args)).toEqual([expect.objectContaining({ slip })]);
  });
});

describe('a suggestion never leads to the opposite', () => {
  test.each([
    ['kind: public', 'kind: pubilc', 'public'],
    ['kind: public', 'kind: Public', 'public'],
    ['kind: public', 'kind: حكومية', 'public'],
    ['kind: public', 'kind: nonpublic', null],
    ['collegesCoverage: partial', 'collegesCoverage: incomplete', null],
    ['collegesCoverage: partial', 'collegesCoverage: some', null],
    ['collegesCoverage: partial', 'collegesCoverage: impartial', null],
    ['confidence: single-source', 'confidence: few-sources', null],
    ['confidence: single-source', 'confidence: unverified', null],
  ])('%s -> %s', async (from, to, meant) => {
    const { findings } = await load(edited('universities/ksu.yaml', from, to));
    expect(findings.map(({ args }) => args)).toEqual([expect.objectContaining({ meant })]);
  });
});

test.each([
  ['name: جامعة', 'الاسم: جامعة', 'name'],
  ['type: university', 'النوع: university', 'type'],
  ['type: university', 'tpye: university', 'type'],
  ['collegesCoverage: partial', 'coverage: partial', 'collegesCoverage'],
])('a key that is called otherwise is one finding, at the key: %s -> %s', async (from, to, meant) => {
  const { findings } = await load(edited('universities/ksu.yaml', from, to));
  expect(findings).toMatchObject([{ code: 'unknown-key', args: { meant } }]);
});
