import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { Credit } from '../../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../../schema/today.ts';
import { certaintyText } from '../../answers/credit.ts';
import { type CreditedDay, type KeptPeriod, type KeptYear, schoolDaysBeside } from '../../answers/places.ts';
import type { KeptDay } from '../../answers/today.ts';
import { NAVIGATION } from '../addresses.ts';
import { aheadText, shortDay, shownDay, shownDayOrUnknown, weekDay } from '../day-text.ts';
import {
  blocks,
  type Content,
  details,
  filled,
  group,
  joined,
  lineBreak,
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
export type YearPeriod = Pick<KeptPeriod, 'id' | 'name' | 'note' | 'first' | 'last' | 'until'>;

export const periodOf = (period: KeptPeriod, language: Language): YearPeriod => ({
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

/** Terms, holidays and days alone, in order; what has no announced days stands where it is in `general`, else last. */
export function periodsOf(year: KeptYear, language: Language, general = year): YearPeriod[] {
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
    ({ id, first, last }) => [first.day ?? last.day ?? general.holidays.find((one) => one.id === id)?.first.day ?? '9'],
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
  show: (day: string, language: Language) => Content = weekDay,
): Content {
  const [doubt] = certaintyText(certainty)?.[language].split(COMMA[language]) ?? [];
  return [
    day === null ? shownDayOrUnknown(day, language) : show(day, language),
    doubt !== undefined && [' ', styled(`fine date ${certainty}`, `(${doubt})`)],
  ];
}

type Ends = Pick<YearPeriod, 'first' | 'last'>;
type Doubted = Pick<CreditedDay, 'certainty'>;

/** The days of periods that anybody announced. */
export const daysIn = (periods: readonly Ends[]): CreditedDay[] =>
  periods.flatMap(({ first, last }) => [first, last]).filter(({ day }) => day !== null);

/** What both ends of periods rest on. */
export function creditOfPeriods(...periods: readonly Ends[]): Credit {
  const credits = daysIn(periods).map(({ credit }) => credit);
  const isDisputed = credits.some(({ confidence }) => confidence === 'disputed');
  return {
    sources: distinctSources(credits.flatMap(({ sources }) => sources)),
    confidence: isDisputed ? 'disputed' : null,
  };
}

/** What readers are told of days that their sources do not vouch for, each once. */
const doubtsOf = (days: readonly Doubted[], language: Language): string[] => [
  ...new Set(days.flatMap(({ certainty }) => certaintyText(certainty)?.[language] ?? [])),
];

/**
 * What the words in brackets mean, once for all days that bear one; its reason may stand in the notes alone. Where every
 * day bears one, that of the first is said of all, and the style leaves it out beside each.
 */
export function doubtsNote(days: readonly Doubted[], language: Language): Piece {
  const { below, every, schoolDays } = TEXT[language];
  const isEvery = days.every(({ certainty }) => certaintyText(certainty) !== null);
  const doubts = doubtsOf(days, language).map((doubt, index) => {
    const [word = '', meaning = below] = doubt.split(COMMA[language]);
    return [strong(isEvery && index === 0 ? every.replace('#', word) : `(${word})`), ' ', meaning];
  });
  const style = isEvery ? `fine note every-${days[0]?.certainty}` : 'fine note';
  return paragraph(joined([...doubts, schoolDays.whyBack], DOT), style);
}

/** Puts a period into one's own calendar, with what it rests on. */
function addLink(
  { id, name: title, first, last }: YearPeriod,
  { year, publication, language }: ShownYear,
): Piece | null {
  const { sources } = creditOfPeriods({ first, last });
  return eventLink(
    publication,
    { key: `${year.record.year}-${id}-${first.day}`, title, first: first.day, last: last.day },
    [...doubtsOf([first, last], language), ...sources.map((source) => source.title)],
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

/** The holidays from which school days beside a period follow. */
export const holidaysBeside = (id: string, year: KeptYear | null): KeptPeriod[] =>
  year === null ? [] : schoolDaysBeside(id, year).flatMap(({ holidays }) => holidays);

/** The breaks of a year that are now or come next, in order; those without a school day between them as one. */
export function breaksAhead(year: KeptYear, asOf: string, language: Language): YearPeriod[] {
  const isHoliday = (period: YearPeriod): boolean => year.holidays.some(({ id }) => id === period.id);
  const ahead = periodsOf(year, language).filter(
    (each) => isHoliday(each) && each.first.day !== null && stateOf(each, asOf) !== 'past',
  );
  const backOf = ({ id }: YearPeriod): string => schoolDaysBeside(id, year)[0]?.day ?? id;
  return [...groupBy(ahead, backOf).values()].flatMap(([first, ...later]) => {
    const [last, ...names] = [later.at(-1)?.last ?? first?.last, first, ...later];
    return first && last ? { ...first, name: names.map((each) => each?.name).join(' + '), last } : [];
  });
}

/** When a break is, how far ahead, and when schools are back. */
export const breakLines = (period: YearPeriod, year: KeptYear | null, asOf: string, language: Language): Content[] => [
  daysAhead(period, asOf, language),
  ...schoolDays(period.id, year, language),
];

/** The next breaks of a year and its end, and what is to be known of its days before all of them. */
export function nextBreaks(shown: ShownYear): Piece {
  const { year, publication, language } = shown;
  const periods = periodsOf(year, language);
  const end = periods.filter(({ id, until }) => id === 'year-ends' && until !== null && until >= publication.asOf);
  const cards = [...breaksAhead(year, publication.asOf, language).slice(0, MOST_NEXT), ...end].map((each) => {
    const lines = breakLines(each, year, publication.asOf, language);
    const told = lines.map((line, index) => paragraph(line, index === 0 ? 'headline' : undefined));
    return group('card', [paragraph(strong(name(each.name))), ...told, addLink(each, shown)]);
  });
  const endings = sharedEndings(year, language).map((ending) => ending.slice(2, -1));
  return blocks([
    endings.length > 0 && paragraph(`${TEXT[language].additional} ${endings.join(COMMA[language])}.`, 'fine note'),
    doubtsNote(daysIn(periods), language),
    cards.length > 0 && group('cards', cards),
  ]);
}

/** The school days that follow from holidays beside a period: that we derive them, and from days how certain. */
export const schoolDays = (period: string, year: KeptYear | null, language: Language): Content[] => {
  const { derived, derivedFrom, ...text } = TEXT[language].schoolDays;
  return (year === null ? [] : schoolDaysBeside(period, year)).map(({ end, day, certainty }) => {
    const [doubt] = certaintyText(certainty)?.[language].split(COMMA[language]) ?? [];
    const from = doubt !== undefined && styled(`${certainty}`, derivedFrom.replace('#', doubt));
    return [text[end], ': ', strong(weekDay(day, language)), ' ', styled('fine', ['(', derived, from, ')'])];
  });
};

/** What nobody has announced of a day. */
export const unannouncedList = ({ unannounced }: KeptDay, language: Language): Piece[] =>
  unannounced.map(({ words, day }) => paragraph(filled(words[language], { day: day && shortDay(day, language) })));

/** How far ahead a period is, or that it is now, and its days. */
const daysAhead = (period: Ends, asOf: string, language: Language): Content => {
  const { day } = period.first;
  const ahead = day !== null && day > asOf && strong(aheadText(day, asOf, language));
  const days = daysOf(period, language, (each) => certainDay(each, language), ' ');
  return joined([ahead || status('open', TEXT[language].now), days], DOT);
};

/** How a day of a period is shown. */
type DayShown = (day: CreditedDay) => Content;

/** The days of a period: both ends, or one. */
export function daysOf({ first, last }: Ends, language: Language, shown: DayShown, between: Content): Content {
  const { from, to, endless } = TEXT[language];
  if (first.day !== null && last.day === null) return [from, ' ', shown(first), between, styled('muted', endless)];
  if (first.day === last.day && first.certainty === last.certainty) return shown(first);
  const isAlike = first.certainty === last.certainty;
  return [from, ' ', shown(isAlike ? { ...first, certainty: null } : first), between, to, ' ', shown(last)];
}

/** The year day by day, with what holds in `general` of what is not announced; notes stand once, below, by names. */
export function periodTable(shown: ShownYear, { marks }: Footnotes, general = shown.year): Piece {
  const { year, publication, language } = shown;
  const { asOf } = publication;
  const text = TEXT[language];
  const periods = periodsOf(year, language, general);
  const dayShown: DayShown = (day) => certainDay(day, language, shownDay);
  const notes = groupBy(periods, ({ note }) => note);
  const row = (period: YearPeriod): Row => {
    const state = stateOf(period, asOf);
    const isTerm = year.terms.some(({ id }) => id === period.id);
    const taken = isTerm ? holidaysBeside(period.id, year) : [];
    const isThis = ({ id, until }: KeptPeriod): boolean => id === period.id && until !== null;
    const inMost = period.until === null ? general.holidays.filter(isThis) : [];
    const credit = marks(creditOfPeriods(period, ...taken, ...inMost));
    const last = joined([state !== 'past' && addLink(period, shown), credit], ' ');
    return {
      style: state,
      // One place alone: an anchor stands once on a page.
      ...(year === general && { id: period.id }),
      cells: [
        [name(period.name), state === 'now' && [' ', status('open', text.now)]],
        joined(
          [
            daysOf(period, language, dayShown, lineBreak),
            ...inMost.map((each) => [text.mostCities, daysOf(each, language, dayShown, ' ')]),
            isTerm && schoolDays(period.id, year, language),
            last,
          ],
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
