import type { Catalogue, Records } from '../../catalogue/catalogue.ts';
import {
  type CollectionName,
  definitionOf,
  type ElementOf,
  forEachCollection,
  type RecordOf,
} from '../../collections/collections.ts';
import type { Edition, Lists } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';
import { idOf } from './addresses.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import type { CollectionAnswers, FilterValue } from './collection.ts';
import { exams } from './exams.ts';
import { faq } from './faq.ts';
import { fields } from './fields.ts';
import { majors } from './majors.ts';
import { places } from './places.ts';
import { regions } from './regions.ts';
import { skills } from './skills.ts';
import { universities } from './universities.ts';

/** How the answers of each collection are computed. */
export const ANSWERS: { readonly [N in CollectionName]: CollectionAnswers<N> } = {
  universities,
  majors,
  fields,
  regions,
  places,
  exams,
  calendar,
  faq,
  skills,
  changes,
};

/** The records of a collection, in the order of its list. */
export const recordsOf = <N extends CollectionName>(
  name: N,
  catalogue: Catalogue,
): readonly RecordOf<N>[] => {
  const records: Records = catalogue;
  return records[name];
};

function listedRecords<N extends CollectionName>(name: N, edition: Edition): ElementOf<N>[] {
  const { listed } = ANSWERS[name];
  return recordsOf(name, edition.catalogue).map((record) => listed(record, edition));
}

const allElements = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, readonly unknown[]>>((name) => listedRecords(name, edition)),
);

/** The records of a collection as its list shows them: each is made once for an edition. */
function elementsOf<N extends CollectionName>(name: N, edition: Edition): ElementOf<N>[];
function elementsOf(name: CollectionName, edition: Edition): unknown[] {
  return [...allElements(edition)[name]];
}

const allById = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, ReadonlyMap<string, unknown>>>(
    (name) => new Map(elementsOf(name, edition).map((element) => [idOf(name, element), element])),
  ),
);

/** The elements that a value of a filter leaves. */
export function elementsLeft<N extends CollectionName>(
  name: N,
  { leaves }: FilterValue,
  edition: Edition,
): ElementOf<N>[];
export function elementsLeft(name: CollectionName, { leaves }: FilterValue, edition: Edition): unknown[] {
  const byId = allById(edition)[name];
  return leaves.flatMap((id) => byId.get(id) ?? []);
}

function listOf<N extends CollectionName>(name: N, edition: Edition): Lists[N] {
  const { envelope } = ANSWERS[name];
  return envelope(elementsOf(name, edition), edition);
}

/** The whole list of each collection. */
export const listsOf = oncePer(
  (edition: Edition): Lists => forEachCollection<Lists>((name) => listOf(name, edition)),
);

/** The elements of a list, out of its envelope. */
export function elementsIn(name: CollectionName, list: unknown): readonly object[] {
  const elements = memberOf(list, definitionOf(name).member);
  return Array.isArray(elements) ? elements : [];
}

type Parts = Readonly<Record<string, readonly FilterValue[]>>;

const allParts = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, Parts>>((name) =>
    Object.fromEntries(
      Object.entries(ANSWERS[name].filters ?? {}).map(([parameter, { values }]) => [
        parameter,
        values(edition),
      ]),
    ),
  ),
);

/** The values of a filter with the records that each leaves, made once for an edition. */
export const valuesOf = (name: CollectionName, parameter: string, edition: Edition): readonly FilterValue[] =>
  allParts(edition)[name][parameter] ?? [];

/** How many records and parts of records a collection holds, by the names that status gives them. */
export function countsOf<N extends CollectionName>(name: N, catalogue: Catalogue): Record<string, number> {
  const { parts } = ANSWERS[name];
  const records = recordsOf(name, catalogue);
  const [own = name, ...others] = definitionOf(name).counts;
  const counts = { [own]: records.length, ...Object.fromEntries(others.map((part) => [part, 0])) };
  for (const record of records) {
    for (const [part, count] of Object.entries(parts?.(record) ?? {}))
      counts[part] = (counts[part] ?? 0) + count;
  }
  return counts;
}

/** The first and the last day that a collection is about, ISO 8601; null when it is not about a time. */
export function coverOf<N extends CollectionName>(
  name: N,
  edition: Edition,
): readonly [first: string, last: string] | null {
  const { covers } = ANSWERS[name];
  const days = (covers?.(recordsOf(name, edition.catalogue)) ?? []).filter((day) => day !== null).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : [first, last];
}
