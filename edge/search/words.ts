import LETTERS from './letters.json' with { type: 'json' };
import WORDS from './stop-words.json' with { type: 'json' };

/** A run of Arabic letters, of Latin letters or of digits. A single digit inside Latin letters is Arabizi: `ma7sob`. */
const RUNS =
  /\p{Script=Arabic}+|(?:(?<!\d)[2356789](?=[a-z]))?\p{Script=Latin}+(?:[2356789]{1,2}(?=[a-z])\p{Script=Latin}+)*(?:[37](?!\d))?|\d+/gu;

/** An apostrophe within a word: `jame'a`, `bachelor’s`. */
const HAMZA = /(?<=[a-z])['’](?=[a-z])/g;

/** Longer runs are not words. */
const LONGEST_WORD = 24;

/**
 * The words of a folded text in order. Letters of two scripts never share a word: `gatقدرات٧٥` gives three.
 * A single letter is not a word (`1448هـ` gives `1448`).
 */
export function tokenise(folded: string): string[] {
  const words = folded.replace(HAMZA, '').match(RUNS) ?? [];
  return words.filter((word) => word.length <= LONGEST_WORD && (word.length > 1 || isNumber(word)));
}

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
export const isLatin = (word: string): boolean => /[a-z]/.test(word);

/**
 * Words that say nothing about the subject of a question, folded. The words that carry the intent stay in:
 * متى, كم, كيف, الفرق, بدون, غير, قبل, بعد.
 */
const STOP_WORDS: ReadonlySet<string> = new Set([...WORDS.ar, ...WORDS.en].flatMap((line) => line.split(' ')));

/** Whether a folded word says nothing about the subject, alone or after the conjunction و or ف. */
export const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || (/^[وف]../.test(word) && STOP_WORDS.has(word.slice(1)));

/**
 * The prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007) after folding, with the
 * Gulf demonstrative هال and the possessives that open a feminine ending (رغبتي). The longest is taken off, and at least
 * three letters stay. Many words begin with the letter و itself, so only a long rest makes it the word "and".
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
 * A folded word without its article, conjunction, plural and possessive endings. Light on purpose: a heavier stemmer
 * separates words that belong together.
 */
export function stem(word: string): string {
  if (isNumber(word)) return word;
  if (isLatin(word)) return stemLatin(word);
  return withoutPrefix(word).replace(SUFFIX, '').replace(SUFFIX, '');
}

/** Latin letter groups and the sound class that they stand for in transliterated Arabic, longest first. */
const LATIN_SOUNDS = LETTERS.latinSounds.map(([group = '', sound = '']) => [new RegExp(group, 'g'), sound] as const);
/** The same sound classes of Arabic letters. */
const ARABIC_SOUNDS = new Map(Object.entries(LETTERS.arabicSounds));

/**
 * The sounds of an Arabic word, whether it is written in Arabic or in Latin letters. ع is left out, because people write
 * it in too many ways.
 */
export const soundsOf = (word: string, latin: boolean): string =>
  latin
    ? LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
    : [...word.replace(/ه$/, '')].map((letter) => ARABIC_SOUNDS.get(letter) ?? '').join('');

/** Sounds without the vowels, which Arabic leaves out when they are short: `tahsili` and `تحصيلي` give the same. */
export const consonants = (sounds: string): string => sounds.replace(/[awy]/g, '').replace(/(.)\1+/g, '$1');
