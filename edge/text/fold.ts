import SPELLINGS from './letters.json' with { type: 'json' };

/** Letters that readers take for the same one, each with that one. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([key, letters]) => [...letters].map((letter): [string, string] => [letter, key])),
);

/** A text of these characters needs no decomposition: none of them is a mark, and hamza is mapped below. */
const PLAIN = /^[ -~«»‘’“”،؛؟\u0621-\u063a\u0641-\u064a٠-٩]*$/;
const MARKS = /[\p{M}\p{Cf}ـ]/gu;
const BREAKS = /[\u200B\u2060]/g;
const TO_MAP = new RegExp(`[${[...LETTERS.keys()].join('')}٠-٩۰-۹]`, 'g');
const mappedTo = (character: string): string => LETTERS.get(character) ?? String(character.charCodeAt(0) & 15);
/** Part of a name. Not before an l: of the three that would follow each other, folding again would keep one. */
const ABDUL = /abdul (?=[a-km-z])/g;
const STRETCHED = /(\p{L})\1{2,}/gu;
/** What is still to be done when letters are mapped: most texts have nothing of it. */
const UNFINISHED = /(.)\1\1|\s\s|[^\S ]|^ | $|عبد ال|abdul /;

/**
 * Brings a text into the form in which spellings are compared: without tashkeel, hamza, tatweel, case and stretched
 * letters, with one form of each letter, European digits, single spaces, and names with «عبد» as one word, because people
 * write them both ways. The search uses it, and the build to sort names and find duplicates. Folding twice changes
 * nothing.
 */
export function fold(text: string): string {
  const lower = PLAIN.test(text) ? text.toLowerCase() : decomposed(text);
  const mapped = lower.replace(TO_MAP, mappedTo);
  if (!UNFINISHED.test(mapped)) return mapped;
  return mapped
    .replace(STRETCHED, '$1')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .replaceAll('عبد ال', 'عبدال')
    .replace(ABDUL, 'abdul');
}

const decomposed = (text: string): string =>
  text.replace(BREAKS, ' ').normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARKS, '');

/** Words as they are compared, each after a space and without its article: what a reader types begins some of them. */
export const foldedWords = (text: string): string =>
  ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.replaceAll(/ (?:ال|al )(?=.)/g, ' ');
