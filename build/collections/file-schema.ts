import type { TSchema } from 'typebox';
import Type from 'typebox';
import { named } from '../schema/shape.ts';
import { definitionOf, isCollection } from './collections.ts';
import type { Owner } from './content-files.ts';
import { DOCUMENTS } from './documents.ts';

/** The shape of what a content file says: of its YAML, or of the front matter of a SKILL.md. */
export function fileSchema(owner: Owner): TSchema {
  if (!isCollection(owner)) return DOCUMENTS[owner];
  const { form, record, many } = definitionOf(owner);
  return form === 'list'
    ? Type.Object({ [owner]: Type.Array(record) }, named(`${owner}-file`, `${many.en}, in one list.`))
    : record;
}

/** The file under `schemas/` by which editors complete and check the files of an owner, without `.json`. */
const editorSchemaOf = (owner: Owner): string =>
  isCollection(owner) ? definitionOf(owner).editorSchema : owner;

/** How the file of an owner names the schema by which editors complete and check it. */
export const schemaAddress = (file: string, owner: Owner): string =>
  `${'../'.repeat(file.split('/').length)}schemas/${editorSchemaOf(owner)}.json`;
