import { type CollectionName, definitionOf } from '../collections/collections.ts';
import { contentFile } from '../collections/content-files.ts';
import { memberOf } from '../schema/json-value.ts';
import type { Content } from './content.ts';
import { type Entry, writtenValue } from './entry.ts';

/** The ids of the records of a collection. Those whose file cannot be understood count as existing. */
export function liveIds(name: CollectionName, { [name]: entries, broken }: Content): string[] {
  const unread = broken.map(contentFile).flatMap((file) => (file?.owner === name ? [file.name] : []));
  return [...entries.map((entry) => entry.name), ...unread, ...unquotedIds(name, entries)];
}

/** Ids that lost their quotes and are read as numbers, as they are written: the record is there. */
function unquotedIds(name: CollectionName, entries: readonly Entry<unknown>[]): string[] {
  const { idKey } = definitionOf(name);
  return entries.flatMap((entry) =>
    typeof memberOf(writtenValue(entry), idKey) === 'number'
      ? [entry.document.written([...entry.path, idKey])?.text ?? '']
      : [],
  );
}

/** The ids of a collection that retired.yaml lists, as far as it is right. */
export const retiredIds = (name: CollectionName, { retired: [file] }: Content): string[] =>
  (file?.value[name] ?? []).flatMap((entry) => (typeof entry === 'string' ? entry : (entry.id ?? [])));
