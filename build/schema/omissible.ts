import type { TSchema } from 'typebox';
import type { JsonSchema } from './json-schema.ts';
import { isRecord } from './json-value.ts';

/**
 * What an editor may leave out. A key whose value may be null means null when it is left out, a list that may be
 * empty means the empty list, and a mapping of which every key may be left out means one without them. All this follows
 * from the schema alone, so nobody has to list such keys.
 */

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isNull = (schema: unknown): boolean => recordOf(schema).type === 'null';

type Absence = null | readonly [] | Readonly<Record<string, never>> | undefined;

/** What a key with this schema means when it is left out; undefined when it may not be left out. */
function meaningOfAbsence(schema: Readonly<Record<string, unknown>>): Absence {
  if (listOf(schema.type).includes('null') || listOf(schema.anyOf).some(isNull)) return null;
  if (schema.type === 'array' && !schema.minItems) return [];
  if (schema.type !== 'object' || !isRecord(schema.properties)) return undefined;
  const members = Object.values(schema.properties).map((member) => meaningOfAbsence(recordOf(member)));
  return members.includes(undefined) ? undefined : {};
}

/** The schema of a value that is not null. */
const present = (schema: Record<string, unknown>): Record<string, unknown> =>
  recordOf(listOf(schema.anyOf).find((option) => !isNull(option)) ?? schema);

interface Member {
  readonly key: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly absence: Absence;
}

const plans = new WeakMap<object, readonly Member[]>();

/** What is to be done for each key of an object: worked out once for each schema, as there are many records. */
function membersOf(properties: Readonly<Record<string, unknown>>): readonly Member[] {
  const known = plans.get(properties);
  if (known !== undefined) return known;
  const members = Object.entries(properties).map(([key, member]) => {
    const schema = recordOf(member);
    return { key, schema, absence: meaningOfAbsence(schema) };
  });
  plans.set(properties, members);
  return members;
}

/**
 * The value with every key that was left out filled in, and its keys in the order of the schema, whatever the
 * order in which an editor wrote them. Values of a wrong type and unknown keys stay as they are.
 */
export function fillOmitted(schema: TSchema | JsonSchema, value: unknown): unknown {
  const { properties, items } = present(recordOf(schema));
  if (Array.isArray(value)) return value.map((item) => fillOmitted(recordOf(items), item));
  if (!isRecord(value)) return value;
  const members = recordOf(properties);
  const filled: Record<string, unknown> = {};
  for (const { key, schema: member, absence } of membersOf(members)) {
    if (Object.hasOwn(value, key)) {
      const part = value[key];
      filled[key] = typeof part === 'object' && part !== null ? fillOmitted(member, part) : part;
    } else if (absence !== undefined) filled[key] = fillOmitted(member, absence);
  }
  for (const key of Object.keys(value)) if (!Object.hasOwn(members, key)) filled[key] = value[key];
  return filled;
}

/** The schema as it holds for what editors write: what they may leave out is no longer required. */
export function asWritten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asWritten);
  if (!isRecord(schema)) return schema;
  const written = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, asWritten(part)]));
  const { properties, required } = schema;
  if (!isRecord(properties) || !Array.isArray(required)) return written;
  const needed = required.filter(
    (key) => typeof key !== 'string' || meaningOfAbsence(recordOf(properties[key])) === undefined,
  );
  return { ...written, required: needed };
}
