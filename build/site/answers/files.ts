import { type CollectionName, definitionOf, type ListOf } from '../../collections/collections.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { addressOf, idOf, recordFile } from './addresses.ts';
import { ANSWERS, elementsLeft, listsOf, recordsOf, valuesOf } from './answers.ts';

/** A list, or a part of it. */
const listFile = <N extends CollectionName>(name: N, path: string, list: ListOf<N>): SiteFile =>
  answer(path, definitionOf(name).list, list);

/** An answer about each record: the envelope of the list with that record in full. */
function recordFiles<N extends CollectionName>(name: N, edition: Edition): SiteFile[] {
  const { member, detail } = definitionOf(name);
  if (detail === null) return [];
  const { envelope, listed, detailed } = ANSWERS[name];
  return recordsOf(name, edition.catalogue).map((record) =>
    answer(recordFile(name, idOf(name, record)), detail.answer, {
      ...envelope([listed(record, edition)], edition),
      [member]: [detailed(record, edition)],
    }),
  );
}

/** The list in parts, by each filter, and what an unknown value is answered. */
function partFiles<N extends CollectionName>(name: N, edition: Edition): SiteFile[] {
  const { envelope, filters = {} } = ANSWERS[name];
  return definitionOf(name).filters.flatMap(({ parameter, folder }) => {
    const filter = filters[parameter];
    if (filter === undefined) throw new Error(`${name} has no values for the filter ${parameter}.`);
    const { beside = (part) => part } = filter;
    return [
      ...valuesOf(name, parameter, edition).map((value) =>
        listFile(
          name,
          `${folder}/${value.id}.json`,
          beside(envelope(elementsLeft(name, value, edition), edition), edition),
        ),
      ),
      listFile(
        name,
        `${folder}/unknown.json`,
        filter.unknown(beside(envelope([], edition), edition), edition),
      ),
    ];
  });
}

/** Every answer about a collection. */
export const collectionFiles = (name: CollectionName, edition: Edition): SiteFile[] => [
  listFile(name, `${addressOf(name)}.json`, listsOf(edition)[name]),
  ...recordFiles(name, edition),
  ...partFiles(name, edition),
];
