import type { Source } from '../../schema/source.ts';

/** What a record says about when it was last known to be right. */
interface Dated {
  readonly verifiedOn: string | null;
  readonly validAsOf?: string;
  readonly sources: readonly Source[];
}

const isWholeDay = (day: string | null | undefined): day is string => day?.length === 10;

/** The newest of some days; a month or a year alone does not count. Null when none is left. */
export function newestDay(days: readonly (string | null | undefined)[]): string | null {
  let newest: string | null = null;
  for (const day of days) if (isWholeDay(day) && (newest === null || day > newest)) newest = day;
  return newest;
}

/** The newest day on which records were published by their sources or compared with them. */
export const newestDayOf = (records: readonly Dated[]): string | null =>
  newestDay(
    records.flatMap(({ verifiedOn, validAsOf, sources }) => [
      verifiedOn,
      validAsOf,
      ...sources.map(({ published }) => published),
    ]),
  );
