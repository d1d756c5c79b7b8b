import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import { isWeekend } from '../../../days/days.ts';
import type { Publication } from '../../../publication/publication.ts';
import { CERTAINTIES } from '../../../schema/calendar.ts';
import type { Credit } from '../../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../../schema/today.ts';
import { creditLabel, doubtfully, doubtWord } from '../../answers/credit.ts';
import {
  type CreditedDay,
  covers,
  DOUBTS,
  doubtOf,
  type KeptHoliday,
  type KeptPeriod,
  type KeptYear,
  kept,
  schoolDaysBeside,
} from '../../answers/places.ts';
import { schoolDay } from '../../answers/today.ts';
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
}

const periodOf = (period: KeptPeriod & Pick<YearPeriod, 'isRegional'>, language: Language): YearPeriod => ({
  ...period,
  name: nameIn(language, period),
  note: language === 'ar' ? period.note : period.noteEn,
});

/** In the name of a holiday where it holds, and who says so. */
const BRACKETS = / *\(([^)]+)\)/g;
/** The name of a holiday without that. */
export const unbracketed = (name: string): string => name.replace(BRACKETS, '');
/** That alone. */
const bracketsOf = (name: string): string[] => [...name.matchAll(BRACKETS)].flatMap(([, where]) => where ?? []);

/** The holidays of other regions that by their source do not hold where a year is kept. */
const elsewhereIn = ({ record, holidays }: KeptYear): KeptPeriod[] =>
  record.holidays
    .filter(({ id, onlyIn }) => onlyIn.length === 0 && holidays.every((each) => each.id !== id))
    .map((each) => kept(each));

/** Terms, holidays and days alone, in order; what has no announced days stands where it is in `general`, else last. */
function periodsOf(year: KeptYear, language: Language, general = year): YearPeriod[] {
  const single = (id: 'staff-return' | 'year-ends', day: CreditedDay): YearPeriod => {
    return { id, name: CALENDAR_EVENTS[id][language], note: null, first: day, last: day, until: day.day };
  };
  return sortedBy(
    [
      ...(year.staffReturn.day === null ? [] : [single('staff-return', year.staffReturn)]),
      ...[...year.terms, ...year.holidays].map((period) => periodOf(period, language)),
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

/** The days of periods that anybody announced. */
const daysIn = (periods: readonly Ends[]): CreditedDay[] =>
  periods.flatMap(({ first, last }) => [first, last]).filter(({ day }) => day !== null);

/** What both ends of periods rest on. */
export function creditOfPeriods(...periods: readonly Ends[]): Credit {
  const credits = daysIn(periods).map(({ credit }) => credit);
  const confidence = credits.find((each) => each.confidence === 'disputed')?.confidence ?? null;
  return { sources: distinctSources(credits.flatMap(({ sources }) => sources)), confidence };
}

/** The doubts that there are of some days, each once: by what it is marked, and what that means, alone or of all of them. */
const doubtsOf = (days: readonly CreditedDay[], language: Language) =>
  DOUBTS.filter((doubt) => days.some(({ certainty }) => certainty === doubt)).map((doubt) => {
    const { below, allDays } = TEXT[language];
    const text = CERTAINTIES[doubt][language];
    const [mark = '', meaning = below] = text.split(COMMA[language]);
    return { text, mark, meaning, ofAll: allDays[doubt] };
  });

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

/** The mark of most periods of a year, if they are more than a few, which a note says of all; and what other marks mean. */
export function sharedDoubt(year: KeptYear, language: Language) {
  const periods = periodsOf(year, language);
  const marked = groupBy(periods, (period) => doubtIn(period, language));
  marked.delete('');
  const [most] = [...marked].sort(([, one], [, other]) => other.length - one.length);
  const said = most && most[1].length > FEW_PERIODS ? most[0] : '';
  const told = doubtsOf(daysIn(periods), language).map(({ mark, meaning, ofAll }) => {
    if (said === mark) return ofAll;
    const ofEach = said.endsWith(mark) && TEXT[language].ofEach.replace('#', said + COMMA[language] + meaning);
    return capital(ofEach || `${mark}: ${meaning}`);
  });
  return { said, note: told.length > 0 && el.paragraph(`${told.join('. ')}.`, 'doubt note') };
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
    description: [...doubtsOf([first, last], language).map(({ text }) => text), ...sources.map(({ title }) => title)],
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
    const named = taken.map((each) => nameIn(language, each)).join(TEXT[language].then);
    return first && last ? { ...periodOf(first, language), name: named, last, inSome } : [];
  });
}

/** The break that a day lies in, if any, and the next one. */
export function breaksAround(year: KeptYear | null, asOf: string, language: Language) {
  const breaks = year === null ? [] : breaksAhead(year, asOf, language);
  const isNow = (breaks[0]?.first.day ?? '9') <= asOf;
  return { rest: isNow ? breaks[0] : undefined, next: breaks[isNow ? 1 : 0] ?? null };
}

/** Whether a day of a term is one of school, never more certain than its days; null: in a holiday, or nobody announced it. */
function schoolOn(day: string, year: KeptYear, language: Language): string | null {
  const holidays = year.holidays.filter(({ isRegional }) => !isRegional);
  const { term, holiday, unannounced } = schoolDay([{ ...year, holidays }], day);
  if (term === null || holiday !== null || unannounced.length > 0) return null;
  const { weekend, schoolToday } = TEXT[language];
  return isWeekend(day) ? weekend : schoolToday[doubtOf(daysIn([term, ...holidays])) ?? 'announced'];
}

/**
 * What the term or break of a day is called, what the day is in it, how much is left of it, the school days beside it, and
 * holidays of some regions from which none follows, or that are on one elsewhere.
 */
function periodLines(period: YearPeriod, year: KeptYear, asOf: string, language: Language, said: string): el.Pieces {
  const { onlyElsewhere, announcedIn, ask, schoolDays: words } = TEXT[language];
  const { id, name, last, isRegional } = period;
  const today = schoolOn(asOf, year, language);
  const school = schoolDaysBeside(id, year);
  const beside = school.flatMap(({ holidays }) => holidays.map((each) => each.id));
  const others = (period.inSome ?? []).filter((each) => !beside.includes(each.id));
  const elsewhereOn = (day: string) =>
    elsewhereIn(year)
      .filter((each) => covers(each, day))
      .map((each) => el.paragraph(onlyElsewhere.replace('#', unbracketed(nameIn(language, each))), 'fine'));
  const back = schoolDays(id, year, language, said);
  const notThere = today === null ? [] : [[words.elsewhere, DOT, today]];
  const lines = [
    ...others.map((each) => inSomeLine(each, language, said)),
    ...(isRegional ? [...back.map((line) => [announcedIn, DOT, line]), ...notThere] : back),
  ];
  return [
    el.paragraph(
      el.joined([el.name(unbracketed(name)), last.day === asOf && doubtTag(period, language, said)], ' '),
      'headline',
    ),
    ...(today === null || isRegional ? [] : [el.paragraph(el.strong(today)), ...elsewhereOn(asOf)]),
    last.day !== null && el.paragraph(daysLeft(period, asOf, language, said)),
    ...lines.map((line) => el.paragraph(line)),
    ...school.flatMap(({ day }) => elsewhereOn(day)),
    ...bracketsOf(name).map((where) => el.paragraph([el.name(where), isRegional ? ask : ''], 'fine')),
  ];
}

/** What a day is in the years of a place, when school starts if it does not run, and the next break; and these periods. */
export function dayShown(years: readonly KeptYear[], asOf: string, language: Language) {
  const { schoolStarts } = TEXT[language];
  const day = schoolDay(years, asOf);
  const { year } = day;
  const { said, note } = year === null ? { said: '', note: null } : sharedDoubt(year, language);
  const { rest, next } = breaksAround(year, asOf, language);
  const current = day.holiday ?? day.term;
  const now = rest ?? (current && periodOf(current, language));
  const starts = now === null && day.nextTerm ? periodOf(day.nextTerm, language) : null;
  const lines = [
    ...(now && year ? periodLines(now, year, asOf, language, said) : []),
    starts && el.paragraph([schoolStarts, certainDay(starts.first, language, said)], 'headline'),
    starts && el.paragraph(el.strong(aheadText(starts.first.day ?? asOf, asOf, language))),
    next &&
      el.paragraph([
        `${WORDS.home[language].nextBreak}: ${unbracketed(next.name)}${COMMA[language]}`,
        el.joined([daysAhead(next, asOf, language), doubtTag(next, language, said)], ' '),
      ]),
    ...schoolDays((starts ?? next)?.id ?? '', year, language, said).map((each) => el.paragraph(each)),
    ...(next?.inSome ?? []).map((each) => el.paragraph(inSomeLine(each, language, said))),
    ...day.unannounced.map((remark) =>
      el.paragraph(el.filled(remark.words[language], { day: remark.day && shortDay(remark.day, language) })),
    ),
  ];
  return { year, shown: [now, starts, next].filter((each) => each !== null), lines, note };
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
      const where = said === undefined ? kept.flatMap((each) => bracketsOf(nameIn(language, each))) : [];
      const told = kept.length > 0 ? [inSome, ...where.map((each) => `(${each})`)] : [days.length > 1 && elsewhere];
      const who = el.joined([at === 0 ? text[end] : '', ...told], ' ');
      const doubt = doubtWord(certainty)?.[language] ?? '';
      const dated = [at === 0 ? '' : or, who, ': ', el.strong(weekDay(day, language))];
      return el.joined([dated, !said?.endsWith(doubt) && tag(doubt)], ' ');
    }),
  );
}

/** The days of a period in few words. */
function plainDays({ first, last }: Ends, language: Language, span = shortSpan, show = weekDay): el.Content {
  const isSpan = first.day !== null && last.day !== null && first.day < last.day;
  return isSpan ? span(first.day, last.day, language) : daysOf({ first, last }, language, show);
}

/** The same, and how certain the less certain of its ends is. */
export const shortDays = (ends: Ends, language: Language, said?: string): el.Content =>
  el.joined([plainDays(ends, language), doubtTag(ends, language, said)], ' ');

/** In general, of what some regions have off, nobody is told that it holds for him. */
export const whereText = ({ isRegional }: YearPeriod, language: Language): string =>
  isRegional ? COMMA[language] + TEXT[language].where : '';

/** How much is left of a period, also where an additional holiday follows, and until when it is. */
function daysLeft(period: YearPeriod, asOf: string, language: Language, said: string): el.Content {
  const { first, last, inSome = [] } = period;
  const { day } = last;
  if (day === null) return null;
  const later = inSome.flatMap((each) => ((each.last.day ?? '') > day ? (each.last.day ?? []) : []));
  const { orElse, schoolDays } = TEXT[language];
  const laterText = day === asOf ? aheadText : leftText;
  const orLater = later.map((each) => `${orElse}${laterText(each, asOf, language)} ${schoolDays.inSome}`);
  const here = (first.day === day ? aheadText : leftText)(day, asOf, language);
  const left = el.strong(capital([here, whereText(period, language), ...orLater].join('')));
  const doubt = wordOf(last, language);
  const until = [WORDS.home[language].until, weekDay(day, language), !said.endsWith(doubt) && tag(doubt)];
  return el.joined([left, day !== asOf && el.joined(until, ' ')], DOT);
}

/** How far ahead a period is, and its days. */
function daysAhead(period: YearPeriod, asOf: string, language: Language): el.Content {
  const ahead = aheadText(period.first.day ?? asOf, asOf, language) + whereText(period, language);
  return el.joined([el.strong(ahead), plainDays(period, language)], COMMA[language]);
}

/** A holiday beside a break that some regions alone have. */
const inSomeLine = (holiday: YearPeriod, language: Language, said: string): el.Content => [
  `${TEXT[language].inSome}: ${unbracketed(holiday.name)}${COMMA[language]}`,
  shortDays(holiday, language, said),
];

/** The days of a period: both ends, or one. */
function daysOf({ first, last }: Ends, language: Language, show: typeof weekDay): el.Content {
  const { from, to, endless } = TEXT[language];
  const [start, end] = [first, last].map(({ day }) => day && show(day, language));
  const known = start ?? el.styled('muted', WORDS.dayText[language].unknown);
  if (first.day === last.day) return known;
  return [from, ' ', known, ' ', end ? [to, ' ', end] : el.styled('muted', endless)];
}

/** A holiday that does not hold here, under the anchor that its row has where it does. */
function namedDays(holiday: KeptPeriod, language: Language): el.Piece {
  const called = [`${unbracketed(nameIn(language, holiday))}: `, plainDays(holiday, language)];
  return { html: html`<span data-anchor="${holiday.id}">${el.inHtml(called)}</span>`, markdown: el.inMarkdown(called) };
}

/**
 * The year day by day, with what holds in `general` of what is not announced; what is noted and who announced it stand once,
 * below, by names.
 */
export function periodTable(shown: ShownYear, shared: string, { marks }: Footnotes, general: KeptYear): el.Piece {
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
  const row = (period: YearPeriod): el.Row => {
    const derived = isTerm(period) ? schoolDays(period.id, year, language, shared) : [];
    const credit = creditIn(period);
    const disputed = credit.confidence === 'disputed' && tag(creditLabel(credit)[language]);
    const where = period.isRegional ? text.where : '';
    const doubt = doubtIn(period, language);
    const isSure = doubt === '' && where === '' && daysIn([period]).length > 0;
    const own = doubt === shared && !disputed ? null : tag(doubt);
    const sure = isSure && shared !== '' && el.styled('fine', CERTAINTIES.announced[language]);
    const marks = [period === current && el.status('open', text.now), tag(where), own, sure, disputed];
    const add = !past.includes(period) && addLink(period, shown);
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
  const elsewhere = elsewhereIn(year).flatMap((each) =>
    stateOf(each, asOf) === 'past' ? [] : namedDays(each, language),
  );
  return el.blocks([
    rows(coming.length === 0 ? past : coming),
    elsewhere.length > 0 && el.paragraph([text.elsewhere, el.joined(elsewhere, COMMA[language])], 'fine note'),
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
