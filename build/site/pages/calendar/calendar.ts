import { sortedBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { CalendarYearRecord } from '../../../schema/calendar.ts';
import type { Exam, ExamWindow } from '../../../schema/exam.ts';
import { creditOf } from '../../../schema/source.ts';
import { newestDayOf } from '../../answers/credit.ts';
import type { KeptYear } from '../../answers/places.ts';
import { schoolDay } from '../../answers/today.ts';
import { NAVIGATION, type PageAddress } from '../addresses.ts';
import type { PageContext } from '../context.ts';
import { actions, blocks, link, name, type Piece, paragraph, section, table, top } from '../elements.ts';
import { windowDays, windowName } from '../exams/windows.ts';
import { type Language, labelIn, nameIn } from '../language.ts';
import { recordAddress, recordLink, recordPage, subscribeLinks } from '../links.ts';
import type { Page } from '../page.ts';
import { creditLine, type Footnotes, footnotes, provenance } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };
import { creditOfPeriods, nextBreaks, periodsOf, periodTable, unannouncedList } from './period-table.ts';
import { feedOf, forPlaces, type PlaceGroup, placeChooser, placeNames } from './places.ts';

const TEXT = WORDS.calendar;

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

type WindowOfExam = Readonly<{ exam: Exam; window: ExamWindow }>;

/** The exam windows within the months of a year, exam by exam. One that never closes has no days. */
function windowsIn(year: KeptYear | undefined, exams: readonly Exam[]): WindowOfExam[] {
  const days = year === undefined ? [] : periodsOf(year, 'ar').flatMap(({ first, last }) => [first, last]);
  const months = days.flatMap(({ day }) => day?.slice(0, 7) ?? []).sort();
  const [from = '9'] = months;
  const until = months.at(-1) ?? '';
  const isWithin = ({ opens, closes, rollingUntil }: ExamWindow): boolean =>
    rollingUntil === null &&
    (opens ?? closes ?? '9').slice(0, 7) <= until &&
    (closes ?? opens ?? '').slice(0, 7) >= from;
  return exams.flatMap((exam) => exam.windows.filter(isWithin).map((window) => ({ exam, window })));
}

/** Exam windows day by day. */
function examSection(
  windows: readonly WindowOfExam[],
  publication: Publication,
  { marks }: Footnotes,
  language: Language,
): Piece {
  const text = TEXT[language];
  return section('exams', text.exams, [
    table({
      columns: [text.exam, text.window, text.when, text.source],
      rows: sortedBy(windows, ({ window }) => [window.opens ?? window.closes ?? '']).map(({ exam, window }) => ({
        cells: [
          recordLink(publication, 'exams', exam, language),
          windowName(window, language),
          windowDays(window, publication.asOf, language),
          marks(creditOf(window)),
        ],
      })),
      style: 'periods',
    }),
  ]);
}

/** Every source that the page of a year marks. */
const sourcesIn = (years: readonly GroupYear[], windows: readonly WindowOfExam[], language: Language) => [
  ...years.flatMap(({ year }) => periodsOf(year, language).flatMap((period) => creditOfPeriods(period).sources)),
  ...windows.flatMap(({ window }) => creditOf(window).sources),
];

/** The page of a school year, at its own address or as the calendar of the day. */
function calendarYear(
  record: CalendarYearRecord,
  address: PageAddress,
  publication: PageContext,
  language: Language,
): Page {
  const { asOf, catalogue, exams, placeGroups: groups } = publication;
  const text = TEXT[language];
  const title = text.title.replace('#', record.year);
  const years = yearIn(groups, record);
  const windows = windowsIn(years[0]?.year, exams);
  const notes = footnotes(sourcesIn(years, windows, language), language);
  const others = catalogue.calendar.filter(({ year }) => year !== record.year);
  return {
    address,
    language,
    navigation: 'calendar',
    kind: 'calendar',
    title: `${title} · ${nameIn(language, catalogue.service)}`,
    description: text.description,
    modules: ['place.js'],
    changed: newestDayOf([record]),
    main: blocks([
      top(title, [paragraph(text.scope, 'lead'), placeChooser(groups, language)]),
      ...years.map(({ group, year }) =>
        forPlaces(
          group,
          section(
            `days-${group.places[0]?.id ?? 'general'}`,
            groups.length > 1 ? placeNames(group, language) : text.days,
            [
              nextBreaks({ year, publication, language }),
              ...(record === currentYear(publication) ? unannouncedList(schoolDay(group.years, asOf), language) : []),
              paragraph(text.subscribe, 'muted'),
              subscribeLinks(publication, feedOf(group), language),
              periodTable({ year, publication, language }, notes),
            ],
          ),
        ),
      ),
      windows.length > 0 && examSection(windows, publication, notes, language),
      notes.section([
        provenance({ asOf }, record.verifiedOn, language),
        paragraph([text.credit, ' ', creditLine(creditOf(record), language)], 'fine'),
      ]),
      others.length > 0 &&
        section('years', text.years, [
          actions(
            others.map((each) =>
              link(recordAddress(publication, 'calendar', each.year, language), name(labelIn(language, each))),
            ),
          ),
        ]),
    ]),
  };
}

/** The school year that the as-of day lies in, else the newest; undefined while no year is held. */
const currentYear = ({ catalogue, asOf, placeGroups }: PageContext): CalendarYearRecord | undefined =>
  schoolDay(placeGroups[0]?.years ?? [], asOf).year?.record ?? catalogue.calendar[0];

/** The calendar of the day; none while no year is held. */
export function calendarPages(publication: PageContext, language: Language): Page[] {
  const current = currentYear(publication);
  return current === undefined ? [] : [calendarYear(current, NAVIGATION.calendar.address, publication, language)];
}

/** The page of a school year. */
export const yearPage = (record: CalendarYearRecord, publication: PageContext, language: Language): Page =>
  calendarYear(record, recordPage('calendar', record.year), publication, language);
