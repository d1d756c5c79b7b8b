import { expect, test } from 'vitest';
import { CAUSES, causesAmong, OF_A_PAIR, OF_A_SOUND_FILE, PRECEDENCE } from '../../build/check/causes.ts';
import { checkShapes } from '../../build/check/content.ts';
import { brokenRules } from '../../build/check/rules/rules.ts';
import type { Code } from '../../build/findings/codes.ts';
import type { Finding } from '../../build/findings/finding.ts';
import { readContent } from '../../build/read/read.ts';
import { edited, inDirectory, type Tree, VALID, withFile, withoutFile } from '../support/content-tree.ts';
import { cities } from './cases/identity.ts';

const ksu = 'universities/ksu.yaml';
const gat = 'exams/gat.yaml';
const step = 'exams/step.yaml';
const fee = 'faq/fee.yaml';
const year = 'calendar/1448.yaml';
const uqu = 'universities/uqu.yaml';
const skill = 'skills/agent-auth/SKILL.md';
const weights = 'admission/ksu-1448.yaml';

const PUBLISHED = { 'published.yaml': 'regions: [riyadh, makkah]\nuniversities: [ksu, uqu]\n' };
const moved = (from: keyof typeof VALID, to: string, text: string = VALID[from]) =>
  withFile(to, text, withoutFile(from));
const copied = (from: keyof typeof VALID, to: string, id = '$&') =>
  withFile(to, VALID[from].replace(/(?<=^(?:id|year): ).*/, id));

const labelled = (opens: string, closes: string) =>
  edited(gat, 'opens: 2026-11-01', `opens: ${opens}`, edited(gat, 'closes: 2026-11-30', `closes: ${closes}`, LABELLED));
const LABELLED = edited(gat, 'label: التسجيل', 'label: التسجيل 1448هـ');

const EARLY = edited(weights, 'opens: 2026-06-01', 'opens: 2025-11-01');

/** An answer about the school year that says something else. */
const answering = (arabic: string, english: string) =>
  withFile(
    fee,
    VALID[fee]
      .replace('exams', 'calendar')
      .replace('appliesTo: null', "about: { years: ['1448'] }")
      .replace('مئة ريال', arabic)
      .replace('One hundred riyals', english),
  );
const TERMS = /(?<=\n)terms:[\s\S]*?(?=holidays:)/.exec(VALID[year])?.[0] ?? '';
const TABUK = 'regions:\n  - { id: tabuk, name: تبوك, nameEn: Tabuk }\n';

/** Single mistakes that break several rules, and what is said of each. */
const MISTAKES: readonly (readonly [string, Tree, Code])[] = [
  ['an empty question', edited(fee, 'question: كم رسوم الاختبار؟', "question: ''"), 'empty-text'],
  [
    'a National Day in another month, on the days of another holiday, while an answer knows better',
    edited(
      year,
      '    starts: 2026-09-23\n    ends: 2026-09-23\n',
      '    starts: 2026-10-23\n    ends: 2026-10-23\n    source: { title: a, url: https://moe.gov.sa/a, kind: official }\n  - id: autumn\n    name: الخريف\n    nameEn: Autumn\n    kind: break\n    starts: 2026-10-20\n    ends: 2026-10-30\n',
      answering('في 23 سبتمبر 2026', 'On 23 September 2026'),
    ),
    'unlikely-day',
  ],
  ['a misspelt key of terms', edited(year, 'terms:', 'term:'), 'unknown-key'],
  ['a misspelt key of colleges', edited(ksu, 'colleges:', 'collages:'), 'unknown-key'],
  ['a misspelt key of a text', edited(gat, ' label:', ' lable:'), 'unknown-key'],
  ['a misspelt key of a source', edited(gat, ' supports:', ' suports:'), 'unknown-key'],
  ['a misspelt key of a rank', edited(ksu, 'qsRank:', 'rank:'), 'unknown-key'],
  ['a misspelt key of the year of a rank', edited(ksu, 'qsYear:', 'rankYear:'), 'unknown-key'],
  [
    'terms that are no list',
    edited(
      year,
      TERMS,
      'terms: none\n',
      withFile(
        year,
        VALID[year]
          .replace('id: term1\n        name', 'id: end-of-year\n        name')
          .replace('2026-08-30', '2027-07-01'),
      ),
    ),
    'wrong-type',
  ],
  ['a number for a text', edited(fee, 'answer: مئة ريال.', 'answer: 100'), 'wrong-type'],
  ['a misspelt word of what a source supports', edited(ksu, '[founded,', '[fonded,'), 'unknown-support'],
  ['the id of the first term', edited(year, 'id: term2', 'id: term1'), 'duplicate-id'],
  ['the id of another term', edited(year, 'id: term1\n    name', 'id: term2\n    name'), 'duplicate-id'],
  [
    'a holiday pasted twice',
    withFile(year, VALID[year].replace(/ {2}- id: national-day[\s\S]*?(?=endOfYear)/, '$&$&')),
    'duplicate-id',
  ],
  ['the id of another region', edited('regions.yaml', 'id: makkah', 'id: riyadh'), 'duplicate-id'],
  [
    'the id of another region, beside one that nobody uses',
    edited(
      'regions.yaml',
      'id: makkah',
      'id: riyadh',
      edited('regions.yaml', 'regions:\n', TABUK, edited('places.yaml', 'regionId: riyadh', 'regionId: makkah')),
    ),
    'duplicate-id',
  ],
  ['another id of a term', edited(year, 'id: term1\n    name', 'id: first-term\n    name'), 'renamed-id'],
  ['another id of a region', edited('regions.yaml', 'id: makkah', 'id: holy-city'), 'renamed-id'],
  [
    'a university among the exams',
    moved(
      'universities/uqu.yaml',
      'exams/uqu.yaml',
      `# yaml-language-server: $schema=../../schemas/university.json\n${VALID['universities/uqu.yaml']}`,
    ),
    'wrong-folder',
  ],
  ['a new university among the exams', { ...moved(ksu, 'exams/ksu.yaml'), 'published.yaml': '{}' }, 'wrong-folder'],
  [
    'a university that is there, retired in the place of another one',
    edited(
      'retired.yaml',
      'old-college',
      'uqu',
      edited('faq/transfer.yaml', 'appliesTo: ksu', 'appliesTo: null', withoutFile(ksu)),
    ),
    'retired-id-used',
  ],
  ['a telephone', edited(fee, 'One hundred riyals.', 'Call 0501234567.'), 'unfit-text'],
  ['a note where the Arabic belongs', edited(fee, 'مئة ريال.', 'TODO translate'), 'unfit-text'],
  [
    'the label of the year before',
    edited(year, 'labelEn: School year 1448', 'labelEn: School year 1447'),
    'label-of-other-year',
  ],
  ['a label of another year', edited(gat, 'label: التسجيل', 'label: التسجيل 1446هـ'), 'label-of-other-year'],
  ['another ending', moved('universities/uqu.yaml', 'universities/uqu.yml'), 'unexpected-file'],
  ['a university that is gone', withoutFile(ksu), 'published-id-gone'],
  ['an end of another year', edited(year, '\nendOfYear: 2027', '\nendOfYear: 2026'), 'outside-year'],
  ['a first term of another year', edited(year, '2026-08-23', '2025-08-23'), 'outside-year'],
  ['a second term of another year', edited(year, '2027-01-17', '2026-01-17'), 'outside-year'],
  ['a second term before the first', edited(year, '2027-01-17', '2026-08-02'), 'term-order'],
  ['a first term into the second', edited(year, '2027-01-07', '2027-05-07'), 'unlikely-length'],
  ['a copied school year with its old label', copied(year, 'calendar/1451.yaml', "'1451'"), 'label-of-other-year'],
  ['a copied school year, as it is', copied(year, 'calendar/1449.yaml'), 'id-not-file-name'],
  ['the year of another file', edited(year, "year: '1448'", "year: '1451'"), 'id-not-file-name'],
  [
    'the id of another exam, in one that rests on weak sources',
    edited(
      step,
      'id: step',
      'id: steps',
      edited(step, 'etec.gov.sa/step\n    kind: official', 'blog.sa/step\n    kind: other'),
    ),
    'id-not-file-name',
  ],
  ['a copied university, as it is', copied(ksu, 'universities/kau.yaml'), 'id-not-file-name'],
  ['a copied question, as it is', copied(fee, 'faq/price.yaml'), 'id-not-file-name'],
  ['a copied university with an id of its own', copied(ksu, 'universities/kau.yaml', 'kau'), 'copied-record'],
  ['a copied question with an id of its own', copied(fee, 'faq/price.yaml', 'price'), 'question-twice'],
  [
    'admission that was copied, under its old year',
    copied(weights, 'admission/ksu-1449.yaml', 'ksu-1449'),
    'admission-file',
  ],
  [
    'admission that was copied for the next year',
    withFile('admission/ksu-1449.yaml', `${EARLY[weights]}`.replaceAll('1448', '1449'), EARLY),
    'label-of-other-year',
  ],
  ['a copied exam with an id of its own', copied(gat, 'exams/gat2.yaml', 'gat2'), 'duplicate-name'],
  ['a term that ends a year before', edited(year, '2027-01-07', '2026-01-07'), 'period-order'],
  ['a window that closes after years', edited(gat, 'closes: 2026', 'closes: 2031'), 'far-day'],
  [
    'a term that ends after the year',
    edited(year, '    ends: 2027-06-24', '    ends: 2027-08-08'),
    'after-end-of-year',
  ],
  ['a space after an id', edited(ksu, 'regionId: riyadh', "regionId: 'riyadh '"), 'unknown-reference'],
  ['half a quote after an id', edited(ksu, 'regionId: riyadh', "regionId: riyadh'"), 'unknown-reference'],
  ['a space after a number', edited(ksu, 'founded: 1957', "founded: '1957 '"), 'stray-space'],
  [
    'a page of another kind, pasted into the middle of a source',
    withFile(
      uqu,
      VALID[uqu].replace(/( *- title: .*\n)/, '$1  - url: https://ksu.edu.sa/en/about\n').replace('official', 'press'),
    ),
    'duplicate-key',
  ],
  [
    'a Hijri day under a label with its year',
    withFile(
      gat,
      VALID[gat]
        .replace(/label: (.*)\n( *)labelEn: (.*)\n/, 'label: $1 1448هـ\n$2labelEn: $3 1448 AH\n')
        .replace('opens: 2026-11-01', 'opens: null')
        .replace('closes: 2026-11-30', 'closes: 1448-01-15'),
    ),
    'bad-day',
  ],
  [
    'a fee from memory, which is said to be missing, and of which an answer knows better',
    edited(
      step,
      'sources:',
      'feeSar: 100\nmissing:\n  feeSar: { reason: not-found, lookedOn: 2026-11-20 }\nsources:',
      withFile(
        fee,
        VALID[fee]
          .replace('مئة ريال', '120 ريال')
          .replace(/(answerEn: ).*/, '$1SAR 120')
          .replace('appliesTo: null', 'about: { exams: [step] }'),
      ),
    ),
    'no-source',
  ],
  ['a word for a day', edited(gat, 'closes: 2026-11-30', 'closes: غير محدد'), 'placeholder-text'],
  ['a word for a day of publication', edited(uqu, "'2026'", 'غير معروف'), 'placeholder-text'],
  [
    'a password in an address',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: https://me:x@ksu.edu.sa\n'),
    'bad-address',
  ],
  [
    'a city that is not known',
    cities(['الدمام', 'TBD'], ['الدمام', 'Dammam'], ['الدمام', 'Dammam']),
    'placeholder-text',
  ],
  [
    'no word for a sector',
    edited(uqu, 'identifiers: {}', 'kind: N/A\nmissing: { kind: { reason: not-found, lookedOn: 2026-11-20 } }'),
    'unknown-word',
  ],
  [
    'a misspelt key of what else a source says',
    edited(gat, '2026-11-30', '2026-11-30\n    confidence: disputed\n    otherSourcs: []'),
    'unknown-key',
  ],
  [
    'the file of a retired id',
    edited('retired.yaml', 'universities:', 'universities:\n  - ksu.yaml', withoutFile(ksu)),
    'wrong-form',
  ],
  [
    'a track without its source',
    withFile(weights, VALID[weights].replace(/ {4}source:[\s\S]*?(?=windows)/, '')),
    'missing-key',
  ],
  ['an official page of another kind', edited(uqu, 'kind: official', 'kind: other'), 'kind-unlike-host'],
  [
    'a late fee with a point',
    edited(
      gat,
      '[durationMinutes, scoreRange]',
      '[scoreRange, feeSar, feeLateSar]',
      edited(gat, 'durationMinutes: 120', 'feeSar: 100\nfeeLateSar: 1.500'),
    ),
    'out-of-range',
  ],
  ['an emoji with its variation', edited(fee, 'مئة ريال.', 'مئة ريال ✔️'), 'unfit-text'],
  ['a retired id without its dash', withFile('retired.yaml', 'universities: ksu\n', withoutFile(ksu)), 'wrong-type'],
  [
    'an answer of another duration than its exam, in one language',
    edited(fee, 'مئة ريال.', 'مدته 90 دقيقة.', edited(fee, 'appliesTo: null', 'about: { exams: [gat] }')),
    'figure-of-record',
  ],
  [
    'a source of next year',
    edited(
      fee,
      '    url: ',
      '    published: 2027-01-01\n    url: ',
      edited(fee, 'readOn', 'validAsOf: 2019-01-01\nreadOn'),
    ),
    'future-day',
  ],
  ['an institution that nobody knows', edited(weights, 'university: ksu', 'university: kfupm'), 'unknown-reference'],
  ['a window without its Arabic label', edited(gat, '    label: التسجيل\n', ''), 'missing-key'],
  ['a window far ahead, under the label of its year', labelled('null', '2041-01-01'), 'far-day'],
  ['a window of years, under that label', labelled('2023-11-01', '2026-11-30'), 'unlikely-length'],
  [
    'another date in English, on the same day of the week',
    edited(fee, 'مئة ريال.', 'الأحد 25 أكتوبر 2026.', edited(fee, 'One hundred riyals.', 'Sunday 26 October 2026.')),
    'unlikely-day',
  ],
  [
    'the city of another region',
    cities(['الرياض', 'Makkah'], ['مكة', 'Makkah'], ['مكة', 'Makkah']),
    'city-of-other-region',
  ],
  ['a text far too long', edited(skill, 'Explains access.', 'x'.repeat(1025)), 'text-too-long'],
  [
    'a search of a university',
    edited(ksu, 'https://ksu.edu.sa/en/about\n    kind: official', 'https://ksu.edu.sa/search?q=a\n    kind: press'),
    'search-page',
  ],
  [
    'a holiday pasted under another id',
    withFile(year, VALID[year].replace(/ {2}- id: national-day([\s\S]*?)(?=endOfYear)/, '$&  - id: other-day$1')),
    'repeated-item',
  ],
  ['a phrasing pasted twice', edited(fee, '  - بكم الاختبار', '  - بكم الاختبار\n  - بكم الاختبار'), 'repeated-item'],
  [
    'a title and its address exchanged',
    edited(uqu, 'Home page\n    url: ', 'https://a.sa\n    url: Home of '),
    'unfit-text',
  ],
  ['a window that opens years later', edited(gat, 'opens: 2026', 'opens: 2036'), 'far-day'],
  ['a college that nobody filled in', edited(ksu, '  - id: law', '  - id:\n    name:\n  - id: law'), 'empty-text'],
  [
    'a holiday of which one end is no day',
    edited(year, '    starts: 2026-09-23\n    ends: 2026-09-23', '    starts: 2026-09-13\n    ends: 2026-09-23?'),
    'bad-day',
  ],
  [
    'a major pasted twice',
    withFile('majors.yaml', VALID['majors.yaml'].replace(/ {2}- [\s\S]*/, '$&$&')),
    'duplicate-id',
  ],
  ['another day than the record', answering('الأحد 24 أغسطس 2026', 'Sunday 24 August 2026'), 'figure-of-record'],
  [
    'a spelling of another region',
    edited(
      'regions.yaml',
      '- Mecca\n',
      `- Mecca\n${TABUK.slice(9, -3)}, aliases: [مكة المكرمة] }\n`,
      cities(['مكة المكرمة', 'Makkah']),
    ),
    'region-spelling',
  ],
  ['a city in letters of another language', cities(['مکة', 'Makkah'], ['مكة', 'Makkah']), 'foreign-letter'],
  ['a search for Arabic words', edited(ksu, 'ksu.edu.sa/en/about', 'bing.com/search?q=جامعة'), 'search-page'],
  ['a question in the other language', edited(fee, 'What does the exam cost?', 'كم رسوم الاختبار؟'), 'wrong-language'],
  ['a word for a number', edited(ksu, 'founded: 1957', 'founded: N/A'), 'wrong-type'],
];

const allFindings = (tree: Tree): Promise<Finding[]> =>
  inDirectory({ ...PUBLISHED, ...tree }, async (dir) => {
    const { documents, broken, findings: unread } = await readContent(dir);
    const { content, findings } = checkShapes(documents, broken);
    return [...unread, ...findings, ...brokenRules(content, '2026-11-21')];
  });

const ROWS = CAUSES.map(({ cause, here = [], everywhere = [] }) => ({ cause, silences: [...here, ...everywhere] }));

/** The entries of the tables that a mistake was found to need. */
const needed = new Set<string>();

test.each(MISTAKES)('%s is one finding', async (_, tree, code) => {
  const all = await allFindings(tree);
  const left = causesAmong(all);
  expect(left.map((finding) => finding.code)).toEqual([code]);
  const codes = new Set(all.map((finding) => finding.code));
  expect(all.length).toBeGreaterThan(1);
  for (const { code: silenced } of all.filter((finding) => !left.includes(finding))) {
    const rows = ROWS.filter(({ cause, silences }) => codes.has(cause) && silences.includes(silenced));
    const [row, ...others] = rows;
    if (row === undefined) needed.add(code).add(silenced);
    else if (others.length === 0) needed.add(`${row.cause} silences ${silenced}`);
  }
});

test('each entry of the tables is needed by one of these mistakes', () => {
  const rows = ROWS.flatMap(({ cause, silences }) => silences.map((code) => `${cause} silences ${code}`));
  const entries = [...rows, ...OF_A_SOUND_FILE, ...OF_A_PAIR, ...PRECEDENCE];
  expect(entries.filter((entry) => !needed.has(entry))).toEqual([]);
});
