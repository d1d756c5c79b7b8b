import { type Document, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { type CollectionName, definitionOf } from '../../build/collections/collections.ts';
import { isRecord, memberOf } from '../../build/schema/json-value.ts';
import { newForWriting, parseForWriting, written } from '../editing/fix/house-style.ts';
import { refusals } from './refusals.ts';

/*
 * How the forms read and write a record. Forms know values alone; so that comments, blank lines and what was not touched
 * stay as they were written, the values go into the text from which they came. Runs in the browser.
 */

type Value = Readonly<Record<string, unknown>>;

/** What is left of a value without what says nothing: undefined where all of it says nothing. */
function pruned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? undefined : value;
  const parts = Object.entries(value).map(([key, part]) => [key, pruned(part)] as const);
  const said = parts.filter(([, part]) => part !== undefined);
  if (said.length === 0) return undefined;
  return Array.isArray(value) ? said.map(([, part]) => part) : Object.fromEntries(said);
}

/** A value as text that is the same for the same, whatever the order of its keys. */
const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? '';

const saysSame = (node: unknown, value: unknown): boolean =>
  fingerprint(pruned(plain(node))) === fingerprint(pruned(value));

const plain = (node: unknown): unknown =>
  isMap(node) || isSeq(node) ? node.toJSON() : isScalar(node) ? node.value : undefined;

/** The node with another value; what says the same already stays as it is written. */
function merged(node: unknown, value: unknown, document: Document): unknown {
  if (saysSame(node, value)) return node;
  if (isMap(node) && isRecord(value)) return mergedMap(node, value, document);
  if (isSeq(node) && Array.isArray(value)) return mergedList(node, value, document);
  if (isScalar(node) && typeof node.value === typeof value) {
    node.value = value;
    return node;
  }
  return document.createNode(pruned(value) ?? null);
}

function mergedMap(map: YAMLMap, value: Value, document: Document): YAMLMap {
  for (const pair of map.items) {
    const now = value[String(pair.key)];
    // What a form leaves out was emptied there.
    if (pruned(now) !== undefined) pair.value = merged(pair.value, now, document);
    else if (!saysSame(pair.value, undefined)) pair.value = document.createNode(null);
  }
  for (const [key, now] of Object.entries(value)) {
    const said = pruned(now);
    if (said !== undefined && !map.has(key)) map.add(document.createPair(key, said));
  }
  return map;
}

function mergedList(list: YAMLSeq, value: readonly unknown[], document: Document): YAMLSeq {
  const before = [...list.items];
  const take = (fits: (node: unknown) => boolean): unknown => {
    const index = before.findIndex(fits);
    return index === -1 ? undefined : before.splice(index, 1)[0];
  };
  const nameOf = (item: unknown): unknown => (isRecord(item) ? (item.id ?? item.code) : undefined);
  const isAsLong = list.items.length === value.length;
  const same = value.map((item) => take((node) => saysSame(node, item)));
  list.items = value.map((item, index) => {
    const name = nameOf(item);
    const node =
      same[index] ??
      take((each) => name !== undefined && nameOf(plain(each)) === name) ??
      (isAsLong ? take(() => true) : undefined);
    return node === undefined ? document.createNode(pruned(item) ?? null) : merged(node, item, document);
  });
  return list;
}

/** The texts from which records were read or into which they were written, by collection and id. */
const known = new Map<string, string>();

/** What names a record; a list in a file of its own is named like its collection. */
function placeOf(collection: CollectionName, value: unknown): string {
  const { form, idKey } = definitionOf(collection);
  return `${collection}/${form === 'list' ? collection : memberOf(value, idKey)}`;
}

/** Reads a record for the forms. */
export function fromFile(collection: CollectionName, text: string): unknown {
  const value: unknown = parseForWriting(text).toJSON();
  known.set(placeOf(collection, value), text);
  return value;
}

/** Lines that name a record or a part of it. */
const ID_LINE = /^[\s-]*(?:id|code|year): '?([^']*)'?$/;

/**
 * Whether a field holds an id that the record was read with: apps keep it, so it stays.
 * @param opened the record that is in the form, `exams/gat`; null: a new one
 * @param path keys that lead to the field, `colleges.0.id`
 */
export function isKept(opened: string | null, path: string, id: string): boolean {
  const lines = (opened === null ? undefined : known.get(opened))?.split('\n') ?? [];
  return /(?:^|\.)(?:id|code|year)$/.test(path) && lines.some((line) => ID_LINE.exec(line)?.[1] === id);
}

/**
 * Writes what the forms say of a record: into the text from which it was read, or into a new one.
 * @param opened the record that is in the form, `exams/gat`; null: a new one
 * @throws Error that the forms show in place of saving, when a rule is broken
 */
export function toFile(collection: CollectionName, value: Value, opened: string | null): string {
  const place = placeOf(collection, value);
  const text = known.get(opened ?? place);
  const isRenamed = opened === null ? text !== undefined : opened !== place;
  const refused = isRenamed ? [idWords(opened, place)] : refusals(collection, pruned(value));
  // The message by which Sveltia CMS knows an error that it has to show.
  if (refused.length > 0) throw new Error('saving_failed', { cause: new Error(refused.join(' · ')) });
  const document = text === undefined ? newForWriting(pruned(value) ?? {}) : parseForWriting(text);
  if (text !== undefined) merged(document.contents, value, document);
  known.set(place, written(document));
  return written(document);
}

const idWords = (opened: string | null, place: string): string =>
  opened === null
    ? `المعرّف مستعمل: ${place}. اختر غيره. · The id is taken.`
    : `المعرّف دائم، فأعده كما كان: ${opened}. · The id stays.`;
