import { FROM, type Term } from './analyse.ts';
import type { RepairedWord } from './repair.ts';
import type { Subjects } from './scorer.ts';
import { isNumber } from './words.ts';

/** What terms ask, and how much they tell, in units of inverse document frequency: the rarer, the more. */
export interface TermWeights {
  /** What a term asks for; several: any of them. */
  readonly asks: ReadonlyMap<string, readonly string[]>;
  /** Terms that exclude each other. */
  readonly opposites: readonly (readonly string[])[];
  /** Terms that are names, or stand for words of the glossary, and tell questions apart besides what is asked. */
  readonly telling: ReadonlySet<string>;
  /** Undefined for a term that no entry holds. */
  readonly weightOf: (term: string) => number | undefined;
  /** What such a term counts for. */
  readonly unknownWeight: number;
}

/** What a query asks: its terms, and those that its last word may be the beginning of. */
export interface Query {
  readonly terms: readonly Term[];
  readonly words: readonly RepairedWord[];
  readonly prefixTerms: readonly string[];
}

/** An entry that holds terms of a query. */
interface Candidate {
  /** Fields of the entry that hold a term. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly about: Subjects;
}

/** How much a hit proves of what the query asks. */
export interface Evidence {
  readonly match: 'strong' | 'weak';
  /** The terms of the query that it does not answer. */
  readonly lacking: readonly Term[];
}

/** What holds less than this share of the known terms, by weight, and no term that begins as the last word, is no hit. */
const LEAST_EVIDENCE = 0.2;

/** A word that was exchanged for a known one may have been another altogether, so it proves less. */
const EXCHANGED_PROOF = 0.6;

/** A strong match proves at least so much, or holds a whole way to ask the question, and proves this share of what is asked. */
const STRONG_PROOF = 1.9;
const STRONG_SHARE = 0.55;

/** Of what a query asks besides the names in it, a strong match proves at least this share. */
const STRONG_MATTER = 0.4;

/** The query holds at least this share of a way to ask the question, with each telling word: else it asks another. */
const STRONG_COVERAGE = 0.65;

/**
 * Weighs how far hits are about what a query asks; absolute, not relative to the best hit. A strong match deals with
 * every exam, institution and year that the query names, says of it what is asked, and holds the words that tell
 * questions apart and no opposite of one. The query in turn holds most of one way to ask the question of the entry.
 */
export function assessor(
  { terms, words, prefixTerms }: Query,
  { weightOf, unknownWeight, asks, opposites, telling }: TermWeights,
): (hit: Candidate) => Evidence | undefined {
  const isExchanged = ({ how }: RepairedWord) => how === 'respelt' || how === 'related';
  const exchanged = new Set(words.filter(isExchanged).map(({ word }) => word));
  const asked = terms
    // A number that is no year (a mark, a share) says nothing against a match.
    .filter(({ term, names }) => names !== undefined || !isNumber(term))
    .map((whole) => {
      const { term, names } = whole;
      const isSure = !whole.words.some((word) => exchanged.has(word));
      const weight = weightOf(term);
      const properties = asks.get(term);
      return {
        whole,
        term,
        names,
        properties,
        weight: weight ?? unknownWeight,
        known: weight ?? 0,
        proven: (weight ?? unknownWeight) * (isSure ? 1 : EXCHANGED_PROOF),
        isDecisive: names !== undefined || term === FROM || (isSure && (properties !== undefined || telling.has(term))),
        others: isSure ? opposites.filter((each) => each.includes(term)).flat() : [],
      };
    });
  const total = sum(asked.map(({ weight }) => weight));
  const matter = sum(asked.map(({ names, weight }) => (names === undefined ? weight : 0)));
  const known = sum(asked.map((each) => each.known));
  const namesInstitution = terms.some(({ names }) => names?.of === 'universities');
  const isAsked = (term: string) => asked.some((each) => each.term === term);
  // «كم سؤال»: some way to ask the question counts the same.
  const counted = asked.flatMap(({ term, properties }, at) => {
    const of = asked[at + 1];
    return properties?.includes('amount') && of?.known && !of.names && !of.properties ? [[term, of.term]] : [];
  });
  return ({ fields, about }) => {
    const found = sum(asked.map((each) => (fields.has(each.term) ? each.proven : 0)));
    if (found < known * LEAST_EVIDENCE && !prefixTerms.some((term) => fields.has(term))) return undefined;

    const isHeld = (term: string) => fields.get(term)?.some((field) => field !== 'answer') ?? false;
    const unanswered = asked.filter(({ term, names, properties }) => {
      if (names !== undefined) return !dealsWith(about, names);
      return !(properties?.some((one) => about.asks.includes(one)) ?? isHeld(term));
    });
    const isSaid = (together: readonly string[]) =>
      about.phrasings.some(([way]) => together.every((term) => ` ${way} `.includes(` ${term} `)));
    const isOfAnother =
      (!namesInstitution && about.universities !== undefined && about.one?.includes('universities')) ||
      unanswered.some(({ isDecisive, properties }) => isDecisive && properties === undefined) ||
      asked.some(({ term, others }) => !isHeld(term) && others.some((other) => isSaid([other]))) ||
      !counted.every(isSaid);
    // The ways to ask its question of which the query holds enough.
    const ways = (isOfAnother ? [] : about.phrasings).flatMap(([terms, weight]) => {
      const way = terms.split(' ');
      const held = sum(asked.map((each) => (way.includes(each.term) ? each.weight : 0)));
      return held >= weight * STRONG_COVERAGE && way.every((term) => isAsked(term) || !telling.has(term)) ? [way] : [];
    });
    const lacking = unanswered.filter(
      ({ term, properties }) =>
        properties === undefined ||
        !ways.some((way) => way.includes(term) && way.every((other) => isAsked(other) || !asks.has(other))),
    );
    const answered = asked.filter((each) => !lacking.includes(each));
    const provenAll = sum(answered.map(({ proven }) => proven));
    const provenMatter = sum(answered.map(({ names, proven }) => (names === undefined ? proven : 0)));
    const isStrong =
      ways.length > 0 &&
      !lacking.some(({ isDecisive }) => isDecisive) &&
      (provenAll >= STRONG_PROOF || ways.some((way) => way.every(isAsked))) &&
      provenAll >= total * STRONG_SHARE &&
      provenMatter >= matter * STRONG_MATTER;
    // Where each word is answered, but in no one way of asking, the question itself says what it is not about.
    const isInQuestion = ({ term }: { readonly term: string }) => fields.get(term)?.includes('question') ?? false;
    const missed = isStrong || lacking.length > 0 ? lacking : asked.filter((each) => !isInQuestion(each));
    return { match: isStrong ? 'strong' : 'weak', lacking: missed.map(({ whole }) => whole) };
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

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
