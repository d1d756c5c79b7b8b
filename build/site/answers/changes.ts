import { groupBy } from '../../../edge/text/order.ts';
import type { ChangeList } from '../../schema/change.ts';
import type { CollectionAnswers } from './collection.ts';

/** What asks for the newest day in short. */
const LATEST = 'latest';

/** Changes that this shows at most. */
const MOST_LATEST = 8;

/** The first changes of the newest entry, and how many more its day has. */
function latest({ changes }: ChangeList): ChangeList {
  const [newest] = changes;
  if (newest === undefined) return { count: 0, changes: [] };
  const shown = { ...newest, changes: newest.changes.slice(0, MOST_LATEST) };
  const omitted = changes.flatMap((entry) => entry.changes).length - shown.changes.length;
  return { count: 1, changes: [shown], ...(omitted > 0 && { omitted }) };
}

export const changes: CollectionAnswers<'changes'> = {
  elements: ({ catalogue }) => [...catalogue.changes],
  envelope: (elements) => ({ count: elements.length, changes: elements }),
  filters: {
    day: {
      values: ({ catalogue }) => {
        const byDay = groupBy(catalogue.changes, ({ day }) => day);
        const [newest = []] = byDay.values();
        return [[LATEST, newest] as const, ...byDay].map(([id, entries]) => ({
          id,
          accepted: [id],
          matches: entries.map((entry) => entry.id),
        }));
      },
      beside: () => (part, value) => (value === LATEST ? latest(part) : part),
      unknown: (empty) => empty,
    },
  },
};
