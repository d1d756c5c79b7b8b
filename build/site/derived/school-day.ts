import { sortedBy } from '../../../edge/text/order.ts';
import type { Edition } from '../../publication/publication.ts';
import type { DayOfChange } from '../../schema/today.ts';
import { oncePer, oncePerValue } from '../../values/once-per.ts';
import { addDays } from './day.ts';
import {
  type CreditedDay,
  type KeptHoliday,
  type KeptPeriod,
  type KeptYear,
  keptYear,
} from './place-year.ts';

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

const daysOf = oncePer(({ catalogue, asOf }: Edition) =>
  oncePerValue((place: string | null) =>
    schoolDay(
      catalogue.calendar.map((year) => keptYear(year, place)),
      asOf,
    ),
  ),
);

/** The as-of day in a place; null: wherever nothing differs. Worked out once for the many answers that tell it. */
export const dayIn = (place: string | null, edition: Edition): KeptDay => daysOf(edition)(place);
