import Type from 'typebox';

/**
 * The vocabulary that every record and answer is described with. One definition gives the TypeScript type,
 * the validator, the editors' completion, the OpenAPI component and the MCP output schema.
 */

/** A name for a shape: it becomes an OpenAPI component and a file under /schemas/. */
export const named = (name: string, description: string) => ({
  $id: name,
  description,
  additionalProperties: false,
});

/** What is said of a shape without a name, which stands where it is used. */
export const closed = (description: string) => ({ additionalProperties: false, description });

/** A document whose keys another specification defines; some generators lose what stands beside keys that are named. */
export const anyObject = (name: string, description: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    $id: name,
    type: 'object',
    additionalProperties: true,
    description,
  });

/** A value that an official body may not have announced yet: `null` means just that. */
export function nullable<T extends Type.TSchema>(schema: T): Type.TUnsafe<Type.Static<T> | null> {
  const plain: Type.TSchema = schema;
  const { type, enum: values }: Readonly<Record<string, unknown>> = { ...plain };
  if ('$id' in schema || typeof type !== 'string') {
    return Type.Unsafe<Type.Static<T> | null>({ anyOf: [schema, { type: 'null' }] });
  }
  const listed = Array.isArray(values) ? { enum: [...values, null] } : {};
  return Type.Unsafe<Type.Static<T> | null>({ ...schema, type: [type, 'null'], ...listed });
}

/** Names of lists of codes, by the codes. */
const listNames = new Map<string, string>();

/**
 * One of a fixed list of ASCII codes.
 * @param name of the list in published schemas, where it stands by itself; the same codes always have the same name
 */
export function oneOf<const T extends readonly string[]>(values: T, description: string, name: string) {
  listNames.set(JSON.stringify(values), name);
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description });
}

/** The name of a list of codes; undefined when it has none. */
export const listName = (values: readonly unknown[]): string | undefined =>
  listNames.get(JSON.stringify(values));

export const text = (description: string) => Type.String({ minLength: 1, description });
export const integer = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });

export const count = Type.Integer({ minimum: 0, description: 'Number of elements in the list.' });

/** Lower-case ASCII letters, digits and single hyphens: safe in a path, a query and a file name. */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';

export const WEB_ADDRESS_PATTERN = '^https?://';

/** Forms of texts that editors write. The check has words for each of them. */
export const PATTERNS = {
  id: `^${ID}$`,
  hijriYear: '^1[45]\\d{2}$',
  year: '^(?:1[45]|20)\\d{2}$',
  schoolYears: '^\\d{4}-\\d{4}$',
  reducedDay: '^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$',
  version: '^\\d+\\.\\d+\\.\\d+$',
  wikidata: '^Q[1-9]\\d*$',
  ror: '^https://ror\\.org/',
  repository: '^[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+$',
  reversedDomain: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$',
} as const;

export const id = (description: string) => Type.String({ pattern: PATTERNS.id, maxLength: 64, description });

/** A civil day in Saudi Arabia, ISO 8601 (`2026-11-20`). */
export const day = (description: string) => Type.String({ format: 'date', description });

/** An Umm al-Qura day, year-month-day (`1448-06-10`). */
export const hijriDay = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

/** An absolute http or https address. */
export const address = (description: string) =>
  Type.String({ format: 'uri', pattern: WEB_ADDRESS_PATTERN, description });

/** A year, a year and month, or a day (ISO 8601 reduced precision). */
export const reducedDay = (description: string) => Type.String({ pattern: PATTERNS.reducedDay, description });
