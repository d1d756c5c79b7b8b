import type { ChangeEntry } from '../../schema/change.ts';
import type { CollectionAnswers } from './collection.ts';

const listed = (entry: ChangeEntry): ChangeEntry => entry;

/** What changed, as it was noted. */
export const changes: CollectionAnswers<'changes'> = {
  listed,
  detailed: listed,
  envelope: (elements) => ({ count: elements.length, changes: elements }),
};
