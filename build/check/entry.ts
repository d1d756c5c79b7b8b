import type { Code, CodeArgs } from '../findings/codes.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Document, Path } from '../read/document.ts';
import { isRecord, valueAt } from '../schema/json-value.ts';

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

/** A text in a document, and where it stands. */
export interface Text {
  readonly document: Document;
  readonly path: Path;
  /** The key that names what the text is: `answerEn` for an item of that list too. */
  readonly key: string | null;
  readonly text: string;
}

/** What records say and break no rule by it, by keys: texts, and under both keys of a pair the Arabic with its English. */
export type SoundTexts = Map<string | null, Map<string, string>>;

/** What is sound under a key, which more can be added to. */
export function soundUnder(key: string | null, sound: SoundTexts): Map<string, string> {
  const known = sound.get(key) ?? new Map();
  if (known.size === 0) sound.set(key, known);
  return known;
}

/** The texts among the values of a document, in their order: all, or those that are wanted, by their keys and words. */
export function textsIn(
  document: Document,
  isWanted: (key: string | null, text: string) => boolean = () => true,
): Text[] {
  const texts: Text[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown, key: string | null): void => {
    if (typeof value === 'string' && isWanted(key, value)) texts.push({ document, path: [...path], key, text: value });
    const isList = Array.isArray(value);
    if (!isList && !isRecord(value)) return;
    for (const [step, part] of isList ? value.entries() : Object.entries(value)) {
      path.push(step);
      visit(part, isList ? key : `${step}`);
      path.pop();
    }
  };
  visit(document.value, null);
  return texts;
}
