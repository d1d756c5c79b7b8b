import { JSON_TYPE, PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { PROBLEM_STATUS, type ProblemCode, problemFile } from '../../../edge/http/problems.ts';
import { jsonRule, type QueryCondition, type Rule } from '../../../edge/http/route-table.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf, type RecordOf } from '../../collections/collections.ts';
import { retiredId } from '../../collections/documents.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import type { Parameter, Route } from '../../publication/route.ts';
import { Problem, problemDocument } from '../../schema/problem.ts';
import { addressOf, idOf, recordAddress, recordFile } from './addresses.ts';
import { ANSWERS, recordsOf, valuesOf } from './answers.ts';

/** Items that have a size at all, the largest first. */
export const bySize = <T>(items: readonly T[], sizeOf: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, size: sizeOf(item) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .map(({ item }) => item);

/** How large a record is by its parts, or by its length when it has none; 0 when it has not some of each kind. */
function sizeOf<N extends CollectionName>(name: N, record: RecordOf<N>): number {
  const counts = Object.values(ANSWERS[name].parts?.(record) ?? {});
  if (counts.length === 0) return JSON.stringify(record).length;
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count);
}

/** The records that have some of each kind of part by their ids, those with the most first. */
export const examples = <N extends CollectionName>(name: N, { catalogue }: Edition): string[] =>
  bySize(recordsOf(name, catalogue), (each) => sizeOf(name, each)).map((record) => idOf(name, record));

/** The record with most to show, which a reader is likely to know. */
export const exampleId = (name: CollectionName, edition: Edition): string | undefined => examples(name, edition)[0];

/** The filters of a collection, each with its values and the one that most records match. */
const filtersOf = (name: CollectionName, edition: Edition) =>
  definitionOf(name).filters.map((filter) => {
    const values = valuesOf(name, filter.parameter, edition);
    const unmatched = ANSWERS[name].filters?.[filter.parameter]?.unmatched?.(edition.catalogue) ?? [];
    return { ...filter, values, unmatched, example: bySize(values, ({ matches }) => matches.length)[0]?.id };
  });
type Filters = ReturnType<typeof filtersOf>;

/** The ids of a collection whose record is gone. */
const retiredIds = (name: CollectionName, { catalogue }: Edition): string[] => catalogue.retired[name].map(retiredId);

const retiredFile = (name: CollectionName, id: string): string => `/problems/retired/${name}/${id}.json`;

/**
 * What is answered at the addresses of records that are gone: a problem that says so and names the successor, where there
 * is one. Its status is 404, because not every host can answer 410.
 */
export const retiredFiles = ({ catalogue, baseUrl }: Edition): SiteFile[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).detail !== null).flatMap((name) =>
    catalogue.retired[name].map((entry) => {
      const successor =
        typeof entry === 'string'
          ? {}
          : { successor: entry.successor, successorUrl: baseUrl + recordAddress(name, entry.successor) };
      const document = { ...problemDocument('retired', baseUrl), ...successor };
      return answer(retiredFile(name, retiredId(entry)), Problem, document, PROBLEM_TYPE);
    }),
  );

/** Each id with everything that asks for its record, the id itself first. */
const spelt = <N extends CollectionName>(name: N, { catalogue }: Edition): (readonly [id: string, as: string])[] =>
  recordsOf(name, catalogue).flatMap((record) => {
    const id = idOf(name, record);
    return [id, ...(ANSWERS[name].spellings?.(record) ?? [])].map((as) => [id, as] as const);
  });

/** Answers with a problem, by its own document unless told otherwise. */
const problemRule = (
  path: string,
  query: QueryCondition,
  code: ProblemCode,
  file: string = problemFile(code),
): Rule => ({ path, query, file, status: PROBLEM_STATUS[code] });

/** The query that asks for a single record, with what is said of it; none where no query does. */
const askedOf = (name: CollectionName) => {
  const { detail } = definitionOf(name);
  return detail === null || detail.query === null ? [] : [{ ...detail, query: detail.query }];
};

/** Which file answers which query at the address of a collection: the record first, then each filter, then the whole list. */
function collectionRules(name: CollectionName, filters: Filters, edition: Edition): Rule[] {
  const path = addressOf(name);
  const rule = (query: QueryCondition, file: string): Rule => ({ path, query, file, status: 200 });
  return [
    ...askedOf(name).flatMap(({ query, unknown }) => [
      ...spelt(name, edition).map(([id, as]) => rule({ [query]: as }, recordFile(name, id))),
      ...retiredIds(name, edition).map((id) => problemRule(path, { [query]: id }, 'retired', retiredFile(name, id))),
      problemRule(path, { [query]: true }, unknown),
    ]),
    ...filters.flatMap(({ parameter, folder, values }) => [
      ...values.flatMap(({ id, accepted }) =>
        accepted.map((value) => rule({ [parameter]: value }, `${folder}/${id}.json`)),
      ),
      ...(ANSWERS[name].filters?.[parameter]?.others?.(edition) ?? []).flatMap(({ accepted, file }) =>
        accepted.map((value) => rule({ [parameter]: value }, file.path)),
      ),
      rule({ [parameter]: true }, `${folder}/unknown.json`),
    ]),
    rule({}, `${path}.json`),
  ];
}

/** The addresses of single records, retired ones too, and the problem that answers any other address beside them. */
const recordRules = (name: CollectionName, unknown: ProblemCode, edition: Edition): Rule[] => [
  ...retiredIds(name, edition).flatMap((id) =>
    ['', '.json'].map((ending) => problemRule(recordAddress(name, id) + ending, {}, 'retired', retiredFile(name, id))),
  ),
  ...spelt(name, edition).map(([id, as]) => ({ ...jsonRule(recordAddress(name, as)), file: recordFile(name, id) })),
  problemRule(`${addressOf(name)}/*`, {}, unknown),
];

/** The same for the parts of a list. */
const partRules = ({ folder, unknown, values, unmatched }: Filters[number]): Rule[] => [
  ...values.map(({ id }) => jsonRule(`${folder}/${id}`)),
  ...unmatched
    .flatMap((id) => [id, `${id}.json`])
    .map((as) => ({ ...jsonRule(`${folder}/${as}`), file: `${folder}/unknown.json` })),
  problemRule(`${folder}/*`, {}, unknown),
];

/** A value that no filter knows: its answer says what is accepted. */
const UNKNOWN = 'atlantis';

/** A route without what all those of a collection have in common. */
type OwnRoute = Omit<Route, 'method' | 'group' | 'contentType'>;

/** The address of a collection: the list, with what its parameters do. */
function collectionRoute(name: CollectionName, id: string, filters: Filters, edition: Edition): OwnRoute {
  const { summary, description, list, search } = definitionOf(name);
  const asked = askedOf(name);
  const searches = search === null ? [] : [search];
  const parameters: Parameter[] = [
    ...asked.map(({ query, parameter }) => ({ name: query, description: parameter, example: id })),
    ...filters.map(({ parameter, description, example = '' }) => ({ name: parameter, description, example })),
    ...searches.map((each) => ({ ...each, name: each.parameter })),
  ];
  return {
    id: name,
    path: addressOf(name),
    summary,
    description,
    parameters,
    answers: [...new Set([...[...asked, ...searches].map(({ answer }) => answer), list])],
    problems: [
      ...asked.flatMap(({ unknown }) => [unknown, 'retired' as const]),
      ...searches.map((each) => each.tooLong),
    ],
    rules: collectionRules(name, filters, edition),
    ...(search !== null && {
      dynamic: { methods: ['GET', 'HEAD'], query: { [search.parameter]: true } as const },
    }),
    examples: [
      {},
      ...asked.flatMap(({ query }) => (id === '' ? [] : [{ [query]: id }])),
      ...filters.flatMap(({ parameter, example }) => [
        ...(example === undefined ? [] : [{ [parameter]: example }]),
        { [parameter]: UNKNOWN },
      ]),
    ],
  };
}

function recordRoute(name: CollectionName, id: string, edition: Edition): OwnRoute[] {
  const { detail, idKey } = definitionOf(name);
  if (detail === null || id === '') return [];
  return [
    {
      id: `${name}-record`,
      path: `${addressOf(name)}/{${idKey}}`,
      summary: detail.summary,
      description: detail.parameter,
      parameters: [{ name: idKey, in: 'path', description: detail.parameter, example: id }],
      answers: [detail.answer],
      problems: [detail.unknown, 'retired'],
      rules: recordRules(name, detail.unknown, edition),
    },
  ];
}

const ID_ALONE = { ar: 'المعرّف وحده: لا يُقبل هنا اسم.', en: 'The id alone: no name is accepted here.' };

const PARTS_AR: Record<string, string> = { region: 'المنطقة', major: 'التخصص', university: 'المؤسسة', day: 'اليوم' };

const partRoutes = (name: CollectionName, filters: Filters): OwnRoute[] =>
  filters.flatMap((filter) => {
    const { summary, list } = definitionOf(name);
    if (filter.example === undefined) return [];
    return {
      id: `${name}-by-${filter.parameter}`,
      path: `${filter.folder}/{${filter.inPath ?? 'id'}}`,
      summary: {
        ar: `${summary.ar} حسب ${PARTS_AR[filter.parameter] ?? filter.parameter}`,
        en: `${summary.en} by ${filter.parameter}`,
      },
      description: {
        ar: `القائمة كما تأتي مع المعامل ${filter.parameter}، لمعرّف واحد.`,
        en: `The list as the parameter ${filter.parameter} gives it, for a single id.`,
      },
      parameters: [
        {
          name: filter.inPath ?? 'id',
          in: 'path',
          description: filter.inPath ? filter.description : ID_ALONE,
          example: filter.example,
        },
      ],
      answers: [list],
      problems: [filter.unknown],
      rules: partRules(filter),
    };
  });

export const collectionRoutes = (edition: Edition): Route[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const [id, filters] = [exampleId(name, edition) ?? '', filtersOf(name, edition)];
    const group = definitionOf(name).group ?? name;
    return [
      collectionRoute(name, id, filters, edition),
      ...recordRoute(name, id, edition),
      ...partRoutes(name, filters),
    ].map((route) => ({ ...route, method: 'GET', group, contentType: JSON_TYPE }));
  });
