import { isDeepStrictEqual } from 'node:util';
import type { Document } from '../../../build/read/document.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { byCodePoints } from '../../../edge/text/order.ts';

/** One field that has another value. */
export interface FieldChange {
  /** `founded`, `windows[Registration].closes`, `colleges[law].majors[law].nameEn`. */
  readonly field: string;
  /** null: empty, or left out. */
  readonly was: unknown;
  readonly now: unknown;
  /** The page that the present value rests on, as far as the record says it. */
  readonly source: SourceLike | null;
}

/**
 * What changed in one record; the record of a file that holds several is the file. A record is `retired` when it is
 * gone and its id stands in retired.yaml, and `removed` when nobody will know what became of it.
 */
export interface RecordChange {
  /** Path in the content directory without its ending: `exams/gat`. */
  readonly record: string;
  readonly kind: 'added' | 'changed' | 'retired' | 'removed';
  readonly fields: readonly FieldChange[];
}

export interface SourceLike {
  readonly title: string;
  readonly url: string;
  readonly kind: string;
}

type Value = Readonly<Record<string, unknown>>;

/** A source is one value: its parts make sense only together. */
export function isSource(value: unknown): value is Value & SourceLike {
  return isRecord(value) && ['title', 'url', 'kind'].every((key) => typeof value[key] === 'string');
}

/** How an item of a list that is new or gone is told: by each of its fields, or as one. */
type Detail = 'fields' | 'items';

/** What is left out, null and an empty list mean the same. */
const present = (value: unknown): unknown =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;

/** The keys by which people tell the items of a list apart, the best first. */
const NAMING_KEYS = ['id', 'url', 'labelEn', 'appliesToEn', 'nameEn', 'name'] as const;

/** The items of a list by what names them, so that a new first item does not make every other one look changed. */
function named(list: readonly unknown[]): Map<string, unknown> {
  const items = new Map<string, unknown>();
  for (const item of list) {
    const key = isRecord(item) ? NAMING_KEYS.find((each) => typeof item[each] === 'string') : undefined;
    const name = isRecord(item) ? String(key === undefined ? items.size + 1 : item[key]) : String(item);
    let unique = name;
    for (let count = 2; items.has(unique); count++) unique = `${name} ${count}`;
    items.set(unique, item);
  }
  return items;
}

type Member = readonly [field: string, was: unknown, now: unknown];

function members(field: string, was: unknown, now: unknown): readonly Member[] | null {
  const one = was ?? now;
  if (Array.isArray(one) && (was === null || Array.isArray(was)) && (now === null || Array.isArray(now))) {
    const [before, after] = [named(was ?? []), named(now ?? [])];
    const isText = [...before.values(), ...after.values()].every((item) => !isRecord(item));
    return [...new Set([...before.keys(), ...after.keys()])].map((name) => [
      isText ? field : `${field}[${name}]`,
      before.get(name),
      after.get(name),
    ]);
  }
  const isObject = (value: unknown) => value === null || (isRecord(value) && !isSource(value));
  if (!isRecord(one) || !isObject(was) || !isObject(now)) return null;
  const [before, after] = [isRecord(was) ? was : {}, isRecord(now) ? now : {}];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => [
    field === '' ? key : `${field}.${key}`,
    before[key],
    after[key],
  ]);
}

/** What the value of a top-level key rests on: a source that supports it, an official one first. */
function supporting(record: Value, key: string): SourceLike | null {
  const sources = (Array.isArray(record.sources) ? record.sources : []).filter(isSource);
  const named = sources.filter(({ supports }) => Array.isArray(supports) && supports.includes(key));
  // The sources of a question support it as a whole.
  const all = typeof record.question === 'string' ? sources : [];
  const candidates = named.length > 0 ? named : isSource(record.source) ? [record.source] : all;
  return candidates.find(({ kind }) => kind === 'official') ?? candidates[0] ?? null;
}

/** @param source of the smallest part around the value that names one */
function fieldChanges(
  [field, wasGiven, nowGiven]: Member,
  source: SourceLike | null,
  record: Value,
  detail: Detail,
): FieldChange[] {
  const [was, now] = [present(wasGiven), present(nowGiven)];
  if (isDeepStrictEqual(was, now)) return [];
  const around = isRecord(now) && isSource(now.source) && field !== '' ? now.source : source;
  const isItem = field.endsWith(']') && (was === null || now === null);
  const parts = detail === 'items' && isItem ? null : members(field, was, now);
  if (parts !== null) return parts.flatMap((part) => fieldChanges(part, around, record, detail));
  const isAboutSources = isSource(was) || isSource(now);
  const key = field.split(/[.[]/)[0] ?? '';
  return [{ field, was, now, source: isAboutSources ? null : (around ?? supporting(record, key)) }];
}

/** The ids of retired.yaml as records: `universities/old`. */
function retiredRecords(documents: readonly Document[]): Set<string> {
  const value = documents.find(({ file }) => file === 'retired.yaml')?.value;
  return new Set(
    Object.entries(isRecord(value) ? value : {}).flatMap(([collection, entries]) =>
      (Array.isArray(entries) ? entries : []).map(
        (entry) => `${collection}/${isRecord(entry) ? String(entry.id) : String(entry)}`,
      ),
    ),
  );
}

const recordOf = (file: string): string => file.replace(/(\/SKILL)?\.(yaml|md)$/, '');

/** The value of a document; the text of a SKILL.md is one more field. */
const fieldsOf = ({ value, text }: Document): Value => ({
  ...(isRecord(value) ? value : {}),
  ...(text === null ? {} : { text }),
});

/**
 * What differs between two readings of a content directory, record by record and field by field.
 * Files that cannot be read are in neither; name them in `unread`, so that none counts as removed.
 */
export function changesBetween(
  before: readonly Document[],
  after: readonly Document[],
  unread: readonly string[] = [],
  detail: Detail = 'fields',
): RecordChange[] {
  const [was, now] = [before, after].map(
    (documents) => new Map(documents.map((document) => [document.file, fieldsOf(document)])),
  );
  const retired = retiredRecords(after);
  const files = [...new Set([...(was?.keys() ?? []), ...(now?.keys() ?? [])])].filter(
    (file) => !unread.includes(file),
  );
  return files.sort(byCodePoints).flatMap((file): RecordChange[] => {
    const [old, present] = [was?.get(file), now?.get(file)];
    const record = recordOf(file);
    if (present === undefined)
      return [{ record, kind: retired.has(record) ? 'retired' : 'removed', fields: [] }];
    const fields = fieldChanges(['', old, present], null, present, detail);
    return fields.length === 0 ? [] : [{ record, kind: old === undefined ? 'added' : 'changed', fields }];
  });
}

/** Sources that are new in the records and not of the body that decides, with the record. */
export function newWeakSources(
  changes: readonly RecordChange[],
): { readonly record: string; readonly field: string; readonly source: SourceLike }[] {
  return changes.flatMap(({ record, fields }) =>
    fields.flatMap(({ field, was, now }) => {
      const isNew = isSource(now) && !(isSource(was) && was.url === now.url && was.kind === now.kind);
      return isNew && now.kind !== 'official' ? [{ record, field, source: now }] : [];
    }),
  );
}
