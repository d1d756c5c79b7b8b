import type { ChangeEntry } from '../../schema/change.ts';

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
