import type { TSchema } from 'typebox';
import { named } from '../schema/shape.ts';
import * as Type from '../schema/type.ts';
import { COLLECTION_NAMES, definitionOf } from './collections.ts';
import type { Owner } from './content-files.ts';
import { DOCUMENT_NAMES, DOCUMENTS } from './documents.ts';

/** The shape of what a content file says: of its YAML, or of the front matter of a SKILL.md. */
export function fileSchema(owner: Owner): TSchema {
  const document = DOCUMENT_NAMES.find((name) => name === owner);
  if (document !== undefined) return DOCUMENTS[document];
  const collection = COLLECTION_NAMES.find((name) => name === owner);
  if (collection === undefined) throw new Error(`Nothing is called ${owner}.`);
  const { form, record, many } = definitionOf(collection);
  return form === 'list'
    ? Type.Object(
        { [collection]: Type.Array(record) },
        named(`${collection}-file`, `${many.en}, in one list.`),
      )
    : record;
}

/** The file under `schemas/` by which editors complete and check the files of an owner, without `.json`. */
function editorSchemaOf(owner: Owner): string {
  const collection = COLLECTION_NAMES.find((name) => name === owner);
  return collection === undefined ? owner : definitionOf(collection).editorSchema;
}

/** How the file of an owner names the schema by which editors complete and check it. */
export const schemaAddress = (file: string, owner: Owner): string =>
  `${'../'.repeat(file.split('/').length)}schemas/${editorSchemaOf(owner)}.json`;
