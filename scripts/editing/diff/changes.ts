import { isDeepStrictEqual } from 'node:util';
import { quantitiesIn } from '../../../build/check/rules/quantities.ts';
import type { Document } from '../../../build/read/document.ts';
import { NAME_PARTS } from '../../../build/schema/change.ts';
import { isRecord, memberOf } from '../../../build/schema/json-value.ts';
import { byCodePoints, groupBy } from '../../../edge/text/order.ts';

/** One field that has another value. */
export interface FieldChange {
  /** `founded`, `windows[Registration].closes`, `colleges[law].majors[law].nameEn`. */
  readonly field: string;
  /** null: empty, or left out. */
  readonly was: unknown;
  readonly now: unknown;
  /** The page that the present value rests on, as far as the record says it. */
  readonly source: SourceLike | null;
  /** Whether the value before rested on the same page of the same date. */
  readonly isSourceOld: boolean;
}

/**
 * What changed in one record; the record of a file that holds several is the file. A record is `retired` when it is
 * gone and its id stands in retired.yaml, and `removed` when nobody will know what became of it.
 */
export interface RecordChange {
  /** Path in the content directory without its ending: `exams/gat`. */
  readonly record: string;
  readonly kind: 'added' | 'changed' | 'retired' | 'removed';
  /** The record that this one was, under another id. */
  readonly from?: string;
  readonly fields: readonly FieldChange[];
}

export type SourceLike = Readonly<Record<'title' | 'url' | 'kind', string>>;

/** Two readings of one thing. */
type Pair<T> = Readonly<Record<'was' | 'now', T>>;

type Value = Readonly<Record<string, unknown>>;

/** Of a record that was not there. */
const NOTHING: Value = {};

/** A source is one value: its parts make sense only together. */
export function isSource(value: unknown): value is Value & SourceLike {
  return isRecord(value) && ['title', 'url', 'kind'].every((key) => typeof value[key] === 'string');
}

/** How an item of a list that is new or gone is told: by each of its fields, or as one. */
type Detail = 'fields' | 'items';

/** What is left out, null and an empty list mean the same. */
const present = (value: unknown): unknown =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;

/** What tells apart the items of a list that are called alike. */
const TELLING_KEYS = ['per', 'degree', 'year', 'sex', 'audienceEn'];
/** The keys by which people tell the items of a list apart, the best first. */
const NAMING_KEYS = ['id', 'code', 'url', 'labelEn', 'appliesToEn', 'nameEn', 'name', 'text', 'kind', ...TELLING_KEYS];

/** What an item is called by a key; one that holds numbers alone, such as least scores, by what they are of. */
function calledBy(key: string, item: unknown): string {
  if (!isRecord(item)) return String(item);
  const isNumbers = Object.values(item).every((each) => typeof each === 'number');
  return isNumbers ? Object.keys(item).sort().join(NAME_PARTS) : typeof item[key] === 'string' ? item[key] : '';
}

type Member = readonly [field: string, was: unknown, now: unknown];

/** The items of two readings of a list by what names them, wherever they stand; what nothing tells apart is counted. */
function paired(was: readonly unknown[], now: readonly unknown[], name = '', keys = NAMING_KEYS): Member[] {
  if (name !== '' && was.length <= 1 && now.length <= 1) return [[name, was[0], now[0]]];
  const [key, ...others] = keys;
  if (key === undefined) {
    const text = (item: unknown) => JSON.stringify(item);
    const [before, after] = [new Set(was.map(text)), new Set(now.map(text))];
    const [gone, came] = [was.filter((item) => !after.has(text(item))), now.filter((item) => !before.has(text(item)))];
    const nameAt = (at: number) => (at === 0 && name ? name : `${name} ${at + 1}`.trim());
    return (gone.length > came.length ? gone : came).map((_, at) => [nameAt(at), gone[at], came[at]]);
  }
  const called = (item: unknown) => calledBy(key, item);
  const [before, after] = [groupBy(was, called), groupBy(now, called)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((each) => {
    const full = name && each && names.size > 1 ? name + NAME_PARTS + each : name || each;
    return paired(before.get(each) ?? [], after.get(each) ?? [], full, others);
  });
}

function members(field: string, was: unknown, now: unknown): readonly Member[] | null {
  const given = [was, now].filter((value) => value !== null);
  if (given.every((value) => Array.isArray(value))) {
    const items = paired([was ?? []].flat(), [now ?? []].flat());
    return items.map(([name, ...values]) => [values.some(isRecord) ? `${field}[${name}]` : field, ...values]);
  }
  if (given.some((value) => !isRecord(value) || isSource(value))) return null;
  const keys = new Set(given.flatMap((value) => Object.keys(Object(value))));
  return [...keys].map((key) => [field === '' ? key : `${field}.${key}`, memberOf(was, key), memberOf(now, key)]);
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

/** @param around the source of the smallest part around the value that names one */
function fieldChanges(
  [field, wasGiven, nowGiven]: Member,
  around: Pair<SourceLike | null>,
  record: Pair<Value>,
  detail: Detail,
): FieldChange[] {
  const [was, now] = [present(wasGiven), present(nowGiven)];
  if (isDeepStrictEqual(was, now)) return [];
  const nearest = (value: unknown, other: SourceLike | null) =>
    isRecord(value) && isSource(value.source) && field !== '' ? value.source : other;
  const sources = { was: nearest(was, around.was), now: nearest(now, around.now) };
  const isItem = field.endsWith(']') && (was === null || now === null);
  const parts = detail === 'items' && isItem ? null : members(field, was, now);
  if (parts !== null) return parts.flatMap((part) => fieldChanges(part, sources, record, detail));
  const key = field.split(/[.[]/)[0] ?? '';
  const source = isSource(was) || isSource(now) ? null : (sources.now ?? supporting(record.now, key));
  const before = sources.was ?? supporting(record.was, key);
  const isSourceOld =
    source !== null &&
    now !== null &&
    (was !== null || (field.startsWith('answer') && record.was !== NOTHING)) &&
    source.url === before?.url &&
    memberOf(source, 'published') === memberOf(before, 'published');
  return [{ field, was, now, source, isSourceOld }];
}

/** The ids of retired.yaml as records: `universities/old`. */
function retiredRecords(documents: readonly Document[]): Set<string> {
  const value = documents.find(({ file }) => file === 'retired.yaml')?.value;
  return new Set(
    Object.entries(isRecord(value) ? value : {}).flatMap(([collection, entries]) =>
      (Array.isArray(entries) ? entries : []).map((entry) => `${collection}/${memberOf(entry, 'id') ?? entry}`),
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
  const byFile = (documents: readonly Document[]) => new Map(documents.map((each) => [each.file, fieldsOf(each)]));
  const [was, now] = [byFile(before), byFile(after)];
  const retired = retiredRecords(after);
  const files = [...new Set([...was.keys(), ...now.keys()])].filter((file) => !unread.includes(file));
  return files.sort(byCodePoints).flatMap((file): RecordChange[] => {
    const [old, present] = [was.get(file), now.get(file)];
    const record = recordOf(file);
    if (present === undefined) return [{ record, kind: retired.has(record) ? 'retired' : 'removed', fields: [] }];
    const fields = differences(old, present, detail);
    return fields.length === 0 ? [] : [{ record, kind: old === undefined ? 'added' : 'changed', fields }];
  });
}

const differences = (was: Value | undefined, now: Value, detail: Detail): FieldChange[] =>
  fieldChanges(['', was, now], { was: null, now: null }, { was: was ?? NOTHING, now }, detail);

/** How much of a record has to stay for it to count as the same under another id. */
const SAME = 0.6;

/** The changes in which a record that is gone and a new one that says nearly the same are one, under another id. */
export function withRenames(changes: readonly RecordChange[], records: Pair<RecordAt>): RecordChange[] {
  const gone = new Set<string>();
  const renamed = changes.map((change): RecordChange => {
    const now = records.now(change.record);
    if (change.kind !== 'added' || !isRecord(now)) return change;
    for (const { record: from } of changes) {
      const was = records.now(from) === undefined ? records.was(from) : null;
      if (gone.has(from) || from.split('/')[0] !== change.record.split('/')[0] || !isRecord(was)) continue;
      const same = Object.keys(was).filter((key) => isDeepStrictEqual(was[key], now[key]));
      if (same.length < SAME * Object.keys(was).length) continue;
      gone.add(from);
      return { ...change, kind: 'changed', from, fields: differences({ ...was, id: now.id }, now, 'items') };
    }
    return change;
  });
  return renamed.filter(({ record }) => !gone.has(record));
}

/** Gives the record at a path such as `exams/gat`; undefined where there is none. */
export type RecordAt = (path: string) => unknown;

/** The records of a reading: those of a list stand in one file. */
export function recordsIn(documents: readonly Document[]): RecordAt {
  const records = new Map<string, unknown>();
  for (const { file, value } of documents) {
    records.set(recordOf(file), value);
    const list = memberOf(value, recordOf(file));
    for (const item of Array.isArray(list) ? list : []) {
      records.set(`${recordOf(file)}/${memberOf(item, 'id') ?? memberOf(item, 'code')}`, item);
    }
  }
  return (path) => records.get(path);
}

/** Numbers in words, and days of the week, which Arabic calls by numbers too. */
const NUMBER_WORD =
  /(?<!\p{L})[وبفكل]*(?:ال)?(?:واحدة?|[إا]ثن\p{L}+|ثلا?ث\p{L}*|[أا]ربع\p{L}*|خم[سي]\p{L}*|ست(?:ة|ين|ون|مئة|مائة)?|سبع\p{L}*|ثمان\p{L}*|تسع\p{L}*|عشر\p{L}*|مئ\p{L}+|مائ\p{L}+|[أا]لف\p{L}*|آلاف|ملا?ي\p{L}*|نصف|مرتي?ا?ن|(?:يوم|شهر|عام|سنت|[أا]سبوع|ساعت|دقيقت|فصل)(?:ين|ان)|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|half)(?!\p{L})/giu;

/** The figures in a value, in digits or words; a text without any has none. */
const figuresIn = (value: unknown): string =>
  typeof value === 'string'
    ? [...quantitiesIn(value), ...(value.match(NUMBER_WORD) ?? [])].join(' ')
    : JSON.stringify(value);

/** From so many times, or so many places of a rank, a figure lies far from what it was: a digit too many does that. */
const FAR = { rankTimes: 2, places: 200, times: 5 };

/** Figures that lie far from what they were. */
export const farFigures = ({ fields }: RecordChange): readonly FieldChange[] =>
  fields.filter(({ field, was, now }) => {
    if (typeof was !== 'number' || typeof now !== 'number') return false;
    const isRank = /Rank/.test(field);
    const times = Math.max(was, now) / Math.min(was, now);
    return times >= (isRank ? FAR.rankTimes : FAR.times) || (isRank && Math.abs(was - now) >= FAR.places);
  });

/** A day on which somebody read the sources. */
const READ = /^(?:readOn|lookedOn|verifiedOn|validAsOf)$/;

/** Whether a source has to say it: a figure, a day, or the kind of a window, which decides whether registration is open. */
const isOfSource = ({ field, was, now }: FieldChange): boolean =>
  /^windows\[[^\]]*\]\.kind$/.test(field) || (!/(?:En|rollingUntil)$/.test(field) && figuresIn(was) !== figuresIn(now));

/** What became another value while its page stayed what it was, and nobody says to have read that again. */
export const unsourced = ({ fields }: RecordChange): readonly FieldChange[] =>
  fields.some(({ field }) => READ.test(field)) ? [] : fields.filter((each) => each.isSourceOld && isOfSource(each));

/** Parts of a record that are there under another id now: whoever kept the old one finds nothing. */
export const partsRenamed = ({ fields }: RecordChange): readonly FieldChange[] =>
  fields.filter(
    ({ field, was, now }) =>
      now === null &&
      field.endsWith(']') &&
      memberOf(was, 'id') !== undefined &&
      fields.some((other) => other.was === null && memberOf(other.now, 'name') === memberOf(was, 'name')),
  );

/** Sources that are new in the records, each with the record; one that stands for a page of the same title moved. */
export function newSources(changes: readonly RecordChange[]) {
  return changes.flatMap(({ record, fields }) =>
    fields.flatMap(({ was, now }) => {
      if (!isSource(now) || (isSource(was) && was.url === now.url && was.kind === now.kind)) return [];
      const before = fields.flatMap((field) => (isSource(field.was) ? [field.was] : []));
      return [
        { record, source: now, isMoved: before.some(({ title, kind }) => title === now.title && kind === now.kind) },
      ];
    }),
  );
}
