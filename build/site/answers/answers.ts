import { problemFile } from '../../../http/addresses.ts';
import { PROBLEMS, type ProblemCode } from '../../../http/problems.ts';
import { jsonRule, type QueryCondition, type Rule } from '../../../http/route-table.ts';
import type { Records } from '../../catalogue/catalogue.ts';
import type { Filter } from '../../collections/collection.ts';
import {
  type CollectionName,
  definitionOf,
  type ElementOf,
  forEachCollection,
  type ListOf,
  type RecordOf,
} from '../../collections/collections.ts';
import { type Edition, type Lists, listAnswer, type SiteFile } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import { once, oncePer } from '../../values/once-per.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import type { CollectionAnswers, FilterValue } from './collection.ts';
import { exams } from './exams.ts';
import { faq } from './faq.ts';
import { fields } from './fields.ts';
import { majors } from './majors.ts';
import { places } from './places.ts';
import { regions } from './regions.ts';
import { retiredFile, retiredIds, retiredRules } from './retired.ts';
import { skills } from './skills.ts';
import { universities } from './universities.ts';

/** How the answers of each collection are computed. */
const ANSWERS: { readonly [N in CollectionName]: CollectionAnswers<N> } = {
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

/** Address of the list of a collection. */
export const addressOf = (name: CollectionName): string => `/api/agent/${name}`;

const detailFile = (name: CollectionName, id: string): string => `${addressOf(name)}/${id}.json`;

const recordsOf = <N extends CollectionName>(name: N, { catalogue }: Edition): readonly RecordOf<N>[] => {
  const records: Records = catalogue;
  return records[name];
};

/** The id of a record, which the check has seen to be a text. */
export const idOf = (name: CollectionName, record: unknown): string =>
  String(memberOf(record, definitionOf(name).idKey));

function listedRecords<N extends CollectionName>(name: N, edition: Edition): ElementOf<N>[] {
  const { listed } = ANSWERS[name];
  return recordsOf(name, edition).map((record) => listed(record, edition));
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
function elementsLeft<N extends CollectionName>(
  name: N,
  { leaves }: FilterValue,
  edition: Edition,
): ElementOf<N>[];
function elementsLeft(name: CollectionName, { leaves }: FilterValue, edition: Edition): unknown[] {
  const byId = allById(edition)[name];
  return leaves.flatMap((id) => byId.get(id) ?? []);
}

function listOf<N extends CollectionName>(name: N, edition: Edition): Lists[N] {
  const { envelope } = ANSWERS[name];
  return envelope(elementsOf(name, edition), edition);
}

type Parts = Readonly<Record<string, readonly FilterValue[]>>;

const allParts = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, Parts>>((name) =>
    Object.fromEntries(
      Object.entries(ANSWERS[name].filters).map(([parameter, { values }]) => [parameter, values(edition)]),
    ),
  ),
);

/** The values of a filter with the records that each leaves, made once for an edition. */
const partsOf = (name: CollectionName, parameter: string, edition: Edition): readonly FilterValue[] =>
  allParts(edition)[name][parameter] ?? [];

/** The whole list of each collection. */
export const listsOf = oncePer(
  (edition: Edition): Lists => forEachCollection<Lists>((name) => listOf(name, edition)),
);

/** The elements of a list, out of its envelope. */
export const elementsIn = (name: CollectionName, lists: Lists): readonly object[] =>
  elementsOfList(name, lists[name]);

function elementsOfList(name: CollectionName, list: unknown): readonly object[] {
  const elements = memberOf(list, definitionOf(name).member);
  return Array.isArray(elements) ? elements : [];
}

/** The records of a collection in full, as the answer about each shows them: made one after the other, and not held. */
export function* fullElements<N extends CollectionName>(name: N, edition: Edition): Generator<object> {
  const { detailed } = ANSWERS[name];
  for (const record of recordsOf(name, edition)) yield detailed(record, edition);
}

/** How many records and parts of records a collection holds, by the names that status gives them. */
export const countsOf = (name: CollectionName, edition: Edition): Readonly<Record<string, number>> =>
  countsIn(name, recordsOf(name, edition));

function countsIn<N extends CollectionName>(name: N, records: readonly RecordOf<N>[]) {
  const { counts } = ANSWERS[name];
  return counts(records);
}

/** The first and the last day that a collection is about, ISO 8601; null when it is not about a time. */
export function coverOf<N extends CollectionName>(
  name: N,
  edition: Edition,
): readonly [first: string, last: string] | null {
  const { covers } = ANSWERS[name];
  const days = (covers?.(recordsOf(name, edition)) ?? []).filter((day) => day !== null).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : [first, last];
}

/** An answer about each record: the envelope of the list with that record in full. */
function detailFiles<N extends CollectionName>(name: N, edition: Edition): SiteFile[] {
  const { member, detail } = definitionOf(name);
  if (detail === null) return [];
  const { envelope, listed, detailed } = ANSWERS[name];
  return recordsOf(name, edition).map((record) =>
    listAnswer(
      detailFile(name, idOf(name, record)),
      detail.answer,
      () => ({ ...envelope([listed(record, edition)], edition), [member]: [detailed(record, edition)] }),
      member,
      () => [JSON.stringify(detailed(record, edition))],
    ),
  );
}

/** The list in parts, by each filter, and what an unknown value is answered. */
function filterFiles<N extends CollectionName>(name: N, edition: Edition): SiteFile[] {
  const { filters } = definitionOf(name);
  const { envelope, filters: values } = ANSWERS[name];
  return filters.flatMap(({ parameter, folder }) => {
    const filter = values[parameter];
    if (filter === undefined) throw new Error(`${name} has no values for the filter ${parameter}.`);
    const { beside = (part) => part } = filter;
    return [
      ...partsOf(name, parameter, edition).map((value) =>
        partAnswer(name, `${folder}/${value.id}.json`, () =>
          beside(envelope(elementsLeft(name, value, edition), edition), edition),
        ),
      ),
      partAnswer(name, `${folder}/unknown.json`, () =>
        filter.unknown(beside(envelope([], edition), edition), edition),
      ),
    ];
  });
}

/** A row of a list as JSON. */
export const jsonOf = oncePer((element: object) => JSON.stringify(element));

/** A list, or a part of it. */
const partAnswer = <N extends CollectionName>(name: N, path: string, make: () => ListOf<N>): SiteFile => {
  const { list, member } = definitionOf(name);
  const part = once(make);
  return listAnswer(path, list, part, member, () => elementsOfList(name, part()).map(jsonOf));
};

/** Every answer about a collection. */
export const collectionFiles = (name: CollectionName, edition: Edition): SiteFile[] => [
  partAnswer(name, `${addressOf(name)}.json`, () => listsOf(edition)[name]),
  ...detailFiles(name, edition),
  ...filterFiles(name, edition),
];

/** What the paths of these files begin with. */
export const collectionFolders = (name: CollectionName): string[] => [
  `${addressOf(name)}.`,
  `${addressOf(name)}/`,
  ...definitionOf(name).filters.map(({ folder }) => `${folder}/`),
];

/** Where a record is answered, by its id in the query and at its own address. */
interface RecordRules {
  readonly asked: Rule;
  readonly own: Rule;
}

const knownRules = new WeakMap<object, RecordRules>();

/** Made once for each record, so that the rules stay the very same while others are edited. */
function rulesOf<N extends CollectionName>(name: N, record: RecordOf<N>): RecordRules {
  const known = knownRules.get(record);
  if (known !== undefined) return known;
  const [path, id] = [addressOf(name), idOf(name, record)];
  const asked = {
    path,
    query: { [definitionOf(name).detail?.query ?? definitionOf(name).idKey]: id },
    file: detailFile(name, id),
    status: 200,
  };
  const rules = { asked, own: jsonRule(`${path}/${id}`) };
  knownRules.set(record, rules);
  return rules;
}

/** Which file answers which query at the address of a collection: the record first, then each filter, then the whole list. */
export function collectionRules(name: CollectionName, edition: Edition): Rule[] {
  const path = addressOf(name);
  const { detail, filters } = definitionOf(name);
  const rule = (query: QueryCondition, file: string, status = 200): Rule => ({ path, query, file, status });
  const asked = detail?.query ?? null;
  return [
    ...(detail === null || asked === null
      ? []
      : [
          ...recordsOf(name, edition).map((record) => rulesOf(name, record).asked),
          ...retiredIds(name, edition).map((id) =>
            rule({ [asked]: id }, retiredFile(name, id), PROBLEMS.retired.status),
          ),
          rule({ [asked]: true }, problemFile(detail.unknown), PROBLEMS[detail.unknown].status),
        ]),
    ...filters.flatMap(({ parameter, folder, refused }) => [
      ...partsOf(name, parameter, edition).flatMap(({ id, accepted }) =>
        accepted.map((value) => rule({ [parameter]: value }, `${folder}/${id}.json`)),
      ),
      ...(refused === undefined
        ? []
        : (ANSWERS[name].filters[parameter]?.refused?.(edition) ?? []).flatMap(({ accepted, file }) =>
            accepted.map((value) => rule({ [parameter]: value }, file, PROBLEMS[refused].status)),
          )),
      rule({ [parameter]: true }, `${folder}/unknown.json`),
    ]),
    rule({}, `${path}.json`),
  ];
}

/** The addresses of the single records, and the problem that answers any other address beside them. */
export function recordRules(name: CollectionName, edition: Edition): Rule[] {
  const { detail } = definitionOf(name);
  if (detail === null) return [];
  return [
    ...retiredRules(name, edition),
    ...recordsOf(name, edition).map((record) => rulesOf(name, record).own),
    unknownBelow(addressOf(name), detail.unknown),
  ];
}

/** The same for the parts of a list. */
export const partRules = (
  name: CollectionName,
  { parameter, folder, unknown }: Filter,
  edition: Edition,
): Rule[] => [
  ...partsOf(name, parameter, edition).map(({ id }) => jsonRule(`${folder}/${id}`)),
  unknownBelow(folder, unknown),
];

const unknownBelow = (folder: string, unknown: ProblemCode): Rule => ({
  path: `${folder}/*`,
  query: {},
  file: problemFile(unknown),
  status: PROBLEMS[unknown].status,
});

/** The file about each record alone, by its id. */
export const filesById = (
  name: CollectionName,
  edition: Edition,
): { readonly value: string; readonly file: string }[] =>
  definitionOf(name).detail === null
    ? []
    : recordsOf(name, edition).map((record) => {
        const value = idOf(name, record);
        return { value, file: detailFile(name, value) };
      });

/** The file that answers each accepted value of a parameter. */
export const filesByValue = (
  name: CollectionName,
  parameter: string,
  edition: Edition,
): { readonly value: string; readonly file: string }[] =>
  collectionRules(name, edition).flatMap(({ query, file, status }) => {
    const value = query[parameter];
    return typeof value === 'string' && status === 200 ? [{ value, file }] : [];
  });

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

/** The record with the fewest parts that has some of each kind: the shortest that still shows everything. */
export const exampleId = (name: CollectionName, edition: Edition): string | undefined =>
  exampleIds(edition)[name];

const sizes = new WeakMap<object, number>();

/** How many parts a record has; none when it has not some of each kind. Counted once. */
function sizeOf<N extends CollectionName>(name: N, record: RecordOf<N>): number {
  const known = sizes.get(record);
  if (known !== undefined) return known;
  const counts = Object.values(countsIn(name, [record]));
  const size = counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
  sizes.set(record, size);
  return size;
}

const exampleIds = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, string | undefined>>((name) => {
    const record = least(recordsOf(name, edition), (each) => sizeOf(name, each));
    return record === undefined ? undefined : idOf(name, record);
  }),
);

/** The value of a filter that leaves the fewest records, but some. */
export const exampleValue = (name: CollectionName, parameter: string, edition: Edition): string | undefined =>
  least(partsOf(name, parameter, edition), ({ leaves }) => leaves.length)?.id;
