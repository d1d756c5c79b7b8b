import Type from 'typebox';
import { definitionOf, forEachOf } from '../collections/collections.ts';
import type { ContentFile, Owner, ValueOf } from '../collections/content-files.ts';
import { contentFile, fileSchema, isHistory, isList, OWNERS, schemaOf } from '../collections/content-files.ts';
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

/** Of a document, none when its file cannot be understood. */
type Entries = { readonly [O in Owner]: readonly Entry<DeepPartial<ValueOf<O>>>[] };

/** All records as far as their shape is right, by owner: what the rules look at. Those of broken files exist, too. */
export interface Content extends Entries, Pick<Reading, 'documents' | 'broken'> {}

/** The records in the files of one owner. */
export interface Checked<T> {
  /** Those of files in which nothing is wrong. */
  readonly valid: readonly Entry<T>[];
  /** All of them, each without the parts that are wrong. */
  readonly entries: readonly Entry<DeepPartial<T>>[];
  readonly findings: readonly Finding[];
}

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
  const checked = forEachOf<{ readonly [O in Owner]: Checked<ValueOf<O>> }>(OWNERS, (owner) =>
    checkFiles(owner, files),
  );
  const content: Content = {
    ...forEachOf<Entries>(OWNERS, (owner) => checked[owner].entries),
    documents: documents.filter(({ file }) => !isHistory(file)),
    broken,
  };
  return { content, checked, findings: Object.values(checked).flatMap(({ findings }) => findings) };
}

function checkFiles(owner: Owner, files: readonly OwnedFile[]): Checked<unknown> {
  const shape = shapeOf(owner, schemaOf(owner));
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
      for (const error of shape.errors()) {
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

/** What is wrong with a file around the records that it lists. */
function listErrors(owner: Owner, value: unknown): readonly ErrorObject[] {
  if (!isList(owner)) return [];
  const list = Type.Object({ [owner]: Type.Array(Type.Unknown()) }, { additionalProperties: false });
  const { isValid, errors } = shapeOf(`${owner}-file`, list);
  return isValid(value) ? [] : errors();
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
