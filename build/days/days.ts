const HOUR = 3_600_000;

/** The civil day in Riyadh at an instant, ISO 8601. The Kingdom keeps UTC+3 all year. */
export const riyadhDay = (instant: Date): string => new Date(instant.getTime() + 3 * HOUR).toISOString().slice(0, 10);

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The day `count` days after `day`; both ISO 8601. */
export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** How many days after `from` the day `to` is; both ISO 8601. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (24 * HOUR);

/** Whether a day, ISO 8601, is a Friday or a Saturday. */
export const isWeekend = (day: string): boolean => [5, 6].includes(new Date(day).getUTCDay());

/** Whether a text is an ISO 8601 day that exists: 30 February would be read as a day of March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && noon(text).getUTCDate() === Number(text.slice(8));
