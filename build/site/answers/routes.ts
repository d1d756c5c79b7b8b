import { JSON_TYPE } from '../../../http/headers.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import type { Parameter, Route } from '../../publication/route.ts';
import { addressOf, collectionRules, exampleId, exampleValue } from './answers.ts';

/** A value that no filter knows: its answer says what is accepted. */
const UNKNOWN = 'atlantis';

/** The address of a collection: the list, with what its parameters do. */
function collectionRoute(name: CollectionName, edition: Edition): Route {
  const { group, summary, description, list, detail, filters, search } = definitionOf(name);
  const values = filters.map(
    ({ parameter }) => [parameter, exampleValue(name, parameter, edition) ?? ''] as const,
  );
  const id = exampleId(name, edition) ?? '';
  const parameters: Parameter[] = [
    ...(detail === null ? [] : [{ name: 'id', description: detail.parameter, example: id }]),
    ...filters.map(({ parameter, description: about }, index) => ({
      name: parameter,
      description: about,
      example: values[index]?.[1] ?? '',
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
    answers: [list, ...(detail === null ? [] : [detail.answer]), ...(search === null ? [] : [search.answer])],
    problems: [...(detail === null ? [] : [detail.unknown]), ...(search === null ? [] : [search.tooLong])],
    rules: collectionRules(name, edition),
    ...(search !== null && {
      dynamic: { methods: ['GET', 'HEAD'], query: { [search.parameter]: true } as const },
    }),
    examples: [
      {},
      ...(detail === null || id === '' ? [] : [{ id }]),
      ...values.flatMap(([parameter, value]) => [
        ...(value === '' ? [] : [{ [parameter]: value }]),
        { [parameter]: UNKNOWN },
      ]),
    ],
  };
}

/** The address of every collection. */
export const collectionRoutes = (edition: Edition): Route[] =>
  COLLECTION_NAMES.map((name) => collectionRoute(name, edition));
