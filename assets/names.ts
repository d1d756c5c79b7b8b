import { withoutPrefix } from '../edge/search/stem.ts';
import { isStopWord } from '../edge/search/stopwords.ts';
import { tokenise } from '../edge/search/tokenise.ts';
import { editDistance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';

/** What has a page and a name, in the order in which it is shown where two fit as well. */
export const NAMED = ['majors', 'universities', 'exams', 'regions'] as const;
export type Named = (typeof NAMED)[number];

/** A record by its id, its names in Arabic and English, and other words by which it is found. */
export type NameRow = readonly [id: string, name: string, nameEn: string, others?: readonly string[]];

/** /assets/names.json: what the search shows of each record, and finds it by. Questions are found by their index. */
export type NamesDocument = Readonly<Record<Named | 'faq', readonly NameRow[]>>;

export interface NameHit {
  readonly kind: Named;
  readonly row: NameRow;
  /** Whether it holds every word that any name holds. */
  readonly isWhole: boolean;
}

/** A hit with less than this share of the best score of its kind is left out. */
const LEAST_SHARE = 0.6;
/** Shorter words are too near to too many. */
const SHORTEST_REPAIRED = 5;

interface Entry {
  readonly kind: Named;
  readonly row: NameRow;
  /** The words of each of its names. */
  readonly names: readonly (readonly string[])[];
}

const wordsOf = (text: string): string[] => tokenise(fold(text));

/** A word as it is written, and without its article. */
const formsOf = (word: string): string[] => [...new Set([word, withoutPrefix(word)])];

/**
 * Makes the names ready for searches.
 * @returns finds the records whose names hold the words of a text, best first: the last word may be half typed, an
 * unknown one one letter off, and words that no name holds count for nothing
 */
export function nameSearch(names: NamesDocument): (text: string) => NameHit[] {
  const entries = NAMED.flatMap((kind) =>
    names[kind].map((row): Entry => {
      const [, name, nameEn, others = []] = row;
      return { kind, row, names: [name, nameEn, ...others].map(wordsOf) };
    }),
  );
  const holders = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const word of entry.names.flat().flatMap(formsOf))
      holders.set(word, (holders.get(word) ?? new Set()).add(entry));
  }
  const all = (words: readonly string[]): ReadonlySet<Entry> =>
    new Set(words.flatMap((word) => [...(holders.get(word) ?? [])]));
  const known = [...holders.keys()];

  const holding = (word: string, isLast: boolean): ReadonlySet<Entry> => {
    const forms = formsOf(word);
    const begun = isLast ? known.filter((each) => forms.some((form) => each.startsWith(form))) : [];
    const exact = all([...forms, ...begun]);
    if (exact.size > 0 || word.length < SHORTEST_REPAIRED) return exact;
    return all(known.filter((each) => forms.some((form) => editDistance(form, each, 1) <= 1)));
  };

  return (text) => {
    const words = wordsOf(text);
    const isMeant = (word: string) =>
      formsOf(word).some((form) => words.some((each) => form.startsWith(withoutPrefix(each))));
    /** Of names that hold the same words, the one with the fewest others is meant, and its own sooner than another. */
    const length = ({ names }: Entry): number =>
      Math.min(
        ...names.map((name, index) => (name.some(isMeant) ? name.length + (index < 2 ? 0 : 0.5) : Infinity)),
      );
    const found = words
      .filter((word) => words.length === 1 || !isStopWord(word))
      .map((word, index, { length }) => holding(word, index === length - 1))
      .filter(({ size }) => size > 0);
    const scores = new Map<Entry, number>();
    for (const each of found) {
      const weight = Math.log(1 + entries.length / each.size);
      for (const entry of each) scores.set(entry, (scores.get(entry) ?? 0) + weight);
    }
    const best = new Map<Named, number>();
    for (const [{ kind }, score] of scores) best.set(kind, Math.max(best.get(kind) ?? 0, score));
    return [...scores]
      .filter(([{ kind }, score]) => score >= (best.get(kind) ?? 0) * LEAST_SHARE)
      .sort(([one, score], [other, otherScore]) => otherScore - score || length(one) - length(other))
      .map(([entry]) => ({
        kind: entry.kind,
        row: entry.row,
        isWhole: found.every((each) => each.has(entry)),
      }));
  };
}
