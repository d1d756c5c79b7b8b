import { byLetter } from '../text/fold.ts';

/** Latin letter groups and the sound class that they stand for in transliterated Arabic, longest first. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'C'],
  [/kh|5/g, 'X'],
  [/gh/g, 'G'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/[23aeiouwy]/g, ''],
  [/6/g, 't'],
  [/7/g, 'h'],
  [/9/g, 's'],
  [/8/g, 'q'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[kqc]/g, 'q'],
  [/[jg]/g, 'j'],
];
/** The same sound classes of Arabic letters. */
const ARABIC_SOUNDS = byLetter({
  b: 'ب',
  t: 'تط',
  T: 'ث',
  j: 'ج',
  h: 'حه',
  X: 'خ',
  d: 'دض',
  D: 'ذظ',
  r: 'ر',
  z: 'ز',
  s: 'سص',
  C: 'ش',
  G: 'غ',
  f: 'ف',
  q: 'قك',
  l: 'ل',
  m: 'م',
  n: 'ن',
});

/**
 * The consonants of an Arabic word, by sound, whether it is written in Arabic or in Latin letters:
 * `tahsili` and `تحصيلي` give the same. Long vowels, ع and doubled letters are left out, because people
 * write them in too many ways.
 */
export function soundSkeleton(word: string, latin: boolean): string {
  const sounds = latin
    ? LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
    : [...word.replace(/ه$/, '')].map((letter) => ARABIC_SOUNDS.get(letter) ?? '').join('');
  return sounds.replace(/(.)\1+/g, '$1');
}

/** Verb and participle prefixes, with the particles that dialects fuse to a verb. */
const INFLECTION = /^(?:ب|ح|ما|م)?(?:ين|تن|نن|ان|است|يست|تست|مت|يت|تت|[اتينم])/;

/** The strong consonants of an Arabic word without its inflection: يرصدون and ترصد both give رصد. */
export function rootSkeleton(stemmed: string): string {
  const strong = (word: string) => word.replace(/[اوي]/g, '').replace(/(?<=..)(?:ت|ه)$/, '');
  const inner = strong(stemmed.replace(INFLECTION, ''));
  return inner.length >= 3 ? inner : strong(stemmed);
}
