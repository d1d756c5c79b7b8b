import { fold } from './normalise.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';

/** Words and phrases that mean the same, ready for look-up. */
export interface Lexicon {
  /** Folded words, joined by a space -> the token that stands for the whole set. */
  readonly exact: ReadonlyMap<string, string>;
  /** The same by stems. */
  readonly stems: ReadonlyMap<string, string>;
  /** Each single word of a member, folded. */
  readonly words: ReadonlySet<string>;
  /** Words in the longest phrase. */
  readonly longest: number;
}

/** The token that stands for a set: its first member, folded into one word. */
export const canonical = (member: string): string => tokenise(fold(member)).join('_');

/**
 * Prepares sets of synonyms. Where two sets hold the same member, or the same stem, the earlier set keeps it.
 * @param sets each with the words, abbreviations and transliterations of one thing
 */
export function compileLexicon(sets: readonly (readonly string[])[]): Lexicon {
  const exact = new Map<string, string>();
  const stems = new Map<string, string>();
  const words = new Set<string>();
  let longest = 1;
  for (const [first, ...others] of sets) {
    if (first === undefined) continue;
    const token = canonical(first);
    for (const member of [first, ...others]) {
      const parts = tokenise(fold(member));
      for (const part of parts) words.add(part);
      longest = Math.max(longest, parts.length);
      setOnce(exact, parts.join(' '), token);
      setOnce(stems, parts.map(stem).join(' '), token);
    }
  }
  return { exact, stems, words, longest };
}

function setOnce(map: Map<string, string>, key: string, value: string): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}
