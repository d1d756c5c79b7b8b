import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import { GlossaryRecord } from '../schema/glossary.ts';
import { about, refersTo } from '../schema/marks.ts';
import { ServiceRecord } from '../schema/service.ts';
import { id, mapValues, setOf, shape } from '../schema/shape.ts';
import type { Definition } from './collection.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';

/** An id alone, or with the id of the record that took the place of the one that is gone. */
export type Retired = string | { readonly id: string; readonly successor: string };

const retiredIds = ({ many }: Definition, name: CollectionName) => {
  const own = about(id, {
    ar: 'معرّف سبق نشره',
    en: `An id of the collection ${name} that has been published.`,
  });
  const successor = about(refersTo(name, id), {
    ar: 'معرّف السجل الذي حل محله',
    en: 'Id of the record that took its place.',
  });
  return setOf(Type.Union([own, Type.Object({ id: own, successor }, { additionalProperties: false })]), {
    ar: `محذوف: ${many.ar}`,
    en: `Retired: ${many.en.toLowerCase()}.`,
  });
};

/** The id of an entry of retired.yaml. */
export const retiredId = (entry: Retired): string => (typeof entry === 'string' ? entry : entry.id);

/** content/retired.yaml: ids that were published once and may never mean anything else. */
const RetiredIds = shape('RetiredIds', { en: 'Ids that can never be used again.' })(mapValues(COLLECTIONS, retiredIds));

/** content/published.yaml: every id that was ever published. `npm run published` writes it, people do not. */
const PublishedIds = shape('PublishedIds', { en: 'Ids that apps may keep: each has a record, or is retired.' })(
  mapValues(COLLECTIONS, ({ many }, name) =>
    setOf(about(id, { ar: 'معرّف منشور', en: `An id of the collection ${name}.` }), {
      ar: `منشور: ${many.ar}`,
      en: `Published: ${many.en.toLowerCase()}.`,
    }),
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

const isDocument = (name: string): name is DocumentName => Object.hasOwn(DOCUMENTS, name);

export const DOCUMENT_NAMES: readonly DocumentName[] = Object.keys(DOCUMENTS).filter(isDocument);
