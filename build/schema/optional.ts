import type { TSchema } from 'typebox';
import type { JsonSchema } from './json-schema.ts';
import { isRecord } from './json-value.ts';

/**
 * What an editor may leave out. A key whose value may be null means null when it is left out, a list that may be empty
 * means the empty list, also when nothing stands behind its key, and a mapping of which every key may be left out means
 * one without them. All this follows from the schema alone, so nobody has to list such keys.
 */

type Mapping = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Mapping => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isNull = (schema: unknown): boolean => recordOf(schema).type === 'null';

type Absence = null | readonly [] | Readonly<Record<string, never>> | undefined;

/** What a key with this schema means when it is left out; undefined when it may not be left out. */
function meaningOfAbsence(schema: Mapping): Absence {
  if (listOf(schema.type).includes('null') || listOf(schema.anyOf).some(isNull)) return null;
  if (schema.type === 'array' && !schema.minItems) return [];
  if (schema.type !== 'object' || !isRecord(schema.properties)) return undefined;
  const required = listOf(schema.required);
  const members = Object.entries(schema.properties)
    .filter(([key]) => required.includes(key))
    .map(([, member]) => meaningOfAbsence(recordOf(member)));
  return members.includes(undefined) ? undefined : {};
}

/**
 * The function that fills in every key that was left out, and puts the keys into the order of the schema, whatever
 * the order in which an editor wrote them. Values of a wrong type and unknown keys stay as they are. What is like that
 * already is not copied.
 */
export function optionalFiller(schema: TSchema | JsonSchema): (value: unknown) => unknown {
  const whole = recordOf(schema);
  const { properties, items } = recordOf(listOf(whole.anyOf).find((option) => !isNull(option)) ?? whole);
  const fillItem = items === undefined ? null : optionalFiller(recordOf(items));
  const members = Object.entries(recordOf(properties)).map(([key, part]) => {
    const member = recordOf(part);
    return { key, fill: optionalFiller(member), absence: meaningOfAbsence(member) };
  });
  const keys = new Set(members.map(({ key }) => key));

  return (value) => {
    if (Array.isArray(value)) {
      const filled = fillItem === null ? value : value.map(fillItem);
      return filled.every((item, index) => item === value[index]) ? value : filled;
    }
    if (!isRecord(value)) return value;
    const filled: Record<string, unknown> = {};
    for (const { key, fill, absence } of members) {
      // A key with nothing behind it says no more than one that was left out.
      if (absence !== undefined && (value[key] ?? null) === null) filled[key] = fill(absence);
      else if (Object.hasOwn(value, key)) filled[key] = fill(value[key]);
    }
    const written = Object.keys(value);
    for (const key of written) if (!keys.has(key)) filled[key] = value[key];
    const isSame = Object.keys(filled).every((key, at) => key === written[at] && filled[key] === value[key]);
    return isSame ? value : filled;
  };
}

/** The schema as it holds for what editors write: what they may leave out is no longer required. */
export function asWritten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asWritten);
  if (!isRecord(schema)) return schema;
  const written = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, asWritten(part)]));
  const { properties, required, type } = schema;
  if (type === 'array' && Array.isArray(meaningOfAbsence(schema))) return { ...written, type: [type, 'null'] };
  if (!isRecord(properties) || !Array.isArray(required)) return written;
  const needed = required.filter(
    (key) => typeof key !== 'string' || meaningOfAbsence(recordOf(properties[key])) === undefined,
  );
  return { ...written, required: needed };
}
