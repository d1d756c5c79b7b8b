import { fitsQuery } from '../../../http/route-table.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { groupBy } from '../../publication/group-by.ts';
import { elementsOf, type Publication, type SiteFile } from '../../publication/publication.ts';
import type { Route } from '../routes.ts';
import type { Example } from './document.ts';

/** A longer answer is named by its address: an agent that reads the document need not read all the data. */
const LONGEST_JSON = 7_000;
const LONGEST_TEXT = 2_500;
const LONGEST_ELEMENT = 3_000;

type Query = Readonly<Record<string, string>>;

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

/** The region with the fewest universities, but with one. */
export function smallestRegion({ universities, regions }: Catalogue) {
  const groups = groupBy(universities, ({ regionId }) => regionId);
  return least(regions, ({ id }) => groups.get(id)?.length ?? 0);
}

/** Queries that show what the parameters do, with the least to list. */
function universityQueries(catalogue: Catalogue): Query[] {
  const university = least(catalogue.universities, ({ colleges }) =>
    colleges.reduce((count, { majors }) => count + majors.length, 0),
  );
  const region = smallestRegion(catalogue);
  return [
    ...(university ? [{ id: university.id }] : []),
    ...(region ? [{ region: region.id }] : []),
    { region: 'atlantis' },
  ];
}

function example(address: string, { body, contentType, value }: SiteFile): Example {
  const summary = `GET ${address}`;
  const isJson = /[/+]json(?:;|$)/.test(contentType);
  if (typeof body !== 'string' || body.length > (isJson ? LONGEST_JSON : LONGEST_TEXT)) {
    return { summary, externalValue: address };
  }
  return { summary, value: isJson ? (value ?? JSON.parse(body)) : body };
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
  { catalogue, baseUrl }: Publication,
  files: ReadonlyMap<string, SiteFile>,
): Record<string, Example> {
  const rules = route.rules(catalogue);
  const queries: Query[] = [{}, ...(route.id === 'universities' ? universityQueries(catalogue) : [])];
  return Object.fromEntries(
    queries.flatMap((query) => {
      const path = filledIn(route);
      const asked = new Map(Object.entries(query));
      const file = files.get(rules.find((rule) => fitsQuery(rule.query, asked))?.file ?? path);
      const search = new URLSearchParams(query).toString();
      const address = baseUrl + path + (search && `?${search}`);
      const name = [route.id, ...Object.entries(query).flat()].join('-');
      if (file !== undefined) return [[name, example(address, file)]];
      // The document itself, which is still being made.
      return route.id === 'openapi' ? [[name, { summary: `GET ${address}`, externalValue: address }]] : [];
    }),
  );
}

/** Shapes whose list is too long to be an example, and where their elements are. */
const ELEMENTS = {
  University: { path: '/api/agent/universities.json', member: 'universities' },
  Exam: { path: '/api/agent/exams.json', member: 'exams' },
  CalendarYear: { path: '/api/agent/calendar.json', member: 'years' },
  FaqEntry: { path: '/api/agent/faq.json', member: 'faq' },
} as const;

/**
 * One real record for each of the main shapes: the longest that is still short, as it has the fewest nulls.
 * @param files the answers, by path
 */
export function elementExamples(files: ReadonlyMap<string, SiteFile>): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(ELEMENTS).map(([name, { path, member }]) => {
      const sized = elementsOf(files.get(path), member)
        .map((element) => ({ element, length: JSON.stringify(element).length }))
        .sort((a, b) => b.length - a.length);
      const chosen = sized.find(({ length }) => length <= LONGEST_ELEMENT) ?? sized.at(-1);
      return [name, chosen === undefined ? [] : [chosen.element]];
    }),
  );
}
