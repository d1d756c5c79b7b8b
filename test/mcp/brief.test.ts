import { describe, expect, test } from 'vitest';
import { daysIn, expanded } from './brief.ts';
import { BASE, call, MODERN } from './post.ts';
import { site } from './site.ts';

const rest = async (path: string) => JSON.parse((await site.read(`/api/agent/${path}.json`)) ?? 'null');
const tool = async (name: string, given: object) => {
  const { json } = await call(site, MODERN, 'tools/call', { name, arguments: given });
  return Object(json).result.structuredContent;
};

const { exams } = await rest('exams');
const { universities } = await rest('universities');
const { years } = await rest('calendar');
const { places } = await rest('places');
const yearIds: string[] = years.map(({ year }: { year: string }) => year);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Keys of a record that a brief answer lacks, wherever they stand. */
function missing(whole: unknown, brief: unknown): string[] {
  if (Array.isArray(whole) && Array.isArray(brief)) return whole.flatMap((item, at) => missing(item, brief[at]));
  if (typeof whole !== 'object' || whole === null || typeof brief !== 'object' || brief === null) return [];
  return Object.entries(whole).flatMap(([key, member]) => {
    if (key in brief) return missing(member, Reflect.get(brief, key));
    const isEmpty = member === null || JSON.stringify(member) === '[]' || JSON.stringify(member) === '{}';
    return isEmpty || key === 'citation' || key === 'citationEn' ? [] : [key];
  });
}

/** Parts of a record whose elements name their sources, so that a brief record need not. */
const APART = ['colleges', 'majors', 'windows'];

type Sourced = { sources: { supports: string[] }[] };

/** A record with the sources that support something else, too. */
const withOwnSources = <T extends Sourced>(record: T): T => ({
  ...record,
  sources: record.sources
    .map((source) => ({ ...source, supports: source.supports.filter((key) => !APART.includes(key)) }))
    .filter(({ supports }) => supports.length > 0),
});

/** Holds a brief answer against the REST answer: it says nothing else, and what it leaves out it names. */
function compare(brief: Record<string, unknown>, whole: Record<string, unknown>) {
  expect(whole).toMatchObject(Object(expanded(brief)));
  const named = String(brief.leftOut).split(': ')[0]?.split(/, |\./);
  expect(named).toEqual(expect.arrayContaining([...new Set(missing(whole, expanded(brief)))]));
  const cited = JSON.stringify({ ...brief, sources: null });
  const list: { id: string }[] = Object(brief).sources;
  for (const { id } of list) expect(cited, `${id} is referred to`).toContain(`"${id}"`);
  expect(new Set(list.map((source) => JSON.stringify({ ...source, id: '' }))).size).toBe(list.length);
}

describe('a brief answer says nothing but what REST says, and names what it leaves out', () => {
  test.each(ids(universities))('get_university %s', async (id) => {
    const whole = await rest(`universities/${id}`);
    compare(await tool('get_university', { id }), {
      ...whole,
      universities: whole.universities.map(withOwnSources),
    });
  });

  test.each(ids(exams))('list_exams %s', async (id) => {
    const [brief, whole] = [await tool('list_exams', { id }), await rest(`exams/${id}`)];
    compare(brief, { ...whole, exams: whole.exams.map(withOwnSources) });
    // `registration` repeats a window.
    const days = new Set(daysIn({ ...whole, exams: [{ ...whole.exams[0], registration: null }] }));
    expect(new Set(daysIn(brief))).toEqual(days);
  });

  test('list_exams', async () => {
    const [brief, whole] = [await tool('list_exams', {}), await rest('exams')];
    compare(brief, whole);
    const isWindow = (day: string) => !day.includes('.registration');
    expect(daysIn(brief)).toEqual(daysIn(whole).filter(isWindow));
    expect(brief.leftOut).toContain(`send \`id\`, or GET ${BASE}/api/agent/exams`);
  });

  test.each(['open', 'upcoming', 'awaiting_announcement'])('list_exams, %s', async (status) => {
    const [brief, whole] = [await tool('list_exams', { status }), await rest('exams')];
    const those = whole.exams.filter((exam: { status: string }) => exam.status === status);
    expect(brief.exams).toHaveLength(those.length);
    compare(brief, { ...whole, exams: those });
  });

  test.each(yearIds)('get_academic_calendar %s', async (year) => {
    const [brief, whole] = [await tool('get_academic_calendar', { year }), await rest(`calendar/${year}`)];
    expect(daysIn(brief)).toEqual(daysIn({ years: whole.years }));
    const { endOfYearSources: _, staffReturnSources: __, ...own } = brief.years[0];
    expect(whole.years[0]).toMatchObject(Object(expanded({ ...own, sources: brief.sources })));
  });

  test.each(ids(places))('get_academic_calendar in %s', async (place) => {
    const whole = (await rest(`places/${place}`)).places[0];
    for (const year of whole.years) {
      const brief = await tool('get_academic_calendar', { year: year.year, place });
      expect(daysIn(brief)).toEqual(daysIn({ years: [year] }));
      expect(expanded(year)).toMatchObject(Object(expanded({ ...brief.years[0], sources: brief.sources })));
    }
  });
});

test('the calendar begins with today, then the year of the day and the next one, and loses no day', async () => {
  const brief = await tool('get_academic_calendar', {});
  const whole = await rest('calendar');
  const today = await rest('today');
  expect(Object.keys(brief)[0]).toBe('today');
  expect(brief.years.map(({ year }: { year: string }) => year)).toEqual(['1448', '1449']);
  const those = [...whole.years].reverse().filter(({ year }) => ['1448', '1449'].includes(year));
  const isDifferent = (path: string) => path.replace(/regionalDifferences\/[^.]*/, 'regionalDifferences/');
  expect(daysIn({ years: brief.years }).map(isDifferent)).toEqual(daysIn({ years: those }).map(isDifferent));

  const near = (period: { id: string; starts: string; ends: string } | null) =>
    period && { id: period.id, starts: period.starts, ends: period.ends };
  const day = (kept: Record<string, never>) => ({
    year: Object(kept.year).year,
    term: near(kept.term ?? null),
    nextTerm: near(kept.nextTerm ?? null),
    holiday: near(kept.holiday ?? null),
    nextHoliday: near(kept.nextHoliday ?? null),
  });
  expect(brief.today).toEqual({
    asOf: today.asOf,
    asOfHijri: today.asOfHijri,
    calendar: day(today.calendar),
    elsewhere: today.elsewhere.map((kept: Record<string, never> & { places: { id: string }[] }) => ({
      places: kept.places.map(({ id }) => id),
      ...day(kept),
    })),
  });
});

test('a day of the calendar in a place leads to the page that it rests on', async () => {
  const { today, years: kept, sources } = await tool('get_academic_calendar', { place: 'jeddah' });
  const [{ terms }] = kept;
  expect(today.calendar.term).toEqual({ id: terms[0].id, starts: terms[0].starts, ends: terms[0].ends });
  for (const id of terms[0].startsSources) expect(ids(sources)).toContain(id);
});

test('a condition says how many institutions it cannot judge, and never takes unknown for no', async () => {
  type Row = { kind: string | null; regionId: string | null };
  const rows: Row[] = universities;
  const may = ({ kind }: Row) => kind === null || kind === 'private';
  const here = ({ regionId }: Row) => regionId === null || regionId === 'riyadh';
  const { unknown = {} } = await tool('list_universities', { kind: 'private', region: 'riyadh' });
  const possible = rows.filter((row) => may(row) && here(row));
  expect(unknown.kind ?? 0).toBe(possible.filter(({ kind }) => kind === null).length);
  expect(unknown.region ?? 0).toBe(possible.filter(({ regionId }) => regionId === null).length);
  expect((await tool('list_universities', { kind: 'private' })).unknown.kind).toBe(
    rows.filter(({ kind }) => kind === null).length,
  );
});
