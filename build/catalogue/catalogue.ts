import type { CollectionName, RecordOf } from '../collections/collections.ts';
import type { DocumentOf } from '../collections/documents.ts';

/** The records of each collection, in the order in which answers show them. */
export type Records = { readonly [N in CollectionName]: readonly RecordOf<N>[] };

/** All content, typed, checked and deeply frozen. */
export interface Catalogue extends Records {
  readonly service: DocumentOf<'service'>;
  readonly glossary: DocumentOf<'glossary'>;
  /** Ids whose record is gone, by collection. */
  readonly retired: DocumentOf<'retired'>;
  /** The whole SKILL.md of each skill by its name; `{base_url}` and its kin are still to be filled in. */
  readonly skillTexts: ReadonlyMap<string, string>;
  /** SHA-256 over every content file, as 64 lower-case hex digits. */
  readonly contentHash: string;
}
