import type { Catalogue, Records } from '../../catalogue/catalogue.ts';
import { type CollectionName, definitionOf, type ListOf, type RecordOf } from '../../collections/collections.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { addressOf, idOf, recordFile } from './addresses.ts';
import { admission } from './admission.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import type { CollectionAnswers, FilterValue } from './collection.ts';
import { exams } from './exams.ts';
import { faq } from './faq.ts';
import { majors } from './majors.ts';
import { places } from './places.ts';
import { regions } from './regions.ts';
import { skills } from './skills.ts';
import { universities } from './universities.ts';

/** Fields are answered as they are written. */
const fields: CollectionAnswers<'fields'> = {
  elements: ({ catalogue }) => [...catalogue.fields],
  envelope: (elements) => ({ count: elements.length, fields: elements }),
};

export const ANSWERS: { readonly [N in CollectionName]: CollectionAnswers<N> } = {
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
};

/** The records of a collection, in the order of its list. */
export function recordsOf<N extends CollectionName>(name: N, catalogue: Catalogue): readonly RecordOf<N>[] {
  const records: Records = catalogue;
  return records[name];
}

export function listOf<N extends CollectionName>(name: N, edition: Edition): ListOf<N> {
  const { elements, envelope } = ANSWERS[name];
  return envelope(elements(edition), edition);
}

/** The records of a collection in full, as the answer about each shows them. */
export function detailsOf(name: CollectionName, edition: Edition): readonly object[] {
  const { elements, details = elements } = ANSWERS[name];
  return details(edition);
}

export const valuesOf = (name: CollectionName, parameter: string, edition: Edition): readonly FilterValue[] =>
  ANSWERS[name].filters?.[parameter]?.values(edition) ?? [];

/** Every answer about a collection: the list, each record in the envelope of the list, and the list in parts. */
export function* collectionFiles<N extends CollectionName>(name: N, edition: Edition): Generator<SiteFile> {
  const { list, member, detail, filters } = definitionOf(name);
  const { envelope, filters: filterAnswers = {} } = ANSWERS[name];
  const elements = ANSWERS[name].elements(edition);
  const listFile = (path: string, value: ListOf<N>): SiteFile => answer(path, list, value);
  const byId = new Map(elements.map((element) => [idOf(name, element), element]));
  yield listFile(`${addressOf(name)}.json`, envelope(elements, edition));
  const details = ANSWERS[name].details?.(edition) ?? elements;
  for (const [at, element] of elements.entries()) {
    const whole = { ...envelope([element], edition), [member]: [details[at]] };
    if (detail !== null) yield answer(recordFile(name, idOf(name, element)), detail.answer, whole);
  }
  for (const { parameter, folder } of filters) {
    const filter = filterAnswers[parameter];
    if (filter === undefined) throw new Error(`${name} has no values for the filter ${parameter}.`);
    const beside = filter.beside?.(edition) ?? ((list: ListOf<N>) => list);
    const part = (value: string | null, ids: readonly string[]) => {
      const found = ids.flatMap((id) => byId.get(id) ?? []);
      return beside(envelope(found, edition), value);
    };
    for (const { id, matches } of filter.values(edition)) yield listFile(`${folder}/${id}.json`, part(id, matches));
    for (const { file } of filter.others?.(edition) ?? []) yield file;
    yield listFile(`${folder}/unknown.json`, filter.unknown(part(null, []), edition));
  }
}

/** How many records and parts of records a collection holds, by the names that status gives them. */
export function countsOf<N extends CollectionName>(name: N, catalogue: Catalogue): Record<string, number> {
  const { parts } = ANSWERS[name];
  const records = recordsOf(name, catalogue);
  const [own = name, ...others] = definitionOf(name).counts;
  const held = records.map((record) => parts?.(record) ?? {});
  const countOf = (part: string) => held.reduce((sum, { [part]: count = 0 }) => sum + count, 0);
  return { [own]: records.length, ...Object.fromEntries(others.map((part) => [part, countOf(part)])) };
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
