import type { Code, CodeArgs } from '../findings/codes.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Document, Path } from '../read/document.ts';
import { valueAt } from '../schema/json-value.ts';

/** A record as far as its shape is right, with the file that holds it. */
export interface Entry<T> {
  readonly document: Document;
  /** Where the record stands in the file: empty where it is all of it. */
  readonly path: Path;
  /** Name of the record: what its file is called, or its id where one file holds all records of a collection. */
  readonly name: string;
  readonly value: T;
}

/** A record as its file says it, with the parts whose shape is wrong. */
export const writtenValue = ({ document, path }: Entry<unknown>): unknown => valueAt(document.value, path);

/** The JSON pointer (RFC 6901) of a path. */
export const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Makes a finding about the value at a path of a document, or about its key. */
export function findingAt<C extends Code>(
  document: Document,
  path: Path,
  code: C,
  args: CodeArgs[C],
  part: 'key' | 'value' = 'value',
): Finding {
  return finding(code, args, { file: document.file, ...document.position(path, part), path: pointer(path) });
}
