import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { placeVocabulary } from '../../build/site/mcp/calendar.ts';
import { directory } from '../../build/site/mcp/directory.ts';
import { MCP_DIRECTORY_FILE } from '../../edge/http/addresses.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { BASE, call, ERAS, MODERN, TOOLS } from './post.ts';
import { site } from './site.ts';

const callTool = async (name: string, given: unknown, revision: string = MODERN) => {
  const { status, text, json } = await call(site, revision, 'tools/call', { name, arguments: given });
  expect(status).toBe(200);
  return { text, json };
};

const answerTo = async (name: string, given: object, revision: string = MODERN) => {
  const { json } = await callTool(name, given, revision);
  const { content, structuredContent }: Record<string, unknown> = Object(Object(json).result);
  const [said, ...links] = Array.isArray(content) ? content : [];
  expect(said).toEqual({ type: 'text', text: JSON.stringify(structuredContent) });
  // Where something is left out, a link leads to the whole, in revisions that have links.
  const { leftOut = '' } = Object(structuredContent);
  const uri = revision < '2025-06-18' ? undefined : / GET (\S+)$/.exec(leftOut)?.[1];
  expect(links).toEqual(uri === undefined ? [] : [expect.objectContaining({ type: 'resource_link', uri })]);
  return Object(structuredContent);
};

/** What is asked in other words is answered with the same. */
const each = (argument: string, values: readonly unknown[]) => values.map((value) => ({ [argument]: value }));

const SAME: readonly [string, ...object[]][] = [
  ['list_universities', {}, { region: '' }, { region: '  ' }, { region: null, major: null, kind: '' }, { limit: ' ' }],
  ['list_universities', { limit: 5, kind: 'public' }, { limit: '5', kind: 'Public' }, { limit: '٥', kind: ' PUBLIC' }],
  ['list_universities', { foundedTo: 1974 }, { foundedTo: '1974' }, { foundedTo: '١٩٧٤' }],
  ['list_universities', { field: '071' }, { field: 71 }, { field: 'Engineering' }, { field: 'هندسة' }],
  ['list_universities', ...each('region', ['riyadh', ' RIYADH ', 'الرياض', 'رياض', 'منطقة الرِّياض'])],
  ['list_universities', { region: 'makkah' }, { region: 'مكه المكرمه' }],
  ['list_universities', { region: 'eastern' }, { region: 'Eastern  province' }, { region: 'الشرقية' }],
  ['list_universities', { region: 'riyadh' }, { region: 'Ar-Riyadh' }, { region: 'Al Riyadh Province' }],
  ['list_universities', { region: 'northern-borders' }, { region: 'northern borders' }],
  ['list_universities', ...each('major', ['nursing', 'بكالوريوس تمريض', 'تخصصات التمريض', 'Nursing majors'])],
  ['list_universities', { major: 'computer-science' }, { major: 'علوم حاسب' }, { major: 'Computer Science' }],
  ['get_university', ...each('id', ['ksu', ' KSU ', 'جامعة الملك سعود', 'الملك سعود', 'جامعه  المَلك سعود'])],
  ['get_university', ...each('id', ['ksu', 'king saud university', 'King-Saud-University'])],
  [
    'get_university',
    ...each('id', ['kau', 'جامعة الملك عبدالعزيز', 'جامعة الملك عبد العزيز', 'King Abdul-Aziz University']),
  ],
  ['list_exams', {}, { id: null }, { status: '' }],
  ['list_exams', { id: 'gat' }, { id: 'GAT' }, { id: 'القدرات' }, { id: 'GAT exam' }, { id: 'G.A.T.' }],
  ['list_exams', { id: 'pgat' }, { id: 'القدرات العامة للجامعيين' }, { id: 'Post-Graduate General Aptitude' }],
  ['list_exams', { status: 'awaiting_announcement' }, { status: 'Awaiting announcement' }],
  ['list_exams', { id: 'Tahsili' }, { id: 'TAHSILI' }, { id: 'التحصيلي' }, { id: 'اختبار التحصيلي' }],
  ['get_academic_calendar', {}, { year: null, place: '' }],
  ['get_academic_calendar', ...each('year', ['1448', '١٤٤٨', 1448, '2026-2027', '2026/27', '1448 هـ', '1448H'])],
  ['get_academic_calendar', { place: 'jeddah' }, { place: 'جدة' }, { place: 'JEDDAH' }, { place: 'Jiddah' }],
  ['get_academic_calendar', ...each('place', ['makkah', 'مكة', 'مكه', 'Mecca', 'منطقة مكة المكرمة', 'مدينة مكة'])],
  ['get_academic_calendar', { place: 'madinah' }, { place: 'Medina' }, { place: 'المدينة' }],
  ['get_academic_calendar', { place: 'elsewhere' }, { place: 'Riyadh' }, { place: 'عسير' }, { place: 'أبها' }],
  ['get_academic_calendar', { year: '1448', place: 'taif' }, { year: 1448, place: 'At-Taif' }],
];

describe.each(ERAS)('revision %s', (revision) => {
  test.each(SAME)('%s %j is understood in other words, too', async (name, given, ...others) => {
    const answer = await answerTo(name, given, revision);
    for (const other of others) expect(await answerTo(name, other, revision)).toEqual(answer);
  });

  test('search_faq gives the answer of the search', async () => {
    const answer = await answerTo('search_faq', { q: 'النسبة الموزونة', limit: 2 }, revision);
    expect(answer).toMatchObject({ count: 2, query: { text: 'النسبة الموزونة' } });
  });
});

test('search_faq gives five hits unless told, and only those of a category', async () => {
  expect(await answerTo('search_faq', { q: 'قبول' })).toMatchObject({ count: 5 });
  expect(await answerTo('search_faq', { q: 'قبول', limit: 10 })).toMatchObject({ count: 10 });
  const { faq } = await answerTo('search_faq', { q: 'قبول', category: 'platform' });
  expect(new Set(faq.map(({ category }: { category: string }) => category))).toEqual(new Set(['platform']));
  expect(faq[0]).toMatchObject({ score: 1 });
});

test('every region of the REST answer is accepted as a region', async () => {
  const list: { regions: { id: string; accepted: string[] }[] } = JSON.parse(
    (await site.read('/api/agent/regions.json')) ?? '',
  );
  for (const { id, accepted } of list.regions) {
    const answer = await answerTo('list_universities', { region: id });
    for (const region of accepted) {
      expect(await answerTo('list_universities', { region }), region).toEqual(answer);
    }
  }
});

const FAULTS: readonly [string, unknown, RegExp][] = [
  ['list_universities', { region: 'Mars' }, /no `region` «Mars».*riyadh \(الرياض, Riyadh\);.*jawf \(/],
  ['list_universities', { region: '__proto__' }, /no `region` «__proto__»/],
  ['list_universities', { region: 5 }, /no `region` «5»/],
  ['list_universities', { region: ['x'] }, /`region` must be a text of at most 100 characters/],
  ['list_universities', { region: 'x'.repeat(101) }, /`region` must be a text of at most 100 characters/],
  [
    'list_universities',
    { regoin: 'riyadh' },
    /Unknown argument `regoin`\. list_universities takes `region`, `kind`, `major`, /,
  ],
  ['list_universities', JSON.parse('{"__proto__":{"region":"x"}}'), /Unknown argument `__proto__`/],
  ['get_university', {}, /`id` is missing.*list_universities/],
  ['get_university', { id: null }, /`id` is missing.*list_universities/],
  ['get_university', { id: '' }, /`id` is missing.*list_universities/],
  ['list_universities', { major: 'هندسة' }, /no `major` «هندسة».*Did you mean .*engineering \(/],
  ['list_universities', { major: 'تمريض عسكري' }, /Did you mean nursing \(/],
  ['list_universities', { kind: 'secret' }, /`kind` must be one of `public`, `private`, `military`/],
  ['list_universities', { limit: 0 }, /`limit` must be an integer from 1 to 100/],
  ['list_universities', { cursor: 'x' }, /`cursor` must be the `nextCursor` of the page before/],
  ['list_universities', { cursor: '-1' }, /`cursor` must be/],
  ['list_universities', { cursor: '100000' }, /`cursor` must be/],
  ['get_university', { id: 'kssu' }, /«kssu»\. Did you mean ksu \(جامعة الملك سعود, King Saud University\)/],
  ['get_university', { id: 'king-saud-universty' }, /Did you mean ksu /],
  [
    'get_university',
    { id: 'zzzzzzzzzzzzzzzzzzzz' },
    /no `id` «zzzzzzzzzzzzzzzzzzzz»\. Its id as list_universities gives it/,
  ],
  ['get_university', { id: '../exams' }, /no `id` «\.\.\/exams»/],
  ['get_university', { id: ['ksu'] }, /`id` must be a text/],
  ['list_exams', { status: 'closed' }, /`status` must be one of `open`, `upcoming`, `awaiting_announcement`\./],
  ['list_exams', { id: 'nope' }, /no `id` «nope»\. Send one of .*gat-english \(/],
  ['get_academic_calendar', { year: 2026 }, /«2026» may be any of 1448; 1447/],
  ['get_academic_calendar', { year: '1399' }, /no `year` «1399»\. Send one of .*1448/],
  ['get_academic_calendar', { place: 'Mars' }, /no `place` «Mars»\. Send one of makkah \(.*elsewhere/],
  ['search_faq', {}, /`q` is missing/],
  ['search_faq', { q: ' \n ' }, /`q` is missing/],
  ['search_faq', { q: 'ق'.repeat(201) }, /`q` must be a text of at most 200 characters/],
  ['search_faq', { q: 'x', category: 'y' }, /`category` must be one of `platform`, /],
  ['search_faq', { q: 'x', limit: 0 }, /`limit` must be an integer from 1 to 10/],
  ['search_faq', { q: 'x', limit: 2.5 }, /`limit` must be an integer from 1 to 10/],
  ['search_faq', { q: 'x', limit: 'three' }, /`limit` must be an integer from 1 to 10/],
];

test.each(FAULTS)('%s %j is told what would be right', async (name, given, message) => {
  for (const revision of ERAS) {
    const { json } = await callTool(name, given, revision);
    expect(json).toMatchObject({
      result: { isError: true, content: [{ type: 'text', text: expect.stringMatching(message) }] },
    });
    expect(json).not.toHaveProperty('result.structuredContent');
  }
});

test('an exam that is had in several forms is given in all of them, and what an id leaves no room for is named', async () => {
  const { exams, ignored } = await answerTo('list_exams', { id: 'Tahsili', status: 'open' });
  expect(exams.map(({ id }: { id: string }) => id)).toEqual(['saat-arts', 'saat-science']);
  expect(ignored).toEqual(['status']);
  expect(await answerTo('list_exams', { id: 'gat', status: 'open' })).toMatchObject({ ignored: ['status'] });
});

test('the days of a place that is a region, and no city, are those of its cities', async () => {
  const catalogue = await frozenCatalogue();
  const qassim = { ...catalogue.places[0], id: 'qassim', name: 'القصيم', nameEn: 'Qassim', regionId: 'qassim' };
  const places = [...catalogue.places, { aliases: [], aliasesEn: [], ...qassim }];
  const { ids } = placeVocabulary({ catalogue: { ...catalogue, places }, baseUrl: BASE, asOf: '2026-11-20' });
  expect([ids.buraydah, ids.qassim, ids.riyadh]).toEqual([['qassim'], ['qassim'], ['elsewhere']]);
});

test('the calendar says which place it is of', async () => {
  const place = { id: 'makkah', name: 'مكة المكرمة', nameEn: 'Makkah' };
  expect(await answerTo('get_academic_calendar', { place: 'Mecca' })).toMatchObject({ place });
  expect(await answerTo('get_academic_calendar', { place: 'Abha' })).toMatchObject({
    place: { id: 'elsewhere' },
  });
  expect(await answerTo('get_academic_calendar', {})).not.toHaveProperty('place');
});

test('a city that is sent as a region, and a major or field in a search, are read as what they are', async () => {
  const inJeddah = await answerTo('list_universities', { q: 'Jeddah' });
  const { readAs, ...asRegion } = await answerTo('list_universities', { region: 'جده' });
  expect(readAs).toEqual({ city: 'جده', region: 'makkah' });
  expect(asRegion).toEqual(inJeddah);
  const { readAs: spelt, ...inJiddah } = await answerTo('list_universities', { region: 'Jiddah' });
  expect(spelt).toEqual({ city: 'Jiddah', region: 'makkah' });
  expect(inJiddah).toEqual(inJeddah);
  const { universities, unknown } = await answerTo('list_universities', { q: 'public universities in Riyadh' });
  // NAUSS, RUA, Arab East and Vision in Riyadh: nobody says of which sector they are.
  expect(unknown).toEqual({ kind: 4 });
  expect(new Set(universities.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['public']));
  expect(universities.length).toBeGreaterThan(2);
  const hofuf = await answerTo('list_universities', { region: 'Hofuf' });
  expect(hofuf).toMatchObject({ readAs: { city: 'Hofuf', region: 'eastern' } });
  const { readAs: study, ...found } = await answerTo('list_universities', { q: 'medicine in Jeddah' });
  expect(study).toEqual({ major: 'medicine', q: 'jeddah' });
  expect(found).toEqual(await answerTo('list_universities', { q: 'jeddah', major: 'medicine' }));
  expect(await answerTo('list_universities', { q: 'هندسة الرياض' })).toMatchObject({
    readAs: { field: '071' },
  });
});

test('rows say what they were chosen by, and how many institutions are left out because it is not held', async () => {
  const { universities, unknown, total } = await answerTo('list_universities', {
    foundedTo: 1975,
    field: '071',
  });
  expect(total).toBeGreaterThan(0);
  for (const { founded, fields } of universities) {
    expect(founded).toBeLessThanOrEqual(1975);
    expect(fields.every((code: string) => code.startsWith('071'))).toBe(true);
  }
  expect(unknown.founded).toBeGreaterThan(0);
});

test('a name that several universities have is told which ids it may mean', async () => {
  const catalogue = await frozenCatalogue();
  const universities = catalogue.universities.map((university) =>
    ['ksu', 'kau'].includes(university.id)
      ? { ...university, aliases: [...university.aliases, 'الجامعة الأم'] }
      : university,
  );
  const names = directory({ catalogue: { ...catalogue, universities }, baseUrl: BASE, asOf: '2026-11-20' }, {});
  const ambiguous: PublishedSite = {
    read: async (path) => (path === MCP_DIRECTORY_FILE ? JSON.stringify(names) : site.read(path)),
  };
  const given = { name: 'get_university', arguments: { id: 'الجامعه الام' } };
  const { json } = await call(ambiguous, MODERN, 'tools/call', given);
  expect(json).toMatchObject({
    result: {
      isError: true,
      content: [{ text: expect.stringMatching(/may be any of (kau|ksu) \(.*; (kau|ksu) \(.*Send one of/) }],
    },
  });
});

test('the tools are described for a model that has never seen them', async () => {
  const { json } = await call(site, MODERN, 'tools/list');
  const tools: Record<string, unknown>[] = Object(Object(json).result).tools;
  expect(tools.map(({ name }) => name)).toEqual(TOOLS);
  for (const tool of tools) {
    expect(tool).toMatchObject({
      title: expect.stringMatching(/\p{Script=Arabic}.*[A-Za-z]/u),
      description: expect.stringMatching(/Use it|Searches[\s\S]*never guess/),
      inputSchema: { type: 'object', additionalProperties: false },
      outputSchema: { type: 'object' },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    });
    expect(tool.description).toMatch(/never guess/);
  }
  expect(tools.filter(({ description }) => /credit/i.test(String(description)))).toHaveLength(4);
});

test('the tools take a model little to read, and still say which keys and values an answer has', async () => {
  const { json, text } = await call(site, MODERN, 'tools/list');
  // About 4,500 tokens.
  expect(text.length).toBeLessThan(18_400);
  const tools: { name: string; outputSchema: object }[] = Object(json).result.tools;
  const ajv = new Ajv2020({ strict: false });
  for (const [name, given] of [
    ['list_universities', {}],
    ['list_universities', { major: 'medicine' }],
    ['get_university', { id: 'ksu' }],
    ['list_exams', {}],
    ['list_exams', { id: 'gat' }],
    ['get_academic_calendar', {}],
    ['get_academic_calendar', { place: 'jeddah' }],
    ['search_faq', { q: 'GAT' }],
  ] as const) {
    const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? {};
    const body: Record<string, unknown> = await answerTo(name, given);
    expect(ajv.validate(schema, body), `${name}: ${ajv.errorsText()}`).toBe(true);
    expect(ajv.validate(schema, { ...body, added: 'later' })).toBe(true);
    expect(ajv.validate(schema, {}), name).toBe(false);
    for (const list of Object.values(body).filter((value) => Array.isArray(value))) {
      for (const key of Object.keys(list[0] ?? {})) {
        const wrong = JSON.parse(JSON.stringify(body).replaceAll(`"${key}":`, `"${key}":true,"_":`));
        expect(ajv.validate(schema, wrong), `${name} ${key}`).toBe(false);
      }
    }
  }
});
