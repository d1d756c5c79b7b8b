import Type, { type TSchema } from 'typebox';
import { shape } from '../schema/shape.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf, isCollection, type RecordOf } from './collections.ts';
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName, type DocumentOf } from './documents.ts';

/** What a content file belongs to. */
export type Owner = CollectionName | DocumentName;
export const OWNERS: readonly Owner[] = [...COLLECTION_NAMES, ...DOCUMENT_NAMES];

/** A record of a collection, or what a document says. */
export type ValueOf<O extends Owner> = O extends CollectionName ? RecordOf<O> : DocumentOf<O & DocumentName>;
/** The shape of one. */
export const schemaOf = (owner: Owner): TSchema =>
  isCollection(owner) ? definitionOf(owner).record : DOCUMENTS[owner];

/** A file of the content directory, judged by its path. */
export interface ContentFile {
  readonly owner: Owner;
  /** Name of the record, as the path says it: the id of a university, the year of a school year. */
  readonly name: string;
}

/** Matches the paths of an owner's files; the group is the name of the record. */
function patternOf(owner: Owner): RegExp {
  const { form, idPattern } = isCollection(owner) ? definitionOf(owner) : { form: 'list', idPattern: '' };
  if (form === 'list') return new RegExp(`^(${owner})\\.yaml$`);
  return new RegExp(`^${owner}/(${idPattern})${form === 'skills' ? '/SKILL\\.md' : '\\.yaml'}$`);
}

const PATTERNS = OWNERS.map((owner) => ({ owner, names: patternOf(owner) }));

/** Files that every content directory must hold. */
export const REQUIRED_FILES: readonly string[] = [
  ...COLLECTION_NAMES.filter((name) => definitionOf(name).form === 'list'),
  // Before its first publication a directory has no published ids.
  ...DOCUMENT_NAMES.filter((name) => name !== 'published'),
].map((name) => `${name}.yaml`);

/** How the files of the collections are called, in words for editors: `universities/<id>.yaml`. */
export const FILE_FORMS: readonly string[] = COLLECTION_NAMES.flatMap((name) => {
  const { form, idKey } = definitionOf(name);
  if (form === 'list') return [];
  return [form === 'skills' ? `${name}/<${idKey}>/SKILL.md` : `${name}/<${idKey}>.yaml`];
});

/** What a file holds, judged by its path alone; null for a file that no collection owns. */
export function contentFile(file: string): ContentFile | null {
  for (const { owner, names } of PATTERNS) {
    const name = names.exec(file)?.[1];
    if (name !== undefined) return { owner, name };
  }
  return null;
}

/** Whether a program wrote a file down as a record of its time. */
export function isHistory(file: string): boolean {
  const owner = contentFile(file)?.owner;
  return owner !== undefined && isCollection(owner) && definitionOf(owner).isHistory === true;
}

/** Whether one file lists all records of an owner, under its name. */
export const isList = (owner: Owner): owner is CollectionName =>
  isCollection(owner) && definitionOf(owner).form === 'list';

/** The shape of what a content file says: of its YAML, or of the front matter of a SKILL.md. */
export function fileSchema(owner: Owner): TSchema {
  const record = schemaOf(owner);
  return isList(owner)
    ? shape(`${owner}-file`, { en: `${definitionOf(owner).many.en}, in one list.` })({ [owner]: Type.Array(record) })
    : record;
}

/** How the file of an owner names the schema by which editors complete and check it. */
export const schemaAddress = (file: string, owner: Owner): string =>
  `${'../'.repeat(file.split('/').length)}schemas/${isCollection(owner) ? definitionOf(owner).editorSchema : owner}.json`;

/**
 * Where a content file is changed in the browser.
 * @param repository owner and name at github.com, as service.yaml has them
 */
export const editAddress = (repository: string, file: string): string =>
  `https://github.com/${repository}/edit/main/content/${file}`;
