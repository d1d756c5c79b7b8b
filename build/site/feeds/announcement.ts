import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ChangeEntry } from '../../schema/change.ts';
import type { Credit, Source } from '../../schema/source.ts';
import { hijriDay } from '../../values/hijri.ts';
import { citations, newestDay, newestDayOf } from '../answers/credit.ts';
import type { CalendarEvent } from './icalendar.ts';

/** How often a part of a record was changed after it was first published, and when last. */
export interface Revision {
  readonly count: number;
  /** ISO 8601; null: never. */
  readonly day: string | null;
}

/**
 * Looks a part of a record up in the changes that were noted.
 * @param entries newest first
 * @param record collection and id: `exams/gat`
 * @param part path of the part, as changes name it: `windows[Registration]`
 */
export function revisionOf(entries: readonly ChangeEntry[], record: string, part: string): Revision {
  const noted = entries.filter(({ changes }) =>
    changes.some((change) => {
      if (change.record !== record || change.field === null) return false;
      return change.field === part ? change.was !== null : change.field.startsWith(`${part}.`);
    }),
  );
  return { count: noted.length, day: noted[0]?.day ?? null };
}

/** What a record announces for some days. */
export interface Announcement {
  /** Unique in the service. Of the days nothing enters it: an event that is moved stays the same event. */
  readonly key: string;
  /** First day, ISO 8601. */
  readonly first: string;
  /** Last day, included. */
  readonly last: string;
  readonly name: Bilingual;
  /** What a reader of the event alone should know, beside its days and its credit. */
  readonly remarks: readonly string[];
  /** The page that leads, which the event links to. */
  readonly source: Source;
  readonly credit: Credit;
  readonly category: string;
  /** Collection and id of the record: `exams/gat`. */
  readonly recordName: string;
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
  `${[...new Set([first, last].map(hijriDay))].join(' – ')} هـ`;

/**
 * An announcement as an event.
 * @param record that announces it
 * @param catalogue of the service, with the changes that were noted
 */
export function eventOf(
  { key, first, last, name, remarks, source, credit, category, recordName, part }: Announcement,
  record: { readonly verifiedOn: string | null },
  { service, changes }: Pick<Catalogue, 'service' | 'changes'>,
): CalendarEvent {
  const { citation, citationEn } = citations(credit);
  const revision = revisionOf(changes, recordName, part);
  const known = newestDay([source.published, record.verifiedOn]) ?? newestDayOf([record]);
  return {
    // Unique in the world by the name that the service has in it, so that an event stays itself on another host.
    uid: `${key}@${service.mcpName}`,
    first,
    last,
    stamp: newestDay([known, revision.day]),
    sequence: revision.count,
    name,
    description: [hijriSpan(first, last), ...remarks, ...REPORTED[source.kind], citation, citationEn],
    url: source.url,
    categories: [category],
  };
}
