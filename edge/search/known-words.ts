import { rootSkeleton, soundSkeleton } from './skeleton.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopwords.ts';
import type { Synonyms } from './synonyms.ts';
import { isLatin, isNumber } from './tokenise.ts';

type WordsByKey = ReadonlyMap<string, readonly string[]>;

/** The words that the index and the synonyms know. What only repairs need is arranged when the first one comes. */
export interface KnownWords {
  knows(word: string): boolean;
  /** Words that a misspelt one may be repaired to. */
  byFirstLetter(): WordsByKey;
  /** Arabic words by `rootSkeleton`. */
  byRoot(): WordsByKey;
  /** Arabic words by `soundSkeleton`. */
  bySound(): WordsByKey;
}

/**
 * @param words folded words of the questions, the most frequent first
 * @param terms whether the index holds a term
 */
export function collectKnownWords(
  words: readonly string[],
  synonyms: Synonyms,
  terms: { has(term: string): boolean },
): KnownWords {
  const asked = new Set(words);
  const isKnownStem = (stemmed: string) => terms.has(stemmed) || synonyms.wordStems.has(stemmed);
  const candidates = once(() =>
    [...new Set([...synonyms.words, ...words])].filter((word) => !isNumber(word) && !isStopWord(word)),
  );
  const arabic = once(() => candidates().filter((word) => !isLatin(word)));
  return {
    knows: (word) =>
      isNumber(word) ||
      isStopWord(word) ||
      asked.has(word) ||
      synonyms.words.has(word) ||
      isKnownStem(stem(word)),
    byFirstLetter: once(() => groupBy(candidates(), (word) => word[0] ?? '')),
    byRoot: once(() => groupBy(arabic(), (word) => rootSkeleton(stem(word)))),
    bySound: once(() => groupBy(arabic(), (word) => soundSkeleton(word.replace(/^ال/, ''), false))),
  };
}

function groupBy(words: readonly string[], keyOf: (word: string) => string): WordsByKey {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
