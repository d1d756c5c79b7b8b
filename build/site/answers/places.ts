import { type CitedSources, citedSources } from '../../../edge/mcp/brief.ts';
import { addDays, isWeekend } from '../../days/days.ts';
import { hijriDayOrNull } from '../../days/hijri.ts';
import { type CalendarYearRecord, type Certainty, holdsIn, type Period, SINGLE_DAYS } from '../../schema/calendar.ts';
import type { PlaceHoliday, PlaceTerm, PlaceYear } from '../../schema/place-year.ts';
import { type Credit, creditOf, type Source } from '../../schema/source.ts';
import { yearNamed } from './calendar.ts';
import type { CollectionAnswers } from './collection.ts';

/** A day with what makes it credible. */
export interface CreditedDay {
  /** ISO 8601; null: not announced. */
  readonly day: string | null;
  readonly certainty: Certainty | null;
  readonly credit: Credit;
}

/** A period as one place keeps it. */
export interface KeptPeriod extends Pick<Period, 'id' | 'name' | 'nameEn' | 'note' | 'noteEn'> {
  readonly first: CreditedDay;
  readonly last: CreditedDay;
  /** The last day on which it is said to run, ISO 8601; null while no day of it is announced. */
  readonly until: string | null;
}
export interface KeptHoliday extends KeptPeriod {
  readonly kind: PlaceHoliday['kind'];
  /** Whether it is known to hold but in some regions: in general, one that some places do not keep. */
  readonly isRegional: boolean;
}

/** A school year as one place keeps it, before its sources are numbered. */
export type KeptYear = ReturnType<typeof keptYear>;

/** Whether a period runs on a day. */
export const covers = ({ first, until }: KeptPeriod, day: string): boolean =>
  first.day !== null && first.day <= day && until !== null && day <= until;

/** A period as it is written, with how certain both its days are in a place; null: as the period says. */
export const kept = (period: Period, credit: Credit = creditOf(period), certainty: Certainty | null = null) => ({
  ...period,
  first: { day: period.starts, certainty: certainty ?? period.startsCertainty, credit },
  last: { day: period.ends, certainty: certainty ?? period.endsCertainty, credit },
  until: period.ends ?? period.starts,
});

const together = (...notes: readonly (string | null)[]): string | null =>
  notes.filter((note) => note !== null).join(' ') || null;

/**
 * A change to a term is called by the day that it moves, and leaves the other as it is; only one that names neither says
 * that both are not announced.
 */
function changedTerm(term: KeptPeriod, change: KeptPeriod | undefined): KeptPeriod {
  if (change === undefined) return term;
  const { first, last, note, noteEn } = change;
  if ((first.day === null) === (last.day === null)) return { ...term, first, last, note, noteEn };
  const moved = first.day === null ? { last } : { first };
  return { ...term, ...moved, note: together(term.note, note), noteEn: together(term.noteEn, noteEn) };
}

/** No term is longer: one whose end nobody announced is not said to run on. */
const LONGEST_TERM_DAYS = 20 * 7;

/**
 * The terms of a year with the days on which they run: one whose end is not announced does so until the next one begins,
 * the year ends, or no term would last any longer.
 */
const running = (terms: readonly KeptPeriod[], endOfYear: string | null): KeptPeriod[] =>
  terms.map((term) => {
    const first = term.first.day;
    if (first === null || term.last.day !== null) return { ...term, until: term.last.day };
    const starts = terms.flatMap(({ first: { day } }) => (day !== null && day > first ? [addDays(day, -1)] : []));
    const [until = null] = [...starts, endOfYear, addDays(first, LONGEST_TERM_DAYS - 1)]
      .filter((day) => day !== null && day >= first)
      .sort();
    return { ...term, until };
  });

/** What a day may be that its source does not vouch for, the most doubtful first. */
export const DOUBTS = ['doubtful', 'transcribed'] as const;

/** What some days may be taken together: as doubtful as any of them. */
export const doubtOf = (days: readonly (Pick<CreditedDay, 'certainty'> | undefined)[]): Certainty | null =>
  DOUBTS.find((doubt) => days.some((each) => each?.certainty === doubt)) ?? null;

/**
 * The school days that follow from the holidays of a place, though nobody announced them: the first and the last of a term
 * that begins or ends on a holiday, or the one on which schools are back after a holiday; each with what it follows from,
 * and as doubtful as any of that.
 */
function daysBeside(id: string, { terms, holidays }: KeptYear) {
  const within = (from: string, to: string) =>
    holidays.filter(({ first, last }) => (first.day ?? '9') <= to && from <= (last.day ?? ''));
  const isFree = (day: string) => within(day, day).length > 0 || isWeekend(day);
  const beside = (end: 'first' | 'last' | 'back', ends: CreditedDay | undefined) => {
    const announced = ends?.day;
    if (announced == null || within(announced, announced).length === 0) return [];
    let day = announced;
    while (isFree(day)) day = addDays(day, end === 'last' ? -1 : 1);
    // Between the terms there is none.
    if (!terms.some((term) => covers(term, day))) return [];
    const holidays = end === 'last' ? within(day, announced) : within(announced, day);
    const basis = [ends, ...holidays.map(({ first, last }) => (end === 'last' ? first : last))];
    return [{ end, day, certainty: doubtOf(basis), announced, holidays }];
  };
  const term = terms.find((each) => each.id === id);
  const holiday = holidays.find((each) => each.id === id);
  return [...beside('first', term?.first), ...beside('last', term?.last), ...beside('back', holiday?.last)];
}

/** The school days beside a term or holiday; first those where holidays hold that some places do not keep. */
export function schoolDaysBeside(id: string, year: KeptYear) {
  const everywhere = year.holidays.filter(({ isRegional }) => !isRegional);
  const days = daysBeside(id, { ...year, holidays: everywhere });
  const inSome = daysBeside(id, year).filter(({ day }) => days.every((each) => each.day !== day));
  return [...inSome, ...days];
}

/** A school year as a place keeps it, with what holds there instead; null: as wherever nothing differs. */
export function keptYear(record: CalendarYearRecord, place: string | null) {
  const differences = record.regionalDifferences.filter(({ places }) => place !== null && places.includes(place));
  const instead = differences.flatMap(({ changes }) => changes);
  const changes = new Map(
    instead.map((change) => [change.id, kept(change, change.source === null ? creditOf(record) : undefined)]),
  );
  const others = differences[0]?.othersCertainty ?? null;
  const asGeneral = (period: Period): KeptPeriod => kept(period, creditOf(period), others);
  const end = changes.get(SINGLE_DAYS.endOfYear);
  const general = (key: 'endOfYear' | 'staffReturn'): CreditedDay => {
    const sources = record.sources.filter(({ supports }) => supports.includes(key));
    const credit = sources.length === 0 ? creditOf(record) : { sources, confidence: null };
    return { day: record[key], certainty: others, credit };
  };
  const moved = end?.last.day === null ? end.first : end?.last;
  const endOfYear = moved ?? general('endOfYear');
  const terms = record.terms.flatMap((term) => {
    const change = changes.get(term.id);
    if (!holdsIn(term, place) && change === undefined) return [];
    const changed = changedTerm(asGeneral(term), change);
    // A term that ends with the year ends there where the year does.
    if (end === undefined || term.ends === null || term.ends !== record.endOfYear) return [changed];
    const note = together(changed.note, end.note);
    return [{ ...changed, last: endOfYear, note, noteEn: together(changed.noteEn, end.noteEn) }];
  });
  return {
    record,
    terms: running(terms, endOfYear.day),
    holidays: record.holidays.flatMap((holiday): KeptHoliday[] => {
      const period = changes.get(holiday.id) ?? (holdsIn(holiday, place) ? asGeneral(holiday) : null);
      const isRegional = place === null && holiday.notIn.length > 0;
      return period === null ? [] : [{ ...period, kind: holiday.kind, isRegional }];
    }),
    endOfYear,
    staffReturn: changes.get(SINGLE_DAYS.staffReturn)?.first ?? general('staffReturn'),
  };
}

/** The ids of what a day rests on; none while it is not announced. */
export const cite = ({ day, credit }: CreditedDay, sources: CitedSources): string[] =>
  day === null ? [] : sources.cite(credit.sources);

/** Where the ends of a period rest on different pages, a dispute about either is one about it. */
function confidenceOf({ first, last }: KeptPeriod): Credit['confidence'] {
  const [one, other] = [first.credit.confidence, last.credit.confidence];
  return one === other ? one : [one, other].includes('disputed') ? 'disputed' : null;
}

/** A period as answers give it, its sources by their ids. */
export const citedPeriod = (period: KeptPeriod, sources: CitedSources): PlaceTerm => {
  const { id, name, nameEn, first, last, note, noteEn } = period;
  return {
    id,
    name,
    nameEn,
    starts: first.day,
    startsHijri: hijriDayOrNull(first.day),
    ends: last.day,
    endsHijri: hijriDayOrNull(last.day),
    startsCertainty: first.certainty,
    startsSources: cite(first, sources),
    endsCertainty: last.certainty,
    endsSources: cite(last, sources),
    confidence: confidenceOf(period),
    note,
    noteEn,
  };
};

export const citedHoliday = (holiday: KeptHoliday, sources: CitedSources): PlaceHoliday => ({
  ...citedPeriod(holiday, sources),
  kind: holiday.kind,
});

/** A school year as a place keeps it, its sources by their ids. */
export function citedYear(year: KeptYear, sources: CitedSources): Omit<PlaceYear, 'sources'> {
  const { record, terms, holidays, endOfYear, staffReturn } = year;
  return {
    ...yearNamed(record),
    terms: terms.map((term) => citedPeriod(term, sources)),
    holidays: holidays.map((holiday) => citedHoliday(holiday, sources)),
    endOfYear: endOfYear.day,
    endOfYearHijri: hijriDayOrNull(endOfYear.day),
    endOfYearCertainty: endOfYear.certainty,
    endOfYearConfidence: endOfYear.credit.confidence,
    endOfYearSources: cite(endOfYear, sources),
    staffReturn: staffReturn.day,
    staffReturnHijri: hijriDayOrNull(staffReturn.day),
    staffReturnSources: cite(staffReturn, sources),
  };
}

/** A school year as one place keeps it, as the answer about the place gives it. */
export function placeYear(record: CalendarYearRecord, place: string): PlaceYear {
  const sources = citedSources<Source['kind']>();
  return { ...citedYear(keptYear(record, place), sources), sources: sources.list() };
}

/** The places that the academic calendar names, each with the calendar of its schools. */
export const places: CollectionAnswers<'places'> = {
  elements: ({ catalogue }) => [...catalogue.places],
  details: ({ catalogue }) =>
    catalogue.places.map((place) => ({ ...place, years: catalogue.calendar.map((year) => placeYear(year, place.id)) })),
  envelope: (elements) => ({ count: elements.length, places: elements }),
};
