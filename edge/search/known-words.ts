import { rootSkeleton, soundSkeleton } from './skeleton.ts';
import { stem, withoutPrefix } from './stem.ts';
import { isStopWord } from './stopwords.ts';
import type { Synonyms } from './synonyms.ts';
import { isLatin, isNumber } from './tokenise.ts';

/** Fewer letters begin too many words, and are slips as often. */
const SHORTEST_BEGINNING = 3;

type WordsByKey = ReadonlyMap<string, readonly string[]>;

/** The words that the index and the synonyms know. What only repairs need is arranged when the first one comes. */
export interface KnownWords {
  knows(word: string): boolean;
  /** Whether it stands in a question or the glossary as it is, apart from its article. */
  holds(word: string): boolean;
  /** Words that begin so, those of the questions first, with and without article; none for fewer than three letters. */
  beginningWith(start: string): readonly string[];
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
  const holds = (word: string) =>
    [word, withoutPrefix(word)].some((form) => asked.has(form) || synonyms.words.has(form));
  const byBeginning = once(() =>
    groupBy([...new Set([...words, ...synonyms.words])], (word) => word.slice(0, SHORTEST_BEGINNING)),
  );
  return {
    knows: (word) => isNumber(word) || isStopWord(word) || holds(word) || isKnownStem(stem(word)),
    holds,
    beginningWith: (start) =>
      [...new Set([start, start.replace(/^(?:وال|ال|لل)/, '')])].flatMap((form) =>
        (byBeginning().get(form.slice(0, SHORTEST_BEGINNING)) ?? []).filter((word) => word.startsWith(form)),
      ),
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
