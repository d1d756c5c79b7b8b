import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { Credit } from '../../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../../schema/today.ts';
import { certaintyText } from '../../answers/credit.ts';
import { type CreditedDay, type KeptPeriod, type KeptYear, schoolDaysBeside } from '../../answers/places.ts';
import type { KeptDay } from '../../answers/today.ts';
import { NAVIGATION } from '../addresses.ts';
import { aheadText, shortDay, shownDay, shownDayOrUnknown } from '../day-text.ts';
import {
  blocks,
  type Content,
  details,
  filled,
  group,
  joined,
  lineBreak,
  list,
  name,
  type Piece,
  paragraph,
  type Row,
  status,
  strong,
  styled,
  table,
} from '../elements.ts';
import { COMMA, DOT, type Language, nameIn } from '../language.ts';
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

/** What a name ends with in brackets. */
const ENDING = / \([^()]*\)$/;

/** What the names of several holidays end with in brackets, e.g. where they hold: it is said once, above all of them. */
function sharedEndings({ holidays }: KeptYear, language: Language): string[] {
  const endings = holidays.flatMap((holiday) => ENDING.exec(nameIn(language, holiday)) ?? []);
  return [...new Set(endings.filter((each, index) => endings.indexOf(each) < index))];
}

/** Terms, holidays and the days that stand alone, in order; what has no announced start comes last. */
export function periodsOf(year: KeptYear, language: Language): YearPeriod[] {
  const endings = sharedEndings(year, language);
  const shortened = (period: YearPeriod): YearPeriod => ({
    ...period,
    name: endings.reduce((called, ending) => called.replace(ending, ''), period.name),
  });
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
      ...[...year.terms, ...year.holidays].map((period) => shortened(periodOf(period, language))),
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

/** A day, and in a word how certain it is where its source does not vouch for it. */
export function certainDay(
  { day, certainty }: Pick<CreditedDay, 'day' | 'certainty'>,
  language: Language,
  show = shortDay,
): Content {
  const [doubt] = certaintyText(certainty)?.[language].split(COMMA[language]) ?? [];
  return [
    day === null ? shownDayOrUnknown(day, language) : show(day, language),
    doubt !== undefined && [' ', styled('fine date', `(${doubt})`)],
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

/** What the words in brackets mean; one without a meaning of its own has its reason in the notes of the calendar. */
export function doubtsNote(periods: readonly Ends[], language: Language): Piece | null {
  const doubts = doubtsOf(periods, language).map((doubt) => {
    const [word = '', meaning = TEXT[language].below] = doubt.split(COMMA[language]);
    return [strong(`(${word})`), ' ', meaning];
  });
  return doubts.length === 0 ? null : paragraph(joined(doubts, DOT), 'fine note');
}

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

const MOST_NEXT = 4;

/** The term that is now, and the breaks that are now or come next, with their days. Null: none comes. */
export function nextBreaks({ year, publication: { asOf }, language }: ShownYear): Piece | null {
  const isHeld = (list: readonly KeptPeriod[], { id }: YearPeriod): boolean => list.some((each) => each.id === id);
  const next = periodsOf(year, language).filter((each) => {
    const state = stateOf(each, asOf);
    const isShown = isHeld(year.holidays, each) ? state !== 'past' : isHeld(year.terms, each) && state === 'now';
    return isShown && each.first.day !== null;
  });
  const rows = next.slice(0, MOST_NEXT).map((each) => {
    const days = styled('fine', daysAhead(each, asOf, language));
    return joined([strong(name(each.name)), days, ...schoolDays(each.id, year, language)], lineBreak);
  });
  return rows.length === 0 ? null : group('cards', [group('card', [list(rows, { style: 'rows' })])]);
}

/** The school days that follow from holidays beside a period, and what each follows from. */
export const schoolDays = (period: string, year: KeptYear, language: Language): Content[] => {
  const text = TEXT[language].schoolDays;
  return schoolDaysBeside(period, year).map(({ end, day, announced, holidays }) => {
    const names = holidays.map((each) => name(nameIn(language, each).replace(ENDING, '')));
    const from = { announced: shortDay(announced, language), holiday: joined(names, COMMA[language]) };
    const why = filled(end === 'back' ? text.whyBack : text.why, from);
    return [text[end], ': ', strong(shownDay(day, language)), '. ', styled('fine', why)];
  });
};

/** What nobody has announced of a day. */
export const unannouncedList = ({ unannounced }: KeptDay, language: Language): Piece[] =>
  unannounced.map(({ words, day }) => paragraph(filled(words[language], { day: day && shortDay(day, language) })));

/** How far ahead the first day of a period is; of one that has come, that the period is now. */
const aheadOf = ({ first: { day } }: Ends, asOf: string, language: Language): Content =>
  day !== null && (day > asOf ? strong(aheadText(day, asOf, language)) : status('open', TEXT[language].now));

/** How far ahead a period is, and its days. */
export const daysAhead = (period: Ends, asOf: string, language: Language): Content =>
  joined([aheadOf(period, asOf, language), daysOf(period, language, shortDay, ' ')], DOT);

/** The days of a period: both ends, or one. A doubt about both of them is said once, after the last. */
function daysOf({ first, last }: Ends, language: Language, show: typeof shortDay, between: Content): Content {
  const { from, to, endless } = TEXT[language];
  const isAlike = first.certainty === last.certainty;
  if (first.day !== null && last.day === null)
    return [from, ' ', certainDay(first, language, show), between, styled('muted', endless)];
  if (first.day === last.day && isAlike) return certainDay(first, language, show);
  const begins = { ...first, certainty: isAlike ? null : first.certainty };
  return [from, ' ', certainDay(begins, language, show), between, to, ' ', certainDay(last, language, show)];
}

/** The year day by day; what is to be said of its days is said once, below, by the names of the periods. */
export function periodTable(shown: ShownYear, { marks }: Footnotes): Piece {
  const { year, publication, language } = shown;
  const { asOf } = publication;
  const text = TEXT[language];
  const periods = periodsOf(year, language);
  const notes = groupBy(periods, ({ note }) => note);
  const endings = sharedEndings(year, language).map((ending) => ending.slice(2, -1));
  const row = (period: YearPeriod): Row => {
    const state = stateOf(period, asOf);
    const isTerm = year.terms.some(({ id }) => id === period.id);
    const taken = isTerm ? schoolDaysBeside(period.id, year).flatMap(({ holidays }) => holidays) : [];
    const credit = marks(creditOfPeriods(period, ...taken));
    const last = joined([isAhead(period, asOf) && addLink(period, shown), credit], ' ');
    return {
      style: state,
      cells: [
        [name(period.name), state === 'now' && [' ', status('open', text.now)]],
        joined(
          [daysOf(period, language, shownDay, lineBreak), isTerm && schoolDays(period.id, year, language), last],
          lineBreak,
        ),
      ],
    };
  };
  const rows = (some: readonly YearPeriod[]): Piece =>
    table({ columns: [text.period, text.days], rows: some.map(row), style: 'periods' });
  const coming = periods.filter((period) => stateOf(period, asOf) !== 'past');
  const past = periods.filter((period) => !coming.includes(period));
  return blocks([
    endings.length > 0 && paragraph(`${text.additional} ${endings.join(COMMA[language])}.`, 'fine note'),
    doubtsNote(periods, language),
    rows(coming.length === 0 ? past : coming),
    coming.length > 0 && past.length > 0 && details(`${text.past}: ${past.length}`, [rows(past)]),
    notes.size > 1 &&
      details(
        text.notes,
        [...notes].map(([note, members]) => {
          const called = [...new Set(members.map((each) => each.name))].join(COMMA[language]);
          return note !== null && paragraph([called, ': ', name(note)], 'fine note');
        }),
      ),
  ]);
}
