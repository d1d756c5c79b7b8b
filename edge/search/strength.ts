import type { SearchResult } from 'minisearch';
import type { Term } from './analyse.ts';
import type { RepairedWord } from './repair.ts';
import { isNumber } from './tokenise.ts';

/** How much each term tells, in units of inverse document frequency: the rarer, the more. */
export interface TermWeights {
  readonly known: ReadonlyMap<string, number>;
  /** Weight of a term that no entry holds. */
  readonly unknown: number;
}

/** How much a hit proves of what the query asks. */
export interface Evidence {
  readonly match: 'strong' | 'weak';
  /** Share of the query's weight that any field of the entry holds, 0 to 1. */
  readonly share: number;
}

/** A word that was exchanged for a known one may have been another altogether, so it proves less. */
const EXCHANGED_PROOF = 0.6;

/** A strong match proves at least so much, by two terms, and at least this share of what the query asks. */
const STRONG_PROOF = 2.8;
const STRONG_SHARE = 0.55;
const STRONG_TERMS = 2;

/** A match of every word may prove less: a subject alone («الموزونة») is a good query. */
const WHOLE_PROOF = 1.9;
const WHOLE_SHARE = 0.99;

/** Proves that a query's hits are about what it asks; absolute, not relative to the best hit. */
export function assessor(
  queried: readonly Term[],
  words: readonly RepairedWord[],
  weights: TermWeights,
): (result: SearchResult) => Evidence {
  const isExchanged = ({ how }: RepairedWord) => how === 'respelt' || how === 'related';
  const exchanged = new Set(words.filter(isExchanged).map(({ word }) => word));
  const proof = new Map<string, number>();
  let asked = 0;
  for (const { term, words: spelt } of queried) {
    const weight = weights.known.get(term);
    // A number that no question holds (a mark, a year) says nothing against a match.
    if (weight === undefined && isNumber(term)) continue;
    asked += weight ?? weights.unknown;
    if (weight !== undefined) {
      proof.set(term, spelt.some((word) => exchanged.has(word)) ? weight * EXCHANGED_PROOF : weight);
    }
  }
  return ({ match }) => {
    let proven = 0;
    let provenByQuestion = 0;
    let terms = 0;
    for (const [term, fields] of Object.entries(match)) {
      const value = proof.get(term) ?? 0;
      proven += value;
      if (fields.every((field) => field === 'answer')) continue;
      provenByQuestion += value;
      terms += 1;
    }
    const share = provenByQuestion / asked;
    const strong =
      (provenByQuestion >= STRONG_PROOF && share >= STRONG_SHARE && terms >= STRONG_TERMS) ||
      (provenByQuestion >= WHOLE_PROOF && share >= WHOLE_SHARE);
    return { match: strong ? 'strong' : 'weak', share: proven / asked };
  };
}
