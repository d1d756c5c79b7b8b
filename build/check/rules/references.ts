import { groupBy } from '../../../edge/text/order.ts';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  definitionOf,
  forEachCollection,
} from '../../collections/collections.ts';
import { DOCUMENT_NAMES, DOCUMENTS } from '../../collections/documents.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import { MARKS, markedPlaces, type Pattern, visitAt } from '../../schema/marks.ts';
import { PATTERNS } from '../../schema/shape.ts';
import { oncePer } from '../../values/once-per.ts';
import { whileSame } from '../../values/while-same.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt, writtenValue } from '../entry.ts';
import { liveIds, retiredIds } from '../ids.ts';
import { bareName, meantBy, recordNamed } from '../record-meant.ts';

/** The places that the schemas mark as references, each with the collection or document that has it. */
const PLACES = [
  ...COLLECTION_NAMES.map((owner) => ({ owner, schema: COLLECTIONS[owner].record })),
  ...DOCUMENT_NAMES.map((owner) => ({ owner, schema: DOCUMENTS[owner] })),
].flatMap(({ owner, schema }) =>
  markedPlaces(schema, MARKS.refersTo).map(({ pattern, mark: target }) => ({ owner, pattern, target })),
);

/** An id that names a record of another collection, and where it stands. */
interface Reference {
  readonly document: Document;
  readonly path: Path;
  readonly id: string;
}

/** What refers to another record names one that exists. */
export const referencesExist = (content: Content): Finding[] =>
  // While the file with all records cannot be understood, nothing can be said about references to it.
  COLLECTION_NAMES.filter((target) => !content.broken.includes(`${target}.yaml`)).flatMap((target) =>
    leadingNowhere(target, content),
  );

/** What gives the references to a collection that are wanted, each entry looked through once. */
function referencesTo(target: CollectionName, isWanted: (id: string) => boolean) {
  const readers = PLACES.filter((place) => place.target === target).map(({ owner, pattern }) => ({
    owner,
    read: oncePer((entry: Entry<unknown>) => referencesAt(pattern, entry, isWanted)),
  }));
  return (content: Content): Reference[] =>
    readers.flatMap(({ owner, read }) => content[owner].flatMap(read));
}

/**
 * Looks into what the file says: from the value of an entry the check has taken a name that stands in the place of an id,
 * as it has not the form of one, but it still tells which record was meant.
 */
function referencesAt(
  pattern: Pattern,
  entry: Entry<unknown>,
  isWanted: (id: string) => boolean,
): readonly Reference[] {
  const { document, path: start } = entry;
  const found: Reference[] = [];
  visitAt(writtenValue(entry), pattern, (id, path) => {
    if (typeof id === 'string' && isWanted(id)) found.push({ document, path: [...start, ...path], id });
  });
  return found;
}

/** What gives the references to a collection that lead to no live id. It looks anew only when ids come or go. */
const straysFrom = forEachCollection<
  Record<CollectionName, (live: readonly string[]) => ReturnType<typeof referencesTo>>
>((target) =>
  whileSame((live) => {
    const ids = new Set(live);
    return referencesTo(target, (id) => !ids.has(id));
  }),
);

/** One finding for each id that leads nowhere, however many records refer to it: it has one cause. */
function leadingNowhere(target: CollectionName, content: Content): Finding[] {
  const live = liveIds(target, content);
  const strays = straysFrom[target](live)(content).filter(({ id }) => id !== '');
  if (strays.length === 0) return [];
  const { one: what, idKey } = definitionOf(target);
  const gone = new Set(retiredIds(target, content));
  const isGone = ({ id }: Reference) => gone.has(id);
  const records: readonly Entry<unknown>[] = content[target];
  const used = new Set(referencesTo(target, () => true)(content).map(({ id }) => id));
  const unused = records.filter(({ name, path }) => path.length > 0 && !used.has(name));
  const missing = groupBy(
    strays.filter((stray) => !isGone(stray)),
    ({ id }) => id,
  );
  return [
    ...strays
      .filter(isGone)
      .map(({ document, path, id }) => findingAt(document, path, 'retired-reference', { what, id })),
    ...[...missing].flatMap(([id, [first, ...others]]) => {
      if (first === undefined) return [];
      const count = others.length + 1;
      const renamed = recordNamed(id, unused) ?? (unused.length === 1 ? unused[0] : undefined);
      // A single reference is more often mistyped than the id, unless it is the id that is no longer like its name.
      const isRenamed = renamed !== undefined && (others.length > 0 || isNameOf(renamed, id));
      if (isRenamed && ID.test(id)) {
        const { document, path, name } = renamed;
        return [findingAt(document, [...path, idKey], 'renamed-id', { what, id: name, was: id, count })];
      }
      const args = { what, id, ...meantBy(id, records, live), count };
      return [findingAt(first.document, first.path, 'unknown-reference', args)];
    }),
  ];
}

const ID = new RegExp(PATTERNS.id);

/** Whether an id is the English name of a record whose own id is not. */
function isNameOf({ name, value }: Entry<unknown>, id: string): boolean {
  const english = bareName(String(memberOf(value, 'nameEn')));
  return bareName(id) === english && bareName(name) !== english;
}
