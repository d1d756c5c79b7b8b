import Type from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import keyNames from './key-names.json' with { type: 'json' };
import { about, MARKS, refersTo, type Words } from './marks.ts';

/**
 * The vocabulary that every record and answer is described with. One definition gives the TypeScript type,
 * the validator, the editors' completion, the OpenAPI component and the MCP output schema.
 */

/** What a shape means: in English alone where no key has it, so that no page shows it. */
type Meaning = Pick<Bilingual, 'en'> & Partial<Bilingual>;

const closed = ({ en, ar }: Meaning) => ({
  description: en,
  ...(ar !== undefined && { [MARKS.arabic]: ar }),
  additionalProperties: false,
});

/**
 * A shape with a name: it becomes an OpenAPI component and a file under /schemas/.
 * @returns makes the shape of its keys
 */
export const shape =
  (name: string, meaning: Meaning) =>
  <K extends Type.TProperties>(keys: K) =>
    Type.Object(keys, { $id: name, ...closed(meaning) });

/** A shape without a name, which stands where it is used. */
export const part =
  (meaning: Meaning) =>
  <K extends Type.TProperties>(keys: K) =>
    Type.Object(keys, closed(meaning));

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

/**
 * One of the codes of a closed list.
 * @param name of the list in published schemas, where it stands by itself; the same codes always have the same name
 */
export const oneOf = <W extends Words>(words: W, name: string) =>
  Type.Unsafe<keyof W & string>({ type: 'string', enum: Object.keys(words), [MARKS.words]: words, [MARKS.list]: name });

/** What the codes of a closed list mean, one after the other, as the meaning of a key. */
export const eachMeaning = (words: Words): Bilingual => {
  const entries = Object.entries(words);
  return {
    ar: entries.map(([code, { ar }]) => `${code}: ${ar}`).join('؛ '),
    en: `${entries.map(([code, { en }]) => `${code}: ${en}`).join('; ')}.`,
  };
};

/** The same table with other values, each made of the one that it had. */
export function mapValues<K extends string, V, R>(
  table: Readonly<Record<K, V>>,
  make: (value: V, key: K) => R,
): Readonly<Record<K, R>>;
export function mapValues<V>(table: Readonly<Record<string, V>>, make: (value: V, key: string) => unknown): unknown {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, make(value, key)]));
}

/** A key that is there only where there is something to say. */
export const optional = <T extends Type.TSchema>(schema: T, meaning: Bilingual) =>
  Type.Optional(about(schema, meaning));

/** A list that names nothing twice. */
export function setOf<T extends Type.TSchema>(items: T, meaning?: Bilingual) {
  const list = Type.Array(items, { uniqueItems: true });
  return meaning === undefined ? list : about(list, meaning);
}

export const text = Type.String({ minLength: 1 });
export const integer = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
export const amount = Type.Integer({ minimum: 0 });

const COUNT: Bilingual = { ar: 'عدد عناصر القائمة', en: 'Number of elements in the list.' };
export const count = about(amount, COUNT);
/** The same of an answer about one record. */
export const one = about(Type.Literal(1), COUNT);

/** What a key means whose text is that of the key before it, in English. */
export const inEnglish = (same: string): Bilingual => ({ ar: `${same} بالإنجليزية`, en: 'The same in English.' });

/** The names that most things have. */
export const names = {
  name: about(text, { ar: 'الاسم بالعربية', en: 'Arabic name.' }),
  nameEn: about(text, { ar: 'الاسم بالإنجليزية', en: 'English name.' }),
};

/**
 * What editors call the keys of the content in Arabic, which they may write in their place: the first is the name of a
 * key, the others are read as the same.
 */
export const ARABIC_NAMES: Readonly<Record<string, readonly string[]>> = keyNames;

export const aliases = {
  aliases: setOf(about(text, { ar: 'اسم آخر بالعربية أو تهجئة أخرى', en: 'Another Arabic name or spelling.' }), {
    ar: 'أسماء أخرى بالعربية وتهجئاتها، للبحث وحده',
    en: 'Other Arabic names and spellings, which the search alone uses.',
  }),
  aliasesEn: setOf(about(text, { ar: 'اسم آخر بالإنجليزية أو تهجئة أخرى', en: 'Another English name or spelling.' }), {
    ar: 'أسماء أخرى بالإنجليزية وتهجئاتها، للبحث وحده',
    en: 'Other English names and spellings, which the search alone uses.',
  }),
};

export const notes = {
  note: about(nullable(text), {
    ar: 'ما ينبغي أن يعرفه القارئ، بالعربية',
    en: 'What a reader should know, in Arabic.',
  }),
  noteEn: about(nullable(text), { ar: 'الملاحظة نفسها بالإنجليزية', en: 'The same note in English.' }),
};

/** Whom something is for. */
export const audience = (meaning: Bilingual) => ({
  audience: about(nullable(text), meaning),
  audienceEn: about(nullable(text), inEnglish('الفئة نفسها')),
});

/** Lower-case ASCII letters, digits and single hyphens: safe in a path, a query and a file name. */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';

export const WEB_ADDRESS_PATTERN = '^https?://';

/** Forms of texts that editors write, by the names under which the check has words for them. */
export const PATTERNS = {
  id: `^${ID}$`,
  'hijri-year': '^1[45]\\d{2}$',
  year: '^(?:1[45]|20)\\d{2}$',
  'school-years': '^\\d{4}-\\d{4}$',
  'reduced-day': '^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$',
  version: '^\\d+\\.\\d+\\.\\d+$',
  wikidata: '^Q[1-9]\\d*$',
  ror: '^https://ror\\.org/',
  repository: '^[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+$',
  'reversed-domain': '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$',
} as const;

export const id = Type.String({ pattern: PATTERNS.id, maxLength: 64 });

export const questionIds = setOf(
  about(refersTo('faq', id), { ar: 'معرّف سؤال في /api/agent/faq', en: 'Id of an entry of /api/agent/faq.' }),
);

/** A civil day in Saudi Arabia, ISO 8601 (`2026-11-20`). */
export const day = Type.String({ format: 'date' });

/** An Umm al-Qura day, year-month-day (`1448-06-10`). */
export const hijriDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** An absolute http or https address. */
export const address = Type.String({ format: 'uri', pattern: WEB_ADDRESS_PATTERN });
