import type { AsPlainObject, Options } from 'minisearch';

/** A question as it is indexed: each field holds its terms, joined by a space. */
export interface IndexedEntry {
  readonly id: string;
  readonly question: string;
  readonly alternatives: string;
  readonly answer: string;
}

/** Options of the engine that a client needs to search the published index by itself. */
export const SEARCH_OPTIONS = {
  fields: ['question', 'alternatives', 'answer'],
  combineWith: 'OR',
  boost: { question: 3, alternatives: 2, answer: 0.5 },
} as const;

/** The published search index: everything that a search needs besides the code. */
export interface IndexDocument {
  /** Version of the analyser that made it: another version finds other terms. */
  readonly analyser: number;
  readonly options: typeof SEARCH_OPTIONS;
  /** Sets of synonyms; the first member of each, folded, stands for all. */
  readonly glossary: readonly (readonly string[])[];
  /** Folded words of the questions, to which misspelt words are repaired, the most frequent first. */
  readonly words: readonly string[];
  /** A MiniSearch index, as its `toJSON` gives it. */
  readonly minisearch: AsPlainObject;
}

/** MiniSearch does not store its options in the index: build and edge share these. */
export const MINISEARCH_OPTIONS: Options<IndexedEntry> = {
  fields: [...SEARCH_OPTIONS.fields],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
  autoVacuum: false,
  searchOptions: { combineWith: SEARCH_OPTIONS.combineWith, boost: SEARCH_OPTIONS.boost },
};
