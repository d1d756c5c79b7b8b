import type { AsPlainObject } from 'minisearch';
import type { Mention, Subjects } from './subjects.ts';

/** Options of the engine that a client needs to search the published index by itself. */
export const SEARCH_OPTIONS = {
  fields: ['question', 'alternatives', 'answer'],
  combineWith: 'OR',
  boost: { question: 3, alternatives: 2, answer: 0.5 },
} as const;

/** What a term stands for that is the name of an exam or an institution. */
export interface Name extends Mention {
  readonly of: 'exams' | 'universities';
  /** The term that is searched in its place, when no question is about it. */
  readonly term?: string;
}

/** The published search index: everything that a search needs besides the code. */
export interface IndexDocument {
  /** Version of the analyser that made it: another version finds other terms. */
  readonly analyser: number;
  readonly options: typeof SEARCH_OPTIONS;
  /** Sets of synonyms; the first member of each, folded, stands for all. */
  readonly glossary: readonly (readonly string[])[];
  /** The terms that are names. */
  readonly names: { readonly [term: string]: Name };
  /** What each entry is about, by its id. */
  readonly about: { readonly [id: string]: Subjects };
  /** Folded words of the questions, to which misspelt words are repaired, the most frequent first. */
  readonly words: readonly string[];
  /** A MiniSearch index, as its `toJSON` gives it. */
  readonly minisearch: AsPlainObject;
}
