import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { hijriDay } from '../../days/hijri.ts';
import { type CalendarYearRecord, SINGLE_DAYS } from '../../schema/calendar.ts';
import type { ChangeEntry } from '../../schema/change.ts';
import CODES from '../../schema/codes.json' with { type: 'json' };
import { type Credit, creditOf, type Source } from '../../schema/source.ts';
import { CALENDAR_EVENTS } from '../../schema/today.ts';
import { slug } from '../answers/addresses.ts';
import type { NamedAdmission } from '../answers/admission.ts';
import { certaintyText, citations, doubtfully, newestDay, newestDayOf } from '../answers/credit.ts';
import { ROLLING } from '../answers/exam-status.ts';
import { type CreditedDay, doubtOf, type KeptPeriod, kept, keptYear } from '../answers/places.ts';
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
const CATEGORIES = CODES.eventCategories;

/** What a record says of some days; of those that nobody has announced it makes no event. */
interface Announcement {
  /** Unique in the service. Of the days nothing enters it: an event that is moved stays the same event. */
  readonly key: string;
  readonly name: Bilingual;
  readonly first: string | null;
  readonly last: string | null;
  /** What a reader of the event alone should know, beside its days and its credit. */
  readonly remarks: readonly string[];
  /** Its first page leads: the event links to it. */
  readonly credit: Credit;
  readonly category: keyof typeof CATEGORIES;
  /** Path of what is announced in the record, as changes name it. */
  readonly part: string;
  /** What changed of the record. */
  readonly entries: readonly ChangeEntry[];
}

/** An announcement of a school year, whose key is unique within it. */
interface Occasion extends Omit<Announcement, 'entries'> {
  /** Id of the regional change that would replace it; null when none can. */
  readonly changedBy: string | null;
}

/** A line for a reader of the event alone when its source is not the body that decides; none when it is. */
const REPORTED: Readonly<Record<Source['kind'], readonly string[]>> = {
  official: [],
  press: ['عن الصحافة | Reported by the press'],
  other: ['مصدر غير رسمي | Unofficial source'],
};

/** An announcement as an event. */
function eventOf(said: Announcement, record: Pick<Windowed, 'verifiedOn'>, { service }: Pick<Catalogue, 'service'>) {
  const { first, last, credit } = said;
  const [source] = credit.sources;
  if (first === null || last === null || source === undefined) return [];
  const { citation, citationEn } = citations(credit);
  const revisions = revisionsOf(said.entries, said.part);
  const hijri = [...new Set([first, last])].map(hijriDay).join(' – ');
  const known = newestDay([source.published, record.verifiedOn]) ?? newestDayOf([record]);
  const event: CalendarEvent = {
    // Unique in the world by the name that the service has in it, so that an event stays itself on another host.
    uid: `${said.key}@${service.mcpName}`,
    first,
    last,
    stamp: newestDay([known, revisions[0]?.day]),
    sequence: revisions.length,
    name: said.name,
    description: [`${hijri} هـ`, ...said.remarks, ...REPORTED[source.kind], citation, citationEn],
    url: source.url,
    category: CATEGORIES[said.category],
  };
  return [event];
}

/** Admission to an institution for a year, or an exam, whose windows are of some of these kinds. */
type Windowed = Pick<NamedAdmission, 'id' | 'name' | 'nameEn' | 'verifiedOn' | 'windows'>;
type Window = Windowed['windows'][number];

/** A label that says itself that it is of a last day needs no word before it. */
const lastDay = (last: string, day: string, label: string): string =>
  label.startsWith(last) ? label : `${last} ${day}: ${label}`;

/** How a window is called: one end alone makes an event of that day, which says so, as one says whose sources disagree. */
function calledBy({ opens, closes, label, labelEn, confidence }: Window): Bilingual {
  const doubt = confidence === 'disputed' ? 'doubtful' : null;
  if (closes === null) return doubtfully({ ar: `يبدأ: ${label}`, en: `Opens: ${labelEn}` }, doubt);
  if (opens !== null) return doubtfully({ ar: label, en: labelEn }, doubt);
  return doubtfully({ ar: lastDay('آخر', 'يوم', label), en: lastDay('Last', 'day', labelEn) }, doubt);
}

/** The day up to which a rolling window is known to hold is no end of it, but told. */
const rolling = ({ rollingUntil }: Window): readonly string[] =>
  rollingUntil === null ? [] : [ROLLING.ar, ROLLING.en].map((words) => words.replace('{day}', rollingUntil));

/** The announced windows of a record as events. */
export function windowEvents(collection: 'exams' | 'admission', record: Windowed, catalogue: Catalogue) {
  const seen = new Map<string, number>();
  const entries = entriesAbout(catalogue.changes, `${collection}/${record.id}`);
  return record.windows.flatMap((window) => {
    const { audience, audienceEn, kind, labelEn, opens, closes } = window;
    const key = `${collection.replace(/s$/, '')}-${record.id}-${kind}-${slug(labelEn)}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const { ar, en } = calledBy(window);
    const announcement: Announcement = {
      key: count === 1 ? key : `${key}-${count}`,
      first: opens ?? closes,
      last: closes ?? opens,
      name: { ar: `${record.name}: ${ar}`, en: `${record.nameEn}: ${en}` },
      remarks: [
        ...(audience === null ? [] : [`لمن: ${audience}`]),
        ...(audienceEn === null ? [] : [`For: ${audienceEn}`]),
        ...rolling(window),
      ],
      credit: creditOf(window),
      category: kind === 'ranking' || kind === 'confirmation' || collection === 'admission' ? 'admission' : kind,
      part: `windows[${labelEn}]`,
      entries,
    };
    return eventOf(announcement, record, catalogue);
  });
}

/** What to know of the first or the last day of a period, or of both. */
function remarks(ends: Partial<Pick<KeptPeriod, 'first' | 'last'>>, ...notes: readonly (string | null)[]): string[] {
  const doubt = (day: CreditedDay | undefined, ar: string, en: string): string | null => {
    const text = certaintyText(day?.certainty ?? null);
    return text && `${ar}: ${text.ar} | ${en}: ${text.en}`;
  };
  const doubts = [doubt(ends.first, 'أول يوم', 'First day'), doubt(ends.last, 'آخر يوم', 'Last day')];
  return [...doubts, ...notes].filter((line) => line !== null);
}

/** A term is shown by its first and its last day: an event of several months would hide every other. */
function termDays(term: KeptPeriod, part: string, endOfYear: string | null): Occasion[] {
  const { id, name, nameEn, note, noteEn, last } = term;
  const changedBy = last.day === endOfYear ? SINGLE_DAYS.endOfYear : null;
  const days = [
    { end: 'first', ar: 'بداية', en: 'starts', key: `${id}-start`, changedBy: id },
    { end: 'last', ar: 'نهاية', en: 'ends', key: `${id}-end`, changedBy },
  ] as const;
  return days.map(({ end, ar, en, ...day }) => ({
    ...day,
    name: doubtfully({ ar: `${ar} ${name}`, en: `${nameEn} ${en}` }, term[end].certainty),
    first: term[end].day,
    last: term[end].day,
    remarks: remarks({ [end]: term[end] }, note, noteEn),
    credit: term[end].credit,
    category: 'term',
    part,
  }));
}

/** A holiday of which one end alone is announced is an event of that day, which says so. */
function holiday({ id, name, nameEn, first, last, note, noteEn }: KeptPeriod, part: string): Occasion {
  const [prefix, suffix] =
    last.day === null ? ['بداية ', ' starts'] : first.day === null ? ['نهاية ', ' ends'] : ['', ''];
  return {
    key: id,
    name: doubtfully({ ar: prefix + name, en: nameEn + suffix }, doubtOf([first, last])),
    credit: first.credit,
    part,
    category: 'holiday',
    first: first.day ?? last.day,
    last: last.day ?? first.day,
    remarks: remarks({ first, last }, note, noteEn),
    changedBy: id,
  };
}

function regional(record: CalendarYearRecord): Occasion[] {
  return record.regionalDifferences.flatMap(({ appliesTo, appliesToEn, places, changes }, index) =>
    changes
      // What differs in how certain it is alone is no other day.
      .filter(({ id, starts, ends }) => {
        const general = record.holidays.find((each) => each.id === id && each.starts === starts && each.ends === ends);
        return general === undefined || general.notIn.some((place) => places.includes(place));
      })
      .flatMap((change) => {
        const period = kept(change, creditOf({ ...change, source: change.source ?? record.source }));
        const part = `regionalDifferences[${appliesToEn}].changes[${change.id}]`;
        const term = record.terms.find(({ id }) => id === change.id);
        if (term === undefined) return [holiday(period, part)];
        // A change may be called by the day that it moves; the events of a term are called by the term.
        const { name, nameEn } = term;
        return termDays({ ...period, name, nameEn }, part, record.endOfYear);
      })
      .map((occasion) => ({
        ...occasion,
        changedBy: null,
        key: `${occasion.key}-place-${index + 1}`,
        name: { ar: `${occasion.name.ar} (${appliesTo})`, en: `${occasion.name.en} (${appliesToEn})` },
      })),
  );
}

/** The days of a school year in general, if asked with what differs where, or as a place keeps them. */
function occasions(record: CalendarYearRecord, place: string | null, withDifferences: boolean): Occasion[] {
  const { terms, holidays, endOfYear, staffReturn } = keptYear(record, place);
  const partOf = (id: string, general: string): string => {
    const difference = record.regionalDifferences.find(
      ({ places, changes }) => place !== null && places.includes(place) && changes.some((change) => change.id === id),
    );
    return difference ? `regionalDifferences[${difference.appliesToEn}].changes[${id}]` : general;
  };
  const single = (key: string, event: keyof typeof CALENDAR_EVENTS, credited: CreditedDay, part: string): Occasion => ({
    key,
    name: doubtfully(CALENDAR_EVENTS[event], credited.certainty),
    first: credited.day,
    last: credited.day,
    remarks: remarks({ first: credited }),
    credit: place === null ? creditOf(record) : credited.credit,
    category: 'term',
    part: partOf(key, part),
    changedBy: key,
  });
  const periods = [
    ...terms.flatMap((term) => termDays(term, partOf(term.id, `terms[${term.id}]`), record.endOfYear)),
    ...holidays.map((each) => holiday(each, partOf(each.id, `holidays[${each.id}]`))),
  ];
  const returns = single(SINGLE_DAYS.staffReturn, 'staff-return', staffReturn, 'staffReturn');
  const ends = single(SINGLE_DAYS.endOfYear, 'year-ends', endOfYear, 'endOfYear');
  if (place !== null) return [...periods, returns, ends];
  return [returns, ...periods, ends, ...(withDifferences ? regional(record) : [])];
}

/** The terms, holidays and other days of a school year in a place as events; null: in general, with what differs where or not. */
export function yearEvents(
  record: CalendarYearRecord,
  catalogue: Catalogue,
  place: string | null,
  withDifferences = true,
): CalendarEvent[] {
  const entries = entriesAbout(catalogue.changes, `calendar/${record.year}`);
  return occasions(record, place, withDifferences).flatMap(({ changedBy, ...occasion }) => {
    const general = place === null ? record.regionalDifferences : [];
    const differing = general.filter(({ changes }) => changes.some(({ id }) => id === changedBy));
    const announcement = {
      ...occasion,
      entries,
      key: `calendar-${record.year}-${place === null ? '' : `in-${place}-`}${occasion.key}`,
      remarks: [
        `${record.label} | ${record.labelEn}`,
        ...differing.flatMap(({ appliesTo, appliesToEn }) => [
          `مواعيد مختلفة في: ${appliesTo}`,
          `Different days in: ${appliesToEn}`,
        ]),
        ...occasion.remarks,
      ],
    };
    return eventOf(announcement, record, catalogue);
  });
}
