import type { Document, Path } from '../read/document.ts';
import { isRecord } from '../schema/json-value.ts';

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
