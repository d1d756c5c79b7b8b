import { type Document, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord } from '../../build/schema/json-value.ts';
import { newForWriting, parseForWriting, written } from '../editing/fix/house-style.ts';

/*
 * How the forms read and write a record. Forms know values alone; so that comments, blank lines and what was not touched
 * stay as they were written, the values go into the text from which they came. Runs in the browser.
 */

type Value = Readonly<Record<string, unknown>>;

/** What is left of a value without what says nothing: undefined where all of it says nothing. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(pruned).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (isRecord(value)) {
    const members = Object.entries(value).flatMap(([key, member]) => {
      const said = pruned(member);
      return said === undefined ? [] : [[key, said] as const];
    });
    return members.length === 0 ? undefined : Object.fromEntries(members);
  }
  return value === null || value === '' ? undefined : value;
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

/** Records as they were read. */
const known: { readonly text: string; readonly value: Value }[] = [];

/** What names a record: its id; a list in a file of its own is named by its first key. */
const nameOf = (value: Value): unknown => value.id ?? value.year ?? Object.keys(value)[0];

/** The text from which a value came: a question may be called like a university, but has other keys. */
function textOf(value: Value): string | null {
  const common = (other: Value) => Object.keys(other).filter((key) => key in value).length;
  const namesakes = known.filter((one) => nameOf(one.value) === nameOf(value));
  return namesakes.sort((a, b) => common(b.value) - common(a.value))[0]?.text ?? null;
}

/** Reads a record for the forms. */
export function fromFile(text: string): unknown {
  const value: unknown = parseForWriting(text).toJSON();
  if (isRecord(value)) known.push({ text, value });
  return value;
}

/** Writes what the forms say of a record: into the text from which it was read, or into a new one. */
export function toFile(value: Value): string {
  const text = textOf(value);
  if (text === null) return written(newForWriting(pruned(value) ?? {}));
  const document = parseForWriting(text);
  merged(document.contents, value, document);
  return written(document);
}
