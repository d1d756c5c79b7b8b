import { analyse } from './analyse.ts';
import type { KnownWords } from './known-words.ts';
import type { Synonyms } from './synonyms.ts';

/** More words begin alike only when hardly anything is typed. */
const MOST_TERMS = 24;

/**
 * The terms of the index that a word without one may stand for: those of the words that it begins, and of the
 * phrases that hold such a word, the most frequent first.
 * @param isIndexed whether the index holds a term
 */
export function termsBegunBy(
  word: string,
  synonyms: Synonyms,
  knownWords: KnownWords,
  isIndexed: (term: string) => boolean,
): string[] {
  const terms = new Set<string>();
  for (const candidate of knownWords.beginningWith(word)) {
    const own = analyse([candidate], synonyms).map(({ term }) => term);
    const indexed = own.filter(isIndexed);
    for (const term of indexed.length > 0 ? indexed : synonyms.ofPhrasesWith(candidate).filter(isIndexed)) {
      terms.add(term);
      if (terms.size === MOST_TERMS) return [...terms];
    }
  }
  return [...terms];
}
