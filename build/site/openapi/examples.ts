import { fitsQuery } from '../../../http/route-table.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Publication, SiteFile } from '../../publication/publication.ts';
import type { Route } from '../../publication/route.ts';
import { shapeName } from '../../schema/json-schema.ts';
import { elementsIn } from '../answers/answers.ts';
import type { Example } from './document.ts';

/** A longer answer is named by its address: an agent that reads the document need not read all the data. */
const LONGEST_JSON = 7_000;
const LONGEST_TEXT = 2_500;
const LONGEST_ELEMENT = 3_000;

function example(address: string, { body, contentType, value }: SiteFile): Example {
  const summary = `GET ${address}`;
  const isJson = /[/+]json(?:;|$)/.test(contentType);
  if (typeof body !== 'string' || body.length > (isJson ? LONGEST_JSON : LONGEST_TEXT)) {
    return { summary, externalValue: address };
  }
  return { summary, value: value ?? body };
}

/** The path with the example of each path parameter in its place. */
const filledIn = ({ path, parameters }: Route): string =>
  parameters.reduce((filled, { name, example: value }) => filled.replace(`{${name}}`, value), path);

/**
 * Real answers of this publication at an address, each under a name that says what was asked.
 * @param files what is published, by path
 */
export function examplesOf(
  route: Route,
  { baseUrl }: Publication,
  files: ReadonlyMap<string, SiteFile>,
): Record<string, Example> {
  return Object.fromEntries(
    (route.examples ?? [{}]).flatMap((query) => {
      const path = filledIn(route);
      const asked = new Map(Object.entries(query));
      const file = files.get(
        route.rules.find((rule) => rule.path === path && fitsQuery(rule.query, asked))?.file ?? path,
      );
      const search = new URLSearchParams(query).toString();
      const address = baseUrl + path + (search && `?${search}`);
      const name = [route.id, ...Object.entries(query).flat()].join('-');
      if (file !== undefined) return [[name, example(address, file)]];
      // The document itself, which is still being made.
      return route.id === 'openapi' ? [[name, { summary: `GET ${address}`, externalValue: address }]] : [];
    }),
  );
}

/** One real record for the shape of each collection: the longest that is still short, as it has the fewest nulls. */
export const elementExamples = ({ lists }: Publication): Record<string, unknown[]> =>
  Object.fromEntries(
    COLLECTION_NAMES.map((name) => {
      const length = (element: unknown) => JSON.stringify(element).length;
      const sorted = elementsIn(name, lists).toSorted((a, b) => length(b) - length(a));
      const chosen = sorted.find((element) => length(element) <= LONGEST_ELEMENT) ?? sorted.at(-1);
      return [shapeName(definitionOf(name).element) ?? name, chosen === undefined ? [] : [chosen]];
    }),
  );
