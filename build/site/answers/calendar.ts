import { hijriDayOrNull } from '../../days/hijri.ts';
import { type CalendarYear, type CalendarYearRecord, type Period, USUAL_SCOPE } from '../../schema/calendar.ts';
import { creditOf } from '../../schema/source.ts';
import type { CollectionAnswers } from './collection.ts';
import { citations } from './credit.ts';

const withHijri = <T extends Period>({ id, name, nameEn, starts, ends, ...others }: T) => ({
  id,
  name,
  nameEn,
  starts,
  startsHijri: hijriDayOrNull(starts),
  ends,
  endsHijri: hijriDayOrNull(ends),
  ...others,
});

/** How a school year is called, and where it holds. */
export function yearNamed({ year, label, labelEn, gregorian, system, scope }: CalendarYearRecord) {
  return { year, label, labelEn, gregorian, system, scope: scope ?? USUAL_SCOPE };
}

/** A school year with the Umm al-Qura day beside each Gregorian one. */
export function publishedYear(record: CalendarYearRecord): CalendarYear {
  const { endOfYear, staffReturn, verifiedOn, source, otherSources, confidence, sources } = record;
  return {
    ...yearNamed(record),
    terms: record.terms.map(withHijri),
    holidays: record.holidays.map(withHijri),
    endOfYear,
    endOfYearHijri: hijriDayOrNull(endOfYear),
    staffReturn,
    staffReturnHijri: hijriDayOrNull(staffReturn),
    regionalDifferences: record.regionalDifferences.map(({ changes, ...difference }) => ({
      ...difference,
      changes: changes.map(withHijri),
    })),
    ...citations(creditOf(record)),
    ...{ verifiedOn, source, otherSources, confidence, sources },
  };
}

export const calendar: CollectionAnswers<'calendar'> = {
  elements: ({ catalogue }) => catalogue.calendar.map(publishedYear),
  envelope: (years, { catalogue }) => ({ updatedFor: catalogue.service.calendarUpdatedFor, years }),
  spellings: ({ gregorian }) => [gregorian],
  covers: (records) =>
    records.flatMap(({ terms, holidays, endOfYear, staffReturn }) => [
      staffReturn,
      endOfYear,
      ...[...terms, ...holidays].flatMap(({ starts, ends }) => [starts, ends]),
    ]),
};
