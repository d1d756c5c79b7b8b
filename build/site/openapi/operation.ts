import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Files, Publication } from '../../publication/publication.ts';
import type { Parameter, Route } from '../../publication/route.ts';
import { type JsonSchema, publishedAlone, shapeName } from '../../schema/json-schema.ts';
import { both, bothInLine, type Content, type Operation, type ParameterObject } from './document.ts';
import { examplesOf } from './examples.ts';
import { headersOf, problemResponses } from './responses.ts';

/** Words as one name, all but the first with a capital. */
export const camelCase = ([first = '', ...words]: readonly string[]): string =>
  [first, ...words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join('');

/**
 * What generated clients call an operation: `listUniversities`, `listUniversitiesByRegion`, `getUniversity`,
 * `getFaqIndex`, `postMcp`. An identifier in every language, as the ids of routes with their hyphens are not.
 */
export function operationId({ id, method }: Route): string {
  const record = COLLECTION_NAMES.find((name) => id === `${name}-record`);
  if (record !== undefined) return camelCase(['get', ...definitionOf(record).one.en.split(' ')]);
  const isList = COLLECTION_NAMES.some((name) => id === name || id.startsWith(`${name}-by-`));
  return camelCase([isList ? 'list' : method.toLowerCase(), ...id.split('-')]);
}

const parameter = ({ name, in: place = 'query', description, example, maxLength }: Parameter): ParameterObject => ({
  name,
  in: place,
  required: place === 'path',
  description: both(description),
  schema: { type: 'string', ...(maxLength && { maxLength }) },
  example,
});

function schemaOf({ answers }: Route): JsonSchema {
  const shapes = answers.map((shape) => {
    const name = shapeName(shape);
    return name ? { $ref: `#/components/schemas/${name}` } : publishedAlone(shape);
  });
  const [only, ...others] = shapes;
  if (only === undefined) return { type: 'string' };
  return others.length === 0 ? only : { anyOf: shapes };
}

/**
 * The document that describes the human sign-in is where its scheme belongs. It is optional there as everywhere: the
 * empty requirement comes first, and a token that is sent is ignored.
 */
const SIGN_IN = { route: 'oauth-protected-resource', security: [{}, { humanSignIn: [] }] } as const;

/** One operation of the interface, with its real answers as examples. */
export function operation(route: Route, publication: Publication, files: Files): Operation {
  const { baseUrl } = publication;
  const asksSomething = route.parameters.length > 0;
  const examples = examplesOf(route, publication, files);
  const content: Content = {
    [route.contentType.replace(/;.*/, '')]: {
      schema: schemaOf(route),
      ...(Object.keys(examples).length > 0 && { examples }),
    },
  };
  return {
    operationId: operationId(route),
    tags: [route.group],
    summary: bothInLine(route.summary),
    description: both(route.description),
    ...(route.id === SIGN_IN.route && { security: SIGN_IN.security }),
    ...(asksSomething && { parameters: route.parameters.map(parameter) }),
    responses: {
      200: { description: bothInLine(route.summary), headers: headersOf('ETag'), content },
      ...problemResponses([...(asksSomething ? (['bad-request'] as const) : []), ...route.problems], baseUrl),
    },
  };
}
