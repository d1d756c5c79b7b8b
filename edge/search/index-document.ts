import type { AsPlainObject, Options } from 'minisearch';

/** A question as it is indexed: each field holds its terms, joined by a space. */
export interface IndexedEntry {
  readonly id: string;
  readonly question: string;
  readonly alternatives: string;
  readonly answer: string;
}

export const FIELDS = ['question', 'alternatives', 'answer'] as const;

/** The published search index: everything that a search needs besides the code. */
export interface IndexDocument {
  /** Version of the analyser that made it: another version finds other terms. */
  readonly analyser: number;
  /** Sets of synonyms; the first member of each, folded, stands for all. */
  readonly glossary: readonly (readonly string[])[];
  /** Folded words of the questions, to which misspelt words are repaired, the most frequent first. */
  readonly words: readonly string[];
  /** A MiniSearch index, as its `toJSON` gives it. */
  readonly minisearch: AsPlainObject;
}

/** MiniSearch does not store its options in the index: build and edge share these. */
export const MINISEARCH_OPTIONS: Options<IndexedEntry> = {
  fields: [...FIELDS],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
  autoVacuum: false,
  searchOptions: {
    combineWith: 'OR',
    boost: { question: 3, alternatives: 2, answer: 0.5 },
  },
};
