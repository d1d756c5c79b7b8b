import { expect, it } from 'vitest';
import { COLLECTION_NAMES, definitionOf } from '../../build/collections/collections.ts';
import { fileSchema } from '../../build/collections/content-files.ts';
import { DOCUMENT_NAMES } from '../../build/collections/documents.ts';
import { Acceptances } from '../../build/schema/acceptance.ts';
import { isRecord } from '../../build/schema/json-value.ts';
import { meaningOf, wordsOf } from '../../build/schema/marks.ts';
import { ARABIC_NAMES } from '../../build/schema/shape.ts';

const partsOf = (schema: Readonly<Record<string, unknown>>): unknown[] =>
  [schema.items, schema.anyOf].flat().filter(isRecord);

/** Every key of a schema, with its schema. */
function keysIn(schema: unknown): (readonly [key: string, schema: unknown])[] {
  if (!isRecord(schema)) return [];
  const properties = Object.entries(isRecord(schema.properties) ? schema.properties : {});
  return [...properties, ...partsOf(schema).flatMap(keysIn), ...properties.flatMap(([, part]) => keysIn(part))];
}

/** Of the files that people write; a program writes the others. */
const OWNERS = [
  ...COLLECTION_NAMES.filter((name) => !definitionOf(name).isHistory),
  ...DOCUMENT_NAMES.filter((name) => name !== 'published'),
];
const KEYS = [...OWNERS.flatMap((owner) => keysIn(fileSchema(owner))), ...keysIn(Acceptances)];

const isArabic = (text: string | undefined): boolean => /\p{Script=Arabic}/u.test(text ?? '');

const means = (schema: unknown): boolean => {
  const meaning = meaningOf(schema);
  return meaning === null
    ? isRecord(schema) && partsOf(schema).some(means)
    : isArabic(meaning.ar) && !isArabic(meaning.en);
};

/** The codes that a schema lists, itself or in its parts, which nobody has named in both languages. */
function unnamedCodes(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const words = wordsOf(schema);
  const codes = Array.isArray(schema.enum) ? schema.enum.filter((code) => typeof code === 'string') : [];
  return [...codes.filter((code) => !isArabic(words[code]?.ar)), ...partsOf(schema).flatMap(unnamedCodes)];
}

it.each([
  { what: 'a name in Arabic', isRight: (key: string) => isArabic(ARABIC_NAMES[key]?.[0]) },
  { what: 'a meaning in both languages', isRight: (_: string, schema: unknown) => means(schema) },
  { what: 'words for its codes', isRight: (_: string, schema: unknown) => unnamedCodes(schema).length === 0 },
])('every key that people write has $what', ({ isRight }) => {
  const wrong = KEYS.flatMap(([key, schema]) => (isRight(key, schema) ? [] : [key]));
  expect([...new Set(wrong)].sort()).toEqual([]);
});
