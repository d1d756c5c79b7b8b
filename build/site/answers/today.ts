import { type CitedSources, citedSources } from '../../../edge/mcp/brief.ts';
import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { addDays } from '../../days/days.ts';
import { hijriDay } from '../../days/hijri.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import type { ExamRecord } from '../../schema/exam.ts';
import type { Source } from '../../schema/source.ts';
import { type DayOfChange, type ExamToday, type SchoolDay, Today } from '../../schema/today.ts';
import { currentRegistration, standingOn, turningDays } from './exam-status.ts';
import {
  type CreditedDay,
  cite,
  citedHoliday,
  citedPeriod,
  type KeptHoliday,
  type KeptPeriod,
  type KeptYear,
  keptYear,
} from './places.ts';

/** A day ahead on which something starts or ends. */
export interface Turn {
  readonly date: string;
  readonly event: DayOfChange['event'];
  /** The term or holiday; null for what is neither. */
  readonly period: KeptPeriod | null;
  readonly credited: CreditedDay;
}

/** A day in the calendar of a place, or in general. */
export interface KeptDay {
  /** The year that the day lies in; between two years the next one. */
  readonly year: KeptYear | null;
  readonly term: KeptPeriod | null;
  readonly nextTerm: KeptPeriod | null;
  readonly holiday: KeptHoliday | null;
  readonly nextHoliday: KeptHoliday | null;
  /** What starts after the day or ends on it or later, in order. */
  readonly turns: readonly Turn[];
  /** First day on which any of this is no longer so; null when none is known. */
  readonly validUntil: string | null;
}

/** A period whose end is not announced covers its first day alone: of no other does anybody know. */
const covers = ({ first, last }: KeptPeriod, day: string): boolean =>
  first.day !== null && first.day <= day && day <= (last.day ?? first.day);

const within = <T extends KeptPeriod>(periods: readonly T[], day: string): T | null =>
  periods.find((period) => covers(period, day)) ?? null;

const after = <T extends KeptPeriod>(periods: readonly T[], day: string): T | null =>
  sortedBy(
    periods.filter(({ first }) => first.day !== null && first.day > day),
    ({ first }) => [first.day ?? ''],
  )[0] ?? null;

const turn = (event: Turn['event'], credited: CreditedDay, period: KeptPeriod | null): Turn[] =>
  credited.day === null ? [] : [{ date: credited.day, event, period, credited }];

const turnsOf = ({ staffReturn, terms, holidays, endOfYear }: KeptYear): Turn[] => [
  ...turn('staff-return', staffReturn, null),
  ...terms.flatMap((term) => [
    ...turn('term-starts', term.first, term),
    ...turn('term-ends', term.last, term),
  ]),
  ...holidays.flatMap((holiday) => [
    ...turn('holiday-starts', holiday.first, holiday),
    ...turn('holiday-ends', holiday.last, holiday),
  ]),
  ...turn('year-ends', endOfYear, null),
];

const isEnd = ({ event }: Turn): boolean => event.endsWith('-ends');

/** Days from which on something is known no more. */
const expiries = (years: readonly KeptYear[], turns: readonly Turn[]): string[] => [
  ...turns.map((each) => (isEnd(each) ? addDays(each.date, 1) : each.date)),
  ...years
    .flatMap(({ terms, holidays }) => [...terms, ...holidays])
    .flatMap(({ first, last }) => (first.day !== null && last.day === null ? [addDays(first.day, 1)] : [])),
];

/** Looks a day (ISO 8601, in Riyadh) up in the years of a place. */
export function schoolDay(years: readonly KeptYear[], day: string): KeptDay {
  const terms = years.flatMap((year) => year.terms);
  const holidays = years.flatMap((year) => year.holidays);
  const all = years.flatMap(turnsOf);
  const nextTerm = after(terms, day);
  const starts = ({ terms: own }: KeptYear) => own.flatMap(({ first }) => first.day ?? []).sort()[0];
  const around = years.find((year) => {
    const start = starts(year);
    const end = year.endOfYear.day;
    return start !== undefined && end !== null && start <= day && day <= end;
  });
  return {
    year: around ?? years.find((year) => nextTerm !== null && year.terms.includes(nextTerm)) ?? null,
    term: within(terms, day),
    nextTerm,
    holiday: within(holidays, day),
    nextHoliday: after(holidays, day),
    turns: sortedBy(
      all.filter((each) => (isEnd(each) ? each.date >= day : each.date > day)),
      ({ date }) => [date],
    ),
    validUntil:
      expiries(years, all)
        .filter((date) => date > day)
        .sort()[0] ?? null,
  };
}

/** The as-of day in a place; null: wherever nothing differs. */
export const dayIn = (place: string | null, { catalogue, asOf }: Edition): KeptDay =>
  schoolDay(
    catalogue.calendar.map((year) => keptYear(year, place)),
    asOf,
  );

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

function cited(
  { year, term, nextTerm, holiday, nextHoliday, turns }: KeptDay,
  sources: CitedSources,
): SchoolDay {
  return {
    year: year && { year: year.record.year, label: year.record.label, labelEn: year.record.labelEn },
    term: term && citedPeriod(term, sources),
    nextTerm: nextTerm && citedPeriod(nextTerm, sources),
    holiday: holiday && citedHoliday(holiday, sources),
    nextHoliday: nextHoliday && citedHoliday(nextHoliday, sources),
    changes: turns.slice(0, MOST_CHANGES).map((each) => change(each, sources)),
  };
}

function examToday(exam: ExamRecord, asOf: string, sources: CitedSources): ExamToday[] {
  const registration = currentRegistration(exam.windows, asOf);
  if (registration === null) return [];
  const { source, otherSources, ...window } = registration;
  return [
    {
      id: exam.id,
      name: exam.name,
      nameEn: exam.nameEn,
      registration: { ...window, sources: sources.cite([source, ...otherSources]) },
      registrationUrl: exam.registrationUrl,
    },
  ];
}

/** What a student should know of the as-of day, in general and in the places where it is another one. */
export function today(edition: Edition): Today {
  const { catalogue, asOf } = edition;
  const { exams, places } = catalogue;
  const sources = citedSources<Source['kind']>();
  const general = dayIn(null, edition);
  const generalDay = cited(general, sources);
  const days = places.map((place) => ({ place, day: dayIn(place.id, edition) }));
  const elsewhere = groupBy(
    days.map(({ place, day }) => ({ place, day: cited(day, sources) })),
    ({ day }) => JSON.stringify(day),
  );
  elsewhere.delete(JSON.stringify(generalDay));
  const withStatus = (status: string) =>
    exams
      .filter((exam) => standingOn(exam, asOf).status === status)
      .flatMap((exam) => examToday(exam, asOf, sources));
  const open = withStatus('open');
  const upcoming = withStatus('upcoming');
  const turns = [
    general.validUntil,
    ...days.map(({ day }) => day.validUntil),
    ...exams.flatMap((exam) => turningDays(exam, asOf)),
  ];
  return {
    asOf,
    asOfHijri: hijriDay(asOf),
    validUntil: turns.filter((date) => date !== null).sort()[0] ?? null,
    calendar: generalDay,
    elsewhere: [...elsewhere.values()].flatMap((alike) => {
      const [first] = alike;
      if (first === undefined) return [];
      const named = alike.map(({ place: { id, name, nameEn } }) => ({ id, name, nameEn }));
      return [{ places: named, ...first.day }];
    }),
    exams: { open, upcoming },
    sources: sources.list(),
  };
}

export const todayFiles = (edition: Edition): SiteFile[] => [
  answer('/api/agent/today.json', Today, today(edition)),
];
