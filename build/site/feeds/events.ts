import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { hijriDay } from '../../days/hijri.ts';
import type { CalendarYearRecord, Period } from '../../schema/calendar.ts';
import type { ChangeEntry } from '../../schema/change.ts';
import { type Credit, creditOf, type Source } from '../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../schema/today.ts';
import { slug } from '../answers/addresses.ts';
import type { NamedAdmission } from '../answers/admission.ts';
import { certaintyText, citations, doubtfully, newestDay, newestDayOf } from '../answers/credit.ts';
import { ROLLING } from '../answers/exam-status.ts';
import { type CreditedDay, doubtOf, END_OF_YEAR, type KeptPeriod, keptYear, STAFF_RETURN } from '../answers/places.ts';
import type { CalendarEvent } from './icalendar.ts';

/** What entries, newest first, changed of a record: looked up once for all its events. Takes collection and id: `exams/gat`. */
const entriesAbout = (entries: readonly ChangeEntry[], record: string): ChangeEntry[] =>
  entries.map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.record === record) }));

/** Those that changed a part of it after it was first published. */
const revisionsOf = (entries: readonly ChangeEntry[], part: string): ChangeEntry[] =>
  entries.filter(({ changes }) =>
    changes.some(({ field, was }) => (field === part ? was !== null : field?.startsWith(`${part}.`))),
  );

/** Under which heads calendars show events. */
const CATEGORIES = {
  registration: { ar: 'تسجيل الاختبارات', en: 'Exam registration' },
  test: { ar: 'الاختبارات', en: 'Exams' },
  results: { ar: 'نتائج الاختبارات', en: 'Exam results' },
  admission: { ar: 'القبول الجامعي', en: 'University admission' },
  term: { ar: 'الدراسة', en: 'School' },
  holiday: { ar: 'الإجازات', en: 'Holidays' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What a record announces for some days. */
interface Announcement extends Pick<CalendarEvent, 'first' | 'last' | 'name'> {
  /** Unique in the service. Of the days nothing enters it: an event that is moved stays the same event. */
  readonly key: string;
  /** What a reader of the event alone should know, beside its days and its credit. */
  readonly remarks: readonly string[];
  /** The page that leads, which the event links to. */
  readonly source: Source;
  readonly credit: Credit;
  readonly category: keyof typeof CATEGORIES;
  /** What changed of the record. */
  readonly entries: readonly ChangeEntry[];
  /** Path of what is announced in the record, as changes name it. */
  readonly part: string;
}

/** A line for a reader of the event alone when its source is not the body that decides; none when it is. */
const REPORTED: Readonly<Record<Source['kind'], readonly string[]>> = {
  official: [],
  press: ['عن الصحافة | Reported by the press'],
  other: ['مصدر غير رسمي | Unofficial source'],
};

/** The Umm al-Qura days of an event, one or two, for people. Takes ISO 8601 days. */
const hijriSpan = (first: string, last: string): string =>
  `${[...new Set([first, last])].map(hijriDay).join(' – ')} هـ`;

/** An announcement as an event of the record that announces it. */
function eventOf(
  { key, first, last, name, remarks, source, credit, category, entries, part }: Announcement,
  record: { readonly verifiedOn: string | null },
  { service }: Pick<Catalogue, 'service'>,
): CalendarEvent {
  const { citation, citationEn } = citations(credit);
  const revisions = revisionsOf(entries, part);
  const known = newestDay([source.published, record.verifiedOn]) ?? newestDayOf([record]);
  return {
    // Unique in the world by the name that the service has in it, so that an event stays itself on another host.
    uid: `${key}@${service.mcpName}`,
    first,
    last,
    stamp: newestDay([known, revisions[0]?.day]),
    sequence: revisions.length,
    name,
    description: [hijriSpan(first, last), ...remarks, ...REPORTED[source.kind], citation, citationEn],
    url: source.url,
    category: CATEGORIES[category],
  };
}

/** Admission to an institution for a year, or an exam, whose windows are of some of these kinds. */
type Windowed = Pick<NamedAdmission, 'id' | 'name' | 'nameEn' | 'verifiedOn' | 'windows'>;
type Window = Windowed['windows'][number];

/**
 * The days of a window and how it is called: one end alone makes an event of that day, which says so. The day up to which
 * a rolling window is known to hold is no end of it, so it makes none.
 */
function span({ opens, closes, label, labelEn }: Window) {
  const [first, last] = [opens ?? closes, closes ?? opens];
  if (first === null || last === null) return null;
  if (closes === null) return { first, last, label: `يبدأ: ${label}`, labelEn: `Opens: ${labelEn}` };
  if (opens === null) return { first, last, label: `آخر يوم: ${label}`, labelEn: `Last day: ${labelEn}` };
  return { first, last, label, labelEn };
}

const rolling = ({ rollingUntil }: Window): readonly string[] =>
  rollingUntil === null ? [] : [ROLLING.ar, ROLLING.en].map((words) => words.replace('{day}', rollingUntil));

/** The announced windows of a record as events, with the changes that were noted. A window without any day gives none. */
export function windowEvents(collection: 'exams' | 'admission', record: Windowed, catalogue: Catalogue) {
  const seen = new Map<string, number>();
  const entries = entriesAbout(catalogue.changes, `${collection}/${record.id}`);
  return record.windows.flatMap((window) => {
    const { audience, audienceEn, source, kind, labelEn } = window;
    const key = `${collection.replace(/s$/, '')}-${record.id}-${kind}-${slug(labelEn)}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const days = span(window);
    if (days === null) return [];
    const announcement: Announcement = {
      key: count === 1 ? key : `${key}-${count}`,
      first: days.first,
      last: days.last,
      name: { ar: `${record.name}: ${days.label}`, en: `${record.nameEn}: ${days.labelEn}` },
      remarks: [
        ...(audience === null ? [] : [`لمن: ${audience}`]),
        ...(audienceEn === null ? [] : [`For: ${audienceEn}`]),
        ...rolling(window),
      ],
      source,
      credit: creditOf(window),
      category: kind === 'ranking' || kind === 'confirmation' || collection === 'admission' ? 'admission' : kind,
      entries,
      part: `windows[${labelEn}]`,
    };
    return [eventOf(announcement, record, catalogue)];
  });
}

/** A day or some days of a school year, before it is known whether they are announced. */
interface Occasion extends Pick<Announcement, 'name' | 'remarks' | 'source' | 'credit' | 'category' | 'part'> {
  /** Unique within its year. */
  readonly key: string;
  readonly first: string | null;
  readonly last: string | null;
  /** Id of the regional change that would replace it; null when none can. */
  readonly changedBy: string | null;
}

/** A period with a page to link to. */
type Sourced = Period & { readonly source: Source };

/** What to know of the first or the last day of a period, or of both. */
function remarks(
  period: Pick<Period, 'startsCertainty' | 'endsCertainty' | 'note' | 'noteEn'>,
  ends: readonly ('starts' | 'ends')[],
): string[] {
  const doubts = ends.flatMap((end) => {
    const text = certaintyText(period[`${end}Certainty`]);
    const [ar, en] = end === 'starts' ? ['أول يوم', 'First day'] : ['آخر يوم', 'Last day'];
    return text === null ? [] : [`${ar}: ${text.ar} | ${en}: ${text.en}`];
  });
  return [...doubts, ...[period.note, period.noteEn].filter((line) => line !== null)];
}

/** A term is shown by its first and its last day: an event of several months would hide every other. */
const termDays = (term: Sourced, endOfYear: string | null, part = `terms[${term.id}]`): Occasion[] => {
  const { id, ends, source } = term;
  const days = [
    { end: 'starts', ar: 'بداية', key: `${id}-start`, changedBy: id },
    { end: 'ends', ar: 'نهاية', key: `${id}-end`, changedBy: ends === endOfYear ? END_OF_YEAR : null },
  ] as const;
  return days.map(({ end, ar, ...day }) => ({
    ...day,
    name: doubtfully({ ar: `${ar} ${term.name}`, en: `${term.nameEn} ${end}` }, term[`${end}Certainty`]),
    first: term[end],
    last: term[end],
    remarks: remarks(term, [end]),
    source,
    credit: creditOf(term),
    category: 'term',
    part,
  }));
};

/** A holiday of which one end alone is announced is an event of that day, which says so. */
function holiday(period: Sourced, part = `holidays[${period.id}]`): Occasion {
  const { id, name, nameEn, starts, ends, source } = period;
  const doubt = doubtOf([{ certainty: period.startsCertainty }, { certainty: period.endsCertainty }]);
  const [prefix, suffix] = ends === null ? ['بداية ', ' starts'] : starts === null ? ['نهاية ', ' ends'] : ['', ''];
  return {
    key: id,
    name: doubtfully({ ar: prefix + name, en: nameEn + suffix }, doubt),
    source,
    credit: creditOf(period),
    part,
    category: 'holiday',
    first: starts ?? ends,
    last: ends ?? starts,
    remarks: remarks(period, ['starts', 'ends']),
    changedBy: id,
  };
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
        name: { ar: `${occasion.name.ar} (${appliesTo})`, en: `${occasion.name.en} (${appliesToEn})` },
      })),
  );
}

function occasions(record: CalendarYearRecord): Occasion[] {
  const { endOfYear, source } = record;
  const single = (key: string, event: keyof typeof CALENDAR_EVENTS, part: 'staffReturn' | 'endOfYear'): Occasion => ({
    key,
    name: CALENDAR_EVENTS[event],
    first: record[part],
    last: record[part],
    remarks: [],
    source,
    credit: creditOf(record),
    category: 'term',
    part,
    changedBy: key,
  });
  return [
    single(STAFF_RETURN, 'staff-return', 'staffReturn'),
    ...record.terms.flatMap((term) => termDays(term, endOfYear)),
    ...record.holidays.map((each) => holiday(each)),
    single(END_OF_YEAR, 'year-ends', 'endOfYear'),
    ...regional(record),
  ];
}

/** A period as a place keeps it, with the pages that one of its days rests on. */
const keptAs = ({ first, last, ...period }: KeptPeriod, { credit }: CreditedDay): Sourced[] =>
  credit.sources.slice(0, 1).map((source) => ({
    ...period,
    starts: first.day,
    startsCertainty: first.certainty,
    ends: last.day,
    endsCertainty: last.certainty,
    source,
    otherSources: credit.sources.slice(1),
    confidence: credit.confidence,
  }));

/** The days of a school year as a place keeps them. */
function occasionsIn(record: CalendarYearRecord, place: string): Occasion[] {
  const { terms, holidays, endOfYear, staffReturn } = keptYear(record, place);
  const partOf = (id: string, general: string): string => {
    const difference = record.regionalDifferences.find(
      ({ places, changes }) => places.includes(place) && changes.some((change) => change.id === id),
    );
    return difference ? `regionalDifferences[${difference.appliesToEn}].changes[${id}]` : general;
  };
  const others = occasions(record).filter(({ key }) => key === STAFF_RETURN || key === END_OF_YEAR);
  return [
    ...terms.flatMap((term) =>
      [term.first, term.last].flatMap((day, at) =>
        keptAs(term, day).flatMap((period) =>
          termDays(period, null, partOf(term.id, `terms[${term.id}]`)).slice(at, at + 1),
        ),
      ),
    ),
    ...holidays.flatMap((each) =>
      keptAs(each, each.first).map((period) => holiday(period, partOf(each.id, `holidays[${each.id}]`))),
    ),
    ...others.map((each) => {
      const { day, credit, certainty } = each.key === STAFF_RETURN ? staffReturn : endOfYear;
      const source = credit.sources[0] ?? each.source;
      const doubt = remarks({ startsCertainty: certainty, endsCertainty: null, note: null, noteEn: null }, ['starts']);
      return {
        ...each,
        first: day,
        last: day,
        name: doubtfully(each.name, certainty),
        credit,
        source,
        remarks: doubt,
        part: partOf(each.key, each.part),
      };
    }),
  ];
}

/**
 * The terms, holidays and other days of a school year as events. What has no announced day gives none.
 * @param catalogue of the service, with the changes that were noted
 * @param place id of the place that keeps them; null: in general, with what differs where
 */
export const yearEvents = (record: CalendarYearRecord, catalogue: Catalogue, place: string | null): CalendarEvent[] => {
  const days = place === null ? occasions(record) : occasionsIn(record, place);
  const entries = entriesAbout(catalogue.changes, `calendar/${record.year}`);
  return days.flatMap(({ key, first, last, remarks, changedBy, ...occasion }) => {
    if (first === null || last === null) return [];
    const general = place === null ? record.regionalDifferences : [];
    const differing = general.filter(({ changes }) => changes.some(({ id }) => id === changedBy));
    const announcement = {
      ...occasion,
      key: `calendar-${record.year}-${place === null ? key : `in-${place}-${key}`}`,
      first,
      last,
      remarks: [
        `${record.label} | ${record.labelEn}`,
        ...differing.flatMap(({ appliesTo, appliesToEn }) => [
          `مواعيد مختلفة في: ${appliesTo}`,
          `Different days in: ${appliesToEn}`,
        ]),
        ...remarks,
      ],
      entries,
    };
    return [eventOf(announcement, record, catalogue)];
  });
};
