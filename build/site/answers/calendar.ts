import type { CalendarYear, CalendarYearRecord, Period } from '../../schema/calendar.ts';
import { citations } from '../derived/citation.ts';
import { hijriDayOrNull } from '../derived/day.ts';
import type { CollectionAnswers } from './collection.ts';

const withHijri = ({ id, name, nameEn, starts, ends, ...honesty }: Period) => ({
  id,
  name,
  nameEn,
  starts,
  startsHijri: hijriDayOrNull(starts),
  ends,
  endsHijri: hijriDayOrNull(ends),
  startsCertainty: honesty.startsCertainty,
  endsCertainty: honesty.endsCertainty,
  note: honesty.note,
  noteEn: honesty.noteEn,
});

const placed = ({ onlyIn, notIn }: CalendarYearRecord['terms'][number]) => ({ onlyIn, notIn });

function published(record: CalendarYearRecord): CalendarYear {
  return {
    year: record.year,
    label: record.label,
    labelEn: record.labelEn,
    gregorian: record.gregorian,
    system: record.system,
    terms: record.terms.map((term) => ({
      ...withHijri(term),
      ...placed(term),
      source: term.source,
    })),
    holidays: record.holidays.map((holiday) => ({
      ...withHijri(holiday),
      ...placed(holiday),
      kind: holiday.kind,
      source: holiday.source,
    })),
    endOfYear: record.endOfYear,
    endOfYearHijri: hijriDayOrNull(record.endOfYear),
    staffReturn: record.staffReturn,
    staffReturnHijri: hijriDayOrNull(record.staffReturn),
    regionalDifferences: record.regionalDifferences.map(({ appliesTo, appliesToEn, places, changes }) => ({
      appliesTo,
      appliesToEn,
      places,
      changes: changes.map((change) => ({ ...withHijri(change), source: change.source })),
    })),
    ...citations(record.source),
    verifiedOn: record.verifiedOn,
    source: record.source,
    sources: record.sources,
  };
}

/** Every school year with the Umm al-Qura day beside each Gregorian one. */
export const calendar: CollectionAnswers<'calendar'> = {
  listed: published,
  detailed: published,
  envelope: (years, { catalogue }) => ({ updatedFor: catalogue.service.calendarUpdatedFor, years }),
  filters: {},
  counts: (records) => ({ calendarYears: records.length }),
  covers: (records) =>
    records.flatMap(({ terms, holidays, endOfYear, staffReturn }) => [
      staffReturn,
      endOfYear,
      ...[...terms, ...holidays].flatMap(({ starts, ends }) => [starts, ends]),
    ]),
};
