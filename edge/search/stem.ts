import { isLatin, isNumber } from './tokenise.ts';

/** Arabic stems keep three letters at least. */
const SHORTEST = 3;

/**
 * Longest first. The prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007) after
 * folding, with the Gulf demonstrative هال and the possessives that open a feminine ending (رغبتي).
 */
const PREFIXES = ['ولل', 'وال', 'بال', 'كال', 'فال', 'هال', 'لل', 'ال'];
const SUFFIXES = [
  'اتهم',
  'اتها',
  'اتنا',
  'تهم',
  'تها',
  'تنا',
  'اتي',
  'اتك',
  'اته',
  'ها',
  'هم',
  'نا',
  'ان',
  'ات',
  'ون',
  'ين',
  'يه',
  'تي',
  'تك',
  'ته',
  'ه',
  'ي',
];

const without = (word: string, prefix: string) =>
  word.startsWith(prefix) && word.length - prefix.length >= SHORTEST ? word.slice(prefix.length) : undefined;

/** An Arabic word without its article and conjunction. */
export function withoutPrefix(word: string): string {
  for (const prefix of PREFIXES) {
    const rest = without(word, prefix);
    if (rest !== undefined) return rest;
  }
  // Many words begin with the letter و itself, so only a long rest makes it the word "and".
  return word.startsWith('و') && word.length > 4 ? word.slice(1) : word;
}

function withoutSuffix(word: string): string {
  for (const suffix of SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= SHORTEST)
      return word.slice(0, -suffix.length);
  }
  return word;
}

function stemLatin(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return stemLatin(word.slice(0, -1));
  for (const suffix of ['ing', 'ed']) {
    if (word.endsWith(suffix) && word.length - suffix.length >= 4) return word.slice(0, -suffix.length);
  }
  return word;
}

/**
 * What stays of a folded word without its article, conjunction, plural and possessive endings.
 * Light on purpose: a heavier stemmer tears apart words that belong together.
 */
export function stem(word: string): string {
  if (isNumber(word)) return word;
  if (isLatin(word)) return stemLatin(word);
  return withoutSuffix(withoutSuffix(withoutPrefix(word)));
}
