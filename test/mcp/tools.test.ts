import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { siteOf } from '../../build/site/site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { BASE, call, LEGACY, MODERN } from './post.ts';
import { testSite } from './site.ts';

const site = await testSite('https://data.example.sa');
const REVISIONS = [...LEGACY, MODERN];

const callTool = async (name: string, given: unknown, revision: string = MODERN) => {
  const { status, text, json } = await call(site, revision, 'tools/call', { name, arguments: given });
  expect(status).toBe(200);
  return { text, json };
};

/** The REST answer for each call, by the file that holds it. */
const CALLS: readonly [string, object, string][] = [
  ['list_universities', {}, '/api/agent/universities.json'],
  ['list_universities', { region: '' }, '/api/agent/universities.json'],
  ['list_universities', { region: '  ' }, '/api/agent/universities.json'],
  ['list_universities', { region: 'riyadh' }, '/api/agent/regions/riyadh.json'],
  ['list_universities', { region: ' RIYADH ' }, '/api/agent/regions/riyadh.json'],
  ['list_universities', { region: 'الرياض' }, '/api/agent/regions/riyadh.json'],
  ['list_universities', { region: 'منطقة الرِّياض' }, '/api/agent/regions/riyadh.json'],
  ['list_universities', { region: 'مكه المكرمه' }, '/api/agent/regions/makkah.json'],
  ['list_universities', { region: 'Eastern  province' }, '/api/agent/regions/eastern.json'],
  ['list_universities', { region: 'northern borders' }, '/api/agent/regions/northern-borders.json'],
  ['get_university', { id: 'ksu' }, '/api/agent/universities/ksu.json'],
  ['get_university', { id: ' KSU ' }, '/api/agent/universities/ksu.json'],
  ['get_university', { id: 'جامعة الملك سعود' }, '/api/agent/universities/ksu.json'],
  ['get_university', { id: 'الملك سعود' }, '/api/agent/universities/ksu.json'],
  ['get_university', { id: 'جامعه  المَلك سعود' }, '/api/agent/universities/ksu.json'],
  ['get_university', { id: 'king saud university' }, '/api/agent/universities/ksu.json'],
  ['get_university', { id: 'King-Saud-University' }, '/api/agent/universities/ksu.json'],
  ['list_universities', { region: null }, '/api/agent/universities.json'],
  ['list_exams', {}, '/api/agent/exams.json'],
  ['list_exams', { id: 'gat-english' }, '/api/agent/exams/gat-english.json'],
  ['get_academic_calendar', {}, '/api/agent/calendar.json'],
  ['get_academic_calendar', { year: null }, '/api/agent/calendar.json'],
  ['get_academic_calendar', { year: '1448' }, '/api/agent/calendar/1448.json'],
  ['get_academic_calendar', { year: '١٤٤٨' }, '/api/agent/calendar/1448.json'],
];

describe.each(REVISIONS)('revision %s', (revision) => {
  test.each(CALLS)('%s %j gives the bytes of the REST answer', async (name, given, file) => {
    const body = await site.read(file);
    const { text, json } = await callTool(name, given, revision);
    expect(text).toContain(`"structuredContent":${body}`);
    expect(json).toMatchObject({ result: { content: [{ type: 'text', text: body }] } });
  });

  test('search_faq gives the answer of the search and mirrors it', async () => {
    const { json } = await callTool('search_faq', { q: 'النسبة الموزونة', limit: 2 }, revision);
    const { content, structuredContent }: Record<string, unknown> = Object(Object(json).result);
    expect(structuredContent).toMatchObject({ count: 2, query: { text: 'النسبة الموزونة' } });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  });
});

test('every region of the REST answer is accepted as a region', async () => {
  const list: { regions: { id: string; accepted: string[] }[] } = JSON.parse(
    (await site.read('/api/agent/regions.json')) ?? '',
  );
  for (const { id, accepted } of list.regions) {
    for (const region of accepted) {
      const { text } = await callTool('list_universities', { region });
      expect(text, region).toContain(
        `"structuredContent":${await site.read(`/api/agent/regions/${id}.json`)}`,
      );
    }
  }
});

const FAULTS: readonly [string, unknown, RegExp][] = [
  ['list_universities', { region: 'Mars' }, /no region «Mars».*riyadh \(الرياض, Riyadh\);.*jawf \(/],
  ['list_universities', { region: '__proto__' }, /no region «__proto__»/],
  ['list_universities', { region: 5 }, /`region` must be a text of at most 100 characters/],
  ['list_universities', { region: 'x'.repeat(101) }, /`region` must be a text of at most 100 characters/],
  [
    'list_universities',
    { regoin: 'riyadh' },
    /Unknown argument `regoin`\. list_universities takes `region`\./,
  ],
  ['list_universities', JSON.parse('{"__proto__":{"region":"x"}}'), /Unknown argument `__proto__`/],
  ['get_university', {}, /`id` is missing.*list_universities/],
  ['get_university', { id: null }, /`id` is missing.*list_universities/],
  ['get_university', { id: '' }, /no university with the id or name «»\. list_universities gives every id/],
  ['get_university', { id: 'kssu' }, /«kssu»\. Did you mean ksu \(جامعة الملك سعود, King Saud University\)/],
  ['get_university', { id: 'king-saud-universty' }, /Did you mean ksu /],
  [
    'get_university',
    { id: 'zzzzzzzzzzzzzzzzzzzz' },
    /«zzzzzzzzzzzzzzzzzzzz»\. list_universities gives every id/,
  ],
  ['get_university', { id: '../exams' }, /no university with the id or name/],
  ['get_university', { id: ['ksu'] }, /`id` must be a text/],
  ['list_exams', { status: 'open' }, /Unknown argument `status`\. list_exams takes `id`\./],
  ['list_exams', { id: 'nope' }, /no `id` «nope»\. Send one of: /],
  ['get_academic_calendar', { year: 1448 }, /`year` must be a text of at most 10 characters.*`1448`/],
  ['get_academic_calendar', { year: '1399' }, /no `year` «1399»\. Send one of: .*1448/],
  ['search_faq', {}, /`q` is missing/],
  ['search_faq', { q: ' \n ' }, /`q` is empty/],
  ['search_faq', { q: 'ق'.repeat(201) }, /`q` must be a text of at most 200 characters/],
  ['search_faq', { q: 'x', limit: 0 }, /`limit` must be an integer from 1 to 10/],
  ['search_faq', { q: 'x', limit: 2.5 }, /`limit` must be an integer from 1 to 10/],
  ['search_faq', { q: 'x', limit: '3' }, /`limit` must be an integer from 1 to 10/],
];

test.each(FAULTS)('%s %j is told what would be right', async (name, given, message) => {
  for (const revision of REVISIONS) {
    const { json } = await callTool(name, given, revision);
    expect(json).toMatchObject({
      result: { isError: true, content: [{ type: 'text', text: expect.stringMatching(message) }] },
    });
    expect(json).not.toHaveProperty('result.structuredContent');
  }
});

test('a name that several universities have is told which ids it may mean', async () => {
  const catalogue = await frozenCatalogue();
  const universities = catalogue.universities.map((university) =>
    ['ksu', 'kau'].includes(university.id)
      ? { ...university, aliases: [...university.aliases, 'الجامعة الأم'] }
      : university,
  );
  const { files } = siteOf({ catalogue: { ...catalogue, universities }, baseUrl: BASE, asOf: '2026-11-20' });
  const bodies = new Map(files.map(({ path, body }) => [path, String(body)]));
  const ambiguous = { read: async (path: string) => bodies.get(path) ?? null };
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
  expect(tools.map(({ name }) => name)).toEqual([
    'list_universities',
    'get_university',
    'list_exams',
    'get_academic_calendar',
    'search_faq',
  ]);
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
  expect(text.length).toBeLessThan(18_000);
  const tools: { name: string; outputSchema: object }[] = Object(json).result.tools;
  const ajv = new Ajv2020({ strict: false });
  for (const [name, file] of [
    ['list_universities', '/api/agent/universities.json'],
    ['get_university', '/api/agent/universities/ksu.json'],
    ['list_exams', '/api/agent/exams.json'],
    ['get_academic_calendar', '/api/agent/calendar.json'],
  ]) {
    const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? {};
    const body: Record<string, unknown> = JSON.parse((await site.read(file ?? '')) ?? '');
    expect(ajv.validate(schema, body), `${name}: ${ajv.errorsText()}`).toBe(true);
    expect(ajv.validate(schema, { ...body, added: 'later' })).toBe(true);
    expect(ajv.validate(schema, {}), name).toBe(false);
    for (const list of Object.values(body).filter((value) => Array.isArray(value))) {
      for (const key of Object.keys(list[0])) {
        const wrong = JSON.parse(JSON.stringify(body).replaceAll(`"${key}":`, `"${key}":true,"_":`));
        expect(ajv.validate(schema, wrong), `${name} ${key}`).toBe(false);
      }
    }
  }
});
