/** A run of Arabic letters, of Latin letters or of digits. A single digit inside Latin letters is Arabizi: `ma7sob`. */
const RUNS =
  /\p{Script=Arabic}+|(?:(?<!\d)[2356789](?=[a-z]))?\p{Script=Latin}+(?:[2356789](?=[a-z])\p{Script=Latin}+)*|\d+/gu;

/** Longer runs are no words. */
const LONGEST_WORD = 24;

/**
 * The words of a folded text in order. Letters of two scripts never share a word: `gatقدرات٧٥` gives three.
 * A letter alone is no word (`1448هـ` gives `1448`).
 */
export function tokenise(folded: string): string[] {
  const words = folded.match(RUNS) ?? [];
  return words.filter((word) => word.length <= LONGEST_WORD && (word.length > 1 || isNumber(word)));
}

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
export const isLatin = (word: string): boolean => /[a-z]/.test(word);
