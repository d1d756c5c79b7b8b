import type { Publication } from '../../../publication/publication.ts';
import type { CalendarYearRecord } from '../../../schema/calendar.ts';
import { creditOf } from '../../../schema/source.ts';
import { newestDayOf } from '../../derived/newest-day.ts';
import type { KeptYear } from '../../derived/place-year.ts';
import { schoolDay } from '../../derived/school-day.ts';
import { DOORS, type PageAddress } from '../addresses.ts';
import { windowDays, windowName } from '../exams/windows.ts';
import { honesty } from '../honesty.ts';
import { type Language, labelIn } from '../language.ts';
import { actions, blocks, paragraph, section, table, top } from '../model/block.ts';
import { link, name } from '../model/inline.ts';
import type { Piece } from '../model/piece.ts';
import type { Page } from '../page.ts';
import { recordAddress, recordLink, recordPage } from '../records.ts';
import { creditLine, type Footnotes, footnotes } from '../sources.ts';
import { subscribeLinks } from '../subscribe.ts';
import { creditOfPeriod, periodsOf, periodTable } from './period-table.ts';
import { forPlaces, type PlaceGroup, placeAnchors, placeChooser, placeGroups, placeNames } from './places.ts';
import { rangeOf, timeline, windowsWithin } from './timeline.ts';

const TEXT = {
  ar: {
    title: 'التقويم الدراسي',
    description: 'الفصول والإجازات وفترات الاختبارات بالتاريخين الميلادي والهجري، ولكل مدينة تقويمها.',
    days: 'مواعيد العام',
    exams: 'الاختبارات في هذا العام',
    exam: 'الاختبار',
    window: 'الفترة',
    when: 'الموعد',
    source: 'المصدر',
    subscribe: 'في تقويمك',
    years: 'أعوام أخرى',
    credit: 'على من يعيد نشر هذه التواريخ أن ينسبها إلى مصدرها.',
  },
  en: {
    title: 'Academic calendar',
    description:
      'Terms, holidays and exam windows with Gregorian and Hijri days, and the calendar of each city.',
    days: 'The days of the year',
    exams: 'Exams in this year',
    exam: 'Exam',
    window: 'Window',
    when: 'Days',
    source: 'Source',
    subscribe: 'In your calendar',
    years: 'Other years',
    credit: 'Anyone who republishes these dates must credit their source.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A school year as the places of a group keep it. */
interface GroupYear {
  readonly group: PlaceGroup;
  readonly year: KeptYear;
}

const yearIn = (groups: readonly PlaceGroup[], { year }: CalendarYearRecord): GroupYear[] =>
  groups.flatMap((group) => {
    const found = group.years.find(({ record }) => record.year === year);
    return found === undefined ? [] : [{ group, year: found }];
  });

/** The exam windows within a year; null where there are none. */
function examWindows(
  publication: Publication,
  general: KeptYear,
  { marks }: Footnotes,
  language: Language,
): Piece | null {
  const text = TEXT[language];
  const range = rangeOf(general);
  const rows = publication.lists.exams.exams.flatMap((exam) =>
    (range === null ? [] : windowsWithin(exam, range)).map((window) => ({
      day: window.opens ?? window.closes ?? '',
      cells: [
        recordLink(publication, 'exams', exam, language),
        windowName(window, language),
        windowDays(window, language),
        marks(creditOf(window)),
      ],
    })),
  );
  if (rows.length === 0) return null;
  return section('exams', text.exams, [
    table({
      caption: null,
      columns: [text.exam, text.window, text.when, text.source],
      rows: rows.sort((a, b) => (a.day < b.day ? -1 : 1)),
      style: 'periods',
    }),
  ]);
}

/** Every source that the page of a year marks. */
const sourcesIn = (years: readonly GroupYear[], { lists }: Publication, language: Language) => [
  ...years.flatMap(({ year }) =>
    periodsOf(year, language).flatMap((period) => creditOfPeriod(period).sources),
  ),
  ...lists.exams.exams.flatMap(({ windows }) => {
    const range = years[0] === undefined ? null : rangeOf(years[0].year);
    return range === null
      ? []
      : windowsWithin({ windows }, range).flatMap((window) => creditOf(window).sources);
  }),
];

/** The page of a school year, at its own address or as the calendar of the day. */
function calendarYear(
  record: CalendarYearRecord,
  address: PageAddress,
  publication: Publication,
  language: Language,
): Page {
  const { asOf, catalogue, lists } = publication;
  const text = TEXT[language];
  const label = labelIn(language, record);
  const groups = placeGroups(catalogue);
  const years = yearIn(groups, record);
  const notes = footnotes(sourcesIn(years, publication, language), language);
  const general = years[0]?.year;
  const others = catalogue.calendar.filter(({ year }) => year !== record.year);
  return {
    address,
    language,
    door: 'calendar',
    kind: 'calendar',
    title: `${text.title}: ${label}`,
    description: text.description,
    modules: ['place.js'],
    data: [],
    changed: newestDayOf([record]),
    main: () =>
      blocks([
        top(
          [text.title, ': ', name(label)],
          [
            honesty(
              { day: { as: 'asOf', date: asOf }, verifiedOn: record.verifiedOn, sources: notes.sources },
              language,
            ),
            placeChooser(groups, language),
          ],
        ),
        section('subscribe', text.subscribe, [subscribeLinks(publication, '/feeds/calendar.ics', language)]),
        ...years.map(({ group, year }) =>
          forPlaces(
            group,
            section(
              `days-${group.places[0]?.id ?? 'general'}`,
              groups.length > 1 ? placeNames(group, language) : text.days,
              [
                placeAnchors(group),
                timeline(year, lists.exams.exams, asOf, language),
                periodTable(year, asOf, notes, language),
              ],
            ),
          ),
        ),
        general !== undefined && examWindows(publication, general, notes, language),
        notes.section,
        paragraph([text.credit, ' ', creditLine(creditOf(record), language)], 'wide fine'),
        others.length > 0 &&
          section('years', text.years, [
            actions(
              others.map((each) =>
                link(
                  recordAddress(publication, 'calendar', each.year, language),
                  name(labelIn(language, each)),
                ),
              ),
            ),
          ]),
      ]),
  };
}

/** The calendar of the school year that the as-of day lies in, else the newest; none while no year is held. */
export function calendarPages(publication: Publication, language: Language): Page[] {
  const { catalogue, asOf } = publication;
  const general = placeGroups(catalogue)[0]?.years ?? [];
  const current = schoolDay(general, asOf).year?.record ?? catalogue.calendar[0];
  return current === undefined ? [] : [calendarYear(current, DOORS.calendar.address, publication, language)];
}

/** The page of a school year. */
export const yearPage = (record: CalendarYearRecord, publication: Publication, language: Language): Page =>
  calendarYear(record, recordPage('calendar', record.year), publication, language);
