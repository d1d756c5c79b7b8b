import { memberOf } from '../../schema/json-value.ts';

const isWholeDay = (day: unknown): day is string => typeof day === 'string' && day.length === 10;

/** The newest of some days; a month or a year alone does not count. Null when none is left. */
export function newestDay(days: readonly unknown[]): string | null {
  let newest: string | null = null;
  for (const day of days) if (isWholeDay(day) && (newest === null || day > newest)) newest = day;
  return newest;
}

/** The newest day on which records were published by their sources, compared with them, or known to hold. */
export const newestDayOf = (records: readonly object[]): string | null =>
  newestDay(
    records.flatMap((record) => {
      const sources = memberOf(record, 'sources');
      return [
        memberOf(record, 'verifiedOn'),
        memberOf(record, 'validAsOf'),
        ...(Array.isArray(sources) ? sources.map((source) => memberOf(source, 'published')) : []),
      ];
    }),
  );
