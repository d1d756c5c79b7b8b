import { groupBy } from '../../../edge/text/order.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { contentFile } from '../../collections/content-files.ts';
import type { Finding } from '../../findings/finding.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import { keysOf, type Pattern, partsAt, placesIn } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt, writtenValue } from '../entry.ts';

/** The ids of the records of a collection, also of one in a file of another name or that cannot be understood. */
export function liveIds(name: CollectionName, { [name]: entries, broken }: Content): string[] {
  const unread = broken.map(contentFile).flatMap((file) => (file?.owner === name ? [file.name] : []));
  const claimed = entries.map(({ value }) => String(memberOf(value, definitionOf(name).idKey) ?? ''));
  return [...entries.map((entry) => entry.name), ...claimed, ...unread, ...unquotedIds(name, entries)];
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

/** The ids of a collection that retired.yaml lists, also beside a successor of a wrong form, each at its place. */
export function retiredIds(name: CollectionName, { retired: [file] }: Content): string[] {
  const list = memberOf(file?.document.value, name);
  return Array.isArray(list) ? list.map((entry) => String(memberOf(entry, 'id') ?? entry)) : [];
}

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

/** Ids are unique within their list, of records in one file or of parts of a record; no part is another one under a new id. */
export const listIdsAreUnique = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const lists = placesIn(COLLECTIONS[name].record, ({ items }) =>
      isRecord(items) && ['id', 'name'].some((key) => keysOf(items, []).includes(key)) ? true : undefined,
    );
    return [
      ...(definitionOf(name).form === 'list' ? repeatedNames(content[name]) : []),
      ...lists.flatMap(({ pattern }) => content[name].flatMap((entry) => repeatedIds(entry, pattern))),
    ];
  });

const repeatedNames = (entries: readonly Entry<unknown>[]): Finding[] =>
  [...groupBy(entries, ({ name }) => name)].flatMap(([id, [, ...again]]) =>
    id === '' ? [] : again.map(({ document, path }) => findingAt(document, [...path, 'id'], 'duplicate-id', { id })),
  );

/** What tells prices of one name apart, of which only one amount can be right. */
const PRICED = ['name', 'nameEn', 'degree', 'per', 'year', 'vat', 'sex', 'audience'];
const withoutId = (item: unknown): string => JSON.stringify({ ...Object(item), id: null });

const repeatedIds = ({ document, path: start, value }: Entry<unknown>, list: Pattern): Finding[] =>
  partsAt(value, list).flatMap(([items, path]) => {
    const known = new Set<unknown>();
    const named = new Map<unknown, unknown>();
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, at) => {
      const [id, found] = [memberOf(item, 'id'), memberOf(item, 'name')];
      const isPrice = typeof memberOf(item, 'amountSar') === 'number';
      const form = isPrice ? JSON.stringify(PRICED.map((key) => memberOf(item, key))) : found;
      const [isKnown, alike] = [known.has(id), named.get(form) ?? null];
      known.add(id);
      named.set(form, item);
      const place = [...start, ...path, at];
      if (typeof id === 'string' && isKnown) return [findingAt(document, [...place, 'id'], 'duplicate-id', { id })];
      if (alike === null || (!isPrice && withoutId(alike) !== withoutId(item))) return [];
      return [findingAt(document, place, 'repeated-item', { key: String(path.at(-1)), found: String(found) })];
    });
  });

/** An id that was published has a record, or is retired: whoever kept it is told what became of it. */
export function publishedIdsStay(content: Content): Finding[] {
  const [published] = content.published;
  const [retired] = content.retired;
  if (published === undefined || retired === undefined) return [];
  // While the file with all records cannot be understood, nothing can be said of them.
  const understood = COLLECTION_NAMES.filter((name) => !content.broken.includes(`${name}.yaml`));
  return understood.flatMap((collection) => {
    const live = new Set(liveIds(collection, content));
    const gone = retiredIds(collection, content);
    const ids = published.value[collection] ?? [];
    const { one: what } = definitionOf(collection);
    // An id that was never published was retired in the place of the one that is gone.
    const strays = gone.flatMap((id, index) => (ids.includes(id) || live.has(id) ? [] : [[collection, index]]));
    return ids
      .filter((id) => !live.has(id) && !gone.includes(id))
      .map((id, nth) => {
        const stray = strays[nth];
        const part = stray === undefined ? 'key' : 'value';
        return findingAt(retired.document, stray ?? [collection], 'published-id-gone', { what, id, collection }, part);
      });
  });
}

/** An id that is retired never names a record again; it is told where it is retired, whichever of the two came last. */
export const retiredIdsStayRetired = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const live = new Set(liveIds(name, content));
    return content.retired.flatMap(({ document }) =>
      retiredIds(name, content).flatMap((id, index) =>
        live.has(id) ? [findingAt(document, [name, index], 'retired-id-used', { id })] : [],
      ),
    );
  });

/** A file is called by the institution and the year that it is about; a platform has a name of its own. */
export const admissionIsNamed = ({ admission }: Content): Finding[] =>
  admission.flatMap(({ document, name, value: { id, university, year, name: platform, nameEn } }) => {
    if (id !== name || university === undefined || year === undefined) return [];
    if (university === null && !(platform && nameEn)) return [findingAt(document, ['id'], 'nameless-admission', {})];
    const called = university ?? name.replace(/-\d{4}$/, '');
    const expected = year === null ? called : `${called}-${year}`;
    const key = name.startsWith(called) ? 'year' : 'university';
    return name === expected ? [] : [findingAt(document, [key], 'admission-file', { name, expected })];
  });
