import { type CitedSources, citedSources } from '../../../edge/mcp/brief.ts';
import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { addDays } from '../../days/days.ts';
import { hijriDay } from '../../days/hijri.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { USUAL_SCOPE } from '../../schema/calendar.ts';
import type { ExamRecord, ExamStatus } from '../../schema/exam.ts';
import type { Source } from '../../schema/source.ts';
import { type DayOfChange, type ExamToday, type SchoolDay, Today } from '../../schema/today.ts';
import { admissionNamed, announced, type NamedAdmission } from './admission.ts';
import { currentRegistration, turningDays } from './exam-status.ts';
import { statusAt, statusOf } from './exams.ts';
import type { CreditedDay, KeptPeriod, KeptYear } from './places.ts';
import { cite, citedHoliday, citedPeriod, covers, keptYear } from './places.ts';
import WORDS from './status-words.json' with { type: 'json' };

/** A day ahead on which something starts or ends. */
type Turn = ReturnType<typeof turn>[number];

/** A day in the calendar of a place, or in general. */
export type KeptDay = ReturnType<typeof schoolDay>;

/** Words in which `{day}` stands for a day, ISO 8601. */
type Remark = ReturnType<typeof remark>;

const within = <T extends KeptPeriod>(periods: readonly T[], day: string): T | null =>
  periods.find((period) => covers(period, day)) ?? null;

const after = <T extends KeptPeriod>(periods: readonly T[], day: string): T | null =>
  sortedBy(
    periods.filter(({ first }) => first.day !== null && first.day > day),
    ({ first }) => [first.day ?? ''],
  )[0] ?? null;

/** @param period the term or holiday; null for what is neither */
const turn = (event: DayOfChange['event'], credited: CreditedDay, period: KeptPeriod | null) =>
  credited.day === null ? [] : [{ date: credited.day, event, period, credited }];

const turnsOf = ({ staffReturn, terms, holidays, endOfYear }: KeptYear): Turn[] => [
  ...turn('staff-return', staffReturn, null),
  ...terms.flatMap((term) => [...turn('term-starts', term.first, term), ...turn('term-ends', term.last, term)]),
  ...holidays.flatMap((holiday) => [
    ...turn('holiday-starts', holiday.first, holiday),
    ...turn('holiday-ends', holiday.last, holiday),
  ]),
  ...turn('year-ends', endOfYear, null),
];

const isEnd = ({ event }: Turn): boolean => event.endsWith('-ends');

/** The day on which a turn changes what holds: what ends does so the day after. */
const changeOf = (each: Turn): string => (isEnd(each) ? addDays(each.date, 1) : each.date);

/** For so many days a school year without an announced end is said to run: every one so far was longer. */
const SHORTEST_YEAR_DAYS = 40 * 7;

const firstDay = ({ terms }: KeptYear): string | null =>
  terms.flatMap(({ first }) => first.day ?? []).sort()[0] ?? null;

/** The last day on which a school year is said to run; null while its first is not announced. */
function lastDay(year: KeptYear): string | null {
  const start = firstDay(year);
  return year.endOfYear.day ?? (start && addDays(start, SHORTEST_YEAR_DAYS - 1));
}

const isEndless = ({ first, last }: KeptPeriod): boolean => first.day !== null && last.day === null;

const remark = ({ ar, en }: Bilingual, name: string, nameEn: string, day: string | null = null) => ({
  words: { ar: ar.replace('{name}', name), en: en.replace('{name}', nameEn) },
  day,
});

/** What nobody has announced of a day in a school year: where something ends that has begun, and what comes later. */
function unannouncedIn({ terms, holidays, record }: KeptYear, day: string, turns: readonly Turn[]): Remark[] {
  // A holiday may still last, or be over: until the next change that is announced nobody knows.
  const changed = turns.map(changeOf).filter((date) => date <= day);
  const latestChange = changed.sort().at(-1) ?? '';
  const isLatest = ({ first }: KeptPeriod): boolean => latestChange <= (first.day ?? day);
  const hasBegun = ({ first }: KeptPeriod): boolean => first.day !== null && first.day <= day;
  const running = [...terms.filter((term) => covers(term, day)), ...holidays.filter(isLatest)];
  const latest = terms.filter(hasBegun).at(-1);
  const isAfterTerms = latest !== undefined && isEndless(latest) && !covers(latest, day);
  // A holiday without any day is over once it is wherever nothing differs. Until then it comes next while the one before
  // it lasts, and may be now.
  const generalEnd = (id: string) => record.holidays.find((general) => general.id === id)?.ends;
  const [next] = holidays.filter((each) => !covers(each, day) && (each.until ?? generalEnd(each.id) ?? day) >= day);
  const hasNoHolidays = holidays.length === 0 && turns.some(({ date }) => date >= day);
  const { label, labelEn } = record;
  return [
    ...running
      .filter((each) => isEndless(each) && hasBegun(each))
      .map(({ name, nameEn, first }) => remark(WORDS.remarks.endless, name, nameEn, first.day)),
    ...(isAfterTerms ? [remark(WORDS.remarks.terms, label, labelEn)] : []),
    ...(next?.until === null ? [remark(WORDS.remarks.undated, next.name, next.nameEn)] : []),
    ...(hasNoHolidays ? [remark(WORDS.remarks.holidays, label, labelEn)] : []),
  ];
}

const dayAfter = (last: string | null): string[] => (last === null ? [] : [addDays(last, 1)]);

/**
 * First day after `day` on which something is known to change; null when none is, or when what nobody announced may end
 * before it.
 * @param years of every place
 * @param others days on which something else changes
 */
function validUntil(years: readonly KeptYear[], others: readonly string[], day: string): string | null {
  const known = [
    ...others,
    ...years.flatMap(turnsOf).map(changeOf),
    ...years.flatMap(({ holidays }) => holidays.filter(isEndless).flatMap(({ until }) => dayAfter(until))),
  ];
  const supposed = years.flatMap((year) => [
    ...year.terms.filter(isEndless).flatMap(({ until }) => dayAfter(until)),
    ...(year.endOfYear.day === null ? dayAfter(lastDay(year)) : []),
  ]);
  const [next] = [...known, ...supposed].filter((date) => date > day).sort();
  return next !== undefined && known.includes(next) ? next : null;
}

/** Looks a day (ISO 8601, in Riyadh) up in the years of a place. */
export function schoolDay(years: readonly KeptYear[], day: string) {
  const terms = years.flatMap((year) => year.terms);
  const holidays = years.flatMap((year) => year.holidays);
  const all = sortedBy(years.flatMap(turnsOf), ({ date }) => [date]);
  const nextTerm = after(terms, day);
  const around = years.find((year) => (firstDay(year) ?? '9') <= day && day <= (lastDay(year) ?? ''));
  const announcedUntil = all.at(-1)?.date ?? null;
  return {
    /** The year that the day lies in; between two years the next one. */
    year: around ?? years.find((year) => nextTerm !== null && year.terms.includes(nextTerm)) ?? null,
    term: within(terms, day),
    nextTerm,
    holiday: within(holidays, day),
    nextHoliday: after(holidays, day),
    /** What starts after the day or ends on it or later, in order. */
    turns: all.filter((each) => (isEnd(each) ? each.date >= day : each.date > day)),
    /** The last day of the calendar that anybody has announced; null: none. */
    announcedUntil,
    /** What nobody has announced of the day. */
    unannounced: [
      ...(around === undefined ? [] : unannouncedIn(around, day, all)),
      ...(announcedUntil !== null && announcedUntil < day ? [{ words: WORDS.remarks.after, day: announcedUntil }] : []),
    ],
  };
}

/** The calendar of a place; null: wherever nothing differs. */
const calendarIn = (place: string | null, { catalogue }: Edition): KeptYear[] =>
  catalogue.calendar.map((year) => keptYear(year, place));

/** The as-of day in a place; null: wherever nothing differs. */
export const dayIn = (place: string | null, edition: Edition): KeptDay =>
  schoolDay(calendarIn(place, edition), edition.asOf);

const MOST_CHANGES = 4;

const change = ({ date, event, period, credited }: Turn, sources: CitedSources): DayOfChange => ({
  date,
  dateHijri: hijriDay(date),
  event,
  id: period?.id ?? null,
  name: period?.name ?? null,
  nameEn: period?.nameEn ?? null,
  certainty: credited.certainty,
  confidence: credited.credit.confidence,
  sources: cite(credited, sources),
});

/** What nobody has announced of a day, in one text each; null: nothing. */
export function unannouncedTexts({ unannounced }: KeptDay) {
  const text = (language: keyof Bilingual): string | null =>
    unannounced.map(({ words, day }) => words[language].replace('{day}', day ?? '')).join(' ') || null;
  return { unannounced: text('ar'), unannouncedEn: text('en') };
}

function cited(day: KeptDay, sources: CitedSources): SchoolDay {
  const { year, term, nextTerm, holiday, nextHoliday, turns } = day;
  return {
    year: year && { year: year.record.year, label: year.record.label, labelEn: year.record.labelEn },
    term: term && citedPeriod(term, sources),
    nextTerm: nextTerm && citedPeriod(nextTerm, sources),
    holiday: holiday && citedHoliday(holiday, sources),
    nextHoliday: nextHoliday && citedHoliday(nextHoliday, sources),
    changes: turns.slice(0, MOST_CHANGES).map((each) => change(each, sources)),
    announcedUntil: day.announcedUntil,
    ...unannouncedTexts(day),
  };
}

/** What one registers for, with its status on the day. */
interface Registered extends Pick<ExamRecord, 'id' | 'name' | 'nameEn' | 'windows' | 'registrationUrl'> {
  readonly standing: ReturnType<typeof statusAt>;
}

/** Admission as it is shown among exams: by its windows of applying. */
const asRegistered = (record: NamedAdmission, asOf: string): Registered => ({
  ...record,
  registrationUrl: record.url,
  windows: record.windows.flatMap(({ kind, ...window }) => (kind === 'registration' ? [{ kind, ...window }] : [])),
  standing: statusAt(announced(record), record.url ?? '', asOf),
});

/** Those that are open, and those that will be, each with the registration that a student should know of. */
function byStatus(all: readonly Registered[], asOf: string, sources: CitedSources) {
  const withStatus = (status: ExamStatus): ExamToday[] =>
    all.flatMap(({ id, name, nameEn, windows, registrationUrl, standing }) => {
      const current = currentRegistration(windows, asOf);
      if (standing.status !== status || current === null) return [];
      const { source, otherSources, ...window } = current;
      const registration = { ...window, sources: sources.cite([source, ...otherSources]) };
      return [{ id, name, nameEn, ...standing, registration, registrationUrl }];
    });
  return { open: withStatus('open'), upcoming: withStatus('upcoming') };
}

/** The places where the day is another one than in general, with that day; those that are alike together. */
export function elsewhere<T>({ catalogue }: Edition, dayAt: (place: string | null) => T) {
  const groups = groupBy(catalogue.places, ({ id }) => JSON.stringify(dayAt(id)));
  groups.delete(JSON.stringify(dayAt(null)));
  return [...groups].map(([text, places]) => {
    const day: T = JSON.parse(text);
    return { places, day };
  });
}

/** What a student should know of the as-of day, in general and in the places where it is another one. */
export function today(edition: Edition): Today {
  const { catalogue, asOf } = edition;
  const { exams, places } = catalogue;
  const sources = citedSources<Source['kind']>();
  const dayAt = (place: string | null) => cited(dayIn(place, edition), sources);
  const registeredExams = exams.map((exam) => ({ ...exam, standing: statusOf(exam, asOf) }));
  const registeredAdmission = admissionNamed(edition).map((record) => asRegistered(record, asOf));
  const calendars = [null, ...places.map(({ id }) => id)].flatMap((place) => calendarIn(place, edition));
  const turns = [...exams, ...catalogue.admission.map(announced)].flatMap((each) => turningDays(each, asOf));
  return {
    asOf,
    asOfHijri: hijriDay(asOf),
    validUntil: validUntil(calendars, turns, asOf),
    scope: dayIn(null, edition).year?.record.scope ?? USUAL_SCOPE,
    calendar: dayAt(null),
    elsewhere: elsewhere(edition, dayAt).map(({ places: alike, day }) => ({
      places: alike.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
      ...day,
    })),
    exams: byStatus(registeredExams, asOf, sources),
    admission: byStatus(registeredAdmission, asOf, sources),
    sources: sources.list(),
  };
}

export const todayFile = (edition: Edition): SiteFile => answer('/api/agent/today.json', Today, today(edition));
