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
  list,
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

/** What has a name and days in a school year, in the language of a page. */
type YearPeriod = Pick<KeptPeriod, 'id' | 'name' | 'note' | 'first' | 'last' | 'until'>;

const periodOf = (period: KeptPeriod, language: Language): YearPeriod => ({
  ...period,
  name: nameIn(language, period),
  note: language === 'ar' ? period.note : period.noteEn,
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

/** How a day and a doubt about it are put: at length in a line, in a word in the table, which says what that means. */
interface DayForm {
  readonly show: (day: string, language: Language) => Piece;
  readonly doubt: RegExp;
  readonly between: Content;
}
const IN_LINE: DayForm = { show: shortDay, doubt: /.*/, between: ' ' };
const IN_TABLE: DayForm = { show: shownDay, doubt: /[^،,]*/, between: lineBreak };

/** A day, and how certain it is where its source does not vouch for it. */
export function certainDay(
  { day, certainty }: Pick<CreditedDay, 'day' | 'certainty'>,
  language: Language,
  form = IN_LINE,
): Content {
  const [doubt] = certaintyText(certainty)?.[language].match(form.doubt) ?? [];
  return [
    day === null ? shownDayOrUnknown(day, language) : form.show(day, language),
    doubt !== undefined && [' ', styled('fine', `(${doubt})`)],
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

/** What readers are told of days that their sources do not vouch for, each once. */
const doubtsOf = (periods: readonly Ends[], language: Language): string[] => {
  const ends = periods.flatMap(({ first, last }) => [first, last]);
  return [...new Set(ends.flatMap(({ certainty }) => certaintyText(certainty)?.[language] ?? []))];
};

const isAhead = ({ first }: YearPeriod, asOf: string): boolean => first.day !== null && first.day > asOf;

/** Puts a period into one's own calendar, with what it rests on. */
function addLink(
  { id, name: title, first, last }: YearPeriod,
  { year, publication, language }: ShownYear,
): Piece | null {
  const { sources } = creditOfPeriods({ first, last });
  return eventLink(
    publication,
    { key: `${year.record.year}-${id}-${first.day}`, title, first: first.day, last: last.day },
    [...doubtsOf([{ first, last }], language), ...sources.map((source) => source.title)],
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

const MOST_NEXT = 3;

/** The break that is now, and the next ones, by how far ahead each is: their days stand in the table. Null: none comes. */
export function nextBreaks({ year, publication: { asOf }, language }: ShownYear): Piece | null {
  const breaks = year.holidays.map((each) => periodOf(each, language));
  const coming = breaks.filter((each) => each.first.day !== null && stateOf(each, asOf) !== 'past');
  const next = sortedBy(coming, ({ first }) => [first.day ?? '']).slice(0, MOST_NEXT);
  const rows = next.map((each) => [name(each.name), ' ', styled('count', aheadOf(each, asOf, language))]);
  return rows.length === 0 ? null : group('cards', [group('card', [list(rows, { style: 'columns' })])]);
}

/** What nobody has announced of a day. */
export const unannouncedList = ({ unannounced }: KeptDay, language: Language): Piece[] =>
  unannounced.map(({ words, day }) => paragraph(filled(words[language], { day: day && shortDay(day, language) })));

/** How far ahead the first day of a period is; of one that has come, that the period is now. */
const aheadOf = ({ first: { day } }: Ends, asOf: string, language: Language): Content =>
  day !== null && (day > asOf ? strong(aheadText(day, asOf, language)) : status('open', TEXT[language].now));

/** How far ahead a period is, and its days. */
export const daysAhead = (period: Ends, asOf: string, language: Language): Content =>
  joined([aheadOf(period, asOf, language), daysOf(period, IN_LINE, language)], ' · ');

/** The days of a period: both ends, or one. A doubt about both of them is said once, after the last. */
function daysOf({ first, last }: Ends, form: DayForm, language: Language): Content {
  const { from, to, endless } = TEXT[language];
  const isAlike = first.certainty === last.certainty;
  if (first.day !== null && last.day === null)
    return [from, ' ', certainDay(first, language, form), form.between, styled('muted', endless)];
  if (first.day === last.day && isAlike) return certainDay(first, language, form);
  const begins = { ...first, certainty: isAlike ? null : first.certainty };
  return [from, ' ', certainDay(begins, language, form), form.between, to, ' ', certainDay(last, language, form)];
}

/** The year day by day; what is to be said of its days is said once, below, by the names of the periods. */
export function periodTable(shown: ShownYear, { marks }: Footnotes): Piece {
  const { year, publication, language } = shown;
  const { asOf } = publication;
  const text = TEXT[language];
  const periods = periodsOf(year, language);
  const notes = groupBy(periods, ({ note }) => note);
  const doubts = doubtsOf(periods, language);
  return blocks([
    doubts.length > 0 && paragraph([text.doubts, ' ', doubts.join(' · ')], 'fine note'),
    table({
      columns: [text.period, text.days],
      rows: periods.map((period) => {
        const state = stateOf(period, asOf);
        return {
          style: state,
          cells: [
            [name(period.name), state === 'now' && [' ', status('open', text.now)]],
            [
              daysOf(period, IN_TABLE, language),
              [' ', marks(creditOfPeriods(period)), isAhead(period, asOf) && [' ', addLink(period, shown)]],
            ],
          ],
        };
      }),
      style: 'periods',
    }),
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
