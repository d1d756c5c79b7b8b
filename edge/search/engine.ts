import MiniSearch, { type SearchResult } from 'minisearch';
import { LONGEST_QUERY, MOST_HITS } from '../../http/limits.ts';
import { fold } from '../../text/fold.ts';
import { ANALYSER_VERSION, analyse, type Term } from './analyse.ts';
import { type IndexDocument, type IndexedEntry, MINISEARCH_OPTIONS } from './index-document.ts';
import { collectKnownWords, type KnownWords } from './known-words.ts';
import { type RepairedWord, repairLayout, repairWords } from './repair.ts';
import { assessor, type TermWeights } from './strength.ts';
import { compileSynonyms, type Synonyms } from './synonyms.ts';
import { tokenise } from './tokenise.ts';

/** Further terms of a query are not searched: each costs time, and no question needs so many. */
const MOST_TERMS = 12;

/** A hit below this share of the best score is left out. */
const LEAST_SCORE = 0.25;

/** So is a hit that holds less than this share of what the query asks: a common word among strange ones. */
const LEAST_EVIDENCE = 0.2;

export interface Engine {
  readonly index: MiniSearch<IndexedEntry>;
  readonly synonyms: Synonyms;
  readonly knownWords: KnownWords;
  readonly weights: TermWeights;
  /** Place of each entry in the list: hits of the same score keep that order. */
  readonly places: ReadonlyMap<unknown, number>;
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
  const synonyms = compileSynonyms(document.glossary);
  const weights = termWeights(document.minisearch);
  return {
    index: MiniSearch.loadJS<IndexedEntry>(document.minisearch, MINISEARCH_OPTIONS),
    synonyms,
    knownWords: collectKnownWords(document.words, synonyms, weights.known),
    weights,
    places: new Map(Object.values(document.minisearch.documentIds).map((id, place) => [id, place])),
  };
}

const inverseFrequency = (documents: number, holding: number) =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));

/** Weights by the inverse document frequency of BM25. */
function termWeights({ index, documentCount }: IndexDocument['minisearch']): TermWeights {
  const known = new Map<string, number>();
  for (const [term, fields] of index) {
    const holding = new Set(Object.values(fields).flatMap((entries) => Object.keys(entries)));
    known.set(term, inverseFrequency(documentCount, holding.size));
  }
  return { known, unknown: inverseFrequency(documentCount, 1) };
}

/** Searches the questions. Any text is a query; none throws. Ties keep the order of the index. */
export function searchQuestions(engine: Engine, text: string, limit = MOST_HITS): SearchResults {
  const retyped = repairLayout(text.slice(0, LONGEST_QUERY), engine.knownWords);
  const words = tokenise(fold(retyped ?? text.slice(0, LONGEST_QUERY)).slice(0, LONGEST_QUERY));
  const repaired = repairWords(words, engine.knownWords);
  const terms = distinct(
    analyse(
      repaired.map(({ word }) => word),
      engine.synonyms,
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
  const place = ({ id }: SearchResult) => engine.places.get(id) ?? 0;
  const assess = assessor(terms, words, engine.weights);
  const found = engine.index
    .search(terms.map(({ term }) => term).join(' '))
    .map((result) => ({ result, ...assess(result) }))
    .filter(({ share }) => share >= LEAST_EVIDENCE)
    .sort((one, other) => other.result.score - one.result.score || place(one.result) - place(other.result));
  const best = found[0]?.result.score ?? 0;
  return found
    .filter(({ result }) => result.score >= best * LEAST_SCORE)
    .slice(0, limit)
    .map(({ result, match }) => ({ id: String(result.id), score: result.score / best, match }));
}
