import type { Lexicon } from './lexicon.ts';
import { rootSkeleton, soundSkeleton } from './skeleton.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopwords.ts';
import { isLatin, isNumber } from './tokenise.ts';

/** The words that the index and the lexicon know, arranged for repairs. */
export interface Vocabulary {
  knows(word: string): boolean;
  /** Words that a misspelt one may be repaired to, by first letter. */
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
  /** Words by `rootSkeleton`. */
  readonly byRoot: ReadonlyMap<string, readonly string[]>;
  /** Arabic words by `soundSkeleton`. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
}

/**
 * @param words folded words of the questions, the most frequent first
 * @param terms whether the index holds a term
 */
export function buildVocabulary(
  words: readonly string[],
  lexicon: Lexicon,
  terms: { has(term: string): boolean },
): Vocabulary {
  const known = new Set<string>();
  for (const word of [...lexicon.words, ...words]) if (!isNumber(word)) known.add(word);
  const byFirstLetter = new Map<string, string[]>();
  const byRoot = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const word of known) {
    if (isStopWord(word)) continue;
    push(byFirstLetter, word[0] ?? '', word);
    if (isLatin(word)) continue;
    const stemmed = stem(word);
    push(byRoot, rootSkeleton(stemmed), word);
    const sound = soundSkeleton(word.replace(/^ال/, ''), false);
    if (sound.length >= 3) push(bySound, sound, word);
  }
  const stems = new Set([...known].map(stem));
  const knows = (word: string) =>
    isNumber(word) || isStopWord(word) || known.has(word) || stems.has(stem(word)) || terms.has(stem(word));
  return { knows, byFirstLetter, byRoot, bySound };
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
