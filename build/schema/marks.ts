import type { TSchema } from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { isRecord } from './json-value.ts';

/** What a schema says of a key beyond its shape. No published schema has these marks. */
export const MARKS = {
  figure: 'x-figure',
  refersTo: 'x-refers-to',
  subject: 'x-subject',
  arabic: 'x-arabic',
  words: 'x-words',
  list: 'x-list',
} as const;

/** A closed list: its codes, each with what people call it. */
export type Words = Readonly<Record<string, Bilingual>>;

/** Says what a key means, or a shape: in English as its description, in Arabic as a mark beside it. */
export const about = <T extends TSchema>(schema: T, { ar, en }: Bilingual): T => ({
  ...schema,
  description: en,
  [MARKS.arabic]: ar,
});

/** What a key means, as its schema says, or else the shape that it may have; null when neither says it. */
export function meaningOf(schema: unknown): Bilingual | null {
  if (!isRecord(schema)) return null;
  const { description: en, [MARKS.arabic]: ar = en, anyOf } = schema;
  if (typeof en === 'string' && typeof ar === 'string') return { ar, en };
  return Array.isArray(anyOf) ? meaningOf(anyOf[0]) : null;
}

const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && typeof value.ar === 'string' && typeof value.en === 'string';

/** What the codes of a closed list are called; none where a schema lists no codes. */
export function wordsOf(schema: unknown): Words {
  const words = isRecord(schema) ? schema[MARKS.words] : undefined;
  return Object.fromEntries(
    Object.entries(isRecord(words) ? words : {}).flatMap(([code, word]) => (isBilingual(word) ? [[code, word]] : [])),
  );
}

/** Marks a figure: where it is not null, a source of the record must say that it supports it. */
export const figure = <T extends TSchema>(schema: T): T => ({ ...schema, [MARKS.figure]: true });

/** Marks the id of a record of another collection. */
export const refersTo = <T extends TSchema>(collection: string, schema: T): T => ({
  ...schema,
  [MARKS.refersTo]: collection,
});

/** Marks the id of what a question is about: of a record, or of what the glossary alone names. */
export const subject = <T extends TSchema>(schema: T): T => ({ ...schema, [MARKS.subject]: true });

/** A place in the values of a schema: names of keys, and `*` for every item of a list. */
export type Pattern = readonly string[];

/** A place in a schema, with what is said of it. */
interface Marked<T = unknown> {
  readonly pattern: Pattern;
  readonly mark: T;
}

/** Every place in a schema of which there is something to say, from the outside in. */
export function placesIn<T>(schema: TSchema, say: (part: Readonly<Record<string, unknown>>) => T | undefined) {
  const walk = (part: unknown, pattern: Pattern): Marked<T>[] => {
    if (!isRecord(part)) return [];
    const { properties, items, anyOf } = part;
    const mark = say(part);
    return [
      ...(mark === undefined ? [] : [{ pattern, mark }]),
      ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([key, member]) =>
        walk(member, [...pattern, key]),
      ),
      ...walk(items, [...pattern, '*']),
      ...(Array.isArray(anyOf) ? anyOf.flatMap((option) => walk(option, pattern)) : []),
    ];
  };
  return walk(schema, []);
}

/** Every place in a schema that carries a mark, from the outside in. */
export const markedPlaces = (schema: TSchema, mark: string): Marked[] => placesIn(schema, (part) => part[mark]);

/** A value within another one, and the path that leads to it from there. */
type Part = readonly [value: unknown, path: readonly (string | number)[]];

/** Every value that stands at a place; the `path` is the one that led to the given value. */
export function partsAt(value: unknown, pattern: Pattern, path: Part[1] = []): Part[] {
  const step = pattern[path.length];
  if (step === undefined) return [[value, path]];
  if (Array.isArray(value)) {
    return step === '*' ? value.flatMap((item, at) => partsAt(item, pattern, [...path, at])) : [];
  }
  return isRecord(value) && Object.hasOwn(value, step) ? partsAt(value[step], pattern, [...path, step]) : [];
}

/** The keys that a schema has at a place, or those of them that it requires; none where it holds no mapping. */
export function keysOf(schema: TSchema, [step, ...rest]: Pattern, which: 'all' | 'required' = 'all'): string[] {
  const { properties, items, anyOf, required }: Record<string, unknown> = { ...schema };
  if (Array.isArray(anyOf)) {
    return anyOf.filter(isRecord).flatMap((option) => keysOf(option, step === undefined ? [] : [step, ...rest], which));
  }
  const members = isRecord(properties) ? properties : {};
  if (step === undefined) return which === 'all' ? Object.keys(members) : [required ?? []].flat().map(String);
  const next = step === '*' ? items : Object.hasOwn(members, step) ? members[step] : undefined;
  return isRecord(next) ? keysOf(next, rest, which) : [];
}
