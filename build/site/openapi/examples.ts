import { fitsQuery } from '../../../edge/http/route-table.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { type Files, type Publication, quotable } from '../../publication/publication.ts';
import type { Route } from '../../publication/route.ts';
import { shapeName } from '../../schema/json-schema.ts';
import { keysOf } from '../../schema/marks.ts';
import { ANSWERS, collectionFiles } from '../answers/answers.ts';
import { newestDayOf } from '../answers/credit.ts';
import { bySize } from '../answers/routes.ts';
import { statusFile } from '../answers/service.ts';
import { todayFile } from '../answers/today.ts';
import type { Example } from './document.ts';

/** Where the content knows no day at all. */
const ANY_DAY = '2026-01-01';

/**
 * A publication and its files, with every answer that depends on the day as it was on one that follows from the content:
 * so the description of the interface changes with the content alone, not every morning.
 * @param files what is published, by path
 */
export function onExampleDay(publication: Publication, files: Files) {
  const { exams, calendar } = publication.catalogue;
  const shown = { ...publication, asOf: newestDayOf([...exams, ...calendar]) ?? ANY_DAY };
  const dependent = COLLECTION_NAMES.filter((name) => keysOf(definitionOf(name).list, []).includes('asOf'));
  const lists = dependent.flatMap((name) => [...collectionFiles(name, shown)]);
  const answers = [...lists, statusFile(shown), todayFile(shown)];
  const dated = new Map(answers.map((file) => [file.path, quotable(file)]));
  return { publication: shown, files: { get: (path: string) => dated.get(path) ?? files.get(path) } };
}

const LONGEST_ELEMENT = 3_000;

/** The path with the example of each path parameter in its place. */
export const filledIn = ({ path, parameters }: Route): string =>
  parameters.reduce((filled, { name, example: value }) => filled.replace(`{${name}}`, value), path);

/**
 * Answers at an address that show what its parameters do, each under a name that says what was asked; the file of the
 * OpenAPI document, which is still being made, is null.
 * @param files what is published, by path
 */
export function realAnswers(route: Route, { baseUrl }: Publication, files: Files) {
  const path = filledIn(route);
  return (route.examples ?? [{}]).flatMap((query) => {
    const asked = new Map(Object.entries(query));
    const rule = route.rules.find((each) => each.path === path && fitsQuery(each.query, asked));
    const file = files.get(rule?.file ?? path);
    if (file === undefined && route.id !== 'openapi') return [];
    const search = new URLSearchParams(query).toString();
    const name = [route.id, ...Object.entries(query).flat()].join('-');
    return [{ name, address: baseUrl + path + (search && `?${search}`), file: file ?? null }];
  });
}

/** The short ones among the real answers of an address, as OpenAPI shows them. */
export const examplesOf = (route: Route, publication: Publication, files: Files): Record<string, Example> =>
  Object.fromEntries(
    realAnswers(route, publication, files).flatMap(({ name, address, file }) => {
      const value = file?.quote ?? null;
      return value === null ? [] : [[name, { summary: `GET ${address}`, value }]];
    }),
  );

/** One real record for the shape of each collection: the longest that is still short, as it has the fewest nulls. */
export const elementExamples = (publication: Publication): Record<string, unknown[]> =>
  Object.fromEntries(
    COLLECTION_NAMES.map((name) => {
      const lengthOf = (element: object) => JSON.stringify(element).length;
      const sorted = bySize<object>(ANSWERS[name].elements(publication), lengthOf);
      const chosen = sorted.find((element) => lengthOf(element) <= LONGEST_ELEMENT) ?? sorted.at(-1);
      return [shapeName(definitionOf(name).element) ?? name, chosen === undefined ? [] : [chosen]];
    }),
  );
