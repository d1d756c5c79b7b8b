import MiniSearch, { type SearchResult } from 'minisearch';
import { ANALYSER_VERSION, analyse, type Term } from './analyse.ts';
import { type IndexDocument, type IndexedEntry, MINISEARCH_OPTIONS } from './index-document.ts';
import { compileLexicon, type Lexicon } from './lexicon.ts';
import { fold } from './normalise.ts';
import { type RepairedWord, repairLayout, repairWords } from './repair.ts';
import { isNumber, tokenise } from './tokenise.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

/** Guards against hostile queries: lengths in UTF-16 code units, counts of words and hits. */
export const LONGEST_QUERY = 200;
const MOST_TERMS = 12;
export const MOST_HITS = 10;

/** A hit below this share of the best score is left out. */
const LEAST_SHARE = 0.25;

export interface Engine {
  readonly index: MiniSearch<IndexedEntry>;
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  /** Weight of each term: the rarer, the heavier. */
  readonly weights: ReadonlyMap<string, number>;
  /** Weight of a term that the index does not hold. */
  readonly unknownWeight: number;
}

export interface Hit {
  readonly id: string;
  /** Relative to the best hit, 0 to 1. */
  readonly score: number;
  readonly match: 'strong' | 'weak';
}

export interface SearchResults {
  readonly hits: readonly Hit[];
  /** The words that were searched. */
  readonly normalized: string;
  /** The query after a repair; undefined when nothing was repaired. */
  readonly corrected: string | undefined;
}

/**
 * Makes a published index ready for searches.
 * @throws Error when another version of the analyser made it
 */
export function loadEngine(document: IndexDocument): Engine {
  if (document.analyser !== ANALYSER_VERSION) {
    throw new Error(
      `The search index was made by analyser ${document.analyser}, this program has ${ANALYSER_VERSION}. Build the site again with this version.`,
    );
  }
  const lexicon = compileLexicon(document.glossary);
  const weights = termWeights(document.minisearch);
  return {
    index: MiniSearch.loadJS<IndexedEntry>(document.minisearch, MINISEARCH_OPTIONS),
    lexicon,
    vocabulary: buildVocabulary(document.words, lexicon, weights),
    weights,
    unknownWeight: inverseFrequency(document.minisearch.documentCount, 1),
  };
}

/** How much a term tells: the inverse document frequency of BM25. */
const inverseFrequency = (documents: number, holding: number) =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));

function termWeights({ index, documentCount }: IndexDocument['minisearch']): Map<string, number> {
  return new Map(
    index.map(([term, fields]) => {
      const holding = new Set(Object.values(fields).flatMap((entries) => Object.keys(entries)));
      return [term, inverseFrequency(documentCount, holding.size)];
    }),
  );
}

/** Searches the questions. Any text is a query; none throws. Ties keep the order of the index. */
export function searchIndex(engine: Engine, text: string, limit = MOST_HITS): SearchResults {
  const retyped = repairLayout(text.slice(0, LONGEST_QUERY), engine.vocabulary);
  const words = tokenise(fold(retyped ?? text.slice(0, LONGEST_QUERY)).slice(0, LONGEST_QUERY));
  const repaired = repairWords(words, engine.vocabulary);
  const terms = distinct(
    analyse(
      repaired.map(({ word }) => word),
      engine.lexicon,
    ),
  ).slice(0, MOST_TERMS);
  const wasRepaired = retyped !== undefined || repaired.some(({ how }) => how === 'respelt');
  return {
    hits: rank(engine, terms, repaired, Math.min(limit, MOST_HITS)),
    normalized: terms.flatMap((term) => term.words).join(' '),
    corrected: wasRepaired ? repaired.map(({ word }) => word).join(' ') : undefined,
  };
}

const distinct = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.term, term])).values(),
];

function rank(engine: Engine, terms: readonly Term[], words: readonly RepairedWord[], limit: number): Hit[] {
  const found = engine.index.search(terms.map(({ term }) => term).join(' '));
  const best = found[0]?.score ?? 0;
  const weights = queryWeights(engine, terms, words);
  return found
    .filter(({ score }) => score >= best * LEAST_SHARE)
    .slice(0, limit)
    .map((result) => ({
      id: String(result.id),
      score: result.score / best,
      match: strength(result, weights),
    }));
}

/** A word that was repaired may be another word altogether, so it proves less. */
const REPAIRED_PROOF = 0.6;

interface QueryWeights {
  readonly total: number;
  /** What a match of the term proves. */
  readonly proof: ReadonlyMap<string, number>;
}

function queryWeights(engine: Engine, terms: readonly Term[], words: readonly RepairedWord[]): QueryWeights {
  const respelt = new Set(words.filter(({ how }) => how === 'respelt').map(({ word }) => word));
  let total = 0;
  const proof = new Map<string, number>();
  for (const { term, words: spelt } of terms) {
    const weight = engine.weights.get(term);
    // A number that no question holds (a mark, a year) says nothing against a match.
    if (weight === undefined && isNumber(term)) continue;
    total += weight ?? engine.unknownWeight;
    if (weight !== undefined) {
      proof.set(term, spelt.some((word) => respelt.has(word)) ? weight * REPAIRED_PROOF : weight);
    }
  }
  return { total, proof };
}

/** A strong match proves at least this much, and at least this share of what the query asks. */
const LEAST_PROOF = 3.2;
const LEAST_PROOF_SHARE = 0.55;

/** Strong: most of what the query asks stands in the question or in one of its alternatives. */
function strength(result: SearchResult, { total, proof }: QueryWeights): Hit['match'] {
  let proven = 0;
  for (const [term, fields] of Object.entries(result.match)) {
    if (fields.some((field) => field !== 'answer')) proven += proof.get(term) ?? 0;
  }
  return proven >= LEAST_PROOF && proven >= total * LEAST_PROOF_SHARE ? 'strong' : 'weak';
}
