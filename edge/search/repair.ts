import { editDistance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';
import { groupBy, groupByEach } from '../text/order.ts';
import type { Synonyms } from './analyse.ts';
import LETTERS from './letters.json' with { type: 'json' };
import RIGHT from './right-words.json' with { type: 'json' };
import type { Postings } from './scorer.ts';
import { consonants, isLatin, isNumber, isStopWord, soundsOf, stem, tokenise, withoutPrefix } from './words.ts';

/** Words that are right although no question holds them: «near» is not the beginning of «nearest». */
const RIGHT_WORDS: ReadonlySet<string> = new Set([...RIGHT.ar, ...RIGHT.en].flatMap((line) => tokenise(fold(line))));

/** Shorter prefixes fit too many words, and are typing errors as often. */
const SHORTEST_PREFIX = 3;

/** The words that the index and the synonyms know; see `collectKnownWords`. */
export type KnownWords = ReturnType<typeof collectKnownWords>;

/**
 * Makes the words of an index ready for repairs.
 * @param words folded words of the questions, the most frequent first
 * @param terms the terms of the index
 */
export function collectKnownWords(words: readonly string[], synonyms: Synonyms, terms: Postings) {
  const asked = new Set(words);
  const isKnownStem = (stemmed: string) => terms.has(stemmed) || synonyms.wordStems.has(stemmed);
  const holds = (word: string) =>
    [word, withoutPrefix(word)].some((form) => asked.has(form) || synonyms.words.has(form));
  const candidates = lazy(() =>
    [...new Set([...synonyms.words, ...words])].filter((word) => !isNumber(word) && !isStopWord(word)),
  );
  const byPrefix = lazy(() =>
    groupBy(new Set([...words, ...synonyms.words]), (word) => word.slice(0, SHORTEST_PREFIX)),
  );
  const byWordOfPhrase = lazy(() =>
    groupByEach(synonyms.exact, ([phrase]) => (phrase.includes(' ') ? phrase.split(' ') : [])),
  );
  return {
    knows: (word: string): boolean =>
      isNumber(word) || isStopWord(word) || RIGHT_WORDS.has(word) || holds(word) || isKnownStem(stem(word)),
    /** Whether a word stands in a question or the glossary as it is, apart from its article. */
    holds,
    /** Whether a word in Latin letters means nothing but as a part of phrases. */
    isOfNames: (word: string) => isLatin(word) && !isStopWord(word) && !synonyms.exact.has(word),
    /** Words with a prefix, with and without article, those of the questions first; none for less than three letters. */
    startingWith: (prefix: string): readonly string[] =>
      [...new Set([prefix, prefix.replace(/^(?:وال|ال|لل)/, '')])].flatMap((form) =>
        (byPrefix().get(form.slice(0, SHORTEST_PREFIX)) ?? []).filter((word) => word.startsWith(form)),
      ),
    /** The terms of the phrases that hold a word. */
    termsOfPhrasesWith: (word: string): readonly string[] =>
      (byWordOfPhrase().get(word) ?? []).map(([, token]) => synonyms.names.get(token)?.term ?? token),
    /** Words that a misspelt one may be repaired to. */
    byFirstLetter: lazy(() => groupBy(candidates(), (word) => bareOf(word)[0] ?? '')),
    bySound: lazy(() =>
      groupBy(
        candidates().filter((word) => !isLatin(word)),
        (word) => consonants(soundsOf(word.replace(/^ال/, ''), false)),
      ),
    ),
  };
}

/**
 * A value that is computed when it is first needed. Grouping the words for every kind of repair takes a fresh process
 * longer than loading the index, most queries need none of it, and Netlify grants 50 ms.
 */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A word of the query as it is searched. */
export interface RepairedWord {
  readonly word: string;
  /**
   * `bare`: a particle was taken off; `prefix`: the last word, of which only the beginning is typed; `unknown`: nothing
   * like it is known.
   */
  readonly how: 'kept' | 'bare' | 'respelt' | 'prefix' | 'unknown';
}

/** Each unknown word is compared with all known ones. */
const MOST_REPAIRS = 8;

/** Words repaired one by one; of the unknown words only the first few. */
export function repairWords(words: readonly string[], knownWords: KnownWords): RepairedWord[] {
  let left = MOST_REPAIRS;
  const repaired = words.flatMap((word, at): RepairedWord[] => {
    if (knownWords.knows(word)) return [{ word, how: 'kept' }];
    if (at === words.length - 1 && knownWords.startingWith(word).length > 0) return [{ word, how: 'prefix' }];
    if (left === 0) return [{ word, how: 'unknown' }];
    left -= 1;
    const { word: found, how } = repairWord(word, knownWords);
    return found.split(' ').map((part) => ({ word: part, how }));
  });
  // Among Arabic words in Latin letters a name («malik khalid») is not an English one.
  if (!words.some((word, at) => isLatin(word) && isArabic(repaired[at]?.word))) return repaired;
  return repaired.map((each) => {
    const meant = knownWords.isOfNames(each.word) ? transliterated(each.word, knownWords, 2) : undefined;
    return meant === undefined ? each : { word: meant, how: 'respelt' };
  });
}

const isArabic = (word = '') => word !== '' && !isLatin(word) && !isNumber(word);

function repairWord(word: string, knownWords: KnownWords): RepairedWord {
  const bare = withoutClitic(word, knownWords);
  if (bare !== undefined) return { word: bare, how: 'bare' };
  const near =
    nearestKnownWord(word, 1, knownWords) ??
    (isLatin(word) ? transliterated(word, knownWords) : undefined) ??
    (word.length >= 8 ? nearestKnownWord(word, 2, knownWords) : undefined) ??
    (word.length < SHORT ? undefined : knownWords.startingWith(word)[0]) ??
    twoWords(word, knownWords);
  return near === undefined ? { word, how: 'unknown' } : { word: near, how: 'respelt' };
}

/** Particles that Arabic and its dialects write together with the next word, also in Latin letters. */
const CLITICS = 'al el wal bal bel lel lil وب ول وما ما و ف ب ل ك ع ه س ح'.split(' ');

function withoutClitic(word: string, knownWords: KnownWords): string | undefined {
  const fits = (clitic: string) => word.startsWith(clitic) && word.length - clitic.length >= 3;
  return CLITICS.filter(fits)
    .map((clitic) => word.slice(clitic.length))
    .find((rest) => knownWords.knows(rest));
}

/** Words as short as this have too many neighbours: only two swapped letters count as a typing error. */
const SHORT = 4;

function nearestKnownWord(word: string, limit: number, knownWords: KnownWords): string | undefined {
  const bare = bareOf(word);
  const gap = (known: string) => {
    const candidate = bareOf(known);
    const shorter = Math.min(bare.length, candidate.length);
    const isOther = shorter < SHORT || (shorter === SHORT && !sameLetters(bare, candidate));
    return isOther ? limit + 1 : editDistance(bare, candidate, limit);
  };
  return closest(knownWords.byFirstLetter().get(bare[0] ?? ''), gap, limit);
}

/** Whether two words differ in the order of their letters alone, or in a long vowel. */
function sameLetters(word: string, other: string): boolean {
  const letters = (text: string) => [...text].sort().join();
  const strong = (text: string) => text.replace(/[اوي]/g, '');
  return letters(word) === letters(other) || (strong(word).length > 2 && strong(word) === strong(other));
}

/** An Arabic word without its article, if enough is left. */
const bareOf = (word: string): string => word.replace(/^ال(?=.{4})/, '');

/**
 * An Arabic word in Latin letters, which spell the vowels out: it is at least half as long. A last «ah» or «at» ends in ح
 * or ت, or else in ة, which has no sound of its own; 3 is ع, which many leave out, and g in dialects ق.
 */
function transliterated(word: string, knownWords: KnownWords, least = 3): string | undefined {
  const bare = word.replace(/^(?:al|el)(?=.{4})/, '');
  const ayn = bare.includes('3') ? 1 : 0;
  const fits = (candidate: string) => {
    const { length } = candidate.replace(/^ال/, '');
    return length <= bare.length && length * 2 >= bare.length && (ayn === 0 || candidate.includes('ع'));
  };
  const alike = [bare, bare.replace(/(?<=[ae])[ht]$/, ''), bare.replaceAll('g', 'q')]
    .map((spelt) => consonants(soundsOf(spelt, true)))
    .map((sounds) => (sounds.length + ayn < least ? [] : (knownWords.bySound().get(sounds) ?? [])).filter(fits))
    .find(({ length }) => length > 0);
  const sounds = soundsOf(bare, true);
  const gap = (candidate: string) => editDistance(soundsOf(candidate.replace(/^ال/, ''), false), sounds, FAR);
  return closest(alike, gap);
}

/** No two words are further apart. */
const FAR = 24;

function closest(candidates: readonly string[] = [], gap: (candidate: string) => number, most = FAR) {
  const near = candidates
    .map((candidate) => ({ candidate, steps: gap(candidate) }))
    .filter(({ steps }) => steps <= most)
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.candidate;
}

/** Two words without the space between them. */
function twoWords(word: string, knownWords: KnownWords): string | undefined {
  for (let at = word.length - SHORT; at >= SHORT; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (knownWords.knows(first) && knownWords.knows(second)) return `${first} ${second}`;
  }
  return undefined;
}

/**
 * A text that was typed with the wrong keyboard layout, as the other layout would have given it.
 * @returns undefined when the text reads better as it is
 */
export function repairLayout(text: string, knownWords: KnownWords): string | undefined {
  const chunks = text.trim().split(/\s+/u);
  const strange = chunks.filter((chunk) => isStrange(chunk, knownWords));
  if (strange.length * 2 < chunks.length) return undefined;
  const retype = strange.every((chunk) => /^[\x21-\x7e]+$/.test(chunk)) ? asArabicKeys : asLatinKeys;
  const readable = strange.filter((chunk) => isReadable(retype(chunk), knownWords));
  if (readable.length * 2 <= strange.length) return undefined;
  return chunks.map(retype).join(' ');
}

const isCutUp = (chunk: string): boolean => /\p{L}[[\];',./`]+\p{L}/u.test(chunk);

/**
 * Whether a chunk holds a word that is neither known nor the beginning of a known one, or is cut up by keys that are
 * letters on the other keyboard.
 */
function isStrange(chunk: string, knownWords: KnownWords): boolean {
  const words = tokenise(fold(chunk));
  if (words.length === 0 || isCutUp(chunk)) return /\p{L}/u.test(chunk);
  return !words.every((word) => knownWords.knows(word) || knownWords.startingWith(word).length > 0);
}

/** Whether a chunk that was typed again is whole and consists of words of three letters or more that are known as they are. */
function isReadable(chunk: string, knownWords: KnownWords): boolean {
  const words = tokenise(fold(chunk));
  const isRead = (word: string) => word.length >= 3 && (knownWords.holds(word) || isStopWord(word));
  return words.length > 0 && !isCutUp(chunk) && words.every(isRead);
}

/** The Arabic letter on each key of the Windows Arabic (101) layout, by the key's Latin character. */
const KEYS = new Map(Object.entries(LETTERS.keys));
const LATIN_KEYS = new Map([...KEYS].filter(([key]) => !/[A-Z]/.test(key)).map(([key, letter]) => [letter, key]));

/** What the keys of a text would have typed on an Arabic keyboard: `hgr]vhj` gives `القدرات`. */
export const asArabicKeys = (text: string): string =>
  [...text].map((key) => KEYS.get(key) ?? KEYS.get(key.toLowerCase()) ?? key).join('');

/** What the keys of a text would have typed on an English keyboard: `سفثح` gives `step`. */
export const asLatinKeys = (text: string): string =>
  text.replace(/لا|./gu, (letter) => LATIN_KEYS.get(letter) ?? letter);
