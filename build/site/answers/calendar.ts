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

/** A school year with the Umm al-Qura day beside each Gregorian one. */
export function publishedYear(record: CalendarYearRecord): CalendarYear {
  return {
    year: record.year,
    label: record.label,
    labelEn: record.labelEn,
    gregorian: record.gregorian,
    system: record.system,
    scope: record.scope ?? USUAL_SCOPE,
    terms: record.terms.map(withHijri),
    holidays: record.holidays.map(withHijri),
    endOfYear: record.endOfYear,
    endOfYearHijri: hijriDayOrNull(record.endOfYear),
    staffReturn: record.staffReturn,
    staffReturnHijri: hijriDayOrNull(record.staffReturn),
    regionalDifferences: record.regionalDifferences.map(({ changes, ...difference }) => ({
      ...difference,
      changes: changes.map(withHijri),
    })),
    ...citations(creditOf(record)),
    verifiedOn: record.verifiedOn,
    source: record.source,
    otherSources: record.otherSources,
    confidence: record.confidence,
    sources: record.sources,
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
