/** The Arabic letter that stands on each key of the Windows Arabic (101) layout, by the key's Latin character. */
const KEYS = new Map<string, string>([
  ...pairs('qwertyuiop[]', 'ضصثقفغعهخحجد'),
  ...pairs("asdfghjkl;'", 'شسيبلاتنمكط'),
  ...pairs('zxcvnm,./`', 'ئءؤرىةوزظذ'),
  ['b', 'لا'],
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
]);
const LATIN_KEYS = new Map(
  [...KEYS].filter(([key]) => !/[A-Z]/.test(key)).map(([key, letter]) => [letter, key]),
);

function pairs(keys: string, letters: string): [string, string][] {
  return [...keys].map((key, at): [string, string] => [key, letters[at] ?? key]);
}

/** What the keys of a text would have typed on an Arabic keyboard: `hgr]vhj` gives `القدرات`. */
export const asArabicKeys = (text: string): string =>
  [...text].map((key) => KEYS.get(key) ?? KEYS.get(key.toLowerCase()) ?? key).join('');

/** What the keys of a text would have typed on an English keyboard: `سفثح` gives `step`. */
export const asLatinKeys = (text: string): string =>
  text.replace(/لا|./gu, (letter) => LATIN_KEYS.get(letter) ?? letter);
