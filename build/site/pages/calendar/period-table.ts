import { sortedBy } from '../../../../edge/text/order.ts';
import type { Credit } from '../../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../../schema/today.ts';
import { certaintyText } from '../../answers/credit.ts';
import type { CreditedDay, KeptYear } from '../../answers/places.ts';
import { shownDay, shownDayOrUnknown } from '../day-text.ts';
import {
  blocks,
  type Content,
  lineBreak,
  name,
  type Piece,
  paragraph,
  status,
  styled,
  table,
} from '../elements.ts';
import { type Language, nameIn } from '../language.ts';
import { distinctSources, type Footnotes } from '../provenance.ts';

const TEXT = {
  ar: {
    period: 'الفترة',
    starts: 'أول يوم',
    ends: 'آخر يوم',
    source: 'المصدر',
    now: 'الآن',
    note: 'ملاحظة',
  },
  en: {
    period: 'Period',
    starts: 'First day',
    ends: 'Last day',
    source: 'Source',
    now: 'now',
    note: 'note',
  },
} as const satisfies Record<Language, Record<string, string>>;

const LETTERS: Readonly<Record<Language, string>> = { ar: 'أبجدهوزحطي', en: 'abcdefghij' };

/** What has a name and days in a school year. */
export interface YearPeriod {
  readonly name: string;
  readonly note: string | null;
  readonly first: CreditedDay;
  readonly last: CreditedDay;
}

/** Terms, holidays and the days that stand alone, in order; what has no announced start comes last. */
export function periodsOf(year: KeptYear, language: Language): YearPeriod[] {
  const single = (title: string, day: CreditedDay): YearPeriod => ({
    name: title,
    note: null,
    first: day,
    last: day,
  });
  const periods = [...year.terms, ...year.holidays].map(
    (period): YearPeriod => ({
      name: nameIn(language, period),
      note: language === 'ar' ? period.note : period.noteEn,
      first: period.first,
      last: period.last,
    }),
  );
  return sortedBy(
    [
      ...(year.staffReturn.day === null
        ? []
        : [single(CALENDAR_EVENTS['staff-return'][language], year.staffReturn)]),
      ...periods,
      single(CALENDAR_EVENTS['year-ends'][language], year.endOfYear),
    ],
    ({ first, last }) => [first.day ?? last.day ?? '9'],
  );
}

/** Whether a period is over, is now, or is still to come; one without days is to come. */
function stateOf({ first, last }: YearPeriod, asOf: string): 'past' | 'now' | 'coming' {
  const end = last.day ?? first.day;
  if (end === null || (first.day !== null && first.day > asOf)) return 'coming';
  return end < asOf ? 'past' : 'now';
}

const isOneDay = ({ first, last }: YearPeriod): boolean =>
  first.day === last.day && first.certainty === last.certainty;

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

/** What both ends of periods rest on. */
export function creditOfPeriods(...periods: readonly Pick<YearPeriod, 'first' | 'last'>[]): Credit {
  const ends = periods.flatMap(({ first, last }) => [first, last]);
  const credits = ends.flatMap(({ day, credit }) => (day === null ? [] : [credit]));
  const isDisputed = credits.some(({ confidence }) => confidence === 'disputed');
  return {
    sources: distinctSources(credits.flatMap(({ sources }) => sources)),
    confidence: isDisputed ? 'disputed' : null,
  };
}

/** What is said of several periods, each under a letter. */
function sharedNotes(periods: readonly YearPeriod[], language: Language): ReadonlyMap<string, string> {
  const notes = periods.flatMap(({ note }) => note ?? []);
  const shared = [...new Set(notes.filter((note, index) => notes.indexOf(note) !== index))];
  return new Map(shared.map((note, index) => [note, LETTERS[language][index] ?? `${index}`]));
}

/** A school year as a place keeps it, day by day; what is said of several periods is said once, below. */
export function periodTable(year: KeptYear, asOf: string, { marks }: Footnotes, language: Language): Piece {
  const text = TEXT[language];
  const periods = periodsOf(year, language);
  const shared = sharedNotes(periods, language);
  const noteOf = ({ note }: YearPeriod): Content => {
    const letter = shared.get(note ?? '');
    if (letter !== undefined) return [' ', styled('fine', `(${text.note} ${letter})`)];
    return note !== null && [lineBreak, styled('fine', name(note))];
  };
  return blocks([
    table({
      caption: null,
      columns: [text.period, text.starts, text.ends, text.source],
      rows: periods.map((period) => {
        const state = stateOf(period, asOf);
        return {
          style: state,
          cells: [
            [name(period.name), state === 'now' && [' ', status('open', text.now)], noteOf(period)],
            certainDay(period.first, language),
            isOneDay(period) ? null : certainDay(period.last, language),
            marks(creditOfPeriods(period)),
          ],
        };
      }),
      style: 'periods',
    }),
    ...[...shared].map(([note, letter]) => paragraph([`${text.note} ${letter}: `, name(note)], 'fine note')),
  ]);
}
