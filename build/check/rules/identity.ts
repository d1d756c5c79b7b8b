import { COLLECTION_NAMES, COLLECTIONS, definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import { keysOf, placesIn, visitAt } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { eachRecord } from '../each-record.ts';
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
export const listIdsAreUnique = (content: Content): Finding[] => [
  ...COLLECTION_NAMES.filter((name) => definitionOf(name).form === 'list').flatMap((name) =>
    repeatedNames(content[name]),
  ),
  ...repeatedIds(content),
];

function repeatedNames(entries: readonly Entry<unknown>[]): Finding[] {
  const known = new Set<string>();
  return entries.flatMap(({ document, path, name }) => {
    const repeated = name !== '' && known.has(name);
    known.add(name);
    return repeated ? [findingAt(document, [...path, 'id'], 'duplicate-id', { id: name })] : [];
  });
}

const repeatedIds = eachRecord((name) => {
  const lists = placesIn(COLLECTIONS[name].record, ({ items }) =>
    isRecord(items) && keysOf(items, []).includes('id') ? true : undefined,
  );
  return ({ document, path: start, value }) => {
    const findings: Finding[] = [];
    const visit = (list: unknown, path: Path) => {
      const known = new Set<unknown>();
      for (const [index, item] of Array.isArray(list) ? list.entries() : []) {
        const id = memberOf(item, 'id');
        if (typeof id !== 'string') continue;
        if (known.has(id)) {
          findings.push(findingAt(document, [...start, ...path, index, 'id'], 'duplicate-id', { id }));
        }
        known.add(id);
      }
    };
    for (const { pattern } of lists) visitAt(value, pattern, visit);
    return findings;
  };
});
