import type { TSchema } from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { isRecord } from './json-value.ts';
import { MARKS } from './marks.ts';

/** A plain JSON Schema (2020-12) value. */
export type JsonSchema = { readonly [key: string]: unknown };

/** The name of a shape made with `named`; null for an anonymous one. */
export function shapeName(schema: TSchema): string | null {
  return '$id' in schema && typeof schema.$id === 'string' ? schema.$id : null;
}

/** How schemas are written out. */
interface Output {
  /** The shapes and lists that have a name, each once. */
  readonly named: Map<string, JsonSchema>;
  /** How one refers to another. */
  readonly refTo: (name: string) => string;
  /** Puts a part into its final words; its own parts are in theirs already. */
  readonly finish: (part: JsonSchema, marks: JsonSchema) => JsonSchema;
}

const MARK_KEYS: ReadonlySet<string> = new Set(Object.values(MARKS));

function write(value: unknown, output: Output): unknown {
  if (Array.isArray(value)) return value.map((item) => write(item, output));
  if (!isRecord(value)) return value;
  const { named, refTo } = output;
  // Otherwise it is no name of a shape but a property that is called so.
  if (typeof value.$id !== 'string') return writeMembers(value, output);
  const { $id, ...rest } = value;
  if (!named.has($id)) {
    named.set($id, {});
    named.set($id, writeMembers(rest, output));
  }
  return { $ref: refTo($id) };
}

function writeMembers(members: JsonSchema, output: Output): JsonSchema {
  const [parts, marks]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [key, part] of Object.entries(members)) {
    if (MARK_KEYS.has(key)) marks[key] = part;
    else parts[key] = write(part, output);
  }
  return output.finish(parts, marks);
}

const sorted = (shapes: Map<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries([...shapes].sort(([a], [b]) => (a < b ? -1 : 1)));

/** A schema that stands alone: the shapes that it uses are under its own `$defs`. */
export function selfContained(schema: TSchema, finish: Output['finish'] = (part) => part): JsonSchema {
  const named = new Map<string, JsonSchema>();
  const { $id, ...anonymous }: Record<string, unknown> = { ...schema };
  const body = write(anonymous, { named, refTo: (name) => `#/$defs/${name}`, finish });
  return { ...(isRecord(body) ? body : {}), ...(named.size > 0 && { $defs: sorted(named) }) };
}

/** The pattern that `Type.Record` gives to the keys of a map. */
const ANY_KEY = '^.*$';

/**
 * A part of a schema as it is published. The definitions are closed, so that the build finds a key too many in its own
 * answers; clients are promised that fields may be added, so for them every object is open. Generators of clients
 * stumble over a null in a list of codes and over patterns of keys, so these are said in other words.
 * @param list refers to a list of codes that has a name; null: it stands where it is used
 */
function published(part: JsonSchema, list: JsonSchema | null): JsonSchema {
  const { additionalProperties, patternProperties, ...rest } = part;
  if (isRecord(patternProperties) && ANY_KEY in patternProperties) {
    return { ...rest, additionalProperties: patternProperties[ANY_KEY] };
  }
  if (Array.isArray(part.enum)) {
    const { type: _, enum: __, description, ...others } = part;
    const codes = codesOf(part);
    const values = codes.length === 1 ? { const: codes[0] } : { enum: codes };
    const one = list ?? { type: 'string', ...values, ...others };
    const told = description === undefined ? {} : { description };
    return part.enum.includes(null) ? { ...told, anyOf: [one, { type: 'null' }] } : { ...told, ...one };
  }
  return additionalProperties === false ? rest : part;
}

/** `selfContained`, as it is published. */
export const publishedAlone = (schema: TSchema): JsonSchema => selfContained(schema, (part) => published(part, null));

const codesOf = ({ enum: codes }: JsonSchema): unknown[] =>
  Array.isArray(codes) ? codes.filter((code) => code !== null) : [];

/** The names of the lists of codes in some schemas, by their codes: arguments of tools list the same without a name. */
function listsIn(schemas: readonly TSchema[]): ReadonlyMap<string, string> {
  const lists = new Map<string, string>();
  const finish: Output['finish'] = (part, { [MARKS.list]: name }) => {
    if (typeof name === 'string') lists.set(codesOf(part).join(), name);
    return part;
  };
  const output: Output = { named: new Map(), refTo: (name) => name, finish };
  for (const schema of schemas) write(schema, output);
  return lists;
}

/** The named shapes in `schemas` and all that they use, lists of codes too, each once, by name; `refTo` refers to another. */
export function publishedComponents(
  schemas: readonly TSchema[],
  language: keyof Bilingual = 'en',
  refTo = (name: string): string => `#/components/schemas/${name}`,
): Record<string, JsonSchema> {
  const named = new Map<string, JsonSchema>();
  const lists = listsIn(schemas);
  const finish: Output['finish'] = (part, { [MARKS.arabic]: arabic }) => {
    const told = language === 'ar' && arabic !== undefined ? { ...part, description: arabic } : part;
    const codes = codesOf(part);
    const list = lists.get(codes.join());
    if (list === undefined) return published(told, null);
    named.set(list, { type: 'string', enum: codes });
    return published(told, { $ref: refTo(list) });
  };
  for (const schema of schemas) write(schema, { named, refTo, finish });
  return sorted(named);
}
