import { fold } from '../../text/fold.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';

/** Words and phrases that mean the same, ready for look-up. */
export interface Synonyms {
  /** Words, joined by a space -> the token that stands for the whole set. */
  readonly exact: ReadonlyMap<string, string>;
  /** The same by stems. */
  readonly stems: ReadonlyMap<string, string>;
  /** Each single word of a member. */
  readonly words: ReadonlySet<string>;
  /** Stems of these words. */
  readonly wordStems: ReadonlySet<string>;
  /** First words, and their stems, of everything that is longer than a word. */
  readonly starts: ReadonlySet<string>;
  /** Words in the longest phrase. */
  readonly longest: number;
}

/** A word or phrase as the index holds it: folded words, joined by a space. */
export const spell = (text: string): string => tokenise(fold(text)).join(' ');

/** The token that stands for a set: its first member as one word. */
export const tokenOf = (spelt: string): string => spelt.replaceAll(' ', '_');

/**
 * Prepares sets of synonyms. Where two sets hold members of the same stems, the stems mean the one
 * that is written so («فصل» rather than «فصلوني»), else the earlier.
 * @param sets each with the words, abbreviations and transliterations of one thing, see `spell`
 */
export function compileSynonyms(sets: readonly (readonly string[])[]): Synonyms {
  const exact = new Map<string, string>();
  const stems = new Map<string, string>();
  const wordStems = new Map<string, string>();
  const starts = new Set<string>();
  let longest = 1;
  const stemOf = (word: string): string => {
    const known = wordStems.get(word) ?? stem(word);
    wordStems.set(word, known);
    return known;
  };
  for (const members of sets) {
    const token = tokenOf(members[0] ?? '');
    for (const member of members) {
      const words = member.split(' ');
      longest = Math.max(longest, words.length);
      if (!exact.has(member)) exact.set(member, token);
      const stemmed = words.map(stemOf).join(' ');
      if (!stems.has(stemmed) || stemmed === member) stems.set(stemmed, token);
      const [first, second] = words;
      if (first !== undefined && second !== undefined) starts.add(first).add(stemOf(first));
    }
  }
  return {
    exact,
    stems,
    words: new Set(wordStems.keys()),
    wordStems: new Set(wordStems.values()),
    starts,
    longest,
  };
}
