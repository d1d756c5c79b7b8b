import { COLLECTION_NAMES, type CollectionName, forEachCollection } from '../collections/collections.ts';
import type { Finding } from '../findings/finding.ts';
import { oncePer } from '../values/once-per.ts';
import type { Content } from './content.ts';
import type { Entry } from './entry.ts';

/** What is wrong with a record, as far as it alone says it. */
export type EntryRule = (entry: Entry<unknown>) => readonly Finding[];

/**
 * A rule that looks at each record by itself, and again only when it is edited.
 * @param ruleFor gives the rule for the records of a collection
 */
export function eachRecord(ruleFor: (name: CollectionName) => EntryRule): (content: Content) => Finding[] {
  const rules = forEachCollection<Record<CollectionName, EntryRule>>((name) => oncePer(ruleFor(name)));
  return (content) => COLLECTION_NAMES.flatMap((name) => content[name].flatMap(rules[name]));
}
