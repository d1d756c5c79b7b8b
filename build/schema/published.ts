import type { TSchema } from 'typebox';
import { components, type JsonSchema, selfContained } from './json-schema.ts';
import { isRecord } from './json-value.ts';
import { listName } from './shape.ts';

/** The pattern that `Type.Record` gives to the keys of a map. */
const ANY_KEY = '^.*$';

/** Lists of codes that have a name, as components of their own, and how one refers to them. */
interface Lists {
  readonly found: Map<string, JsonSchema>;
  readonly refTo: (name: string) => string;
}

function codes({ type: _, enum: listed, description, ...rest }: JsonSchema, lists: Lists | null): JsonSchema {
  const all = [listed].flat();
  const values = all.filter((value) => value !== null);
  const name = listName(values);
  const list = { type: 'string', enum: values, ...rest };
  if (name !== undefined) lists?.found.set(name, list);
  const one = name === undefined || lists === null ? list : { $ref: lists.refTo(name) };
  const told = description === undefined ? {} : { description };
  return all.includes(null) ? { ...told, anyOf: [one, { type: 'null' }] } : { ...told, ...one };
}

const map = ({ patternProperties: _, ...rest }: JsonSchema, values: unknown): JsonSchema => ({
  ...rest,
  additionalProperties: values,
});

function publishedPart(value: unknown, lists: Lists | null): unknown {
  if (Array.isArray(value)) return value.map((part) => publishedPart(part, lists));
  if (!isRecord(value)) return value;
  const schema: JsonSchema = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'additionalProperties' && part === false ? [] : [[key, publishedPart(part, lists)]],
    ),
  );
  if (Array.isArray(schema.enum)) return codes(schema, lists);
  const values = isRecord(schema.patternProperties) ? schema.patternProperties[ANY_KEY] : undefined;
  return values === undefined ? schema : map(schema, values);
}

/**
 * A schema as it is published. The definitions are closed, so that the build finds a key too many in its own answers;
 * clients are promised that fields may be added, so for them every object is open. Generators of clients stumble over
 * a null in an enum and over patterns of keys, and make up a name for each list of codes that has none, so these are said
 * in other words.
 */
function published(schema: JsonSchema, lists: Lists | null): JsonSchema {
  const part = publishedPart(schema, lists);
  return isRecord(part) ? part : {};
}

/**
 * `components`, as they are published, with the lists of codes that have a name.
 * @param refTo how one refers to another; as OpenAPI components unless told
 */
export function publishedComponents(
  schemas: readonly TSchema[],
  refTo = (name: string) => `#/components/schemas/${name}`,
): Record<string, JsonSchema> {
  const lists: Lists = { found: new Map(), refTo };
  const shapes = Object.entries(components(schemas, refTo)).map(
    ([name, schema]) => [name, published(schema, lists)] as const,
  );
  return Object.fromEntries([...shapes, ...lists.found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `selfContained`, as it is published. */
export const publishedAlone = (schema: TSchema): JsonSchema => published(selfContained(schema), null);
