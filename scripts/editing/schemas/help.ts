import type { JsonSchema } from '../../../build/schema/json-schema.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { MARKS } from '../../../build/schema/marks.ts';
import { ARABIC_KEYS, VALUE_MEANINGS } from '../../../build/schema/meanings.ts';
import { type Ids, type Offer, offering } from './offers.ts';

/** Arabic first, because most editors read it first. */
const inBothLanguages = (ar: string | undefined, en: unknown): unknown =>
  ar === undefined ? en : typeof en === 'string' ? `${ar}\n\n${en}` : ar;

function meaningsOf(key: string, values: readonly unknown[]): string[] | null {
  const meanings = Object.hasOwn(VALUE_MEANINGS, key) ? VALUE_MEANINGS[key] : undefined;
  if (meanings === undefined) return null;
  return values.map((value) => {
    const meaning = typeof value === 'string' && Object.hasOwn(meanings, value) ? meanings[value] : undefined;
    if (value === null) return 'لم يُعلن · not announced';
    return meaning === undefined ? '' : `${meaning.ar} · ${meaning.en}`;
  });
}

const arabicMeaning = (key: string): string | undefined =>
  Object.hasOwn(ARABIC_KEYS, key) ? ARABIC_KEYS[key]?.meaning : undefined;

/** Keys that say nothing of the world, so that no page can support them. */
const OF_THE_RECORD = new Set(['id', 'sources', 'source', 'verifiedOn', 'confidence', 'collegesCoverage']);

/** The keys of a record that a source can support. */
const supportable = (record: unknown): Offer[] =>
  Object.keys(isRecord(record) && isRecord(record.properties) ? record.properties : {})
    .filter((key) => !OF_THE_RECORD.has(key))
    .map((key) => ({ value: key, meaning: arabicMeaning(key) ?? '' }));

const isNullable = (schema: JsonSchema): boolean =>
  Array.isArray(schema.type) && schema.type.includes('null');

/**
 * A schema as an editor program needs it: descriptions and meanings of values in both languages, and in the places of
 * ids those that exist.
 * @param record shape of what one file holds
 */
export function withHelp(record: unknown, ids: Ids): JsonSchema {
  const supports = supportable(record);
  const walk = (schema: unknown, key: string | null): unknown => {
    if (!isRecord(schema)) return schema;
    const { description, properties, items, anyOf, enum: values, [MARKS.refersTo]: refersTo } = schema;
    const meanings = key !== null && Array.isArray(values) ? meaningsOf(key, values) : null;
    const helped: JsonSchema = {
      ...schema,
      ...(description === undefined
        ? {}
        : { description: inBothLanguages(key === null ? undefined : arabicMeaning(key), description) }),
      ...(meanings === null ? {} : { enumDescriptions: meanings }),
      // What an editor program writes where a number belongs must not look like data.
      ...(isNullable(schema) ? { default: null } : {}),
      ...(isRecord(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, member]) => [name, walk(member, name)]),
        ),
      }),
      ...(items !== undefined && { items: walk(items, key) }),
      ...(Array.isArray(anyOf) && { anyOf: anyOf.map((option) => walk(option, key)) }),
    };
    const offers = typeof refersTo === 'string' && Object.hasOwn(ids, refersTo) ? ids[refersTo] : undefined;
    if (offers !== undefined && offers.length > 0) return offering(offers, helped);
    if (key === 'supports' && isRecord(helped.items))
      return { ...helped, items: offering(supports, helped.items) };
    return helped;
  };
  const helped = walk(record, null);
  return isRecord(helped) ? helped : {};
}
