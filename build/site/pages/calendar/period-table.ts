import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import { CERTAINTIES } from '../../../schema/calendar.ts';
import { memberOf } from '../../../schema/json-value.ts';
import type { Credit } from '../../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../../schema/today.ts';
import { certaintyText, creditLabel, doubtfully, doubtWord } from '../../answers/credit.ts';
import {
  type CreditedDay,
  doubtOf,
  type KeptHoliday,
  type KeptPeriod,
  type KeptYear,
  kept,
  schoolDaysBeside,
} from '../../answers/places.ts';
import type { KeptDay } from '../../answers/today.ts';
import { singleEvent } from '../../feeds/icalendar.ts';
import { NAVIGATION } from '../addresses.ts';
import { aheadText, daySpan, leftText, shortDay, shortSpan, shownDay, weekDay } from '../day-text.ts';
import * as el from '../elements.ts';
import { html } from '../html.ts';
import { COMMA, capital, DOT, type Language, nameIn } from '../language.ts';
import { distinctSources, type Footnotes } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };

const TEXT = WORDS.periodTable;
/** As many periods say at once what a card would say before them. */
const FEW_PERIODS = 3;

/** What has a name and days in a school year, in the language of a page. */
export interface YearPeriod extends Pick<KeptPeriod, 'id' | 'name' | 'note' | 'first' | 'last' | 'until'> {
  /** Of a break the holidays beside it that are known of some regions alone. */
  readonly inSome?: readonly YearPeriod[];
  readonly isRegional?: boolean;
  /** A holiday of other regions that by its source does not hold in this place. */
  readonly isElsewhere?: boolean;
}
type Held = KeptPeriod & Pick<YearPeriod, 'isRegional' | 'isElsewhere'>;

export const periodOf = (period: Held, language: Language): YearPeriod => ({
  ...period,
  name: nameIn(language, period),
  note: language === 'ar' ? period.note : period.noteEn,
});

/** In the name of a holiday where it holds. */
const BRACKETS = / *\((.+)\)/;
/** The name of a holiday without where it holds. */
export const unbracketed = (name: string): string => name.replace(BRACKETS, '');

/** The holidays of other regions that by their source do not hold where a year is kept. */
const elsewhereIn = ({ record, holidays }: KeptYear): Held[] =>
  record.holidays
    .filter(({ id, onlyIn }) => onlyIn.length === 0 && holidays.every((each) => each.id !== id))
    .map((each) => ({ ...kept(each), isElsewhere: true }));

/** Terms, holidays and days alone, in order; what has no announced days stands where it is in `general`, else last. */
export function periodsOf(year: KeptYear, language: Language, general = year): YearPeriod[] {
  const single = (id: 'staff-return' | 'year-ends', day: CreditedDay): YearPeriod => {
    const name = CALENDAR_EVENTS[id][language];
    return { id, name, note: null, first: day, last: day, until: day.day };
  };
  return sortedBy(
    [
      ...(year.staffReturn.day === null ? [] : [single('staff-return', year.staffReturn)]),
      ...[...year.terms, ...year.holidays, ...elsewhereIn(year)].map((period) => periodOf(period, language)),
      single('year-ends', year.endOfYear),
    ],
    ({ id, first, last }) => [first.day ?? last.day ?? general.holidays.find((one) => one.id === id)?.first.day ?? '9'],
  );
}

/** Whether a period is over, is now, or is still to come; one without days is to come. */
function stateOf({ first, until }: Pick<YearPeriod, 'first' | 'until'>, asOf: string): 'past' | 'now' | 'coming' {
  if (until === null || (first.day !== null && first.day > asOf)) return 'coming';
  return until < asOf ? 'past' : 'now';
}

const tag = (doubt: string): el.Content =>
  doubt !== '' && { html: html`<span class="doubt">${doubt}</span>`, markdown: `(${doubt})` };

/** A day, and in a word how certain it is where its source does not vouch for it, unless that is said once for several. */
export const certainDay = (day: CreditedDay, language: Language, said?: string): el.Content =>
  shortDays({ first: day, last: day }, language, said);

type Ends = Pick<YearPeriod, 'first' | 'last'>;
type Doubted = Pick<CreditedDay, 'certainty'>;

/** The days of periods that anybody announced. */
export const daysIn = (periods: readonly Ends[]): CreditedDay[] =>
  periods.flatMap(({ first, last }) => [first, last]).filter(({ day }) => day !== null);

/** What both ends of periods rest on. */
export function creditOfPeriods(...periods: readonly Ends[]): Credit {
  const credits = daysIn(periods).map(({ credit }) => credit);
  const confidence = credits.find((each) => each.confidence === 'disputed')?.confidence ?? null;
  return { sources: distinctSources(credits.flatMap(({ sources }) => sources)), confidence };
}

/** What readers are told of days that their sources do not vouch for, each once. */
const doubtsOf = (days: readonly Doubted[], language: Language): string[] => [
  ...new Set(days.flatMap(({ certainty }) => certaintyText(certainty)?.[language] ?? [])),
];

/** What most periods share, and what the words mean that days and regional holidays are marked with, each once. */
function doubtsNote(days: readonly Doubted[], periods: readonly YearPeriod[], language: Language, most = '') {
  const { where, whereMeans, below, elsewhere, notHere, shared } = TEXT[language];
  const told = [
    ...doubtsOf(days, language).map((doubt) => {
      const [mark = '', meaning = below] = doubt.split(COMMA[language]);
      return most.endsWith(mark)
        ? shared.replace('#', most) + COMMA[language] + meaning
        : `${capital(mark)}: ${meaning}`;
    }),
    ...(periods.some(({ isRegional }) => isRegional) ? [`${capital(where)}: ${whereMeans}`] : []),
    ...(periods.some(({ isElsewhere }) => isElsewhere) ? [`${capital(elsewhere)}: ${notHere}`] : []),
  ];
  return told.length === 0 ? null : el.paragraph(el.name(`${told.join('. ')}.`), 'fine note');
}

/** What is to be known of the holidays from which school days follow: whence we derived these, and that regions differ. */
export function holidaysNote(holidays: readonly KeptHoliday[], language: Language): el.Piece | null {
  const { schoolDays, additional } = TEXT[language];
  const isRegional = holidays.some((each) => each.isRegional);
  const told = el.joined([holidays.length > 0 && schoolDays.whyBack, isRegional && additional], ' ');
  return told.length === 0 ? null : el.paragraph(told, 'fine note');
}

/** In a word how certain a day is that its source does not vouch for. */
const wordOf = (day: Pick<CreditedDay, 'day' | 'certainty'>, language: Language): string =>
  (day.day !== null && doubtWord(day.certainty)?.[language]) || '';

/** What a period is marked with where its sources do not vouch for its days, or for one of them. */
function doubtIn({ first, last }: Ends, language: Language): string {
  const { firstDay, lastDay } = TEXT[language];
  const [one, other] = [wordOf(first, language), wordOf(last, language)];
  if (first.day === last.day) return (first.day && doubtWord(doubtOf([first, last]))?.[language]) || '';
  if (one === other) return one;
  return [one && `${firstDay} ${one}`, other && `${lastDay} ${other}`].filter(Boolean).join(COMMA[language]);
}
const doubtTag = (ends: Ends, language: Language, said = ''): el.Content => {
  const doubt = doubtIn(ends, language);
  return doubt !== said && tag(doubt);
};

/** The mark that more than a few periods of a year share, and most of those that do: it is said once above them. */
function sharedMark(periods: readonly YearPeriod[], language: Language): string {
  const marks = periods.flatMap((period) => (period.isElsewhere ? [] : doubtIn(period, language) || []));
  const [most = []] = [...groupBy(marks, (mark) => mark).values()].sort((one, other) => other.length - one.length);
  return most.length > FEW_PERIODS ? (most[0] ?? '') : '';
}

/** The doubt that some days share, or one of them alone has, which a sentence says instead of marks; else what the marks mean. */
function saidOnce(days: readonly Doubted[], marks: readonly string[], language: Language) {
  const { allDays, below } = TEXT[language];
  const [mark = '', ...more] = marks.filter(Boolean);
  const doubt = days.find(({ certainty }) => doubtWord(certainty)?.[language] === mark)?.certainty;
  const shared = new Set(marks).size === 1 ? memberOf(allDays, String(doubt)) : undefined;
  if (typeof shared === 'string') return { said: mark, note: el.paragraph(shared, 'fine') };
  if (mark === '' || more.length > 0) return { said: '', note: doubtsNote(days, [], language) };
  const [, meaning = below] = doubtsOf(days, language)[0]?.split(COMMA[language]) ?? [];
  return { said: mark, note: el.paragraph(`${capital(mark)}${COMMA[language]}${meaning}.`, 'fine') };
}

const CALENDAR = html`<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 6h16v14H4zm4-3v4m8-4v4m-4 3v7m-3.5-3.5h7"/></svg>`;

/** Puts a period into one's own calendar, with what it rests on: none without a day. */
function addLink(period: YearPeriod, { year, publication, language }: ShownYear): el.Piece | null {
  const { id, name: title, first, last } = period;
  if (first.day === null) return null;
  const { sources } = creditOfPeriods({ first, last });
  const key = `${year.record.year}-${id}-${first.day}`;
  const event = {
    uid: `${key}@${publication.catalogue.service.mcpName}`,
    first: first.day,
    last: last.day ?? first.day,
    name: doubtfully({ ar: title, en: title }, doubtOf([first, last])),
    description: [...doubtsOf([first, last], language), ...sources.map((source) => source.title)],
    url: publication.baseUrl + NAVIGATION.calendar.address[language],
    ...{ stamp: null, sequence: 0, category: null },
  };
  const address = `data:text/calendar;charset=utf-8,${encodeURIComponent(singleEvent(event, language))}`;
  return el.htmlOnly(
    html`<a class="add" href="${address}" download="${key}.ics" aria-label="${TEXT[language].add}: ${title}">${CALENDAR}</a>`,
  );
}

/** A school year as a place keeps it, as it is shown. */
interface ShownYear {
  readonly year: KeptYear;
  readonly publication: Publication;
  readonly language: Language;
}

/** The holidays from which school days beside a period follow. */
export const holidaysBeside = (id: string, year: KeptYear | null): KeptHoliday[] =>
  year === null ? [] : schoolDaysBeside(id, year).flatMap(({ holidays }) => holidays);

/**
 * The breaks of a year that are now or come next, in order; those without a school day between them as one, of which the
 * days are those that hold everywhere, if any does.
 */
export function breaksAhead(year: KeptYear, asOf: string, language: Language): YearPeriod[] {
  const ahead = sortedBy(
    year.holidays.filter((each) => each.first.day !== null && stateOf(each, asOf) !== 'past'),
    ({ first }) => [first.day ?? ''],
  );
  const backOf = ({ id }: KeptPeriod): string => schoolDaysBeside(id, year)[0]?.day ?? id;
  return [...groupBy(ahead, backOf).values()].flatMap((members) => {
    const everywhere = members.filter(({ isRegional }) => !isRegional);
    const taken = everywhere.length > 0 ? everywhere : members;
    const inSome = members.filter((each) => !taken.includes(each)).map((each) => periodOf(each, language));
    const [first, last] = [taken[0], taken.at(-1)?.last];
    const named = taken.map((each) => nameIn(language, each)).join(' + ');
    return first && last ? { ...periodOf(first, language), name: named, last, inSome } : [];
  });
}

/** The break that a day lies in, if any, and the next one. */
export function breaksAround(year: KeptYear | null, asOf: string, language: Language) {
  const breaks = year === null ? [] : breaksAhead(year, asOf, language);
  const isNow = (breaks[0]?.first.day ?? '9') <= asOf;
  return { rest: isNow ? breaks[0] : undefined, next: breaks[isNow ? 1 : 0] ?? null };
}

/**
 * What a term or break is called, how much is left of it or how far ahead it is, the school days beside it unless in
 * short, and holidays of some regions from which none follows, or that are on one elsewhere.
 */
export function periodLines(
  period: YearPeriod,
  year: KeptYear,
  asOf: string,
  language: Language,
  isShort = false,
): el.Pieces {
  const { inSome, onlyElsewhere } = TEXT[language];
  const { id, name, first, last } = period;
  const isNow = (first.day ?? '') <= asOf;
  const when = isNow ? daysLeft : daysAhead;
  const school = isShort ? [] : schoolDaysBeside(id, year);
  const beside = school.flatMap(({ holidays }) => holidays.map((each) => each.id));
  const others = (period.inSome ?? []).filter((each) => !beside.includes(each.id));
  const elsewhere = elsewhereIn(year).filter((each) => school.some(({ day }) => day === each.first.day));
  const ends = isNow ? { first: last, last } : period;
  const marks = [ends, ...others].map((each) => doubtIn(each, language));
  const days = [...daysIn([ends, ...others]), ...school];
  const { said, note } = saidOnce(days, [...marks, ...school.map((day) => wordOf(day, language))], language);
  return [
    el.paragraph(el.joined([el.name(name), !isNow && doubtTag(ends, language, said)], ' '), 'headline'),
    (!isNow || last.day !== null) && el.paragraph(when(period, asOf, language, said), 'when'),
    ...[
      ...others.map((each) => [`${inSome}: `, shortDays(each, language, said)]),
      ...(isShort ? [] : schoolDays(id, year, language, said)),
      ...elsewhere.map((each) => onlyElsewhere.replace('#', unbracketed(nameIn(language, each)))),
    ].map((line) => el.paragraph(line)),
    note,
  ];
}

/** When a year begins that is ahead, else its next break, or its end where none is left. */
export function nextBreaks({ year, publication: { asOf }, language }: ShownYear): el.Pieces {
  const periods = periodsOf(year, language);
  const isAhead = ({ first, isElsewhere }: YearPeriod): boolean => !isElsewhere && (first.day ?? '') >= asOf;
  const { rest, next: after } = breaksAround(year, asOf, language);
  const next = rest ?? after ?? periods.find(isAhead);
  const start = year.terms[0]?.first;
  const starts = start?.day != null &&
    start.day > asOf && [
      el.paragraph([TEXT[language].schoolStarts, certainDay(start, language)], 'headline'),
      el.paragraph(el.strong(aheadText(start.day, asOf, language)), 'when'),
    ];
  const lines =
    starts || (next !== undefined && periods.length > FEW_PERIODS && periodLines(next, year, asOf, language));
  const days = rest && after && el.joined([daysAhead(after, asOf, language), doubtTag(after, language)], ' ');
  const inSome = after?.inSome?.map((each) => [`${TEXT[language].inSome}: `, plainDays(each, language)]) ?? [];
  const called = `${WORDS.home[language].nextBreak}: ${after?.name}${COMMA[language]}`;
  const later = days ? [[called, days], ...inSome] : [];
  return [lines && el.group('breaks card', [...lines, ...later.map((each) => el.paragraph(each))])];
}

/**
 * The school days that follow from holidays beside a period, each as certain as these; with where they hold if that
 * differs, by name where they stand alone, without a note.
 * @param said the doubt that the note says of all; undefined: they stand alone
 */
export function schoolDays(period: string, year: KeptYear | null, language: Language, said?: string): el.Content[] {
  const { inSome, elsewhere, or, ...text } = TEXT[language].schoolDays;
  const isKept = ({ id, isRegional }: KeptHoliday): boolean => isRegional && id !== period;
  const beside = sortedBy(year === null ? [] : schoolDaysBeside(period, year), ({ day, holidays }) => [
    holidays.some(isKept) ? '0' : '1',
    day,
  ]);
  return [...groupBy(beside, ({ end }) => end)].flatMap(([end, days]) =>
    days.map(({ day, certainty, holidays }, at) => {
      const kept = holidays.filter(isKept);
      const where =
        said === undefined ? kept.flatMap((each) => BRACKETS.exec(nameIn(language, each))?.[0].trim() ?? []) : [];
      const told = kept.length > 0 ? [inSome, ...where] : [days.length > 1 && elsewhere];
      const who = el.joined([at === 0 ? text[end] : '', ...told], ' ');
      const doubt = doubtWord(certainty)?.[language] ?? '';
      const dated = [at === 0 ? '' : or, who, ': ', el.strong(weekDay(day, language))];
      return el.joined([dated, !said?.endsWith(doubt) && tag(doubt)], ' ');
    }),
  );
}

/** What nobody has announced of a day. */
export const unannouncedList = ({ unannounced }: KeptDay, language: Language): el.Piece[] =>
  unannounced.map(({ words, day }) =>
    el.paragraph(el.filled(words[language], { day: day && shortDay(day, language) })),
  );

/** The days of a period in few words. */
function plainDays({ first, last }: Ends, language: Language, span = shortSpan, show = weekDay): el.Content {
  const isSpan = first.day !== null && last.day !== null && first.day < last.day;
  return isSpan ? span(first.day, last.day, language) : daysOf({ first, last }, language, show);
}

/** The same, and how certain the less certain of its ends is. */
export const shortDays = (ends: Ends, language: Language, said?: string): el.Content =>
  el.joined([plainDays(ends, language), doubtTag(ends, language, said)], ' ');

/** How much is left of a period, also where an additional holiday follows, and until when it is. */
function daysLeft(period: YearPeriod, asOf: string, language: Language, said: string): el.Content {
  const { first, last, isRegional, inSome = [] } = period;
  const { day } = last;
  if (day === null) return null;
  const later = inSome.flatMap((each) => ((each.last.day ?? '') > day ? (each.last.day ?? []) : []));
  const { orElse, schoolDays } = TEXT[language];
  const laterText = day === asOf ? aheadText : leftText;
  const orLater = later.map((each) => `${orElse}${laterText(each, asOf, language)} ${schoolDays.inSome}`);
  const here = (first.day === day ? aheadText : leftText)(day, asOf, language);
  // In general, of what some regions have off, nobody is told that it holds for him.
  const left = el.strong(capital([here, isRegional ? ` ${schoolDays.inSome}` : '', ...orLater].join('')));
  return el.joined([left, day !== asOf && [WORDS.home[language].until, ' ', certainDay(last, language, said)]], DOT);
}

/** How far ahead a period is, and its days. */
const daysAhead = (period: YearPeriod, asOf: string, language: Language): el.Content =>
  el.joined([el.strong(aheadText(period.first.day ?? asOf, asOf, language)), plainDays(period, language)], DOT);

/** The days of a period: both ends, or one. */
function daysOf({ first, last }: Ends, language: Language, show: typeof weekDay): el.Content {
  const { from, to, endless } = TEXT[language];
  const [start, end] = [first, last].map(({ day }) => day && show(day, language));
  const known = start ?? el.styled('muted', WORDS.dayText[language].unknown);
  if (first.day === last.day) return known;
  return [from, ' ', known, ' ', end ? [to, ' ', end] : el.styled('muted', endless)];
}

/**
 * The year day by day, with what holds in `general` of what is not announced; what is noted and who announced it stand once,
 * below, by names.
 */
export function periodTable(shown: ShownYear, { marks }: Footnotes, general = shown.year): el.Piece {
  const { year, publication, language } = shown;
  const { asOf } = publication;
  const text = TEXT[language];
  const periods = periodsOf(year, language, general);
  const isTerm = ({ id }: YearPeriod): boolean => year.terms.some((term) => term.id === id);
  const inMost = ({ id, until }: YearPeriod): KeptPeriod[] =>
    until === null ? general.holidays.filter((each) => each.id === id && each.until !== null) : [];
  const creditIn = (period: YearPeriod): Credit =>
    creditOfPeriods(period, ...(isTerm(period) ? holidaysBeside(period.id, year) : []), ...inMost(period));
  const coming = periods.filter((period) => stateOf(period, asOf) !== 'past');
  const past = periods.filter((period) => !coming.includes(period));
  const now = coming.filter((period) => stateOf(period, asOf) === 'now');
  /** A break, rather than the term that it lies in. */
  const current = now.find((period) => !isTerm(period)) ?? now[0];
  const shared = sharedMark(periods, language);
  const row = (period: YearPeriod): el.Row => {
    const derived = isTerm(period) ? schoolDays(period.id, year, language, shared) : [];
    const credit = creditIn(period);
    const disputed = credit.confidence === 'disputed' && tag(creditLabel(credit)[language]);
    const where = period.isElsewhere ? text.elsewhere : period.isRegional ? text.where : '';
    const doubt = doubtIn(period, language);
    const isSure = doubt === '' && where === '' && daysIn([period]).length > 0;
    const own = doubt === shared && !disputed ? null : tag(doubt);
    const sure = isSure && shared !== '' && el.styled('fine', CERTAINTIES.announced[language]);
    const marks = [period === current && el.status('open', text.now), tag(where), own, sure, disputed];
    const add = !past.includes(period) && !period.isElsewhere && addLink(period, shown);
    const inOthers = inMost(period).map((each) => [text.mostCities, shortDays(each, language)]);
    return {
      ...(period === current && { style: 'now' }),
      anchor: period.id,
      // One place alone: an anchor stands once on a page.
      ...(year === general && { id: period.id }),
      cells: [
        [add, el.joined([el.name(unbracketed(period.name)), ...marks], ' ')],
        el.joined([plainDays(period, language, daySpan, shownDay), ...inOthers, ...derived], el.lineBreak),
      ],
    };
  };
  const rows = (some: readonly YearPeriod[]): el.Piece =>
    el.table({ columns: [text.period, text.days], rows: some.map(row), style: 'periods' });
  /** What is noted of a period, else how certain its days are. */
  const saidOf = (each: YearPeriod): string =>
    each.note ?? (doubtIn(each, language) || (daysIn([each]).length > 0 ? CERTAINTIES.announced[language] : ''));
  const toldOf = (each: YearPeriod) => el.joined([saidOf(each) && el.name(saidOf(each)), marks(creditIn(each))], ' ');
  const lines = periods
    .map((each) => ({ called: unbracketed(each.name), told: toldOf(each) }))
    .filter(({ told }) => told.length > 0);
  const beside = periods.flatMap(({ id }) => holidaysBeside(id, year));
  return el.blocks([
    doubtsNote(daysIn(periods), periods, language, shared),
    rows(coming.length === 0 ? past : coming),
    coming.length > 0 && past.length > 0 && el.details(`${text.past}: ${past.length}`, [rows(past)]),
    el.details(text.notes, [
      holidaysNote(beside, language),
      ...[...groupBy(lines, ({ told }) => el.inMarkdown(told)).values()].map((some) => {
        const names = [...new Set(some.map(({ called }) => called))].join(COMMA[language]);
        return el.paragraph([names, ': ', some[0]?.told ?? null], 'fine note');
      }),
    ]),
  ]);
}
