import type { TSchema } from 'typebox';
import type { JsonSchema } from './json-schema.ts';
import { isRecord } from './json-value.ts';
import { MARKS } from './marks.ts';

/** Whether a value is what a schema describes. */
export type Accepts = (value: unknown) => boolean;

/** What the formats of a schema mean. */
export type Formats = Readonly<Record<string, (text: string) => boolean>>;

interface Context {
  readonly schema: JsonSchema;
  readonly formats: Formats;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Every keyword says something of one kind of values, and accepts all others. What is tested for each of millions of values
 * is a loop, because a closure made for each would have to be collected again.
 */
const ofTexts =
  (test: (text: string) => boolean): Accepts =>
  (value) =>
    typeof value !== 'string' || test(value);
const ofNumbers =
  (test: (number: number) => boolean): Accepts =>
  (value) =>
    typeof value !== 'number' || test(value);
const ofLists =
  (test: (list: readonly unknown[]) => boolean): Accepts =>
  (value) =>
    !Array.isArray(value) || test(value);
const ofMappings =
  (test: (mapping: Readonly<Record<string, unknown>>) => boolean): Accepts =>
  (value) =>
    !isRecord(value) || test(value);

const TYPES: Readonly<Record<string, Accepts>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  array: Array.isArray,
  object: isRecord,
};

/** A text is as long as it has code points; each counts as one or two in `length`, which is known at once. */
const lengthOf = (text: string): number => [...text].length;

const plain = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) throw new TypeError('Only plain values can be listed.');
  return value;
};

const KEYWORDS: Readonly<Record<string, (argument: unknown, context: Context) => Accepts>> = {
  type: (names) => either(listOf(names).map((name) => known(TYPES, String(name)))),
  enum: (values) => {
    const listed = new Set(listOf(values).map(plain));
    return (value) => listed.has(value);
  },
  const: (one) => {
    const wanted = plain(one);
    return (value) => value === wanted;
  },
  minLength: (least) =>
    ofTexts((text) => text.length >= 2 * Number(least) || lengthOf(text) >= Number(least)),
  maxLength: (most) => ofTexts((text) => text.length <= Number(most) || lengthOf(text) <= Number(most)),
  pattern: (source) => {
    const pattern = new RegExp(String(source), 'u');
    return ofTexts((text) => pattern.test(text));
  },
  format: (name, { formats }) => ofTexts(known(formats, String(name))),
  minimum: (least) => ofNumbers((number) => number >= Number(least)),
  maximum: (most) => ofNumbers((number) => number <= Number(most)),
  minItems: (least) => ofLists(({ length }) => length >= Number(least)),
  maxItems: (most) => ofLists(({ length }) => length <= Number(most)),
  uniqueItems: (wanted) => ofLists((list) => wanted !== true || !hasRepeated(list)),
  items: (schema, { formats }) => {
    const accepts = acceptsOf(recordOf(schema), formats);
    return ofLists((list) => list.every(accepts));
  },
  required: (keys) => {
    const wanted = listOf(keys).map(String);
    return ofMappings((mapping) => {
      for (const key of wanted) if (mapping[key] === undefined) return false;
      return true;
    });
  },
  properties: (schemas, { formats }) => {
    const members = Object.entries(recordOf(schemas)).map(([key, schema]) => ({
      key,
      accepts: acceptsOf(recordOf(schema), formats),
    }));
    return ofMappings((mapping) => {
      for (const { key, accepts } of members) {
        const part = mapping[key];
        if (part !== undefined && !accepts(part)) return false;
      }
      return true;
    });
  },
  patternProperties: (schemas, { formats }) => {
    const kinds = Object.entries(recordOf(schemas)).map(
      ([source, schema]) => [new RegExp(source, 'u'), acceptsOf(recordOf(schema), formats)] as const,
    );
    return ofMappings((mapping) =>
      Object.keys(mapping).every((key) =>
        kinds.every(([pattern, accepts]) => !pattern.test(key) || accepts(mapping[key])),
      ),
    );
  },
  additionalProperties: (schema, { schema: { properties, patternProperties }, formats }) => {
    const accepts = typeof schema === 'boolean' ? () => schema : acceptsOf(recordOf(schema), formats);
    const known = new Set(Object.keys(recordOf(properties)));
    const patterns = Object.keys(recordOf(patternProperties)).map((source) => new RegExp(source, 'u'));
    const isOther = (key: string) => !known.has(key) && !patterns.some((pattern) => pattern.test(key));
    return ofMappings((mapping) => {
      for (const key in mapping) if (isOther(key) && !accepts(mapping[key])) return false;
      return true;
    });
  },
  anyOf: (schemas, { formats }) =>
    either(listOf(schemas).map((schema) => acceptsOf(recordOf(schema), formats))),
};

/** What says nothing of values. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['$id', 'description', 'examples', ...Object.values(MARKS)]);

/**
 * Makes the test of a schema, for the keywords of JSON Schema 2020-12 that our shapes are written with. It takes no
 * time, while Ajv takes longer to compile the shapes than all content takes to be checked; Ajv says what is wrong with a
 * value that is not accepted, and properties hold the two together.
 * @throws TypeError for a keyword, type or format that it does not know
 */
export function acceptsOf(schema: TSchema | JsonSchema, formats: Formats): Accepts {
  const written: JsonSchema = { ...schema };
  const tests = Object.entries(written)
    .filter(([keyword]) => !ANNOTATIONS.has(keyword))
    .map(([keyword, argument]) => known(KEYWORDS, keyword)(argument, { schema: written, formats }));
  return (value) => {
    for (const accepts of tests) if (!accepts(value)) return false;
    return true;
  };
}

function either(options: readonly Accepts[]): Accepts {
  const [only, ...more] = options;
  if (only !== undefined && more.length === 0) return only;
  return (value) => {
    for (const accepts of options) if (accepts(value)) return true;
    return false;
  };
}

function known<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new TypeError(`No schema may say ${name}.`);
  return found;
}

/** Whether two items are equal as JSON: mappings in whatever order of their keys. */
function hasRepeated(list: readonly unknown[]): boolean {
  const isPlain = list.every((item) => typeof item !== 'object');
  return new Set(isPlain ? list : list.map(canonical)).size < list.length;
}

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
