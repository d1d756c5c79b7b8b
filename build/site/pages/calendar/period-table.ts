import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { Credit } from '../../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../../schema/today.ts';
import { certaintyText } from '../../answers/credit.ts';
import type { CreditedDay, KeptPeriod, KeptYear } from '../../answers/places.ts';
import type { KeptDay } from '../../answers/today.ts';
import { NAVIGATION } from '../addresses.ts';
import { aheadText, shortDay, shownDay, shownDayOrUnknown } from '../day-text.ts';
import {
  blocks,
  type Content,
  filled,
  group,
  joined,
  lineBreak,
  name,
  type Piece,
  paragraph,
  status,
  strong,
  styled,
  table,
} from '../elements.ts';
import { COMMA, type Language, nameIn } from '../language.ts';
import { eventLink } from '../links.ts';
import { distinctSources, type Footnotes } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };

const TEXT = WORDS.periodTable;

/** What has a name and days in a school year. */
interface YearPeriod {
  /** Unique within the year. */
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly first: CreditedDay;
  readonly last: CreditedDay;
  /** The last day on which it is said to run. */
  readonly until: string | null;
}

const periodOf = (period: KeptPeriod, language: Language): YearPeriod => ({
  id: period.id,
  name: nameIn(language, period),
  note: language === 'ar' ? period.note : period.noteEn,
  first: period.first,
  last: period.last,
  until: period.until,
});

/** Terms, holidays and the days that stand alone, in order; what has no announced start comes last. */
export function periodsOf(year: KeptYear, language: Language): YearPeriod[] {
  const single = (event: 'staff-return' | 'year-ends', day: CreditedDay): YearPeriod => ({
    id: event,
    name: CALENDAR_EVENTS[event][language],
    note: null,
    first: day,
    last: day,
    until: day.day,
  });
  return sortedBy(
    [
      ...(year.staffReturn.day === null ? [] : [single('staff-return', year.staffReturn)]),
      ...[...year.terms, ...year.holidays].map((period) => periodOf(period, language)),
      single('year-ends', year.endOfYear),
    ],
    ({ first, last }) => [first.day ?? last.day ?? '9'],
  );
}

/** Whether a period is over, is now, or is still to come; one without days is to come. */
function stateOf({ first, until }: YearPeriod, asOf: string): 'past' | 'now' | 'coming' {
  if (until === null || (first.day !== null && first.day > asOf)) return 'coming';
  return until < asOf ? 'past' : 'now';
}

/** A day, and how certain it is where its source does not vouch for it. */
export function certainDay(
  { day, certainty }: CreditedDay,
  language: Language,
  show: (day: string, language: Language) => Piece = shownDay,
): Content {
  const doubt = certaintyText(certainty);
  return [
    day === null ? shownDayOrUnknown(day, language) : show(day, language),
    doubt !== null && [' ', styled('muted', `(${doubt[language]})`)],
  ];
}

type Ends = Pick<YearPeriod, 'first' | 'last'>;

/** What both ends of periods rest on. */
export function creditOfPeriods(...periods: readonly Ends[]): Credit {
  const ends = periods.flatMap(({ first, last }) => [first, last]);
  const credits = ends.flatMap(({ day, credit }) => (day === null ? [] : [credit]));
  const isDisputed = credits.some(({ confidence }) => confidence === 'disputed');
  return {
    sources: distinctSources(credits.flatMap(({ sources }) => sources)),
    confidence: isDisputed ? 'disputed' : null,
  };
}

/** How certain a day is, in a word, and what that means where it says more: `منقول`, `لم نره في المصدر الرسمي`. */
const doubtOf = ({ certainty }: CreditedDay, language: Language): string[] =>
  certaintyText(certainty)?.[language].split(/[،,] /) ?? [];

const isAhead = ({ first }: YearPeriod, asOf: string): boolean => first.day !== null && first.day > asOf;

/** Puts a period into one's own calendar, with what it rests on. */
function addLink(
  { id, name: title, first, last }: YearPeriod,
  { year, publication, language }: ShownYear,
): Piece | null {
  const doubts = [first, last].flatMap(({ certainty }) => certaintyText(certainty)?.[language] ?? []);
  const { sources } = creditOfPeriods({ first, last });
  return eventLink(
    publication,
    { key: `${year.record.year}-${id}-${first.day}`, title, first: first.day, last: last.day },
    [...new Set(doubts), ...sources.map((source) => source.title)],
    NAVIGATION.calendar.address[language],
    language,
  );
}

/** A school year as a place keeps it, as it is shown. */
interface ShownYear {
  readonly year: KeptYear;
  readonly publication: Publication;
  readonly language: Language;
}

const MOST_NEXT = 4;

/** The break that is now, and the next breaks and terms, with how far ahead each is; null: nothing is to come. */
export function nextPeriods(shown: ShownYear): Piece | null {
  const { year, publication, language } = shown;
  const { asOf } = publication;
  const coming = sortedBy(
    [
      ...year.holidays.map((each) => periodOf(each, language)).filter((each) => stateOf(each, asOf) !== 'past'),
      ...year.terms.map((each) => periodOf(each, language)).filter((each) => isAhead(each, asOf)),
    ].filter(({ first }) => first.day !== null),
    ({ first }) => [first.day ?? ''],
  );
  if (coming.length === 0) return null;
  return group(
    'cards',
    coming
      .slice(0, MOST_NEXT)
      .map((each) =>
        group('card', [
          paragraph(name(each.name), 'headline'),
          paragraph([daysAhead(each, asOf, language), ' ', addLink(each, shown)]),
        ]),
      ),
  );
}

/** What nobody has announced of a day. */
export const unannouncedList = ({ unannounced }: KeptDay, language: Language): Piece[] =>
  unannounced.map(({ words, day }) => paragraph(filled(words[language], { day: day && shortDay(day, language) })));

/** How far ahead a period is, and its days; a doubt about both of them is said once. */
export function daysAhead(period: Ends, asOf: string, language: Language): Content {
  const { first, last } = period;
  const [doubt, ...others] = new Set(
    [first, last].map(({ certainty }) => certaintyText(certainty)?.[language] ?? null),
  );
  return [
    first.day !== null && [
      first.day > asOf ? strong(aheadText(first.day, asOf, language)) : status('open', TEXT[language].now),
      ' · ',
    ],
    others.length > 0
      ? daysOf(period, (day) => certainDay(day, language, shortDay), ' ', language)
      : [
          daysOf(period, ({ day }) => day !== null && shortDay(day, language), ' ', language),
          doubt != null && [' ', styled('muted', `(${doubt})`)],
        ],
  ];
}

/** The days of a period: both ends, or one. */
function daysOf(
  { first, last }: Ends,
  show: (day: CreditedDay) => Content,
  between: Content,
  language: Language,
): Content {
  const { from, to, endless } = TEXT[language];
  if (first.day !== null && last.day === null) return [from, ' ', show(first), between, styled('muted', endless)];
  const isOneDay = first.day === last.day && first.certainty === last.certainty;
  return isOneDay ? show(first) : [from, ' ', show(first), between, to, ' ', show(last)];
}

/** The year day by day; what is to be said of its days is said once, below, by the names of the periods. */
export function periodTable(shown: ShownYear, { marks }: Footnotes): Piece {
  const { year, publication, language } = shown;
  const { asOf } = publication;
  const text = TEXT[language];
  const periods = periodsOf(year, language);
  const notes = groupBy(periods, ({ note }) => note);
  const doubts = periods.flatMap(({ first, last }) => [first, last].map((day) => doubtOf(day, language)));
  const explained = new Map(doubts.flatMap(([word = '', why]) => (why === undefined ? [] : [[word, why]])));
  /** A day and its doubt; what both days of a period have is said once. */
  const markedDay = (day: CreditedDay, { first, last }: YearPeriod): Content => {
    const [doubt] = doubtOf(day, language);
    const isSaidBelow = day === first && first.day !== last.day && doubtOf(last, language)[0] === doubt;
    const said = doubt !== undefined && !isSaidBelow && [' ', styled('fine', `(${doubt})`)];
    return [shownDayOrUnknown(day.day, language), said];
  };
  return blocks([
    table({
      columns: [text.period, text.days],
      rows: periods.map((period) => {
        const state = stateOf(period, asOf);
        return {
          style: state,
          cells: [
            [name(period.name), state === 'now' && [' ', status('open', text.now)]],
            [
              daysOf(period, (day) => markedDay(day, period), lineBreak, language),
              [' ', marks(creditOfPeriods(period)), isAhead(period, asOf) && [' ', addLink(period, shown)]],
            ],
          ],
        };
      }),
      style: 'periods',
    }),
    ...[...explained].map(([word, why]) => paragraph(`${word}: ${why}`, 'fine note')),
    ...[...notes].map(
      ([note, members]) =>
        note !== null &&
        paragraph(
          [joined([...new Set(members.map((each) => each.name))], COMMA[language]), ': ', name(note)],
          'fine note',
        ),
    ),
  ]);
}
