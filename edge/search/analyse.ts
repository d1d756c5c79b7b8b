import type { Lexicon } from './lexicon.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopwords.ts';

/**
 * Version of the analyser: normalisation, tokens, stems, stop words and look-up. Raise it with every change
 * that gives other terms for the same text; an index made by another version is refused.
 */
export const ANALYSER_VERSION = 1;

/** A term of the index and the words that it stands for. */
export interface Term {
  readonly term: string;
  readonly words: readonly string[];
}

/**
 * The terms of a text, for the index and for queries alike: phrases of the lexicon first, then its words,
 * then stems; stop words are left out unless a phrase holds them.
 * @param words folded words, see `tokenise`
 */
export function analyse(words: readonly string[], lexicon: Lexicon): Term[] {
  const stems = words.map(stem);
  const terms: Term[] = [];
  let at = 0;
  while (at < words.length) {
    const { term, length } = longestMatch(words, stems, at, lexicon);
    if (term !== undefined) terms.push({ term, words: words.slice(at, at + length) });
    at += length;
  }
  return terms;
}

function longestMatch(words: readonly string[], stems: readonly string[], at: number, lexicon: Lexicon) {
  for (let length = Math.min(lexicon.longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const stop = length === 1 && isStopWord(phrase);
    const term =
      lexicon.exact.get(phrase) ??
      (stop ? undefined : lexicon.stems.get(stems.slice(at, at + length).join(' ')));
    if (term !== undefined) return { term, length };
    if (stop) return { term: undefined, length };
  }
  return { term: stems[at], length: 1 };
}
