/** By each letter of the lists, the key of the list that it stands in. */
export const byLetter = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([key, letters]) =>
      [...letters].map((letter): [string, string] => [letter, key]),
    ),
  );

/** What readers see in letters that are written in another way. */
const LETTERS = byLetter({
  ا: 'آأإٱ',
  ب: 'پ',
  ج: 'چ',
  ز: 'ژ',
  ف: 'ڤ',
  ق: 'ڨ',
  ك: 'کڪگڭ',
  ه: 'ةۃہھە',
  و: 'ؤ',
  ي: 'ئىیےې',
  ss: 'ß',
  '': 'ء',
});

/** Characters that decomposition leaves as they are, once hamza is mapped, and none of which is a mark. */
const PLAIN = /^[ -~«»‘’“”،؛؟\u0621-\u063a\u0641-\u064a٠-٩]*$/;
const MARKS = /[\p{M}\p{Cf}ـ]/gu;
const BREAKS = /[\u200B\u2060]/g;
const TO_MAP = new RegExp(`[${[...LETTERS.keys()].join('')}٠-٩۰-۹]`, 'g');
const mappedTo = (character: string): string =>
  LETTERS.get(character) ?? String(character.charCodeAt(0) & 15);
/** The first part of a name; not before an l, of which folding again would leave one where three are alike. */
const ABDUL = /abdul (?=[a-km-z])/g;
const STRETCHED = /(\p{L})\1{2,}/gu;
/** Quickly seen of most texts not to be in them, while every letter is looked up for `STRETCHED`. */
const THREE_ALIKE = /(.)\1\1/u;

/**
 * Brings a text to the form in which spellings are compared: without tashkeel, hamza, tatweel, case and
 * stretched letters, with one form of each letter, European digits, single spaces and names with «عبد» in one word, which
 * people write in either way.
 * Used by the search and, in the build, to sort names and to find duplicates. Folding twice changes nothing.
 */
export function fold(text: string): string {
  const lower = PLAIN.test(text) ? text.toLowerCase() : decomposed(text);
  const mapped = lower.replace(TO_MAP, mappedTo);
  return (THREE_ALIKE.test(mapped) ? mapped.replace(STRETCHED, '$1') : mapped)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .replaceAll('عبد ال', 'عبدال')
    .replace(ABDUL, 'abdul');
}

const decomposed = (text: string): string =>
  text.replace(BREAKS, ' ').normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARKS, '');
