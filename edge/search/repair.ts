import { editDistance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';
import { asArabicKeys, asLatinKeys } from './keyboard.ts';
import type { KnownWords } from './known-words.ts';
import { rootSkeleton, soundSkeleton } from './skeleton.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopwords.ts';
import { isLatin, tokenise } from './tokenise.ts';

/** A word of the query as it is searched. */
export interface RepairedWord {
  readonly word: string;
  /**
   * `bare`: a particle was taken off; `related`: a word of the same root; `begun`: the last word, of which only the
   * beginning is there; `unknown`: nothing like it is known.
   */
  readonly how: 'kept' | 'bare' | 'related' | 'respelt' | 'begun' | 'unknown';
}

/** Each unknown word costs a walk through all that are known. */
const MOST_REPAIRS = 4;

/** Words repaired one by one; of the unknown words only the first few. */
export function repairWords(words: readonly string[], knownWords: KnownWords): RepairedWord[] {
  let left = MOST_REPAIRS;
  return words.flatMap((word, at): RepairedWord[] => {
    if (knownWords.knows(word)) return [{ word, how: 'kept' }];
    if (at === words.length - 1 && knownWords.beginningWith(word).length > 0) return [{ word, how: 'begun' }];
    if (left === 0) return [{ word, how: 'unknown' }];
    left -= 1;
    const { word: repaired, how } = repairWord(word, knownWords);
    return repaired.split(' ').map((part) => ({ word: part, how }));
  });
}

function repairWord(word: string, knownWords: KnownWords): RepairedWord {
  const bare = withoutClitic(word, knownWords);
  if (bare !== undefined) return { word: bare, how: 'bare' };
  const near = nearestKnownWord(word, 1, knownWords);
  if (near !== undefined) return { word: near, how: 'respelt' };
  const same = isLatin(word) ? transliterated(word, knownWords) : sameRoot(word, knownWords);
  if (same !== undefined) return { word: same, how: isLatin(word) ? 'respelt' : 'related' };
  const further =
    (word.length >= 8 ? nearestKnownWord(word, 2, knownWords) : undefined) ??
    completion(word, knownWords) ??
    twoWords(word, knownWords);
  return further === undefined ? { word, how: 'unknown' } : { word: further, how: 'respelt' };
}

/** Particles that Arabic and its dialects write together with the next word, also in Latin letters. */
const CLITICS = 'al el wal bal bel lel lil وب ول وما ما و ف ب ل ك ع ه س ح'.split(' ');

function withoutClitic(word: string, knownWords: KnownWords): string | undefined {
  const fits = (clitic: string) => word.startsWith(clitic) && word.length - clitic.length >= 3;
  return CLITICS.filter(fits)
    .map((clitic) => word.slice(clitic.length))
    .find((rest) => knownWords.knows(rest));
}

/** Words as short as this have too many neighbours: only two swapped letters count as a slip. */
const SHORT = 4;

function nearestKnownWord(word: string, limit: number, knownWords: KnownWords): string | undefined {
  const bare = word.replace(/^ال(?=.{4})/, '');
  let best: string | undefined;
  let bestSteps = limit + 1;
  for (const candidate of knownWords.byFirstLetter().get(bare[0] ?? '') ?? []) {
    const shorter = Math.min(bare.length, candidate.length);
    if (shorter < SHORT || (shorter === SHORT && !sameLetters(bare, candidate))) continue;
    const steps = editDistance(bare, candidate, bestSteps - 1);
    if (steps < bestSteps) {
      best = candidate;
      bestSteps = steps;
    }
  }
  return best;
}

const sameLetters = (word: string, other: string) => [...word].sort().join() === [...other].sort().join();

function sameRoot(word: string, knownWords: KnownWords): string | undefined {
  const root = rootSkeleton(stem(word));
  return root.length < 3 ? undefined : ofClosestLength(word, knownWords.byRoot().get(root));
}

/**
 * Latin letters spell the vowels out, so that the Arabic word is shorter, but not by more than half. A last «ah» ends in
 * ح, or else in ة, which has no sound of its own.
 */
function transliterated(word: string, knownWords: KnownWords): string | undefined {
  const bare = word.replace(/^(?:al|el)(?=.{4})/, '');
  const fits = (candidate: string) => {
    const { length } = candidate.replace(/^ال/, '');
    return length <= bare.length && length * 2 >= bare.length;
  };
  const alike = [bare, bare.replace(/(?<=[ae])h$/, '')]
    .map((spelt) => soundSkeleton(spelt, true))
    .map((sounds) => (sounds.length < 3 ? [] : (knownWords.bySound().get(sounds) ?? [])).filter(fits))
    .find(({ length }) => length > 0);
  return ofClosestLength(word, alike);
}

function ofClosestLength(word: string, candidates: readonly string[] = []): string | undefined {
  const gap = (candidate: string) => Math.abs(candidate.length - word.length);
  return candidates.toSorted((one, other) => gap(one) - gap(other))[0];
}

function completion(word: string, knownWords: KnownWords): string | undefined {
  if (word.length < SHORT) return undefined;
  return knownWords
    .byFirstLetter()
    .get(word[0] ?? '')
    ?.find((candidate) => candidate.startsWith(word));
}

/** Two words that lost the space between them. */
function twoWords(word: string, knownWords: KnownWords): string | undefined {
  for (let at = word.length - SHORT; at >= SHORT; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (knownWords.knows(first) && knownWords.knows(second)) return `${first} ${second}`;
  }
  return undefined;
}

/**
 * A text whose words were typed with the wrong keyboard layout, typed again with the other one.
 * @returns undefined when the text reads better as it is
 */
export function repairLayout(text: string, knownWords: KnownWords): string | undefined {
  const chunks = text.trim().split(/\s+/u);
  const strange = chunks.filter((chunk) => isStrange(chunk, knownWords));
  if (strange.length * 2 < chunks.length) return undefined;
  const retype = strange.every((chunk) => /^[\x21-\x7e]+$/.test(chunk)) ? asArabicKeys : asLatinKeys;
  const readable = strange.filter((chunk) => isReadable(retype(chunk), knownWords));
  if (readable.length * 2 <= strange.length) return undefined;
  return chunks.map((chunk) => (strange.includes(chunk) ? retype(chunk) : chunk)).join(' ');
}

const isCutUp = (chunk: string): boolean => /\p{L}[[\];',./`]+\p{L}/u.test(chunk);

/**
 * Whether a chunk holds a word that nobody knows nor begins to type, or is cut up by keys that are letters on the
 * other keyboard.
 */
function isStrange(chunk: string, knownWords: KnownWords): boolean {
  const words = tokenise(fold(chunk));
  if (words.length === 0 || isCutUp(chunk)) return /\p{L}/u.test(chunk);
  return !words.every((word) => knownWords.knows(word) || knownWords.beginningWith(word).length > 0);
}

/** Whether a chunk that was typed again consists of words that are known as they are, of three letters or more. */
function isReadable(chunk: string, knownWords: KnownWords): boolean {
  const words = tokenise(fold(chunk));
  if (words.length === 0 || isCutUp(chunk)) return false;
  return words.every((word) => word.length >= 3 && (knownWords.holds(word) || isStopWord(word)));
}
