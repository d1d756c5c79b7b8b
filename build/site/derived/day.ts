import { oncePerValue } from '../../values/once-per.ts';

const HOUR = 3_600_000;

/** The civil day in Riyadh at an instant, ISO 8601. The Kingdom keeps UTC+3 all year. */
export const riyadhDay = (instant: Date): string =>
  new Date(instant.getTime() + 3 * HOUR).toISOString().slice(0, 10);

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The day `count` days after `day`; both ISO 8601. */
export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** How many days after `from` the day `to` is; both ISO 8601. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * HOUR);

/** Whether a text is an ISO 8601 day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(noon(text).getTime()) &&
  noon(text).toISOString().slice(0, 10) === text;

let ummAlQura: Intl.DateTimeFormat | undefined;

/**
 * The Umm al-Qura day, the Kingdom's official calendar, of a Gregorian one: `2026-11-20` -> `1448-06-10`. The calendar
 * is loaded with the first one: that takes longer than a check of what needs none. Pages and answers show the few days of a
 * calendar many times.
 */
export const hijriDay: (day: string) => string = oncePerValue(ummAlQuraDay);

function ummAlQuraDay(day: string): string {
  ummAlQura ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const parts = ummAlQura.formatToParts(noon(day));
  // By their names: how a locale orders them changes from one ICU to the next.
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

/** `hijriDay`, where a day that is not announced stays so. */
export const hijriDayOrNull = (day: string | null): string | null => (day === null ? null : hijriDay(day));
