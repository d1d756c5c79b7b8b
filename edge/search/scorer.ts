import { type IndexDocument, SEARCH_OPTIONS } from './index-document.ts';

/** How well an entry fits some terms. */
export interface Found {
  readonly score: number;
  /** The fields that hold each term that any of them holds. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** By term, the numbers of the fields that hold it, each with how often which entry has it there. */
export type Postings = ReadonlyMap<string, IndexDocument['minisearch']['index'][number][1]>;

/** How much a term tells that so many of all documents hold. */
export const inverseFrequency = (documents: number, holding: number): number =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));

/** The parameters of BM25+, as MiniSearch sets them. */
const SATURATION = 1.2;
const LENGTH_MATTERS = 0.7;
const LEAST = 0.5;

/**
 * Scores the entries that hold any of some terms, each given once, as MiniSearch does for the same index: by BM25+ of
 * each field and its boost, times the number of terms that an entry holds. Of the index it looks at these terms alone.
 * @returns by the ids of the entries
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
      for (const { field, boost, at, average } of fields) {
        const holding = Object.entries(postings.get(term)?.[at] ?? {});
        const rarity = inverseFrequency(documentCount, holding.length);
        for (const [place, times] of holding) {
          const length = (fieldLength[place]?.[at] ?? 0) / average;
          const satiety = times + SATURATION * (1 - LENGTH_MATTERS + LENGTH_MATTERS * length);
          const entry = found.get(place) ?? { sum: 0, fields: new Map() };
          entry.sum += boost * rarity * (LEAST + (times * (SATURATION + 1)) / satiety);
          entry.fields.set(term, [...(entry.fields.get(term) ?? []), field]);
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
