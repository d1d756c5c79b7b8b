import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import { walk } from '../walk.ts';

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
    ...content[name].flatMap(repeatedIds),
  ]);

function repeatedNames(entries: readonly Entry<unknown>[]): Finding[] {
  const known = new Set<string>();
  return entries.flatMap(({ document, path, name }) => {
    const repeated = name !== '' && known.has(name);
    known.add(name);
    return repeated ? [findingAt(document, [...path, 'id'], 'duplicate-id', { id: name })] : [];
  });
}

const repeatedIds = oncePer(({ document, path: start, value }: Entry<unknown>): readonly Finding[] => {
  const findings: Finding[] = [];
  walk(
    document,
    value,
    (list, { path }) => {
      if (!Array.isArray(list) || list.length < 2) return;
      const known = new Set<unknown>();
      for (const [index, item] of list.entries()) {
        const id = memberOf(item, 'id');
        if (typeof id !== 'string') continue;
        if (known.has(id)) findings.push(findingAt(document, [...path, index, 'id'], 'duplicate-id', { id }));
        known.add(id);
      }
    },
    start,
  );
  return findings;
});
