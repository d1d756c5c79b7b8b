import type { CollectionName, DetailOf, ElementOf, ListOf, RecordOf } from '../../collections/collections.ts';
import type { Edition, SiteFile } from '../../publication/publication.ts';

/** A value of a filter, and the records that match it. */
export interface FilterValue {
  /** Name of the file with them, without `.json`. */
  readonly id: string;
  /** Every value of the query parameter that means it: a static host compares letter by letter. */
  readonly accepted: readonly string[];
  /** Ids of the records that match, in the order of the list. */
  readonly matches: readonly string[];
}

/** Values that are none of the filter but mean something, and the answer that says what. */
export interface OtherValue {
  readonly accepted: readonly string[];
  readonly file: SiteFile;
}

/** A filter of a collection's list. */
interface FilterAnswers<List> {
  readonly values: (edition: Edition) => readonly FilterValue[];
  /** What else is said beside the elements of a part; its value is null for one that the filter does not know. */
  readonly beside?: (edition: Edition) => (part: List, value: string | null) => List;
  readonly others?: (edition: Edition) => readonly OtherValue[];
  /** Ids that are known, but have no match: the answer to any other value is theirs, at addresses of their own, too. */
  readonly unmatched?: (catalogue: Edition['catalogue']) => readonly string[];
  /** What is answered to any other value, given the list without an element. */
  readonly unknown: (empty: List, edition: Edition) => List;
}

/** How the answers about a collection are computed from its records. */
export interface CollectionAnswers<N extends CollectionName> {
  /** The records as the list shows them. */
  readonly elements: (edition: Edition) => ElementOf<N>[];
  /** The records as the answer about each alone shows them, in the same order; absent: as the list does. */
  readonly details?: (edition: Edition) => DetailOf<N>[];
  /** The list around its elements. */
  readonly envelope: (elements: ElementOf<N>[], edition: Edition) => ListOf<N>;
  /** What a record is also asked for by, beside its id: the query, or where there is none the address. */
  readonly spellings?: (record: RecordOf<N>) => readonly string[];
  /** By query parameter, as the definition of the collection lists them; absent: it lists none. */
  readonly filters?: Readonly<Record<string, FilterAnswers<ListOf<N>>>>;
  /** How many parts a record has, by their names in `counts` of the definition; absent: they are not counted. */
  readonly parts?: (record: RecordOf<N>) => Readonly<Record<string, number>>;
  /** Days that the records are about, for catalogues of open data. */
  readonly covers?: (records: readonly RecordOf<N>[]) => readonly (string | null)[];
}
