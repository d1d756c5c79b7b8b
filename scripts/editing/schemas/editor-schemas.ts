import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../../build/catalogue/catalogue.ts';
import { COLLECTION_NAMES, definitionOf } from '../../../build/collections/collections.ts';
import { fileSchema } from '../../../build/collections/content-files.ts';
import { DOCUMENT_NAMES } from '../../../build/collections/documents.ts';
import { ACCEPT, Acceptances } from '../../../build/schema/acceptance.ts';
import { selfContained } from '../../../build/schema/json-schema.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { asWritten } from '../../../build/schema/optional.ts';
import { type Offers, offersIn } from '../../../build/site/forms/offers.ts';
import { replaceFile } from '../replace-file.ts';
import { withHelp } from './help.ts';

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
