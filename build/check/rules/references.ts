import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  definitionOf,
} from '../../collections/collections.ts';
import { contentFile } from '../../collections/content-files.ts';
import { DOCUMENT_NAMES, DOCUMENTS } from '../../collections/documents.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { MARKS, markedPlaces, valuesAt } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** Ids of one kind: those that have a record, and those that are gone for ever. */
interface Ids {
  readonly what: string;
  readonly live: ReadonlySet<string>;
  readonly retired: ReadonlySet<string>;
}

/** Keys that the schemas mark as references. */
const REFERENCES = [
  ...COLLECTION_NAMES.map((owner) => ({ owner, schema: COLLECTIONS[owner].record })),
  ...DOCUMENT_NAMES.map((owner) => ({ owner, schema: DOCUMENTS[owner] })),
].flatMap(({ owner, schema }) =>
  markedPlaces(schema, MARKS.refersTo).map(({ pattern, mark }) => ({ owner, pattern, target: String(mark) })),
);

/** What refers to another record names one that exists. */
export function referencesExist(content: Content): Finding[] {
  const ids = new Map(COLLECTION_NAMES.map((name): [string, Ids] => [name, idsOf(name, content)]));
  return [
    ...REFERENCES.flatMap(({ owner, pattern, target }) => {
      const known = ids.get(target);
      if (known === undefined) throw new Error(`${owner} refers to ${target}, which is no collection.`);
      // While the file with all records cannot be understood, nothing can be said about references to it.
      if (content.broken.includes(`${target}.yaml`)) return [];
      return content[owner].flatMap((entry: Entry<unknown>) =>
        valuesAt(entry.value, pattern).flatMap(({ path, value }) => resolve(entry, path, value, known)),
      );
    }),
    ...content.calendar.flatMap(changesNamePeriods),
  ];
}

/** Records whose file cannot be understood count as existing. */
function idsOf(name: CollectionName, { [name]: entries, broken, retired }: Content): Ids {
  const unread = broken.flatMap((file) => {
    const place = contentFile(file);
    return place?.owner === name ? [place.name] : [];
  });
  return {
    what: definitionOf(name).one.en,
    live: new Set([...entries.map((entry) => entry.name), ...unread]),
    retired: new Set(retired[0]?.value[name] ?? []),
  };
}

function resolve(
  { document, path: start }: Entry<unknown>,
  path: Path,
  id: unknown,
  { what, live, retired }: Ids,
): Finding[] {
  if (typeof id !== 'string' || live.has(id)) return [];
  const at = [...start, ...path];
  if (retired.has(id)) return [findingAt(document, at, 'retired-reference', { what, id })];
  return [findingAt(document, at, 'unknown-reference', { what, id, known: [...live] })];
}

/** The name under which a regional change speaks of `endOfYear`, which is no list item and has no id. */
const END_OF_YEAR = 'end-of-year';

/** What differs in some places is a term, a holiday or the end of the same year. */
function changesNamePeriods(entry: Content['calendar'][number]): Finding[] {
  const { terms = [], holidays = [], regionalDifferences = [] } = entry.value;
  const live = new Set([...[...terms, ...holidays].flatMap(({ id }) => id ?? []), END_OF_YEAR]);
  const ids = { what: 'term or holiday', live, retired: new Set<string>() };
  return regionalDifferences.flatMap(({ changes = [] }, place) =>
    changes.flatMap(({ id }, index) =>
      resolve(entry, ['regionalDifferences', place, 'changes', index, 'id'], id, ids),
    ),
  );
}

/** An id that is retired never names a record again. */
export const retiredIdsStayRetired = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const gone = new Set(content.retired[0]?.value[name] ?? []);
    const { idKey } = definitionOf(name);
    return content[name].flatMap(({ document, path, value }) =>
      valuesAt(value, [idKey]).flatMap(({ value: id }) =>
        typeof id === 'string' && gone.has(id)
          ? [findingAt(document, [...path, idKey], 'retired-id-used', { id })]
          : [],
      ),
    );
  });
