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
  sound.set(key, known);
  return known;
}

/** Every text among the values of a document, in their order. */
export function textsIn(document: Document): Text[] {
  const texts: Text[] = [];
  const visit = (value: unknown, path: Path, key: string | null): void => {
    if (typeof value === 'string') texts.push({ document, path, key, text: value });
    else if (Array.isArray(value)) for (const [at, item] of value.entries()) visit(item, [...path, at], key);
    else if (isRecord(value)) {
      for (const [name, part] of Object.entries(value)) visit(part, [...path, name], name);
    }
  };
  visit(document.value, [], null);
  return texts;
}
