import type { TSchema } from 'typebox';
import { components, type JsonSchema, selfContained } from './json-schema.ts';
import { isRecord } from './json-value.ts';

/** The pattern that `Type.Record` gives to the keys of a map. */
const ANY_KEY = '^.*$';

function withoutNull({ type, enum: values, description, ...rest }: JsonSchema): JsonSchema {
  const one = {
    type: [type].flat().find((name) => name !== 'null'),
    enum: [values].flat().filter((value) => value !== null),
    ...rest,
  };
  return { ...(description !== undefined && { description }), anyOf: [one, { type: 'null' }] };
}

const map = ({ patternProperties: _, ...rest }: JsonSchema, values: unknown): JsonSchema => ({
  ...rest,
  additionalProperties: values,
});

function publishedPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publishedPart);
  if (!isRecord(value)) return value;
  const schema: JsonSchema = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'additionalProperties' && part === false ? [] : [[key, publishedPart(part)]],
    ),
  );
  if (Array.isArray(schema.enum) && schema.enum.includes(null)) return withoutNull(schema);
  const values = isRecord(schema.patternProperties) ? schema.patternProperties[ANY_KEY] : undefined;
  return values === undefined ? schema : map(schema, values);
}

/**
 * A schema as it is published. The definitions are closed, so that the build finds a key too many in its own answers;
 * clients are promised that fields may be added, so for them every object is open. Generators of clients stumble over
 * a null in an enum and over patterns of keys, so these are said in other words.
 */
function published(schema: JsonSchema): JsonSchema {
  const part = publishedPart(schema);
  return isRecord(part) ? part : {};
}

/** `components`, as they are published. */
export const publishedComponents = (
  schemas: readonly TSchema[],
  refTo?: (name: string) => string,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(components(schemas, refTo)).map(([name, schema]) => [name, published(schema)]),
  );

/** `selfContained`, as it is published. */
export const publishedAlone = (schema: TSchema): JsonSchema => published(selfContained(schema));
