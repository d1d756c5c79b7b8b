import { groupBy } from '../../edge/text/order.ts';
import {
  COLLECTION_NAMES,
  type CollectionName,
  definitionOf,
  forEachCollection,
  type RecordOf,
} from '../collections/collections.ts';
import { contentFile, isHistory, type Owner } from '../collections/content-files.ts';
import type { DocumentName, DocumentOf } from '../collections/documents.ts';
import type { Document } from '../read/document.ts';
import { withoutAcceptances } from '../schema/acceptance.ts';
import { memberOf } from '../schema/json-value.ts';
import { fillOmitted } from '../schema/omissible.ts';
import { oncePer } from '../values/once-per.ts';
import { type Entry, findingAt } from './entry.ts';
import { explainErrors } from './shape/explain.ts';
import { rightParts } from './shape/right-parts.ts';
import { type Examined, type Partly, shapeOf } from './shape/shapes.ts';
import { folderMeant } from './suggestions.ts';

/** A record of a collection, as far as its shape is right. */
type EntryOf<N extends CollectionName> = Entry<Partly<RecordOf<N>>>;

type Entries = { readonly [N in CollectionName]: readonly EntryOf<N>[] };
type DocumentEntries = {
  /** None when the file cannot be understood. */
  readonly [N in DocumentName]: readonly Entry<Partly<DocumentOf<N>>>[];
};

/** All records as far as their shape is right, by collection: what the rules look at. */
export interface Content extends Entries, DocumentEntries {
  /** Every file that was understood and that people write. */
  readonly documents: readonly Document[];
  /** Files that are there but could not be understood: their records count as existing. */
  readonly broken: readonly string[];
}

/** Files by what they belong to, each with the name of its record. */
type Owned = ReadonlyMap<Owner, readonly { readonly document: Document; readonly name: string }[]>;

const byOwner = (documents: readonly Document[]): Owned =>
  groupBy(
    documents.flatMap((document) => {
      const file = contentFile(document.file);
      return file === null ? [] : [{ document, ...file }];
    }),
    ({ owner }) => owner,
  );

/** Compares every file of an owner with its shape. */
function examine<T>(owner: Owner, owned: Owned): Examined<T> {
  const expected = shapeOf<T>(owner);
  const all = (owned.get(owner) ?? []).map(({ document, name }) => {
    const known = expected.examined.get(document) ?? examineFile<T>(owner, document, name);
    expected.examined.set(document, known);
    return known;
  });
  return {
    whole: all.flatMap(({ whole }) => whole),
    entries: all.flatMap(({ entries }) => entries),
    findings: all.flatMap(({ findings }) => findings),
  };
}

function examineFile<T>(owner: Owner, document: Document, name: string): Examined<T> {
  const expected = shapeOf<T>(owner);
  const written = withoutAcceptances(document.value);
  const value = fillOmitted(expected.schema, written);
  if (expected.isWhole(value)) {
    return { whole: [{ value, document }], entries: [{ document, path: [], name, value }], findings: [] };
  }
  const errors = expected.errorsIn(value);
  const folder = folderMeant(owner, written);
  if (folder !== null) {
    return { whole: [], entries: [], findings: [findingAt(document, [], 'wrong-folder', { folder })] };
  }
  const right = rightParts(value, errors);
  return {
    whole: [],
    entries: expected.isRightAsFarAsItGoes(right) ? [{ document, path: [], name, value: right }] : [],
    findings: explainErrors(document, errors, value),
  };
}

/** The same for a collection whose records stand in one file, under the name of the collection. */
function examineList(name: CollectionName, owned: Owned): Examined<unknown> {
  const { whole, entries, findings } = examine<Record<string, unknown[]>>(name, owned);
  return {
    whole: whole.flatMap(({ value, document }) =>
      (value[name] ?? []).map((record) => ({ value: record, document })),
    ),
    entries: entries.flatMap(recordsIn[name]),
    findings,
  };
}

/** The records that an entry lists. */
const recordsIn = forEachCollection<
  Record<CollectionName, (entry: Entry<Partly<Record<string, unknown[]>>>) => readonly Entry<unknown>[]>
>((name) =>
  oncePer(({ document, value }) =>
    (value[name] ?? []).map((record, index) => ({
      document,
      path: [name, index],
      name: String(memberOf(record, definitionOf(name).idKey) ?? ''),
      value: record,
    })),
  ),
);

type Collections = { readonly [N in CollectionName]: Examined<RecordOf<N>> };

/** The files of a collection. That the records have its type is what their shape was checked for. */
function examineCollection<N extends CollectionName>(name: N, owned: Owned): Collections[N];
function examineCollection(name: CollectionName, owned: Owned): Examined<unknown> {
  return definitionOf(name).form === 'list' ? examineList(name, owned) : examine<unknown>(name, owned);
}

function entriesOf<N extends CollectionName>(collections: Collections, name: N): Entries[N];
function entriesOf(collections: Collections, name: CollectionName): readonly Entry<unknown>[] {
  return collections[name].entries;
}

/** Compares all files with the shapes of their owners. */
export function examineAll(documents: readonly Document[], broken: readonly string[]) {
  const owned = byOwner(documents);
  const collections = forEachCollection<Collections>((name) => examineCollection(name, owned));
  const service = examine<DocumentOf<'service'>>('service', owned);
  const retired = examine<DocumentOf<'retired'>>('retired', owned);
  const published = examine<DocumentOf<'published'>>('published', owned);
  const glossary = examine<DocumentOf<'glossary'>>('glossary', owned);
  const content: Content = {
    ...forEachCollection<Entries>((name) => entriesOf(collections, name)),
    service: service.entries,
    retired: retired.entries,
    published: published.entries,
    glossary: glossary.entries,
    documents: documents.filter(({ file }) => !isHistory(file)),
    broken,
  };
  const findings = [
    ...COLLECTION_NAMES.flatMap((name) => collections[name].findings),
    ...[service, retired, published, glossary].flatMap((each) => each.findings),
  ];
  return { content, collections, documents: { service, retired, published, glossary }, findings };
}
