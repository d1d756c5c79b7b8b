import type { Bilingual } from '../../../text/bilingual.ts';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  definitionOf,
  forEachCollection,
} from '../../collections/collections.ts';
import { contentFile } from '../../collections/content-files.ts';
import { DOCUMENT_NAMES, DOCUMENTS } from '../../collections/documents.ts';
import type { AcceptedWord } from '../../findings/codes.ts';
import type { Finding } from '../../findings/finding.ts';
import { mostLikelyMeant } from '../../findings/suggest.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import { MARKS, markedPlaces, type Pattern, visitAt } from '../../schema/marks.ts';
import { PATTERNS } from '../../schema/shape.ts';
import { oncePer } from '../../values/once-per.ts';
import { whileSame } from '../../values/while-same.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import { bareName, recordNamed, recordOf, recordSpelt } from '../record-meant.ts';

/** Ids of one kind: those that have a record, and those that are gone for ever. */
interface Ids extends Living {
  readonly target: CollectionName;
  readonly what: Bilingual;
  readonly idKey: string;
  readonly records: readonly Entry<unknown>[];
  readonly retired: ReadonlySet<string>;
}

/** Keys that the schemas mark as references. */
const REFERENCES = [
  ...COLLECTION_NAMES.map((owner) => ({ owner, schema: COLLECTIONS[owner].record })),
  ...DOCUMENT_NAMES.map((owner) => ({ owner, schema: DOCUMENTS[owner] })),
].flatMap(({ owner, schema }) =>
  markedPlaces(schema, MARKS.refersTo).map(({ pattern, mark }) => ({ owner, pattern, target: String(mark) })),
);

/** A reference, and where it stands. */
interface Reference {
  readonly document: Document;
  readonly path: Path;
  readonly id: string;
}

/** What refers to another record names one that exists. */
export function referencesExist(content: Content): Finding[] {
  return [
    ...COLLECTION_NAMES.flatMap((target) => {
      // While the file with all records cannot be understood, nothing can be said about references to it.
      if (content.broken.includes(`${target}.yaml`)) return [];
      return unresolved(idsOf(target, content), content);
    }),
    ...content.calendar.flatMap(changesNamePeriods),
    ...content.calendar.flatMap(renamedPeriods),
  ];
}

type Read = (entry: Entry<unknown>) => readonly Reference[];

/** What refers to records of a collection, by the collection or document that it stands in. */
const readersOf = (target: CollectionName, read: (pattern: Pattern) => Read): readonly Reader[] =>
  REFERENCES.filter((reference) => reference.target === target).map(({ owner, pattern }) => ({
    owner,
    read: read(pattern),
  }));

interface Reader {
  readonly owner: (typeof REFERENCES)[number]['owner'];
  readonly read: Read;
}

const readAll = (readers: readonly Reader[], content: Content): Reference[] =>
  readers.flatMap(({ owner, read }) => content[owner].flatMap(read));

/**
 * The ids of live records, with what reads the references to none of them. An entry is looked through again only when
 * records come or go.
 */
const livingOf = forEachCollection<Record<CollectionName, (ids: readonly string[]) => Living>>((target) =>
  whileSame((ids) => {
    const live = new Set(ids);
    const strays = (pattern: Pattern) =>
      oncePer((entry: Entry<unknown>) => referencesAt(pattern, entry, (id) => !live.has(id)));
    return { live, strays: readersOf(target, strays) };
  }),
);

interface Living {
  readonly live: ReadonlySet<string>;
  readonly strays: readonly Reader[];
}

/** As they are written: a name in the place of an id has the form of none, and still says what was meant. */
function referencesAt(
  pattern: Pattern,
  { document, path: start }: Entry<unknown>,
  isWanted: (id: string) => boolean,
): readonly Reference[] {
  const found: Reference[] = [];
  visitAt(start.reduce<unknown>(memberOf, document.value), pattern, (id, path) => {
    if (typeof id === 'string' && isWanted(id)) found.push({ document, path: [...start, ...path], id });
  });
  return found;
}

/** Records whose file cannot be understood count as existing. */
function idsOf(name: CollectionName, { [name]: entries, broken, retired }: Content): Ids {
  const unread = broken.flatMap((file) => {
    const place = contentFile(file);
    return place?.owner === name ? [place.name] : [];
  });
  return {
    ...livingOf[name]([...entries.map((entry) => entry.name), ...unread, ...unquotedIds(name, entries)]),
    target: name,
    what: definitionOf(name).one,
    idKey: definitionOf(name).idKey,
    records: entries,
    retired: new Set(retiredIds(name, retired)),
  };
}

/** Ids that lost their quotes and are read as numbers, as they are written: the record is there. */
export function unquotedIds(collection: CollectionName, entries: readonly Entry<unknown>[]): string[] {
  const { idKey } = definitionOf(collection);
  return entries.flatMap(({ document, path }) => {
    const record = path.reduce<unknown>(memberOf, document.value);
    return typeof memberOf(record, idKey) === 'number'
      ? [document.written([...path, idKey])?.text ?? '']
      : [];
  });
}

/** One finding for each id that leads nowhere, however many records refer to it: it has one cause. */
function unresolved(ids: Ids, content: Content): Finding[] {
  const { target, what, idKey, strays, retired, records } = ids;
  const findings: Finding[] = [];
  const missing = new Map<string, Reference[]>();
  for (const reference of readAll(strays, content)) {
    const { document, path, id } = reference;
    if (id === '') continue;
    if (retired.has(id)) findings.push(findingAt(document, path, 'retired-reference', { what, id }));
    else if (missing.get(id)?.push(reference) === undefined) missing.set(id, [reference]);
  }
  if (missing.size === 0) return findings;
  const all = readersOf(target, (pattern) => (entry) => referencesAt(pattern, entry, () => true));
  const used = new Set(readAll(all, content).map(({ id }) => id));
  const unused = records.filter(({ name, path }) => path.length > 0 && !used.has(name));
  for (const [id, [first, ...others]] of missing) {
    if (first === undefined) continue;
    const count = others.length + 1;
    const renamed = recordNamed(id, unused) ?? (unused.length === 1 ? unused[0] : undefined);
    // A single reference is more often mistyped than the id, unless it is the id that is no longer like its name.
    const isRenamed = renamed !== undefined && (others.length > 0 || isNameOf(renamed, id));
    if (renamed !== undefined && isRenamed && PATTERN.test(id)) {
      const { document, path, name } = renamed;
      findings.push(findingAt(document, [...path, idKey], 'renamed-id', { what, id: name, was: id, count }));
    } else {
      const args = { what, id, ...meantBy(id, ids), count };
      findings.push(findingAt(first.document, first.path, 'unknown-reference', args));
    }
  }
  return findings;
}

/** Whether an id is the English name of a record whose own id is not. */
function isNameOf({ name, value }: Entry<unknown>, id: string): boolean {
  const english = bareName(String(memberOf(value, 'nameEn')));
  return bareName(id) === english && bareName(name) !== english;
}

const PATTERN = new RegExp(PATTERNS.id);
const MOST_LISTED = 24;

/** The record that an id was meant to name, and all that may be named, while they are few. */
export function meantBy(id: string, { records, live }: Pick<Ids, 'records' | 'live'>) {
  const meant = recordNamed(id, records) ?? recordSpelt(id, records);
  const words = live.size > MOST_LISTED ? [] : [...live];
  const accepted = words.map((word): AcceptedWord => {
    const record = recordOf(word, records);
    return record === undefined ? { word, meaning: null } : described(record);
  });
  return { meant: meant === undefined ? null : described(meant), accepted };
}

function described({ name: word, value }: Entry<unknown>): AcceptedWord {
  const [ar, en] = ['name', 'nameEn'].map((key) => memberOf(value, key));
  return { word, meaning: typeof ar === 'string' ? { ar, en: typeof en === 'string' ? en : ar } : null };
}

/** The name under which a regional change speaks of `endOfYear`, which is no list item and has no id. */
const END_OF_YEAR = 'end-of-year';
const PERIOD: Bilingual = { ar: 'فصل أو إجازة', en: 'term or holiday' };

/** What differs in some places is a term, a holiday or the end of the same year. */
function changesNamePeriods({ document, value }: Content['calendar'][number]): Finding[] {
  const { terms = [], holidays = [], regionalDifferences = [] } = value;
  const known = [...[...terms, ...holidays].flatMap(({ id }) => id ?? []), END_OF_YEAR];
  const accepted = known.map((word) => ({ word, meaning: null }));
  return regionalDifferences.flatMap(({ changes = [] }, place) =>
    changes.flatMap(({ id }, index) => {
      if (id === undefined || known.includes(id)) return [];
      const word = mostLikelyMeant(id, known);
      const meant = word === null ? null : { word, meaning: null };
      const path = ['regionalDifferences', place, 'changes', index, 'id'];
      return [
        findingAt(document, path, 'unknown-reference', { what: PERIOD, id, meant, accepted, count: 1 }),
      ];
    }),
  );
}

/** Words of an id, without the numbers that tell those alike apart. */
const wordsOfId = (id: string): readonly string[] => id.split(/[-\d]+/).filter((word) => word.length > 2);

/** Of `term1` and `term2` neither was renamed to the other. */
const withoutNumber = (id: string): string => id.replace(/\d+$/, '');

/** A term or holiday that nothing refers to any more, while the record speaks of one that it does not have. */
function renamedPeriods({ document, value }: Content['calendar'][number]): Finding[] {
  const { terms = [], holidays = [], regionalDifferences = [], sources = [] } = value;
  const periods = [
    ...terms.map(({ id }, index) => ({ id, path: ['terms', index, 'id'] })),
    ...holidays.map(({ id }, index) => ({ id, path: ['holidays', index, 'id'] })),
  ];
  const named = [
    ...regionalDifferences.flatMap(({ changes = [] }) => changes.flatMap(({ id }) => id ?? [])),
    ...sources.flatMap(({ supports = [] }) => supports),
  ];
  const lost = named.filter(
    (name) => name !== END_OF_YEAR && !(name in value) && !periods.some(({ id }) => id === name),
  );
  const unnamed = periods.filter(({ id }) => id !== undefined && !named.includes(id));
  return [...new Set(lost)].flatMap((was) => {
    const orphans = unnamed.filter(({ id }) => withoutNumber(id ?? '') !== withoutNumber(was));
    const alike = orphans.filter(({ id = '' }) =>
      wordsOfId(was).some((word) => wordsOfId(id).includes(word)),
    );
    const [renamed, ...others] = alike.length > 0 ? alike : orphans;
    if (renamed?.id === undefined || others.length > 0) return [];
    const count = lost.filter((name) => name === was).length;
    // A single reference is more often mistyped than the id.
    if (count === 1) return [];
    return [findingAt(document, renamed.path, 'renamed-id', { what: PERIOD, id: renamed.id, was, count })];
  });
}

/** The ids of a collection that retired.yaml lists, as far as it is right. */
export const retiredIds = (name: CollectionName, [file]: Content['retired']): string[] =>
  (file?.value[name] ?? []).flatMap((entry) => (typeof entry === 'string' ? entry : (entry.id ?? [])));

/** An id that is retired never names a record again. */
export const retiredIdsStayRetired = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const gone = new Set(retiredIds(name, content.retired));
    if (gone.size === 0) return [];
    const { idKey } = definitionOf(name);
    return content[name].flatMap(({ document, path, value }) => {
      const id = memberOf(value, idKey);
      return typeof id === 'string' && gone.has(id)
        ? [findingAt(document, [...path, idKey], 'retired-id-used', { id })]
        : [];
    });
  });
