import type { TSchema } from 'typebox';
import { isRecord } from './json-value.ts';

/** What a schema says of a key beyond its shape. Marks are for the check alone; no published schema has them. */
export const MARKS = { figure: 'x-figure', refersTo: 'x-refers-to' } as const;

/** Marks a figure: where it is not null, a source of the record must say that it supports it. */
export const figure = <T extends TSchema>(schema: T): T => ({ ...schema, [MARKS.figure]: true });

/** Marks the id of a record of another collection. */
export const refersTo = <T extends TSchema>(collection: string, schema: T): T => ({
  ...schema,
  [MARKS.refersTo]: collection,
});

/** A place in the values of a schema: names of keys, and `*` for every item of a list. */
export type Pattern = readonly string[];

/** A marked place, with what the mark says. */
export interface Marked {
  readonly pattern: Pattern;
  readonly mark: unknown;
}

/** Every place in a schema that carries a mark, from the outside in. */
export function markedPlaces(schema: TSchema, mark: string): Marked[] {
  const walk = (part: unknown, pattern: Pattern): Marked[] => {
    if (!isRecord(part)) return [];
    const { [mark]: value, properties, items, anyOf } = part;
    return [
      ...(value === undefined ? [] : [{ pattern, mark: value }]),
      ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([key, member]) =>
        walk(member, [...pattern, key]),
      ),
      ...walk(items, [...pattern, '*']),
      ...(Array.isArray(anyOf) ? anyOf.flatMap((option) => walk(option, pattern)) : []),
    ];
  };
  return walk(schema, []);
}

/** A value, and where it stands. */
export interface Placed {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every value that stands at a place, with its path. */
export function valuesAt(value: unknown, pattern: Pattern): Placed[] {
  const found: Placed[] = [];
  const path: (string | number)[] = [];
  const enter = (part: unknown): void => {
    const step = pattern[path.length];
    if (step === undefined) found.push({ path: [...path], value: part });
    else if (step === '*') {
      if (!Array.isArray(part)) return;
      for (let index = 0; index < part.length; index += 1) into(index, part[index]);
    } else if (isRecord(part) && Object.hasOwn(part, step)) into(step, part[step]);
  };
  const into = (step: string | number, part: unknown): void => {
    path.push(step);
    enter(part);
    path.pop();
  };
  enter(value);
  return found;
}

/** The keys that a schema has at a place; none where it holds no mapping. */
export function keysOf(schema: TSchema, [step, ...rest]: Pattern): string[] {
  const { properties, items, anyOf }: Record<string, unknown> = { ...schema };
  if (Array.isArray(anyOf)) {
    return anyOf
      .filter(isRecord)
      .flatMap((option) => keysOf(option, step === undefined ? [] : [step, ...rest]));
  }
  const members = isRecord(properties) ? properties : {};
  if (step === undefined) return Object.keys(members);
  const next = step === '*' ? items : Object.hasOwn(members, step) ? members[step] : undefined;
  return isRecord(next) ? keysOf(next, rest) : [];
}
