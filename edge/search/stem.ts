import { isLatin, isNumber } from './tokenise.ts';

/**
 * The prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007) after folding, with the
 * Gulf demonstrative هال and the possessives that open a feminine ending (رغبتي). The longest goes, and three
 * letters stay at least. Many words begin with the letter و itself, so only a long rest makes it the word "and".
 */
const PREFIX = /^(?:(?:ولل|وال|بال|كال|فال|هال|لل|ال)(?=.{3})|و(?=.{4}))/;
const SUFFIX = /(?<=.{3})(?:اتهم|اتها|اتنا|تهم|تها|تنا|اتي|اتك|اته|ها|هم|نا|ان|ات|ون|ين|يه|تي|تك|ته|ه|ي)$/;

/** An Arabic word without its article and conjunction. */
export const withoutPrefix = (word: string): string => word.replace(PREFIX, '');

function stemLatin(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return stemLatin(word.slice(0, -1));
  return word.replace(/(?<=.{4})(?:ing|ed)$/, '');
}

/**
 * What stays of a folded word without its article, conjunction, plural and possessive endings.
 * Light on purpose: a heavier stemmer tears apart words that belong together.
 */
export function stem(word: string): string {
  if (isNumber(word)) return word;
  if (isLatin(word)) return stemLatin(word);
  return withoutPrefix(word).replace(SUFFIX, '').replace(SUFFIX, '');
}
