import { describe, expect, it } from 'vitest';
import { today } from '../../build/site/answers/today.ts';
import { CATALOGUE, certain, publication, ROLLING } from '../support/publication.ts';

const [YEAR] = CATALOGUE.calendar;
if (YEAR === undefined) throw new Error('The catalogue has no school year.');
const source = { title: 'A page', url: 'https://a.example/', kind: 'official', published: null } as const;
const period = (id: string, starts: string, ends: string | null) => ({
  id,
  name: `اسم ${id}`,
  nameEn: id,
  starts,
  ends,
  ...certain,
  onlyIn: [],
  notIn: [],
  source,
});
const PLACES = ['makkah', 'jeddah', 'taif'].map((id) => ({
  id,
  name: `مكان ${id}`,
  nameEn: id,
  aliases: [],
  aliasesEn: [],
  regionId: 'makkah',
}));
const CALENDAR = [
  {
    ...YEAR,
    year: '1449',
    terms: [period('term1', '2027-08-22', null)],
    holidays: [],
    endOfYear: null,
    staffReturn: null,
    regionalDifferences: [],
  },
  {
    ...YEAR,
    terms: [period('term1', '2026-08-23', '2027-01-07'), period('term2', '2027-01-17', '2027-06-24')],
    holidays: [
      {
        ...period('extra', '2026-11-29', '2026-11-29'),
        notIn: ['makkah', 'taif'],
        kind: 'long-weekend' as const,
      },
      { ...period('autumn', '2026-11-20', '2026-11-28'), kind: 'break' as const },
      { ...period('mid-year', '2027-01-08', null), kind: 'break' as const },
    ],
    endOfYear: '2027-06-24',
    staffReturn: null,
    regionalDifferences: [
      {
        appliesTo: 'مكة',
        appliesToEn: 'Makkah',
        places: ['makkah', 'taif'],
        othersCertainty: null,
        changes: [{ ...period('end-of-year', '2027-07-01', '2027-07-01'), source }],
      },
    ],
  },
];

const on = (asOf: string, parts: Partial<typeof CATALOGUE> = {}) =>
  today(
    publication({
      asOf,
      catalogue: { ...CATALOGUE, exams: [], places: PLACES, calendar: CALENDAR, ...parts },
    }),
  );
const glance = (asOf: string) => {
  const { calendar, validUntil } = on(asOf);
  const { year, term, nextTerm, holiday, nextHoliday } = calendar;
  return [year?.year, term?.id, nextTerm?.id, holiday?.id, nextHoliday?.id, validUntil];
};

describe('today', () => {
  it.each([
    ['before the year', '2026-08-22', ['1448', undefined, 'term1', undefined, 'autumn', '2026-08-23']],
    ['on the first day of school', '2026-08-23', ['1448', 'term1', 'term2', undefined, 'autumn', '2026-11-20']],
    ['within a holiday', '2026-11-21', ['1448', 'term1', 'term2', 'autumn', 'extra', '2026-11-29']],
    ['on the last day of a holiday', '2026-11-28', ['1448', 'term1', 'term2', 'autumn', 'extra', '2026-11-29']],
    ['on a holiday of one day', '2026-11-29', ['1448', 'term1', 'term2', 'extra', 'mid-year', '2026-11-30']],
    [
      'on the only known day of a holiday',
      '2027-01-08',
      ['1448', undefined, 'term2', 'mid-year', undefined, '2027-01-09'],
    ],
    ['after it, when nobody knows', '2027-01-10', ['1448', undefined, 'term2', undefined, undefined, '2027-01-17']],
    ['on the last day of school', '2027-06-24', ['1448', 'term2', 'term1', undefined, undefined, '2027-06-25']],
    ['in the summer', '2027-07-15', ['1449', undefined, 'term1', undefined, undefined, '2027-08-22']],
    ['after all that is known', '2030-01-01', [undefined, undefined, undefined, undefined, undefined, null]],
  ])('%s', (_, day, expected) => {
    expect(glance(day)).toEqual(expected);
  });

  it.each([
    ['in a term without an announced end', '2027-09-15', 'term1', '2027-08-22', 'First term'],
    ['on its last possible day', '2028-01-08', 'term1', '2027-08-22', 'First term'],
    ['after it', '2028-01-09', undefined, undefined, 'is running; the rest of its terms'],
    ['on the last day on which the year must run', '2028-05-27', undefined, undefined, 'is running'],
    ['after it', '2028-05-28', undefined, undefined, 'The calendar after 2027-08-22'],
  ])('says what nobody has announced %s', (_, day, id, began, words) => {
    const { calendar, validUntil } = on(day);
    expect(calendar.term?.id).toBe(id);
    expect(calendar.announcedUntil).toBe('2027-08-22');
    expect(calendar.unannouncedEn).toContain(words.replace('First term', `term1: began on ${began}`));
    expect(calendar.unannouncedEn).toContain('The calendar after 2027-08-22 is not announced as far as we know.');
    expect(validUntil).toBeNull();
  });

  it('tells of a holiday without an announced end, until the next day that is announced', () => {
    const said = (day: string) => on(day).calendar.unannouncedEn;
    expect(said('2027-01-08')).toBe('mid-year: began on 2027-01-08; the end is not announced as far as we know.');
    expect(said('2027-01-16')).toBe('mid-year: began on 2027-01-08; the end is not announced as far as we know.');
    expect(said('2027-01-18')).toBeNull();
  });

  it('tells of a holiday without any day in a place until it is over elsewhere', () => {
    const [next, year] = CALENDAR;
    const eid = { ...period('eid', '2027-05-07', '2027-05-22'), kind: 'religious' as const };
    const unknown = { ...eid, starts: null, ends: null, source: null };
    const calendar = [next, year]
      .flatMap((each) => each ?? [])
      .map((each) => ({
        ...each,
        holidays: [...each.holidays, ...(each === year ? [eid] : [])],
        regionalDifferences: each.regionalDifferences.map((some) => ({ ...some, changes: [unknown] })),
      }));
    const said = (day: string) => on(day, { calendar }).elsewhere.map(({ unannouncedEn }) => unannouncedEn);
    expect(said('2027-05-22')).toEqual(['eid: its days are not announced as far as we know.']);
    expect(said('2027-05-23')).toEqual([]);
  });

  it('tells where the day is another one, the places that are alike together', () => {
    const { elsewhere } = on('2026-11-21');
    expect(elsewhere.map(({ places, nextHoliday }) => [places.map(({ id }) => id), nextHoliday?.id])).toEqual([
      [['makkah', 'taif'], 'mid-year'],
    ]);
    expect(on('2027-07-15').elsewhere).toEqual([]);
  });

  it('lists the next days of change, the last day of what ends and the first of what starts', () => {
    expect(on('2026-11-28').calendar.changes.map(({ date, event, id }) => [date, event, id])).toEqual([
      ['2026-11-28', 'holiday-ends', 'autumn'],
      ['2026-11-29', 'holiday-starts', 'extra'],
      ['2026-11-29', 'holiday-ends', 'extra'],
      ['2027-01-07', 'term-ends', 'term1'],
    ]);
  });

  it('credits every day to a source that it names', () => {
    const answer = on('2026-11-21', { exams: ROLLING });
    const ids = answer.sources.map(({ id }) => id);
    const cited = [...JSON.stringify(answer).matchAll(/"(s\d+)"(?=[,\]])(?!,"title)/g)].map(([, id]) => id);
    expect(cited.length).toBeGreaterThan(8);
    expect(ids).toEqual(expect.arrayContaining(cited));
    expect(new Set(cited).size).toBe(ids.length);
  });

  it('lists the exams whose registration is open or ahead, and holds until the first of them turns', () => {
    const ids = ({ exams: { open, upcoming } }: ReturnType<typeof on>) =>
      [open, upcoming].map((list) => list.map(({ id }) => id));
    const rolling = on('2026-11-25', { exams: ROLLING });
    expect([ids(rolling), rolling.validUntil]).toEqual([[['gat'], []], '2026-11-29']);
    const announced = on('2026-11-30', { exams: CATALOGUE.exams });
    expect([ids(announced), announced.validUntil]).toEqual([[[], ['gat']], '2026-12-01']);
    const closed = on('2027-02-01', { exams: CATALOGUE.exams });
    expect(ids(closed)).toEqual([[], []]);
  });
});
