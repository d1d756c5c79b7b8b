import { isStopWord, stem, withoutPrefix } from '../../edge/search/words.ts';
import { fold } from '../../edge/text/fold.ts';
import { withoutDays } from './days.ts';
import { isPlace, type NameHit } from './names.ts';
import WORDS from './search-words.json' with { type: 'json' };
import { formsOf, isGeneric, isTelling, KIND_WORDS, SCHOOL_DAYS, wordsOf } from './words.ts';

/** Who gives two marks wants to know what they come to. */
const MARKS = /\b\d{2,3}\b.*\b\d{2,3}\b/;

/** The scores that a text names, each before or after what it is of: «قدرات 85», «85 قدرات». */
export function scoresIn(text: string): URLSearchParams {
  const told = fold(text)
    .split(/[^\p{L}\d.٫]+/u)
    .flatMap((word) => {
      const of = WORDS.scores.filter(({ names }) => names.includes(withoutPrefix(word))).map(({ id }) => id);
      return /^(?:[4-9]\d|100)(?:[.٫]\d+)?$/.test(word) ? [word] : of;
    });
  const isScore = (word = '') => /^\d/.test(word);
  const pairs = isScore(told[0]) && !isScore(told.at(-1)) ? told.reverse() : told;
  const scoreAt = (at: number) => (isScore(pairs[at]) ? '' : (pairs[at + 1] ?? ''));
  const scores = pairs.flatMap((id, at): [string, string][] => (isScore(scoreAt(at)) ? [[id, scoreAt(at)]] : []));
  return new URLSearchParams(scores);
}

/** A word as phrases are compared; a mark of 40 to 100 is any, as in `kindsIn` is a place. «بكم الساعة» asks for a price. */
const termOf = (word: string): string =>
  /^(?:[4-9]\d|100)$/.test(word) ? 'mark' : /^ب?الساعه$/.test(word) ? 'price' : stem(word);
const spelt = (words: readonly string[]): string => ` ${words.map(termOf).join(' ')} `;
const allSpelt = (texts: readonly string[]): string[] => texts.map((text) => spelt(wordsOf(text)));
/** What people ask for besides records; a note says so of what is not held. Pages and questions lead to what is nearest. */
const KINDS = WORDS.kinds.map(({ phrases, unless = [], beside = [], needs = [], ...kind }) => {
  const lists = { unless: allSpelt(unless), beside: allSpelt(beside), needs: allSpelt(needs) };
  return { ...kind, ...lists, phrases: allSpelt(phrases) };
});
const [BACHELOR, GRADUATE] = [/بكالوريوس|bachelor/, /ماجستير|دكتوراه|دراسات العليا|دراسات عليا|master|phd|doctorate/];
/** Whose bachelor’s it is asks for what follows it, and who studies for a diploma for what it leads to. */
const HOLDER = /معي|معاي|عندي|معدل|تقدير|خريج|بعد|دبلوم|have|gpa|holder|after|grade|diploma/;
/** What stands between two that are compared. */
const SIDES = new RegExp(` (?:${WORDS.sides.join('|')}) | و(?=..)`);
export const sidesOf = (text: string): string[] => fold(text).split(SIDES);

/**
 * What a query asks for that is no record: a page that does something, a level of study, a kind of institution.
 * @param hits what its words name: «تقنية المعلومات» is no technical college
 * @param named the kinds and sectors of what it names in full: some things are answered only of these
 * @returns these kinds, and the other words of the query
 */
export function kindsIn(text: string, hits: readonly NameHit[], named: readonly string[]) {
  const kinds: typeof KINDS = [];
  let rest = wordsOf(MARKS.test(withoutDays(text)) ? `حاسبة ${text}` : text);
  /** Whose words may stand within a phrase: «معهد الجبيل التقني», «كلية الأمير سلطان التقنية». */
  const isOfPlace = (word: string): boolean =>
    !KIND_WORDS.has(word) && hits.some(({ kind, words }) => kind !== 'majors' && words.includes(word));
  const towns = hits.filter(isPlace).flatMap(({ words }) => words);
  const inTown = (word: string): string => (towns.includes(word) || towns.includes(word.slice(1)) ? 'place' : word);
  const spellings = () => [...new Set([rest, rest.filter((word) => !isOfPlace(word)), rest.map(inTown)].map(spelt))];
  const whole = spelt(wordsOf(text));
  let queries = spellings();
  const held = (of: string): number => named.filter((each) => each === of).length;
  for (const kind of KINDS.filter(({ of, least = 1 }) => !of || held(of) >= least)) {
    const saidOf = (phrases: readonly string[]) =>
      phrases.filter((each) => queries.some((query) => (kind.entire ? query === each : query.includes(each)))).join('');
    const [asked, beside] = [saidOf(kind.phrases), saidOf(kind.beside)];
    // What both must say, is meant by both: «ماجستير جامعة الملك سعود متى التقديم».
    const said = asked && (beside || !kind.beside[0]) ? asked + beside : '';
    const used = rest.filter((word) => said.includes(` ${termOf(word)} `));
    const isOfName = ({ kind: of, words, isExact }: NameHit): boolean => {
      const own = used.filter((word) => words.includes(word));
      const isMeant = isExact ? of !== 'calendar' : own.every(isGeneric);
      return isMeant && (own.length === used.length || (words.length > 1 && !own.every(isGeneric) && !kind.first));
    };
    const isLacking = kind.needs[0] && !kind.needs.some((each) => whole.includes(each));
    if (used.length === 0 || isLacking || hits.some(isOfName) || kind.unless.some((each) => whole.includes(each)))
      continue;
    kinds.push(kind);
    rest = rest.filter((word) => !used.includes(word));
    queries = spellings();
  }
  const only = kinds.filter(({ alone, first }) => alone && first);
  return {
    kinds: only[0] ? only : kinds,
    rest: rest.every((word) => !isTelling(word) || isStopWord(word)) ? '' : rest.join(' '),
  };
}

/** Words that ask how sure something is, and not what. */
const CERTAINTY = new Set(WORDS.certainty.flatMap(wordsOf));
const DATED = new Set(WORDS.dated.flatMap(wordsOf));
/** A text without them, and with another word for the date, which is no history; and whether it asks for one of something. */
export const withoutCertainty = (text: string): { readonly isDated: boolean; readonly rest: string } => {
  const words = wordsOf(text);
  const kept = words.filter((word) => !formsOf(word).some((form) => CERTAINTY.has(form)));
  const isDated = kept.some((word) => SCHOOL_DAYS.has(stem(word)) || DATED.has(word));
  const isDay = (word: string, at: number) => /^(?:ال)?تاريخ$/.test(word) && !isGeneric(kept[at - 1] ?? '');
  const rest = kept.map((word, at) => (isDay(word, at) ? 'موعد' : word));
  return { isDated: isDated && rest.some((word) => isTelling(word) && !isStopWord(word)), rest: rest.join(' ') };
};

/** Whether a text is about what follows the bachelor’s. */
export const isOfGraduates = (text: string): boolean => GRADUATE.test(fold(text));

/** Whether a question is about the bachelor’s alone, and a query about what follows it, or the other way round. */
export const isOfOtherLevel = (title: string, query: string): boolean => {
  const [of, asked] = [title, query].map((text) => [BACHELOR, GRADUATE].map((level) => level.test(fold(text))));
  const isHolder = asked?.[0] && HOLDER.test(fold(query));
  return of?.join() !== asked?.join() && of?.[0] !== of?.[1] && asked?.[0] !== asked?.[1] && !isHolder;
};
