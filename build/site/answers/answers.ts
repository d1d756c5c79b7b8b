import type { TSchema } from 'typebox';
import { problemFile } from '../../../http/addresses.ts';
import { PROBLEMS, type ProblemCode } from '../../../http/problems.ts';
import { jsonRule, type QueryCondition, type Rule } from '../../../http/route-table.ts';
import type { Records } from '../../catalogue/catalogue.ts';
import type { Filter } from '../../collections/collection.ts';
import {
  COLLECTION_NAMES,
  type CollectionName,
  definitionOf,
  type ElementOf,
  forEachCollection,
  type ListOf,
  type RecordOf,
} from '../../collections/collections.ts';
import { listJson } from '../../publication/list-json.ts';
import { type Edition, type Lists, listAnswer, type SiteFile } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';
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

function listOf<N extends CollectionName>(name: N, edition: Edition): Lists[N] {
  const { envelope } = ANSWERS[name];
  return envelope(elementsOf(name, edition), edition);
}

type Parts<Element> = Readonly<Record<string, readonly FilterValue<Element>[]>>;

function filtered<N extends CollectionName>(name: N, edition: Edition): Parts<ElementOf<N>> {
  const elements = elementsOf(name, edition);
  return Object.fromEntries(
    Object.entries(ANSWERS[name].filters).map(([parameter, { values }]) => [
      parameter,
      values(elements, edition),
    ]),
  );
}

const allParts = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, Parts<unknown>>>((name) => filtered(name, edition)),
);

/** The values of a filter with the elements that each leaves, made once for an edition. */
function partsOf<N extends CollectionName>(
  name: N,
  parameter: string,
  edition: Edition,
): readonly FilterValue<ElementOf<N>>[];
function partsOf(name: CollectionName, parameter: string, edition: Edition): readonly FilterValue<unknown>[] {
  return allParts(edition)[name][parameter] ?? [];
}

/** The whole list of each collection. */
export const listsOf = (edition: Edition): Lists => forEachCollection<Lists>((name) => listOf(name, edition));

/** The elements of a list, out of its envelope. */
export const elementsIn = (name: CollectionName, lists: Lists): readonly object[] =>
  elementsOfList(name, lists[name]);

function elementsOfList(name: CollectionName, list: unknown): readonly object[] {
  const elements = memberOf(list, definitionOf(name).member);
  return Array.isArray(elements) ? elements : [];
}

/** A record in full, and as JSON. */
interface FullElement {
  readonly element: object;
  readonly json: Uint8Array;
}

const sameMembers = (one: object, other: object): boolean => {
  const members = Object.entries(one);
  const others = Object.values(other);
  return members.length === others.length && members.every(([, member], at) => member === others[at]);
};

/** What was last made of a record: while a site is kept in memory, most of them stay the same. */
const lastOf = new WeakMap<object, FullElement>();

function fullElement(record: object, element: object): FullElement {
  const last = lastOf.get(record);
  if (last !== undefined && sameMembers(last.element, element)) return last;
  const made = { element, json: Buffer.from(JSON.stringify(element)) };
  lastOf.set(record, made);
  return made;
}

function detailedRecords<N extends CollectionName>(name: N, edition: Edition): readonly FullElement[] {
  const { detailed } = ANSWERS[name];
  return recordsOf(name, edition).map((record) => fullElement(record, detailed(record, edition)));
}

const allFullElements = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, readonly FullElement[]>>((name) => detailedRecords(name, edition)),
);

/** The records of a collection in full, as the answer about each shows them. */
export const fullElements = (name: CollectionName, edition: Edition): readonly FullElement[] =>
  allFullElements(edition)[name];

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
  const { envelope } = ANSWERS[name];
  const full = fullElements(name, edition);
  return elementsOf(name, edition).flatMap((listed, at) => {
    const known = full[at];
    if (known === undefined) return [];
    const value = { ...envelope([listed], edition), [member]: [known.element] };
    return [detailAnswer(detailFile(name, idOf(name, listed)), detail.answer, value, member, known)];
  });
}

const lastAnswers = new WeakMap<FullElement, { readonly envelope: string; readonly file: SiteFile }>();

function detailAnswer(
  path: string,
  schema: TSchema,
  value: object,
  member: string,
  full: FullElement,
): SiteFile {
  const envelope = [...listJson(value, member, [])].join('');
  const last = lastAnswers.get(full);
  if (last?.envelope === envelope) return last.file;
  const file = listAnswer(path, schema, value, member, () => [full.json]);
  lastAnswers.set(full, { envelope, file });
  return file;
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
      ...partsOf(name, parameter, edition).map(({ id, elements }) =>
        partAnswer(name, `${folder}/${id}.json`, beside(envelope([...elements], edition), edition)),
      ),
      partAnswer(
        name,
        `${folder}/unknown.json`,
        filter.unknown(beside(envelope([], edition), edition), edition),
      ),
    ];
  });
}

/** A row of a list as JSON. */
export const jsonOf = oncePer((element: object) => JSON.stringify(element));

/** A list, or a part of it. */
const partAnswer = <N extends CollectionName>(name: N, path: string, part: ListOf<N>): SiteFile => {
  const { list, member } = definitionOf(name);
  return listAnswer(path, list, part, member, () => elementsOfList(name, part).map(jsonOf));
};

const listFile = (name: CollectionName, lists: Lists): SiteFile =>
  partAnswer(name, `${addressOf(name)}.json`, lists[name]);

/** Every answer about the collections. */
export const collectionFiles = (edition: Edition, lists: Lists): SiteFile[] =>
  COLLECTION_NAMES.flatMap((name) => [
    listFile(name, lists),
    ...detailFiles(name, edition),
    ...filterFiles(name, edition),
  ]);

/** Which file answers which query at the address of a collection: the record first, then each filter, then the whole list. */
export function collectionRules(name: CollectionName, edition: Edition): Rule[] {
  const path = addressOf(name);
  const { detail, filters } = definitionOf(name);
  const rule = (query: QueryCondition, file: string, status = 200): Rule => ({ path, query, file, status });
  const details = detail === null ? [] : recordsOf(name, edition).map((record) => idOf(name, record));
  const asked = detail?.query ?? null;
  return [
    ...(detail === null || asked === null
      ? []
      : [
          ...details.map((id) => rule({ [asked]: id }, detailFile(name, id))),
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
  const ids = recordsOf(name, edition).map((record) => idOf(name, record));
  return [...retiredRules(name, edition), ...addressesBelow(addressOf(name), ids, detail.unknown)];
}

/** The same for the parts of a list. */
export const partRules = (
  name: CollectionName,
  { parameter, folder, unknown }: Filter,
  edition: Edition,
): Rule[] =>
  addressesBelow(
    folder,
    partsOf(name, parameter, edition).map(({ id }) => id),
    unknown,
  );

const addressesBelow = (folder: string, ids: readonly string[], unknown: ProblemCode): Rule[] => [
  ...ids.map((id) => jsonRule(`${folder}/${id}`)),
  { path: `${folder}/*`, query: {}, file: problemFile(unknown), status: PROBLEMS[unknown].status },
];

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

const exampleIds = oncePer((edition: Edition) =>
  forEachCollection<Record<CollectionName, string | undefined>>((name) => {
    const record = least(recordsOf(name, edition), (each) => {
      const counts = Object.values(countsIn(name, [each]));
      return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
    });
    return record === undefined ? undefined : idOf(name, record);
  }),
);

/** The value of a filter that leaves the fewest elements, but some. */
export const exampleValue = (name: CollectionName, parameter: string, edition: Edition): string | undefined =>
  least(partsOf(name, parameter, edition), ({ elements }) => elements.length)?.id;
