import { formOf } from '../../../build/check/shape/forms.ts';
import { wordsOf as wordingOf } from '../../../build/findings/messages/messages.ts';
import type { JsonSchema } from '../../../build/schema/json-schema.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { MARKS, meaningOf, wordsOf } from '../../../build/schema/marks.ts';
import { PATTERNS, WEB_ADDRESS_PATTERN } from '../../../build/schema/shape.ts';
import { type Offer, type Offers, PERIODS, SUBJECTS, YEARS } from '../../../build/site/forms/offers.ts';

/** A part of a schema that offers values but accepts others: what is offered may be older than the content. */
function offering(offers: readonly Offer[], schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const offered = {
    // So that a year is inserted in quotes.
    type: 'string',
    enum: offers.map(({ value }) => value),
    enumDescriptions: offers.map(({ meaning }) => meaning),
  };
  return { ...(description === undefined ? {} : { description }), anyOf: [offered, rest] };
}

function meaningsOf(schema: JsonSchema): string[] | undefined {
  if (!Array.isArray(schema.enum)) return undefined;
  const words = wordsOf(schema);
  return schema.enum.map((value) => {
    if (value === null) return 'لا مصدر لها · no source held';
    const word = words[value];
    return word === undefined ? '' : `${word.ar} · ${word.en}`;
  });
}

/** Keys that say nothing of the world, so that no page can support them. */
const OF_THE_RECORD = new Set(['id', 'sources', 'source', 'verifiedOn', 'confidence', 'collegesCoverage', 'missing']);

/** The keys of a record that a source can support. */
const supportable = (record: unknown): Offer[] =>
  Object.entries(isRecord(record) && isRecord(record.properties) ? record.properties : {})
    .filter(([key]) => !OF_THE_RECORD.has(key))
    .map(([key, schema]) => ({ value: key, meaning: meaningOf(schema)?.ar ?? '' }));

/** What the check says of a text of another form. */
function formMessage(pattern: unknown, schema: unknown): string {
  const args = { key: null, found: '', form: formOf(pattern), meaning: meaningOf(schema), slip: null };
  const code = pattern === WEB_ADDRESS_PATTERN ? 'bad-address' : 'wrong-form';
  return (['ar', 'en'] as const).map((language) => wordingOf({ code, args }, language).hint).join(' · ');
}

const isNullable = (schema: JsonSchema): boolean => Array.isArray(schema.type) && schema.type.includes('null');

/**
 * A schema as an editor program needs it: descriptions and meanings of values in both languages, and in the places of
 * ids those that exist.
 * @param record shape of what one file holds
 */
export function withHelp(record: unknown, offers: Offers): JsonSchema {
  const ofYear = isRecord(record) && isRecord(record.properties) && 'terms' in record.properties;
  const supports = [...supportable(record), ...(ofYear ? (offers[PERIODS] ?? []) : [])];
  const walk = (schema: unknown, key: string | null): unknown => {
    if (!isRecord(schema)) return schema;
    const { properties, items, anyOf, pattern } = schema;
    const subject = schema[MARKS.subject] === undefined ? undefined : SUBJECTS + key;
    const refersTo = schema[MARKS.refersTo] ?? subject ?? (pattern === PATTERNS.year ? YEARS : undefined);
    const meaning = meaningOf(schema);
    // Arabic first, because most editors read it first.
    const description = meaning ? [...new Set([meaning.ar, meaning.en])].join('\n\n') : undefined;
    const enumDescriptions = meaningsOf(schema);
    const helped: JsonSchema = {
      ...schema,
      ...(description !== undefined && { description }),
      ...(enumDescriptions !== undefined && { enumDescriptions }),
      // No standard key, and one that the editor programs know.
      ...(pattern !== undefined && { patternErrorMessage: formMessage(pattern, schema) }),
      // What an editor program writes where a number belongs must not look like data.
      ...(isNullable(schema) && items === undefined ? { default: null } : {}),
      ...(isRecord(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, walk(member, name)])),
      }),
      ...(items !== undefined && { items: walk(items, key) }),
      ...(Array.isArray(anyOf) && { anyOf: anyOf.map((option) => walk(option, key)) }),
    };
    const known = typeof refersTo === 'string' && Object.hasOwn(offers, refersTo) ? offers[refersTo] : undefined;
    if (known !== undefined && known.length > 0) return offering(known, helped);
    if (key === 'supports' && isRecord(helped.items)) return { ...helped, items: offering(supports, helped.items) };
    return helped;
  };
  const helped = walk(record, null);
  return isRecord(helped) ? helped : {};
}
