import { JSON_TYPE } from '../../../edge/http/headers.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import type { Parameter, Route } from '../../publication/route.ts';
import { addressOf } from './addresses.ts';
import { exampleId, exampleValue } from './examples.ts';
import { collectionRules, partRules, recordRules } from './rules.ts';

/** A value that no filter knows: its answer says what is accepted. */
const UNKNOWN = 'atlantis';

/** The address of a collection: the list, with what its parameters do. */
function collectionRoute(name: CollectionName, edition: Edition): Route {
  const { group, summary, description, list, detail, filters, search } = definitionOf(name);
  const id = exampleId(name, edition) ?? '';
  const asked = detail && detail.query !== null ? { ...detail, query: detail.query } : null;
  const asking = filters.map((filter) => ({
    ...filter,
    example: exampleValue(name, filter.parameter, edition) ?? '',
  }));
  const parameters: Parameter[] = [
    ...(asked === null ? [] : [{ name: asked.query, description: asked.parameter, example: id }]),
    ...asking.map(({ parameter, description: about, example }) => ({
      name: parameter,
      description: about,
      example,
    })),
    ...(search === null
      ? []
      : [
          {
            name: search.parameter,
            description: search.description,
            example: search.example,
            maxLength: search.maxLength,
          },
        ]),
  ];
  return {
    id: name,
    method: 'GET',
    path: addressOf(name),
    group: group ?? name,
    summary,
    description,
    parameters,
    contentType: JSON_TYPE,
    answers: [
      ...new Set([
        ...(asked === null ? [] : [asked.answer]),
        ...(search === null ? [] : [search.answer]),
        list,
      ]),
    ],
    problems: [
      ...(asked === null ? [] : [asked.unknown, 'retired' as const]),
      ...filters.flatMap(({ refused }) => refused ?? []),
      ...(search === null ? [] : [search.tooLong]),
    ],
    rules: collectionRules(name, edition),
    ...(search !== null && {
      dynamic: { methods: ['GET', 'HEAD'], query: { [search.parameter]: true } as const },
    }),
    examples: [
      {},
      ...(asked === null || id === '' ? [] : [{ [asked.query]: id }]),
      ...asking.flatMap(({ parameter, example }) => [
        ...(example === '' ? [] : [{ [parameter]: example }]),
        { [parameter]: UNKNOWN },
      ]),
    ],
  };
}

/** The address of a single record. */
function recordRoute(name: CollectionName, edition: Edition): Route[] {
  const { group, detail, idKey } = definitionOf(name);
  const id = exampleId(name, edition);
  if (detail === null || id === undefined) return [];
  return [
    {
      id: `${name}-record`,
      method: 'GET',
      path: `${addressOf(name)}/{${idKey}}`,
      group: group ?? name,
      summary: detail.summary,
      description: detail.parameter,
      parameters: [{ name: idKey, in: 'path', description: detail.parameter, example: id }],
      contentType: JSON_TYPE,
      answers: [detail.answer],
      problems: [detail.unknown, 'retired'],
      rules: recordRules(name, edition),
    },
  ];
}

/** The addresses of the parts of a list. */
const partRoutes = (name: CollectionName, edition: Edition): Route[] =>
  definitionOf(name).filters.flatMap((filter) => {
    const { group, summary, list } = definitionOf(name);
    const id = exampleValue(name, filter.parameter, edition);
    if (id === undefined) return [];
    return [
      {
        id: `${name}-by-${filter.parameter}`,
        method: 'GET',
        path: `${filter.folder}/{id}`,
        group: group ?? name,
        summary,
        description: filter.description,
        parameters: [{ name: 'id', in: 'path', description: filter.description, example: id }],
        contentType: JSON_TYPE,
        answers: [list],
        problems: [filter.unknown],
        rules: partRules(name, filter, edition),
      },
    ];
  });

/** The addresses of every collection. */
export const collectionRoutes = (edition: Edition): Route[] =>
  COLLECTION_NAMES.flatMap((name) => [
    collectionRoute(name, edition),
    ...recordRoute(name, edition),
    ...partRoutes(name, edition),
  ]);
