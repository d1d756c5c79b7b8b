import type { Term } from './analyse.ts';
import type { RepairedWord } from './repair.ts';
import type { Mention, Subjects } from './scorer.ts';
import { isNumber } from './words.ts';

/** How much terms tell, in units of inverse document frequency: the rarer, the more. */
export interface TermWeights {
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
export interface Candidate {
  /** Fields of the entry that hold a term. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** How many terms the question itself has, in both languages. */
  readonly questionTerms: number;
  /** Whether it tells the rules of some institutions while the query names none. */
  readonly isElsewhere: boolean;
}

/** How much a hit proves of what the query asks. */
export interface Evidence {
  readonly match: 'strong' | 'weak';
  /** Share of the weight of the terms that are known which any field of the entry holds, 0 to 1. */
  readonly share: number;
}

/** A word that was exchanged for a known one may have been another altogether, so it proves less. */
const EXCHANGED_PROOF = 0.6;

/** So does a word of which only the beginning is typed. */
const PREFIX_PROOF = 0.4;

/** A strong match proves at least so much, by two terms, and at least this share of what the query asks. */
const STRONG_PROOF = 2.8;
const STRONG_SHARE = 0.55;
const STRONG_TERMS = 2;

/**
 * Of what a query asks besides the names in it, a strong match proves at least this share: more when the entry tells
 * the rules of institutions of which the query names none.
 */
const STRONG_MATTER = 0.4;
const STRONG_MATTER_ELSEWHERE = 0.6;

/** A match of every word may prove less: a subject alone («الموزونة») is a good query. */
const WHOLE_PROOF = 1.9;
const WHOLE_SHARE = 0.99;

/** Weighs how far hits are about what a query asks; absolute, not relative to the best hit. */
export function assessor(
  { terms, words, prefixTerms }: Query,
  { weightOf, unknownWeight }: TermWeights,
): (hit: Candidate) => Evidence {
  const isExchanged = ({ how }: RepairedWord) => how === 'respelt' || how === 'related';
  const exchanged = new Set(words.filter(isExchanged).map(({ word }) => word));
  const isName = new Set(terms.flatMap(({ term, names }) => (names === undefined ? [] : [term])));
  const proof = new Map<string, number>();
  let asked = 0;
  let known = 0;
  let matter = 0;
  for (const { term, words: spelt } of terms) {
    const weight = weightOf(term);
    // A number that no question holds (a mark, a year) says nothing against a match.
    if (weight === undefined && isNumber(term)) continue;
    asked += weight ?? unknownWeight;
    known += weight ?? 0;
    if (!isName.has(term)) matter += weight ?? unknownWeight;
    if (weight !== undefined) {
      proof.set(term, spelt.some((word) => exchanged.has(word)) ? weight * EXCHANGED_PROOF : weight);
    }
  }
  const prefixProof = prefixTerms.map((term) => ({ term, value: (weightOf(term) ?? 0) * PREFIX_PROOF }));
  return (hit) => {
    const provenByPrefix = Math.max(
      0,
      ...prefixProof.flatMap(({ term, value }) => (hit.fields.has(term) ? value : [])),
    );
    let proven = provenByPrefix;
    let provenByQuestion = 0;
    let provenMatter = 0;
    let held = 0;
    let heldByQuestion = 0;
    for (const [term, value] of proof) {
      const fields = hit.fields.get(term) ?? [];
      if (fields.length > 0) proven += value;
      if (fields.every((field) => field === 'answer')) continue;
      provenByQuestion += value;
      if (!isName.has(term)) provenMatter += value;
      held += 1;
      if (fields.includes('question')) heldByQuestion += 1;
    }
    const share = provenByQuestion / asked;
    const isWhole = held > 0 && share >= WHOLE_SHARE;
    const strong =
      (provenByQuestion >= STRONG_PROOF &&
        share >= STRONG_SHARE &&
        held >= STRONG_TERMS &&
        provenMatter >= matter * (hit.isElsewhere ? STRONG_MATTER_ELSEWHERE : STRONG_MATTER)) ||
      (isWhole && (provenByQuestion >= WHOLE_PROOF || heldByQuestion === hit.questionTerms));
    return { match: strong ? 'strong' : 'weak', share: proven / (known + provenByPrefix) };
  };
}

/**
 * Whether an entry deals with everything that a query names. An answer about one exam, institution or year says
 * nothing of another, however many words they share; nor does a general answer say what holds at one institution.
 */
export const dealsWith = (about: Subjects, mentions: readonly Mention[]): boolean =>
  mentions.every(({ of, ids }) =>
    ids.some((id) => about[of]?.includes(id) || (of === 'years' && isStillKnown(id, about))),
  );

/** An earlier year (of a certificate, a score) is no question about that year; of a later one nothing is known. */
const isStillKnown = (year: string, { until = [] }: Subjects): boolean =>
  until.some((last) => last[0] === year[0] && year <= last);
