import { fold } from '../text/fold.ts';
import type { Name } from './index-document.ts';
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
  /** How many words the longest phrase has that begins with a word, or with its stem. */
  readonly starts: ReadonlyMap<string, number>;
  /** The tokens of the phrases that hold a word. */
  ofPhrasesWith(word: string): readonly string[];
  /** The tokens that stand for an exam or an institution. */
  readonly names: ReadonlyMap<string, Name>;
}

/** A word or phrase as the index holds it: folded words, joined by a space. */
export const spell = (text: string): string => tokenise(fold(text)).join(' ');

/** The token that stands for a set: its first member as one word. */
export const tokenOf = (spelt: string): string => spelt.replaceAll(' ', '_');

/**
 * Prepares sets of synonyms. Where two sets hold members of the same stems, the stems mean the one
 * that is written so («فصل» rather than «فصلوني»), else the earlier.
 * @param sets each with the words, abbreviations and transliterations of one thing, see `spell`
 * @param names by token, what the sets stand for that are names
 */
export function compileSynonyms(
  sets: readonly (readonly string[])[],
  names: Readonly<Record<string, Name>> = {},
): Synonyms {
  const exact = new Map<string, string>();
  const stems = new Map<string, string>();
  const wordStems = new Map<string, string>();
  const starts = new Map<string, number>();
  const stemOf = (word: string): string => {
    const known = wordStems.get(word) ?? stem(word);
    wordStems.set(word, known);
    return known;
  };
  let byWordOfPhrase: ReadonlyMap<string, readonly string[]> | undefined;
  for (const members of sets) {
    const token = tokenOf(members[0] ?? '');
    const name = names[token];
    for (const member of members) {
      if (!exact.has(member)) exact.set(member, token);
      const words = member.split(' ');
      const wordsStemmed = words.map(stemOf);
      for (const [start = ''] of [words, wordsStemmed])
        if ((starts.get(start) ?? 0) < words.length) starts.set(start, words.length);
      // «نور» is not Nourah, and «الجامعات السعودية» is not «جامعة سعود».
      if (name?.of === 'universities' || (name !== undefined && words.length > 1)) continue;
      const stemmed = wordsStemmed.join(' ');
      if (!stems.has(stemmed) || stemmed === member) stems.set(stemmed, token);
    }
  }
  return {
    exact,
    stems,
    words: new Set(wordStems.keys()),
    wordStems: new Set(wordStems.values()),
    starts,
    ofPhrasesWith: (word) => {
      byWordOfPhrase ??= wordsOfPhrases(exact, names);
      return byWordOfPhrase.get(word) ?? [];
    },
    names: new Map(Object.entries(names)),
  };
}

function wordsOfPhrases(exact: ReadonlyMap<string, string>, names: Readonly<Record<string, Name>>) {
  const tokens = new Map<string, string[]>();
  for (const [phrase, token] of exact) {
    const words = phrase.split(' ');
    if (words.length === 1) continue;
    for (const word of words) {
      const others = tokens.get(word) ?? [];
      tokens.set(word, [...new Set([...others, names[token]?.term ?? token])]);
    }
  }
  return tokens;
}
