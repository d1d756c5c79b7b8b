import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../../build/catalogue/catalogue.ts';
import { formOf } from '../../../build/check/shape/forms.ts';
import { COLLECTION_NAMES, definitionOf } from '../../../build/collections/collections.ts';
import { fileSchema } from '../../../build/collections/content-files.ts';
import { DOCUMENT_NAMES } from '../../../build/collections/documents.ts';
import { wordsOf as wordingOf } from '../../../build/findings/messages/messages.ts';
import { ACCEPT, Acceptances } from '../../../build/schema/acceptance.ts';
import { type JsonSchema, selfContained } from '../../../build/schema/json-schema.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { MARKS, meaningOf, wordsOf } from '../../../build/schema/marks.ts';
import { asWritten } from '../../../build/schema/optional.ts';
import { PATTERNS, WEB_ADDRESS_PATTERN } from '../../../build/schema/shape.ts';
import { type Offer, type Offers, offersIn, PERIODS, SUBJECTS, YEARS } from '../../../build/site/forms/offers.ts';
import { replaceFile } from '../replace-file.ts';

/** Each schema by its name, without `.json`, and the content files that it describes, as a glob. A SKILL.md is no YAML. */
const SCHEMAS = [
  ...COLLECTION_NAMES.flatMap((owner) => {
    const { form, editorSchema: name } = definitionOf(owner);
    if (form === 'skills') return [];
    return [{ name, owner, files: form === 'list' ? `content/${owner}.yaml` : `content/${owner}/*.yaml` }];
  }),
  ...DOCUMENT_NAMES.map((owner) => ({ name: owner, owner, files: `content/${owner}.yaml` })),
];

/** What the setting `yaml.schemas` of an editor must say, so that a file needs no line that names its schema. */
export const schemaMapping: Readonly<Record<string, string>> = Object.fromEntries(
  [...SCHEMAS].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, files }) => [`./schemas/${name}.json`, files]),
);

/** Any file may answer warnings of the check. */
const withAccept = (schema: unknown): unknown =>
  isRecord(schema) && isRecord(schema.properties)
    ? { ...schema, properties: { ...schema.properties, [ACCEPT]: Acceptances } }
    : schema;

/**
 * The schemas by which editors complete, explain and check YAML, as texts by file name. They name draft-07, which all
 * editors understand; nothing in the shapes goes beyond it.
 * @param offers are offered where one belongs; others are accepted too, because the content may have newer ones
 */
export const editorSchemas = (offers: Offers): ReadonlyMap<string, string> =>
  new Map(
    SCHEMAS.map(({ name, owner }) => {
      // What may be left out must be known before ids become a choice.
      const schema = selfContained(withHelp(withAccept(asWritten(fileSchema(owner))), offers));
      const text = JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2);
      return [`${name}.json`, `${text}\n`];
    }),
  );

/**
 * Brings the editors' schemas in step with the content. They stand in the repository, because an editor program reads
 * them before any build; ids that they do not know yet are accepted, so that nothing depends on when this happens.
 * @param dir where the schemas are
 * @returns whether any file had to change
 */
export async function updateEditorSchemas(dir: string, catalogue: Catalogue): Promise<boolean> {
  let changed = false;
  for (const [name, text] of editorSchemas(offersIn(catalogue))) {
    const file = join(dir, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await replaceFile(file, text);
    changed = true;
  }
  return changed;
}

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
