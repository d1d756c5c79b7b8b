import type { Static, TSchema } from 'typebox';
import { GlossaryRecord } from '../schema/glossary.ts';
import { ServiceRecord } from '../schema/service.ts';
import { id, named } from '../schema/shape.ts';
import * as Type from '../schema/type.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from './collections.ts';

const retiredIds = (name: CollectionName) =>
  Type.Array(id(`An id of the collection ${name} that has been published.`), {
    uniqueItems: true,
    description: `Retired: ${definitionOf(name).many.en.toLowerCase()}.`,
  });

/** content/retired.yaml: ids that were published once and may never mean anything else. */
const RetiredIds = Type.Unsafe<{ readonly [N in CollectionName]: readonly string[] }>(
  Type.Object(
    Object.fromEntries(COLLECTION_NAMES.map((name) => [name, retiredIds(name)])),
    named('RetiredIds', 'Ids that can never be used again.'),
  ),
);

const publishedIds = (name: CollectionName) =>
  Type.Array(id(`An id of the collection ${name}.`), {
    uniqueItems: true,
    description: `Published: ${definitionOf(name).many.en.toLowerCase()}.`,
  });

/** content/published.yaml: every id that was ever published. `npm run published` writes it, people do not. */
const PublishedIds = Type.Unsafe<{ readonly [N in CollectionName]: readonly string[] }>(
  Type.Object(
    Object.fromEntries(COLLECTION_NAMES.map((name) => [name, publishedIds(name)])),
    named('PublishedIds', 'Ids that apps may keep: each has a record, or is retired.'),
  ),
);

/** What stands in the content directory once, in a file of its own, and is no record of a collection. */
export const DOCUMENTS = {
  service: ServiceRecord,
  retired: RetiredIds,
  published: PublishedIds,
  glossary: GlossaryRecord,
} as const satisfies Record<string, TSchema>;

export type DocumentName = keyof typeof DOCUMENTS;
export type DocumentOf<N extends DocumentName> = Static<(typeof DOCUMENTS)[N]>;

const isName = (text: string): text is DocumentName => Object.hasOwn(DOCUMENTS, text);
export const DOCUMENT_NAMES: readonly DocumentName[] = Object.keys(DOCUMENTS).filter(isName);

/** Documents that a content directory may be without: before its first publication it has no published ids. */
export const OPTIONAL_DOCUMENTS: ReadonlySet<DocumentName> = new Set(['published']);
