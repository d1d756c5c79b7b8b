import { fileSchema, type Owner } from '../../../build/collections/content-files.ts';
import { ACCEPT, Acceptances } from '../../../build/schema/acceptance.ts';
import { isRecord } from '../../../build/schema/json-value.ts';

/** What a schema says of a value, as far as the writing of the value depends on it. */
export interface Shape {
  /** Shapes of the keys of a mapping, in the order of the house; none: any keys, in any order. */
  readonly keys: ReadonlyMap<string, Shape>;
  /** Shape of the items of a list. */
  readonly items: Shape | null;
  /** Whether a text belongs here and no number. */
  readonly isText: boolean;
}

/** Where a schema says nothing. */
export const ANYTHING: Shape = { keys: new Map(), items: null, isText: false };

const options = (schema: unknown): readonly Readonly<Record<string, unknown>>[] =>
  isRecord(schema) ? (Array.isArray(schema.anyOf) ? schema.anyOf.flatMap(options) : [schema]) : [];

function shapeOf(schema: unknown): Shape {
  const all = options(schema);
  const properties = all.map((each) => each.properties).find(isRecord) ?? {};
  const items = all.map((each) => each.items).find(isRecord);
  const types = all.flatMap(({ type }) => type);
  return {
    keys: new Map(Object.entries(properties).map(([key, member]) => [key, shapeOf(member)])),
    items: items === undefined ? null : shapeOf(items),
    isText: types.includes('string') && !types.some((type) => ['integer', 'number', 'boolean'].includes(String(type))),
  };
}

/** The shape of a content file, with the answers to warnings that any file may hold. */
export function shapeOfFile(owner: Owner): Shape {
  const shape = shapeOf(fileSchema(owner));
  return { ...shape, keys: new Map([...shape.keys, [ACCEPT, shapeOf(Acceptances)]]) };
}
