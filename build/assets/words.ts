import { stem, tokenise, withoutPrefix } from '../../edge/search/words.ts';
import { fold } from '../../edge/text/fold.ts';
import WORDS from './search-words.json' with { type: 'json' };

/** Words of another dialect, as ours has them: «الترم التاني». */
const SPELLINGS = new Map(Object.entries(WORDS.spellings).map(([said, meant]) => [fold(said), fold(meant)]));
/** «مدينة الدمام» is no Madinah: without its article the word says that a city follows. */
const CITY = /(?<!\p{L})(?:(?:[بل]|في )?مدينه|(?:the )?city of) (?=\p{L})(?!المنوره)/gu;
/** The words of a text; «نفس» without an article would be no word to search by. */
export const wordsOf = (text: string): string[] =>
  tokenise(
    fold(text)
      .replace(/علم نفس/g, 'علم النفس')
      .replace(CITY, 'في '),
  ).map((word) => SPELLINGS.get(word) ?? word);
const stemsOf = (words: readonly string[]): Set<string> => new Set(wordsOf(words.join(' ')).map(stem));
/** Words of most names of institutions and of questions about them: they help to rank hits, but find none alone. */
const GENERIC = new Set(WORDS.generic.flatMap(wordsOf));
/** Words of who asks for days of school, and those that say nothing else beside them. */
export const SCHOOL_DAYS = stemsOf(WORDS.schoolDays);
export const MONTHS = new Set(WORDS.months.flatMap(wordsOf));
export const BESIDES = stemsOf([...WORDS.besides, ...WORDS.months]);
export const isGeneric = (word: string): boolean => formsOf(word).some((form) => GENERIC.has(form));
/** Whether a word says more than when, or that a university is meant. */
export const isTelling = (word: string): boolean =>
  SCHOOL_DAYS.has(stem(word)) || !(BESIDES.has(stem(word)) || isGeneric(word));
/** Words that tell a college from the university of that name. */
export const DISTINCT = new Set(WORDS.distinct.flatMap(wordsOf));
/** Words of military colleges and recruitment, which are no answer to who does not say one. */
const MILITARY = stemsOf(WORDS.military);
export const isMilitary = (text: string): boolean => wordsOf(text).some((word) => MILITARY.has(stem(word)));
/** What people ask of institutions, and words between their names: who says one beside a place means those there. */
const TOPICS = stemsOf(WORDS.topics);
export const isAskedOfAny = (word: string): boolean => TOPICS.has(stem(word));
/** Words that mean something although no name holds them. */
export const KIND_WORDS = new Set([...WORDS.plain, ...WORDS.kinds.flatMap(({ phrases }) => phrases)].flatMap(wordsOf));
/** A word as it is written, and without its article. */
export const formsOf = (word: string): string[] =>
  withoutPrefix(word) === word ? [word] : [word, withoutPrefix(word)];
const [BREAKS, ALL_BREAKS] = [WORDS.breaks, WORDS.allBreaks].map((list) => new Set(list.flatMap(wordsOf)));
/** Whether a text asks for a break of schools, and not for all of them. */
export const isOfBreak = (text: string): boolean => {
  const words = wordsOf(text).flatMap(formsOf);
  return words.some((word) => BREAKS?.has(word)) && !words.some((word) => ALL_BREAKS?.has(word));
};
/** Words of who asks, beside a name: «رسوم بترجي لغير السعودي». */
export const ASKERS = new Set(WORDS.askers.flatMap(wordsOf).flatMap(formsOf));
export const phraseOf = (words: readonly string[]): string => ` ${words.map(withoutPrefix).join(' ')} `;
export const isWithin = (part: string, all: string): boolean =>
  part.split(' ').every((word) => all.split(' ').includes(word));
export const holds = (name: string, part: string) => isWithin(phraseOf(wordsOf(part)), phraseOf(wordsOf(name)));
