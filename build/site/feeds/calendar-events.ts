import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CalendarYearRecord, Period } from '../../schema/calendar.ts';
import { creditOf, type Source } from '../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../schema/today.ts';
import { certaintyText } from '../answers/credit.ts';
import { END_OF_YEAR } from '../answers/places.ts';
import { type Announcement, eventOf } from './announcement.ts';
import type { CalendarEvent } from './icalendar.ts';

type Differences = Pick<CalendarYearRecord, 'regionalDifferences'>;
type Places = Pick<CalendarYearRecord['regionalDifferences'][number], 'appliesTo' | 'appliesToEn'>;

/** The places for which a change of one of these ids holds instead of the general days. */
const placesThatDiffer = ({ regionalDifferences }: Differences, ids: readonly string[]): readonly Places[] =>
  regionalDifferences.filter(({ changes }) => changes.some(({ id }) => ids.includes(id)));

/** A day or some days of a school year, before it is known whether they are announced. */
interface Occasion extends Pick<Announcement, 'remarks' | 'source' | 'credit' | 'category' | 'part'> {
  /** Unique within its year. */
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly first: string | null;
  readonly last: string | null;
  /** Id of the regional change that would replace it; null when none can. */
  readonly changedBy: string | null;
}

/** A period with a page to link to. */
type Sourced = Period & { readonly source: Source };

/** What to know of the first or the last day of a period, or of both. */
function remarks(
  { startsCertainty, endsCertainty, note, noteEn }: Period,
  ends: readonly ('first' | 'last')[],
): string[] {
  const day = { first: certaintyText(startsCertainty), last: certaintyText(endsCertainty) };
  return [
    ...ends.flatMap((end) => {
      const text = day[end];
      if (text === null) return [];
      return end === 'first'
        ? [`أول يوم: ${text.ar} | First day: ${text.en}`]
        : [`آخر يوم: ${text.ar} | Last day: ${text.en}`];
    }),
    ...[note, noteEn].filter((line) => line !== null),
  ];
}

/** A term is shown by its first and its last day: an event of several months would hide every other. */
const termDays = (term: Sourced, endOfYear: string | null, part = `terms[${term.id}]`): Occasion[] => {
  const { id, name, nameEn, starts, ends, source } = term;
  const common = { source, credit: creditOf(term), category: 'term', part };
  return [
    {
      ...common,
      key: `${id}-start`,
      name: `بداية ${name}`,
      nameEn: `${nameEn} starts`,
      first: starts,
      last: starts,
      remarks: remarks(term, ['first']),
      changedBy: id,
    },
    {
      ...common,
      key: `${id}-end`,
      name: `نهاية ${name}`,
      nameEn: `${nameEn} ends`,
      first: ends,
      last: ends,
      remarks: remarks(term, ['last']),
      changedBy: ends === endOfYear ? END_OF_YEAR : null,
    },
  ];
};

/** A holiday of which one end alone is announced is an event of that day, which says so. */
function holiday(period: Sourced, part = `holidays[${period.id}]`): Occasion {
  const { id, name, nameEn, starts, ends, source } = period;
  const common = {
    key: id,
    source,
    credit: creditOf(period),
    part,
    category: 'holiday',
    first: starts ?? ends,
    last: ends ?? starts,
    remarks: remarks(period, ['first', 'last']),
    changedBy: id,
  };
  if (starts !== null && ends === null) {
    return { ...common, name: `بداية ${name}`, nameEn: `${nameEn} starts` };
  }
  if (starts === null && ends !== null) {
    return { ...common, name: `نهاية ${name}`, nameEn: `${nameEn} ends` };
  }
  return { ...common, name, nameEn };
}

function regional(record: CalendarYearRecord): Occasion[] {
  return record.regionalDifferences.flatMap(({ appliesTo, appliesToEn, changes }, index) =>
    changes
      .flatMap((change) => {
        const sourced = { ...change, source: change.source ?? record.source };
        const part = `regionalDifferences[${appliesToEn}].changes[${change.id}]`;
        const term = record.terms.find(({ id }) => id === change.id);
        if (term === undefined) return [holiday(sourced, part)];
        // A change may be called by the day that it moves; the events of a term are called by the term.
        const { name, nameEn } = term;
        return termDays({ ...sourced, name, nameEn }, record.endOfYear, part);
      })
      .map((occasion) => ({
        ...occasion,
        changedBy: null,
        key: `${occasion.key}-place-${index + 1}`,
        name: `${occasion.name} (${appliesTo})`,
        nameEn: `${occasion.nameEn} (${appliesToEn})`,
      })),
  );
}

function occasions(record: CalendarYearRecord): Occasion[] {
  const { staffReturn, endOfYear, source } = record;
  const credit = creditOf(record);
  return [
    {
      key: 'staff-return',
      name: CALENDAR_EVENTS['staff-return'].ar,
      nameEn: CALENDAR_EVENTS['staff-return'].en,
      first: staffReturn,
      last: staffReturn,
      remarks: [],
      source,
      credit,
      category: 'term',
      part: 'staffReturn',
      changedBy: null,
    },
    ...record.terms.flatMap((term) => termDays(term, endOfYear)),
    ...record.holidays.map((each) => holiday(each)),
    {
      key: END_OF_YEAR,
      name: CALENDAR_EVENTS['year-ends'].ar,
      nameEn: CALENDAR_EVENTS['year-ends'].en,
      first: endOfYear,
      last: endOfYear,
      remarks: [],
      source,
      credit,
      category: 'term',
      part: 'endOfYear',
      changedBy: END_OF_YEAR,
    },
    ...regional(record),
  ];
}

/**
 * The terms, holidays and other days of a school year as events. What has no announced day gives none.
 * @param catalogue of the service, with the changes that were noted
 */
export const yearEvents = (record: CalendarYearRecord, catalogue: Catalogue): CalendarEvent[] =>
  occasions(record).flatMap(({ key, name, nameEn, first, last, remarks, changedBy, ...occasion }) => {
    if (first === null || last === null) return [];
    const places = placesThatDiffer(record, changedBy === null ? [] : [changedBy]);
    const announcement = {
      ...occasion,
      key: `calendar-${record.year}-${key}`,
      first,
      last,
      name: { ar: name, en: nameEn },
      remarks: [
        `${record.label} | ${record.labelEn}`,
        ...places.flatMap(({ appliesTo, appliesToEn }) => [
          `مواعيد مختلفة في: ${appliesTo}`,
          `Different days in: ${appliesToEn}`,
        ]),
        ...remarks,
      ],
      recordName: `calendar/${record.year}`,
    };
    return [eventOf(announcement, record, catalogue)];
  });
