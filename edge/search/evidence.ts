import { FROM, type Term } from './analyse.ts';
import type { RepairedWord } from './repair.ts';
import type { Found, Subjects } from './scorer.ts';
import { isNumber } from './words.ts';

/** What terms ask, and how much they tell, in units of inverse document frequency: the rarer, the more. */
export interface TermWeights {
  /** What a term asks for; several: any of them. */
  readonly asks: ReadonlyMap<string, readonly string[]>;
  /** Terms that exclude each other. */
  readonly opposites: readonly (readonly string[])[];
  /** Terms that are names, or stand for words of the glossary, and tell questions apart besides what is asked. */
  readonly telling: ReadonlySet<string>;
  /** What a term counts for; one that no entry holds, as much as the rarest. */
  readonly weightOf: (term: string) => number;
}

/** What a query asks: its terms with their weights, and those that its last word may be the beginning of. */
export interface Query {
  readonly terms: readonly Term[];
  readonly weights: ReadonlyMap<string, number>;
  readonly words: readonly RepairedWord[];
  readonly prefixTerms: readonly string[];
}

/** The terms of a way to ask the question of an entry, and what they weigh together. */
export interface Way {
  readonly terms: readonly string[];
  readonly weight: number;
}

/** How much a hit proves of what the query asks. */
export interface Evidence {
  readonly match: 'strong' | 'weak';
  /** The terms of the query that it does not answer. */
  readonly lacking: readonly Term[];
}

/** A strong match answers at least this share of what a query asks, and this of what it asks besides the names in it. */
const STRONG_SHARE = 0.55;
const STRONG_MATTER = 0.4;

/** The query holds at least this share of a way to ask the question, with each telling word: else it asks another. */
const STRONG_COVERAGE = 0.6;

/**
 * Weighs how far hits are about what a query asks; absolute, not relative to the best hit. A strong match deals with
 * every exam, institution and year that the query names, says of it what is asked, and holds the words that tell
 * questions apart and no opposite of one. The query in turn holds most of one way to ask the question of the entry.
 */
export function assessor({ terms, weights, words }: Query, { asks, opposites, telling }: TermWeights) {
  const exchanged = new Set(words.flatMap(({ word, how }) => (how === 'respelt' ? [word] : [])));
  const asked = terms
    // A number that is no year (a mark, a share) says nothing against a match.
    .filter(({ term, names }) => names !== undefined || !isNumber(term))
    .map((whole) => {
      const { term, names } = whole;
      const isSure = !whole.words.some((word) => exchanged.has(word));
      const properties = asks.get(term);
      return {
        whole,
        term,
        names,
        properties,
        weight: weights.get(term) ?? 0,
        isDecisive: names !== undefined || term === FROM || (isSure && (properties !== undefined || telling.has(term))),
        others: isSure ? opposites.filter((each) => each.includes(term)).flat() : [],
      };
    });
  const weigh = (some: typeof asked) => some.reduce((all, { weight }) => all + weight, 0);
  const besidesNames = (some: typeof asked) => some.filter(({ names }) => names === undefined);
  const namesInstitution = terms.some(({ names }) => names?.of === 'universities');
  const isAsked = (term: string) => asked.some((each) => each.term === term);
  // «كم سؤال»: some way to ask the question counts the same.
  const counted = asked.flatMap(({ term, properties }, at) => {
    const of = asked[at + 1];
    return properties?.includes('amount') && of && !of.names && !of.properties ? [[term, of.term]] : [];
  });
  /** Whether the query holds enough of a way to ask. */
  const isMeant = ({ terms, weight }: Way): boolean =>
    weigh(asked.filter(({ term }) => terms.includes(term))) >= weight * STRONG_COVERAGE &&
    terms.every((term) => isAsked(term) || !telling.has(term)) &&
    !asked.some(({ term, others }) => !terms.includes(term) && others.some((other) => terms.includes(other)));
  return (fields: Found['fields'], about: Subjects, ways: readonly Way[]): Evidence => {
    const isHeld = (term: string) => fields.get(term)?.some((field) => field !== 'answer') ?? false;
    const unanswered = asked.filter(({ term, names, properties }) => {
      if (names !== undefined) return !dealsWith(about, names);
      return !(properties?.some((one) => about.asks.includes(one)) ?? isHeld(term));
    });
    const isSaid = (together: readonly string[]) =>
      ways.some(({ terms }) => together.every((term) => terms.includes(term)));
    const isOfAnother =
      (!namesInstitution && about.universities !== undefined && about.one?.includes('universities')) ||
      asked.some(({ term, others }) => !isHeld(term) && others.some((other) => isSaid([other]))) ||
      !counted.every(isSaid);
    const answered = asked.filter((each) => !unanswered.includes(each));
    const isStrong =
      !isOfAnother &&
      ways.some(isMeant) &&
      !unanswered.some(({ isDecisive }) => isDecisive) &&
      weigh(answered) >= weigh(asked) * STRONG_SHARE &&
      weigh(besidesNames(answered)) >= weigh(besidesNames(asked)) * STRONG_MATTER;
    // Where each word is answered, but in no one way of asking, the question itself says what it is not about.
    const isInQuestion = ({ term }: { readonly term: string }) => fields.get(term)?.includes('question') ?? false;
    const missed = isStrong || unanswered.length > 0 ? unanswered : asked.filter((each) => !isInQuestion(each));
    return { match: isStrong ? 'strong' : 'weak', lacking: missed.map(({ whole }) => whole) };
  };
}

/**
 * Whether an entry deals with what a query names. An answer about one exam, institution or year says nothing of
 * another, however many words they share; nor does a general answer say what holds at one institution.
 */
export const dealsWith = (about: Subjects, { of, ids }: NonNullable<Term['names']>): boolean =>
  ids.some((id) => about[of]?.includes(id) || (of === 'years' && isStillKnown(id, about)));

/**
 * An earlier year (of a certificate, a score) is no question about that year, unless a day is asked; of a later one
 * nothing is known.
 */
const isStillKnown = (year: string, { until = [], asks }: Subjects): boolean =>
  (asks.includes('validity') || !asks.includes('when')) && until.some((last) => last[0] === year[0] && year <= last);
