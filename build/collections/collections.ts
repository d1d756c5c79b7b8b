import type { Static, TSchema } from 'typebox';
import { admission } from './admission.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import { type Collection, type Definition, usual } from './collection.ts';
import { exams } from './exams.ts';
import { faq } from './faq.ts';
import { fields } from './fields.ts';
import { majors } from './majors.ts';
import { places } from './places.ts';
import { regions } from './regions.ts';
import { skills } from './skills.ts';
import { universities } from './universities.ts';

/** Every collection, by its name: its folder or file under content/, its key in the catalogue, its address. */
export const COLLECTIONS = {
  universities,
  majors,
  fields,
  regions,
  places,
  admission,
  exams,
  calendar,
  faq,
  skills,
  changes,
} as const satisfies Record<string, Definition>;

export type CollectionName = keyof typeof COLLECTIONS;

type Defined<N extends CollectionName> = (typeof COLLECTIONS)[N];

/** A record of a collection as an editor writes it. */
export type RecordOf<N extends CollectionName> = Static<Defined<N>['record']>;
/** A record as the list of its collection shows it. */
export type ElementOf<N extends CollectionName> = Static<Defined<N>['element']>;
/** A record as the answer about it alone shows it. */
export type DetailOf<N extends CollectionName> =
  Defined<N> extends { detail: { element: infer S extends TSchema } } ? Static<S> : ElementOf<N>;
/** The list of a collection in its envelope. */
export type ListOf<N extends CollectionName> = Static<Defined<N>['list']>;

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name);

/** The names of the collections, in the order of the table. */
export const COLLECTION_NAMES: readonly CollectionName[] = Object.keys(COLLECTIONS).filter(isCollection);

/**
 * Makes a value for each name. The compiler does not follow which type belongs to which name through a loop, so the
 * caller states it.
 */
export function forEachOf<R extends object>(names: readonly (keyof R)[], make: (name: keyof R) => unknown): R;
export function forEachOf<N extends PropertyKey>(names: readonly N[], make: (name: N) => unknown): unknown {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}

const DEFINITIONS = forEachOf<Record<CollectionName, Collection>>(COLLECTION_NAMES, (name) => {
  const { detail, ...definition }: Definition = COLLECTIONS[name];
  const { many, list: answer, element } = definition;
  return { ...usual(name, many), ...definition, detail: detail ? { query: null, answer, element, ...detail } : null };
});

/** The definition of a collection without its own types, for code that treats all collections alike. */
export const definitionOf = (name: CollectionName): Collection => DEFINITIONS[name];
