import type { Term } from './analyse.ts';
import type { RepairedWord } from './repair.ts';
import { isNumber } from './tokenise.ts';

/** How much each term tells, in units of inverse document frequency: the rarer, the more. */
export interface TermWeights {
  readonly known: { get(term: string): number | undefined; has(term: string): boolean };
  /** Weight of a term that no entry holds. */
  readonly unknown: number;
}

/** What a query asks: its terms, and those that its last word may be the beginning of. */
export interface Asked {
  readonly terms: readonly Term[];
  readonly words: readonly RepairedWord[];
  readonly begun: readonly string[];
}

/** An entry that holds terms of a query. */
export interface Holding {
  /** Fields of the entry that hold a term. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** How many terms the question itself has, in both languages. */
  readonly questionTerms: number;
  /** Whether it tells the rules of some institutions, and the query names none. */
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

/** So does a word of which only the beginning is there. */
const BEGUN_PROOF = 0.4;

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

/** Proves that a query's hits are about what it asks; absolute, not relative to the best hit. */
export function assessor({ terms, words, begun }: Asked, weights: TermWeights): (hit: Holding) => Evidence {
  const isExchanged = ({ how }: RepairedWord) => how === 'respelt' || how === 'related';
  const exchanged = new Set(words.filter(isExchanged).map(({ word }) => word));
  const proof = new Map<string, number>();
  let asked = 0;
  let known = 0;
  let matter = 0;
  const isName = new Set(terms.flatMap(({ term, names }) => (names === undefined ? [] : [term])));
  for (const { term, words: spelt } of terms) {
    const weight = weights.known.get(term);
    // A number that no question holds (a mark, a year) says nothing against a match.
    if (weight === undefined && isNumber(term)) continue;
    asked += weight ?? weights.unknown;
    known += weight ?? 0;
    if (!isName.has(term)) matter += weight ?? weights.unknown;
    if (weight !== undefined) {
      proof.set(term, spelt.some((word) => exchanged.has(word)) ? weight * EXCHANGED_PROOF : weight);
    }
  }
  const provenByBeginning = ({ fields }: Holding) => {
    const held = begun.filter((term) => fields.has(term));
    return Math.max(0, ...held.map((term) => (weights.known.get(term) ?? 0) * BEGUN_PROOF));
  };
  return (hit) => {
    const beginning = provenByBeginning(hit);
    let proven = beginning;
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
    return { match: strong ? 'strong' : 'weak', share: proven / (known + beginning) };
  };
}
