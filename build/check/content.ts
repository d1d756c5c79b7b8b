import Type, { type Static, type TSchema } from 'typebox';
import {
  COLLECTION_NAMES,
  type CollectionName,
  definitionOf,
  forEachOf,
  isCollection,
  type RecordOf,
} from '../collections/collections.ts';
import { type ContentFile, contentFile, fileSchema, isHistory, type Owner } from '../collections/content-files.ts';
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName, type DocumentOf } from '../collections/documents.ts';
import type { Finding } from '../findings/finding.ts';
import type { Document } from '../read/document.ts';
import type { Reading } from '../read/read.ts';
import { withoutAcceptances } from '../schema/acceptance.ts';
import type { ErrorObject } from '../schema/ajv.ts';
import { memberOf } from '../schema/json-value.ts';
import { optionalFiller } from '../schema/optional.ts';
import { type Entry, findingAt, pointer } from './entry.ts';
import { explainErrors } from './shape/explain.ts';
import { type DeepPartial, type Shape, shapeOf, validParts } from './shape/shape.ts';
import { folderMeant } from './suggestions.ts';

type Entries = { readonly [N in CollectionName]: readonly Entry<DeepPartial<RecordOf<N>>>[] };
type DocumentEntries = {
  /** None when the file cannot be understood. */
  readonly [N in DocumentName]: readonly Entry<DeepPartial<DocumentOf<N>>>[];
};

/** All records as far as their shape is right, by collection: what the rules look at. Those of broken files exist, too. */
export interface Content extends Entries, DocumentEntries, Pick<Reading, 'documents' | 'broken'> {}

/** The records in the files of one owner. */
export interface Checked<T> {
  /** Those of files in which nothing is wrong. */
  readonly valid: readonly Entry<T>[];
  /** All of them, each without the parts that are wrong. */
  readonly entries: readonly Entry<DeepPartial<T>>[];
  readonly findings: readonly Finding[];
}

type CheckedCollections = { readonly [N in CollectionName]: Checked<RecordOf<N>> };
type CheckedDocuments = { readonly [N in DocumentName]: Checked<DocumentOf<N>> };

/** A content file with what its path says. */
interface OwnedFile extends ContentFile {
  readonly document: Document;
}

/** Checks the shape of everything that was read. */
export function checkShapes(documents: readonly Document[], broken: readonly string[]) {
  const files = documents.flatMap((document): OwnedFile[] => {
    const file = contentFile(document.file);
    return file === null ? [] : [{ document, ...file }];
  });
  const collections = forEachOf<CheckedCollections>(COLLECTION_NAMES, (name) =>
    checkFiles(name, definitionOf(name).record, files),
  );
  const singles = forEachOf<CheckedDocuments>(DOCUMENT_NAMES, (name) => checkFiles(name, DOCUMENTS[name], files));
  const content: Content = {
    ...forEachOf<Entries>(COLLECTION_NAMES, (name) => collections[name].entries),
    ...forEachOf<DocumentEntries>(DOCUMENT_NAMES, (name) => singles[name].entries),
    documents: documents.filter(({ file }) => !isHistory(file)),
    broken,
  };
  const findings = [collections, singles].flatMap((all) => Object.values(all).flatMap((each) => each.findings));
  return { content, collections, documents: singles, findings };
}

/** @param record the schema of a record, or of the whole file where that is the record */
function checkFiles<S extends TSchema>(owner: Owner, record: S, files: readonly OwnedFile[]): Checked<Static<S>> {
  const shape = shapeOf(owner, record);
  const fill = optionalFiller(fileSchema(owner));
  const checked = files.filter((file) => file.owner === owner).map((file) => checkFile(file, shape, fill));
  return {
    valid: checked.flatMap(({ valid }) => valid),
    entries: checked.flatMap(({ entries }) => entries),
    findings: checked.flatMap(({ findings }) => findings),
  };
}

/** @param fill puts in what an editor may leave out */
function checkFile<T>(
  { document, owner, name }: OwnedFile,
  shape: Shape<T>,
  fill: (value: unknown) => unknown,
): Checked<T> {
  const written = withoutAcceptances(document.value);
  const value = fill(written);
  const errors = [...listErrors(owner, value)];
  const valid: Entry<T & DeepPartial<T>>[] = [];
  for (const { path, name: id, value: record } of recordsIn(owner, name, value)) {
    if (shape.isValid(record)) valid.push({ document, path, name: id, value: record });
    else {
      const at = pointer(path);
      for (const error of shape.errorsIn(record)) {
        errors.push({ ...error, instancePath: at + error.instancePath });
      }
    }
  }
  if (errors.length === 0) return { valid, entries: valid, findings: [] };
  const folder = folderMeant(owner, written);
  if (folder !== null) {
    return { valid: [], entries: [], findings: [findingAt(document, [], 'wrong-folder', { folder })] };
  }
  const entries = recordsIn(owner, name, validParts(value, errors)).flatMap(({ path, name: id, value: parts }) =>
    shape.isPartial(parts) ? [{ document, path, name: id, value: parts }] : [],
  );
  return { valid: [], entries, findings: explainErrors(document, errors, value) };
}

const isList = (owner: Owner): owner is CollectionName => isCollection(owner) && definitionOf(owner).form === 'list';

/** What is wrong with a file around the records that it lists. */
function listErrors(owner: Owner, value: unknown): readonly ErrorObject[] {
  if (!isList(owner)) return [];
  const list = Type.Object({ [owner]: Type.Array(Type.Unknown()) }, { additionalProperties: false });
  return shapeOf(`${owner}-file`, list).errorsIn(value);
}

/** The records of a file: all of it is one, or it lists them under the name of the collection. */
function recordsIn(owner: Owner, name: string, value: unknown): readonly Omit<Entry<unknown>, 'document'>[] {
  if (!isList(owner)) return [{ path: [], name, value }];
  const list = memberOf(value, owner);
  if (!Array.isArray(list)) return [];
  return list.map((record: unknown, index) => ({
    path: [owner, index],
    name: String(memberOf(record, definitionOf(owner).idKey) ?? ''),
    value: record,
  }));
}
