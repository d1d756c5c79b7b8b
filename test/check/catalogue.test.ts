import { expect, test } from 'vitest';
import { asWritten } from '../../build/schema/optional.ts';
import { UniversityRecord } from '../../build/schema/university.ts';
import { byCodePoints } from '../../edge/text/order.ts';
import { edited, load, VALID, withFile } from '../support/content-tree.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';

const university = (id: string, name: string): string =>
  VALID['universities/uqu.yaml']
    .replace('id: uqu', `id: ${id}`)
    .replace('جامعة أم القرى', name)
    .replace('Umm Al-Qura', `Name of ${id}`);

test('universities are ordered by their folded names: hamza and tashkeel do not count', async () => {
  const tree = withFile(
    'universities/c.yaml',
    university('c', 'إاب'),
    withFile('universities/b.yaml', university('b', 'أَا'), withFile('universities/a.yaml', university('a', 'اج'))),
  );
  const { catalogue } = await load(tree);
  expect(catalogue?.universities.map(({ id }) => id)).toEqual(['b', 'c', 'a', 'ksu', 'uqu']);
});

test('exams are ordered by id, questions by category and id, years newest first', async () => {
  const older = VALID['calendar/1448.yaml']
    .replaceAll('1448', '1447')
    .replaceAll('2027', '2026x')
    .replaceAll(/2026(?!x)/g, '2025')
    .replaceAll('2026x', '2026')
    // Nothing begins at the weekend.
    .replace('2025-08-16', '2025-08-17')
    .replace('2025-08-23', '2025-08-24')
    .replace('2025-08-30', '2025-08-31')
    .replace('2026-01-17', '2026-01-18');
  const fee = VALID['faq/fee.yaml'];
  const second = fee
    .replace('id: fee', 'id: aaa')
    .replace('كم رسوم', 'ما مدة')
    .replace('cost', 'last')
    .replace('بكم', 'مدة');
  const { findings, catalogue } = await load(withFile('calendar/1447.yaml', older, withFile('faq/aaa.yaml', second)));
  expect(findings).toEqual([]);
  expect(catalogue?.exams.map(({ id }) => id)).toEqual(['gat', 'step']);
  expect(catalogue?.faq.map(({ id }) => id)).toEqual(['aaa', 'fee', 'transfer']);
  expect(catalogue?.calendar.map(({ year }) => year)).toEqual(['1448', '1447']);
});

test('what an editor left out is null or an empty list', async () => {
  const { catalogue } = await load(VALID);
  expect(catalogue?.universities.at(-1)).toEqual({
    id: 'uqu',
    name: 'جامعة أم القرى',
    nameEn: 'Umm Al-Qura University',
    aliases: [],
    aliasesEn: [],
    type: 'university',
    kind: null,
    regionId: 'makkah',
    city: null,
    cityEn: null,
    url: null,
    admissionUrl: null,
    academicCalendarUrl: null,
    founded: null,
    sizeBand: null,
    qsRank: null,
    qsRankTo: null,
    qsYear: null,
    identifiers: { ror: null, wikidata: null },
    confidence: 'single-source',
    note: null,
    noteEn: null,
    verifiedOn: null,
    sources: [{ title: 'Home page', url: 'https://uqu.edu.sa', kind: 'official', published: '2026', supports: [] }],
    tuition: [],
    housing: [],
    collegesCoverage: 'none',
    colleges: [],
    missing: {},
  });
});

test('a mapping of which every key may be left out may be left out itself', async () => {
  const { catalogue } = await load(edited('universities/uqu.yaml', 'identifiers: {}\n', ''));
  const record = catalogue?.universities.find(({ id }) => id === 'uqu');
  expect(record?.identifiers).toEqual({ ror: null, wikidata: null });
});

test('the catalogue that tests share cannot be changed, so that what would change one fails there', async () => {
  const catalogue = await frozenCatalogue();
  expect(Object.isFrozen(catalogue)).toBe(true);
  expect(Object.isFrozen(catalogue.universities[0]?.colleges[0]?.majors)).toBe(true);
});

test('a skill keeps its whole text', async () => {
  const { catalogue } = await load(VALID);
  const text = VALID['skills/agent-auth/SKILL.md'];
  expect(catalogue?.skillTexts).toEqual(new Map([['agent-auth', text]]));
});

test('the schema for editors asks only for what may not be left out', () => {
  expect(asWritten(UniversityRecord)).toMatchObject({
    required: ['id', 'name', 'nameEn', 'type', 'confidence', 'sources', 'collegesCoverage'],
  });
});

test('texts are ordered by code points, not by UTF-16 units', () => {
  expect(['\u{1F600}', '\uFFFD', 'b', 'a', 'ab'].sort(byCodePoints)).toEqual(['a', 'ab', 'b', '\uFFFD', '\u{1F600}']);
});

test('official sources lead, then newspapers, whatever the order in which an editor wrote them', async () => {
  const page = (host: string, kind: string) => `{ title: ${host}, url: 'https://${host}.sa/page', kind: ${kind} }`;
  const gat = VALID['exams/gat.yaml'].replace(
    /( {4})source:\n(?: {6}.*\n)+/,
    `$1source: ${page('blog', 'other')}\n$1otherSources:\n$1  - ${page('paper', 'press')}\n$1  - ${page('body', 'official')}\n`,
  );
  const fee = VALID['faq/fee.yaml'].replace(
    /sources:\n(?: .*\n)+/,
    `sources: [${page('paper', 'press')}, ${page('body', 'official')}]\n`,
  );
  const { catalogue } = await load(withFile('exams/gat.yaml', gat, withFile('faq/fee.yaml', fee)));
  const [window] = catalogue?.exams[0]?.windows ?? [];
  expect(window?.source.title).toBe('body');
  expect(window?.otherSources.map(({ title }) => title)).toEqual(['paper', 'blog']);
  const entry = catalogue?.faq.find(({ id }) => id === 'fee');
  expect(entry?.sources.map(({ title }) => title)).toEqual(['body', 'paper']);
});
