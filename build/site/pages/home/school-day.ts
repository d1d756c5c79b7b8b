import type { Calendar, CalendarYear, Holiday, Term } from '../../../schema/calendar.ts';
import { END_OF_YEAR, placesThatDiffer } from '../../derived/places-that-differ.ts';

/** A period whose first day is known. */
type Dated<T> = T & { readonly starts: string };

/** A period and the places for which other days hold. */
type Placed<T> = Dated<T> & { readonly elsewhere: ReturnType<typeof placesThatDiffer> };

const hasStart = <T extends { readonly starts: string | null }>(period: T): period is Dated<T> =>
  period.starts !== null;

const byStart = (a: { readonly starts: string }, b: { readonly starts: string }): number =>
  a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : 0;

/** A period whose end is not announced covers its first day alone: of no other does anybody know. */
const covers = (period: { readonly starts: string; readonly ends: string | null }, day: string): boolean =>
  period.starts <= day && day <= (period.ends ?? period.starts);

/** What the calendar says about a day, for a reader who wants it in two lines. */
export interface SchoolDay {
  /** The term that the day lies in; between two terms the next one; null when neither is announced. */
  readonly term: Placed<Term> | null;
  /** The holiday that the day lies in. */
  readonly holidayNow: Placed<Holiday> | null;
  /** The first holiday that begins after the day. */
  readonly nextHoliday: Placed<Holiday> | null;
  /** The school year to be shown: that of `term`, else the newest. */
  readonly year: CalendarYear | null;
}

/** A term that ends with the year ends elsewhere where the year does. */
const placed = <T extends Term | Holiday>(year: CalendarYear, period: Dated<T>) => ({
  ...period,
  elsewhere: placesThatDiffer(
    year,
    period.ends !== null && period.ends === year.endOfYear ? [period.id, END_OF_YEAR] : [period.id],
  ),
});

/** Looks a day up in the calendar. */
export function schoolDay({ years }: Calendar, day: string): SchoolDay {
  const terms = years.flatMap((year) =>
    year.terms.filter(hasStart).map((term) => ({ year, term: placed(year, term) })),
  );
  const ahead = terms.filter(({ term }) => day < term.starts).sort((a, b) => byStart(a.term, b.term));
  const found = terms.find(({ term }) => covers(term, day)) ?? ahead[0];
  const holidays = years
    .flatMap((year) => year.holidays.filter(hasStart).map((holiday) => placed(year, holiday)))
    .sort(byStart);
  return {
    term: found?.term ?? null,
    holidayNow: holidays.find((holiday) => covers(holiday, day)) ?? null,
    nextHoliday: holidays.find((holiday) => day < holiday.starts) ?? null,
    year: found?.year ?? years[0] ?? null,
  };
}
