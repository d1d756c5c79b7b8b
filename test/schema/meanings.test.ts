import { expect, it } from 'vitest';
import { COLLECTION_NAMES, definitionOf } from '../../build/collections/collections.ts';
import { DOCUMENT_NAMES } from '../../build/collections/documents.ts';
import { fileSchema } from '../../build/collections/file-schema.ts';
import { Acceptances } from '../../build/schema/acceptance.ts';
import { isRecord } from '../../build/schema/json-value.ts';
import { ARABIC_KEYS, VALUE_MEANINGS } from '../../build/schema/meanings.ts';

/** Every key of a schema, with its schema. */
function keysIn(schema: unknown): (readonly [key: string, schema: unknown])[] {
  if (!isRecord(schema)) return [];
  const options = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const properties = Object.entries(isRecord(schema.properties) ? schema.properties : {});
  return [
    ...properties,
    ...[...options, schema.items].flatMap(keysIn),
    ...properties.flatMap(([, part]) => keysIn(part)),
  ];
}

/** Of the files that people write; a program writes the others. */
const OWNERS = [
  ...COLLECTION_NAMES.filter((name) => !definitionOf(name).isHistory),
  ...DOCUMENT_NAMES.filter((name) => name !== 'published'),
];
const KEYS = [...OWNERS.flatMap((owner) => keysIn(fileSchema(owner))), ...keysIn(Acceptances)];

it('every key that people write has a meaning in Arabic', () => {
  const missing = new Set(KEYS.flatMap(([key]) => (Object.hasOwn(ARABIC_KEYS, key) ? [] : [key])));
  expect([...missing].sort()).toEqual([]);
});

it('every key that people write has a meaning in English', () => {
  const describes = (schema: unknown): boolean =>
    isRecord(schema) &&
    (typeof schema.description === 'string' ||
      [schema.items, ...(Array.isArray(schema.anyOf) ? schema.anyOf : [])].some(describes));
  const missing = new Set(KEYS.flatMap(([key, schema]) => (describes(schema) ? [] : [key])));
  expect([...missing].sort()).toEqual([]);
});

it('every word that a key accepts has a meaning in both languages', () => {
  const wordsOf = (schema: unknown): unknown[] =>
    !isRecord(schema)
      ? []
      : [
          ...(Array.isArray(schema.enum) ? schema.enum : []),
          ...[schema.items, ...(Array.isArray(schema.anyOf) ? schema.anyOf : [])].flatMap(wordsOf),
        ];
  const missing = new Set(
    KEYS.flatMap(([key, schema]) =>
      wordsOf(schema).flatMap((word) =>
        typeof word !== 'string' || VALUE_MEANINGS[key]?.[word] !== undefined ? [] : [`${key}: ${word}`],
      ),
    ),
  );
  expect([...missing].sort()).toEqual([]);
});
