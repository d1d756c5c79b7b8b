import type { CalendarYearRecord } from '../../schema/calendar.ts';

/** What a regional change to the end of the year is called by; any other has the id of its term or holiday. */
export const END_OF_YEAR = 'end-of-year';

type Differences = Pick<CalendarYearRecord, 'regionalDifferences'>;
type Places = Pick<CalendarYearRecord['regionalDifferences'][number], 'appliesTo' | 'appliesToEn'>;

/** The places for which a change of one of these ids holds instead of the general days. */
export const placesThatDiffer = (
  { regionalDifferences }: Differences,
  ids: readonly string[],
): readonly Places[] =>
  regionalDifferences.filter(({ changes }) => changes.some(({ id }) => ids.includes(id)));
