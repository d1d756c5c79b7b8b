import type { AsPlainObject } from 'minisearch';

/** Options of the engine that a client needs to search the published index by itself. */
export const SEARCH_OPTIONS = {
  fields: ['question', 'alternatives', 'answer'],
  combineWith: 'OR',
  boost: { question: 2, alternatives: 2, answer: 0.5 },
} as const;

/** Kinds of things that questions name. */
type SubjectKind = 'exams' | 'years' | 'universities';

/** What an entry is about: ids of exams and institutions, Hijri and Gregorian years. */
export type Subjects = {
  readonly [kind in SubjectKind]?: readonly string[];
} & {
  /** What it says of them: when, how many times, for what fee. */
  readonly asks: readonly string[];
  /** How it is asked: the terms of each phrasing, joined by a space, and what they weigh together. */
  readonly phrasings: readonly (readonly [terms: string, weight: number])[];
  /** It speaks of one exam, or tells the rule of one institution. */
  readonly one?: readonly SubjectKind[];
  /** Of an entry of no particular year: the last Hijri and the last Gregorian year in which it is known to hold. */
  readonly until?: readonly string[];
};

/** A subject that a query names; with several ids the name may mean any of them. */
export interface Mention {
  readonly of: SubjectKind;
  readonly ids: readonly string[];
}

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
  /** What a term asks for; several: any of them. */
  readonly asks: { readonly [term: string]: readonly string[] };
  /** Terms of the glossary that tell little of what is asked. */
  readonly light: readonly string[];
  /** Terms that exclude each other. */
  readonly opposites: readonly (readonly string[])[];
  /** Folded words of the questions, to which misspelt words are repaired, the most frequent first. */
  readonly words: readonly string[];
  /** A MiniSearch index, as its `toJSON` gives it. */
  readonly minisearch: AsPlainObject;
}

/** How well an entry fits some terms. */
export interface Found {
  readonly score: number;
  /** The fields that hold each term that any of them holds. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** For each term the numbers of the fields that contain it, and how often it occurs there in which entry. */
export type Postings = ReadonlyMap<string, IndexDocument['minisearch']['index'][number][1]>;

/** The inverse document frequency of BM25: the fewer documents contain a term, the more it tells. */
export const inverseFrequency = (documents: number, holding: number): number =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));

/** How much a term tells: the fewer entries hold it, the more; undefined for one that none holds. */
export function weightOf(term: string, postings: Postings, documents: number): number | undefined {
  const fields = postings.get(term);
  if (fields === undefined) return undefined;
  const holding = new Set(Object.values(fields).flatMap((places) => Object.keys(places)));
  return inverseFrequency(documents, holding.size);
}

/** The parameters of BM25+ under their usual names (k1, b and delta), as MiniSearch sets them. */
const K1 = 1.2;
const B = 0.7;
const DELTA = 0.5;

/**
 * Scores the entries that hold any of some terms, each given once, as MiniSearch does for the same index: by BM25+ of
 * each field and its boost, times the number of terms that an entry holds. MiniSearch itself is not used because it
 * first builds a tree of all terms from the published index: in a fresh Deno process the first search takes 72 ms with
 * it (47 at least) and 48 with this function (26 at least), where Netlify grants 50. The edge function would also be
 * 5.6 kB larger, gzipped.
 * @returns the score of each entry by its id
 */
export function scorer(
  { documentCount, documentIds, fieldIds, fieldLength, averageFieldLength }: IndexDocument['minisearch'],
  postings: Postings,
): (terms: readonly string[]) => Map<string, Found> {
  const fields = Object.entries(SEARCH_OPTIONS.boost).map(([field, boost]) => {
    const at = fieldIds[field] ?? 0;
    return { field, boost, at, average: averageFieldLength[at] ?? 1 };
  });
  return (terms) => {
    const found = new Map<string, { sum: number; readonly fields: Map<string, string[]> }>();
    for (const term of terms) {
      const indexed = postings.get(term) ?? {};
      for (const { field, boost, at, average } of fields) {
        const holding = indexed[at] ?? {};
        const places = Object.keys(holding);
        const rarity = inverseFrequency(documentCount, places.length);
        for (const place of places) {
          const times = holding[place] ?? 0;
          const length = (fieldLength[place]?.[at] ?? 0) / average;
          const saturation = (times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
          const entry = found.get(place) ?? { sum: 0, fields: new Map() };
          entry.sum += boost * rarity * (DELTA + saturation);
          const held = entry.fields.get(term);
          if (held === undefined) entry.fields.set(term, [field]);
          else held.push(field);
          found.set(place, entry);
        }
      }
    }
    return new Map(
      [...found].map(([place, { sum, fields: held }]) => [
        String(documentIds[place]),
        { score: sum * held.size, fields: held },
      ]),
    );
  };
}
