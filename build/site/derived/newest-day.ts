import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';

const isWholeDay = (day: unknown): day is string => typeof day === 'string' && day.length === 10;

/** The newest of some days; a month or a year alone does not count. Null when none is left. */
export function newestDay(days: readonly unknown[]): string | null {
  let newest: string | null = null;
  for (const day of days) if (isWholeDay(day) && (newest === null || day > newest)) newest = day;
  return newest;
}

const newestIn = oncePer((record: object): string | null => {
  const sources = memberOf(record, 'sources');
  return newestDay([
    memberOf(record, 'verifiedOn'),
    memberOf(record, 'validAsOf'),
    ...(Array.isArray(sources) ? sources.map((source) => memberOf(source, 'published')) : []),
  ]);
});

/** The newest day on which records were published by their sources, compared with them, or known to hold. */
export const newestDayOf = (records: readonly object[]): string | null => newestDay(records.map(newestIn));
