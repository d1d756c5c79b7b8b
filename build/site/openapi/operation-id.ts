import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Route } from '../../publication/route.ts';

const camelCase = ([first = '', ...words]: readonly string[]): string =>
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
