import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** A record says the name of its file: that makes ids unique, and a file easy to find. */
export const idIsFileName = (content: Content): Finding[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).form !== 'list').flatMap((name) => {
    const { idKey } = definitionOf(name);
    return content[name].flatMap(({ document, name: fileName, value }) => {
      const id = memberOf(value, idKey);
      return typeof id === 'string' && id !== fileName
        ? [findingAt(document, [idKey], 'id-not-file-name', { id, name: fileName })]
        : [];
    });
  });

/** Ids are unique within their list: those of records in one file, and those of the parts of a record. */
export const listIdsAreUnique = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => [
    ...(definitionOf(name).form === 'list' ? repeatedNames(content[name]) : []),
    ...content[name].flatMap(({ document, path, value }) => repeatedIds(document, value, path)),
  ]);

function repeatedNames(entries: readonly Entry<unknown>[]): Finding[] {
  const known = new Set<string>();
  return entries.flatMap(({ document, path, name }) => {
    const repeated = name !== '' && known.has(name);
    known.add(name);
    return repeated ? [findingAt(document, [...path, 'id'], 'duplicate-id', { id: name })] : [];
  });
}

type Document = Entry<unknown>['document'];

function repeatedIds(document: Document, value: unknown, path: Path): Finding[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, part]) => repeatedIds(document, part, [...path, key]));
  }
  if (!Array.isArray(value)) return [];
  const known = new Set<unknown>();
  return value.flatMap((item, index) => {
    const id = memberOf(item, 'id');
    const repeated = typeof id === 'string' && known.has(id);
    known.add(id);
    return [
      ...(repeated ? [findingAt(document, [...path, index, 'id'], 'duplicate-id', { id })] : []),
      ...repeatedIds(document, item, [...path, index]),
    ];
  });
}
