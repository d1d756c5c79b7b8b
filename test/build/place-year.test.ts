import { describe, expect, it } from 'vitest';
import type { CalendarYearRecord } from '../../build/schema/calendar.ts';
import { keptYear, placeYear, schoolDaysBeside } from '../../build/site/answers/places.ts';
import { dayShown, schoolDays } from '../../build/site/pages/calendar/period-table.ts';
import * as el from '../../build/site/pages/elements.ts';
import { certain } from '../support/publication.ts';

const page = (name: string) => ({
  title: name,
  url: `https://${name}.example/page`,
  kind: 'press' as const,
  published: '2026-08-01',
});
const everywhere = { onlyIn: [], notIn: [] };
const period = (id: string, starts: string | null, ends: string | null) => ({
  id,
  name: `اسم ${id}`,
  nameEn: id,
  starts,
  ends,
  ...certain,
});
const long = (id: string, starts: string, ends: string, where: { onlyIn: string[]; notIn: string[] }) => ({
  ...period(id, starts, ends),
  ...where,
  kind: 'long-weekend' as const,
  source: page(id),
});

const dayIn = (year: CalendarYearRecord, place: string | null, asOf: string) =>
  el.blocks(dayShown([keptYear(year, place)], asOf, 'en').lines).markdown;

const YEAR: CalendarYearRecord = {
  year: '1448',
  label: 'العام الدراسي 1448هـ',
  labelEn: 'School year 1448',
  gregorian: '2026-2027',
  system: 'two-terms',
  scope: null,
  staffReturn: '2026-08-16',
  terms: [
    {
      ...period('term1', '2026-08-23', '2027-01-07'),
      note: 'عام',
      noteEn: 'General.',
      ...everywhere,
      source: page('terms'),
    },
    { ...period('term2', '2027-01-17', '2027-06-24'), ...everywhere, source: page('terms') },
  ],
  holidays: [
    long('extra', '2026-10-25', '2026-10-25', { onlyIn: [], notIn: ['makkah', 'taif'] }),
    long('local', '2026-11-01', '2026-11-02', { onlyIn: ['makkah'], notIn: [] }),
    { ...period('autumn', '2026-11-20', '2026-11-28'), ...everywhere, kind: 'break', source: page('breaks') },
    { ...period('adha', '2027-05-07', '2027-05-22'), ...everywhere, kind: 'religious', source: page('breaks') },
  ],
  endOfYear: '2027-06-24',
  regionalDifferences: [
    {
      appliesTo: 'مكة المكرمة والطائف',
      appliesToEn: 'Makkah and Taif',
      places: ['makkah', 'taif'],
      othersCertainty: null,
      changes: [
        {
          ...period('term1', '2026-08-30', null),
          startsCertainty: 'doubtful',
          noteEn: 'Local.',
          source: page('start'),
        },
        { ...period('adha', null, null), source: null },
        { ...period('end-of-year', '2027-07-01', '2027-07-01'), source: page('end') },
      ],
    },
    {
      appliesTo: 'الطائف',
      appliesToEn: 'Taif',
      places: ['taif'],
      othersCertainty: null,
      changes: [{ ...period('extra', '2026-10-26', '2026-10-27'), source: page('taif') }],
    },
  ],
  verifiedOn: null,
  source: page('year'),
  otherSources: [],
  confidence: null,
  sources: [
    { ...page('year'), supports: ['terms'] },
    { ...page('staff'), supports: ['staffReturn', 'endOfYear'] },
  ],
};

/** Every day of a year in a place with the page that it is credited to. */
function credited(place: string) {
  const { sources, terms, holidays, ...year } = placeYear(YEAR, place);
  const title = ([id, ...others]: readonly string[]) =>
    others.length > 0 ? 'several' : (sources.find((source) => source.id === id)?.title ?? null);
  return {
    periods: [...terms, ...holidays].map((each) => [
      each.id,
      each.starts,
      title(each.startsSources),
      each.ends,
      title(each.endsSources),
    ]),
    endOfYear: [year.endOfYear, title(year.endOfYearSources)],
    staffReturn: [year.staffReturn, title(year.staffReturnSources)],
  };
}

describe('the calendar of a place', () => {
  it('is the general one where nothing differs, each day credited to its own page', () => {
    expect(credited('jeddah')).toEqual({
      periods: [
        ['term1', '2026-08-23', 'terms', '2027-01-07', 'terms'],
        ['term2', '2027-01-17', 'terms', '2027-06-24', 'terms'],
        ['extra', '2026-10-25', 'extra', '2026-10-25', 'extra'],
        ['autumn', '2026-11-20', 'breaks', '2026-11-28', 'breaks'],
        ['adha', '2027-05-07', 'breaks', '2027-05-22', 'breaks'],
      ],
      endOfYear: ['2027-06-24', 'staff'],
      staffReturn: ['2026-08-16', 'staff'],
    });
  });

  it('leaves out what does not hold, takes in what holds only there, and follows every change', () => {
    expect(credited('makkah')).toEqual({
      periods: [
        ['term1', '2026-08-30', 'start', '2027-01-07', 'terms'],
        ['term2', '2027-01-17', 'terms', '2027-07-01', 'end'],
        ['local', '2026-11-01', 'local', '2026-11-02', 'local'],
        ['autumn', '2026-11-20', 'breaks', '2026-11-28', 'breaks'],
        ['adha', null, null, null, null],
      ],
      endOfYear: ['2027-07-01', 'end'],
      staffReturn: ['2026-08-16', 'staff'],
    });
  });

  it('has a holiday that is kept there on other days', () => {
    expect(credited('taif').periods).toContainEqual(['extra', '2026-10-26', 'taif', '2026-10-27', 'taif']);
  });

  it('says how certain a moved day is, and keeps the notes of both', () => {
    expect(placeYear(YEAR, 'makkah').terms[0]).toMatchObject({
      nameEn: 'term1',
      startsHijri: '1448-03-17',
      startsCertainty: 'doubtful',
      endsCertainty: null,
      note: 'عام',
      noteEn: 'General. Local.',
    });
  });

  it('is no more certain than is said of it, and may leave open when teaching staff return', () => {
    const [difference, ...others] = YEAR.regionalDifferences;
    if (difference === undefined) throw new Error('No place differs.');
    const changes = [
      ...difference.changes,
      { ...period('staff-return', null, null), otherSources: [], confidence: null, source: null },
    ];
    const own = { ...difference, othersCertainty: 'doubtful' as const, changes };
    const year = placeYear({ ...YEAR, regionalDifferences: [own, ...others] }, 'makkah');
    const [, second] = year.terms;
    expect([second?.startsCertainty, second?.endsCertainty]).toEqual(['doubtful', null]);
    expect(year.holidays.find(({ id }) => id === 'autumn')).toMatchObject({
      startsCertainty: 'doubtful',
      endsCertainty: 'doubtful',
    });
    expect([year.staffReturn, year.staffReturnSources]).toEqual([null, []]);
  });

  it.each([
    ['term1', '2027-01-07', '2027-01-07', 'last', '2027-01-06'],
    ['term2', '2027-01-17', '2027-01-21', 'first', '2027-01-24'],
    ['more', '2026-12-10', '2026-12-10', 'back', '2026-12-13'],
  ])('has a school day of %s beside a holiday, where that holds', (term, starts, ends, end, day) => {
    const holidays = [...YEAR.holidays, long('more', starts, ends, { onlyIn: [], notIn: ['makkah'] })];
    const derived = (place: string) => schoolDaysBeside(term, keptYear({ ...YEAR, holidays }, place));
    expect(derived('jeddah')).toMatchObject([{ end, day, holidays: [{ id: 'more' }] }]);
    expect(derived('makkah')).toEqual([]);
  });

  it('is back at school after a break and all that follows it there, in general with what some keep and without', () => {
    const more = long('more', '2026-11-29', '2026-11-29', { onlyIn: [], notIn: ['makkah'] });
    const year = { ...YEAR, holidays: [...YEAR.holidays, { ...more, nameEn: 'More (in the north)' }] };
    const back = (at: string | null) => schoolDays('autumn', keptYear(year, at), 'en').map(el.inMarkdown).join('; ');
    const [early, late] = ['**Sunday 29 November 2026**', '**Monday 30 November 2026**'];
    const both = ` where an additional holiday was announced (in the north): ${late}; Elsewhere: ${early}`;
    const said = [both, `: ${late}`, `: ${early}`].map((days) => `Back at school${days}`);
    expect([null, 'jeddah', 'makkah'].map(back)).toEqual(said);
    expect(dayIn(year, null, '2026-11-28')).toContain(
      '**Last day today, or tomorrow where an additional holiday was announced**',
    );
  });

  it('says of a day that some regions have off what it is where it was announced, elsewhere, and where it does not hold', () => {
    const more = long('more', '2026-11-29', '2026-11-29', { onlyIn: [], notIn: ['south'] });
    const year = { ...YEAR, holidays: [...YEAR.holidays, { ...more, nameEn: 'More (says the north)' }] };
    const [general, south] = [dayIn(year, null, '2026-11-29'), dayIn(year, 'south', '2026-11-29')];
    expect(general).toMatch(/^More\n\n\*\*Today, by region\*\*/);
    expect(general).toMatch(/Where announced.*Monday 30 November.*\n\nElsewhere.*is a school day.*\n\nsays the north/);
    expect(south).toMatch(/^term1\n\n\*\*Today is a school day.*\n\nOther regions have the “More”/);
    expect(dayIn(year, 'south', '2026-12-05')).toContain('Today is the weekend');
    const undated = { ...YEAR, holidays: [{ ...long('begun', '2026-11-26', '2026-11-26', everywhere), ends: null }] };
    expect(dayIn(undated, null, '2026-11-29')).not.toContain('school day');
  });

  it('names each source once', () => {
    const { sources } = placeYear(YEAR, 'makkah');
    expect(sources.map(({ id, title }) => [id, title])).toEqual([
      ['s1', 'start'],
      ['s2', 'terms'],
      ['s3', 'end'],
      ['s4', 'local'],
      ['s5', 'breaks'],
      ['s6', 'staff'],
    ]);
  });
});
