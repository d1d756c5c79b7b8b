import { type CollectionName, forEachCollection, type RecordOf } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import { oncePer } from '../../values/once-per.ts';
import { idOf } from './addresses.ts';
import { ANSWERS, recordsOf, valuesOf } from './answers.ts';

/** The first of the smallest items that have a size at all. */
function least<T>(items: readonly T[], sizeOf: (item: T) => number): T | undefined {
  let smallest: T | undefined;
  let smallestSize = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const size = sizeOf(item);
    if (size > 0 && size < smallestSize) [smallest, smallestSize] = [item, size];
  }
  return smallest;
}

/** How large a record is by its parts; 0 when it has not some of each kind. */
function sizeOf<N extends CollectionName>(name: N, record: RecordOf<N>): number {
  const counts = Object.values(ANSWERS[name].parts?.(record) ?? {});
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 1);
}

const exampleIds = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, string | undefined>>((name) => {
    const record = least(recordsOf(name, edition.catalogue), (each) => sizeOf(name, each));
    return record === undefined ? undefined : idOf(name, record);
  }),
);

/** The record with the fewest parts that has some of each kind: the shortest that still shows everything. */
export const exampleId = (name: CollectionName, edition: Edition): string | undefined =>
  exampleIds(edition)[name];

/** The value of a filter that leaves the fewest records, but some. */
export const exampleValue = (name: CollectionName, parameter: string, edition: Edition): string | undefined =>
  least(valuesOf(name, parameter, edition), ({ leaves }) => leaves.length)?.id;
