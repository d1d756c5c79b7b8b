import { isDeepStrictEqual } from 'node:util';
import { PROBLEM_TYPE } from '../../../../edge/http/headers.ts';
import type { Files, Publication } from '../../../publication/publication.ts';
import type { Route } from '../../../publication/route.ts';
import { type JsonSchema, publishedComponents } from '../../../schema/json-schema.ts';
import { isRecord } from '../../../schema/json-value.ts';
import { dataCatalogue } from '../../discovery/datasets.ts';
import type { Content, Operation, Reference, ResponseObject } from '../../openapi/document.ts';
import { realAnswers } from '../../openapi/examples.ts';
import { type OpenApi, shapesOf } from '../../openapi/openapi.ts';
import type { Language } from '../language.ts';
import { fieldsOf, referredShape, type ShapeFields } from './fields.ts';

/** The interface as the documentation shows it. */
export type ApiReference = ReturnType<typeof apiReference>;
/** One operation, ready to be shown. */
export type DocumentedOperation = ApiReference['operations'][number];
/** A real answer of this publication. */
export type ExampleAnswer = ReturnType<typeof exampleAnswer>;

/**
 * JSON as people read it, with what holds no list or object and is short in one line.
 * @param fields names of those to show; all of them unless told
 */
export const indented = (value: unknown, fields?: string[]): string =>
  JSON.stringify(value, fields, 2).replaceAll(/[[{][^[\]{}]{0,90}[\]}]/g, (short) => short.replaceAll(/\n */g, ' '));

/** One of a list to show: what the documentation takes as an example, by its id or year, else the first that is not past. */
const exampleIn = ({ routes, asOf }: Publication): ((list: readonly unknown[]) => unknown) => {
  const ids = new Set<unknown>(routes.flatMap(({ parameters }) => parameters.map(({ example }) => example)));
  const isAhead = ({ ends }: Record<string, unknown>) => typeof ends === 'string' && ends >= asOf;
  return (list) => {
    const records = list.filter(isRecord);
    return records.find(({ id, year }) => ids.has(id) || ids.has(year)) ?? records.find(isAhead) ?? list[0];
  };
};

/** Where a long text ends that is shown in part. */
const LONG_TEXT = /^(.{24}\S*) .*$/s;

/** A value with every list, and every object of more keys than a record has (a table by id), cut to one element; notes, too. */
function shortened(value: unknown, choose: ReturnType<typeof exampleIn>): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shortened(choose(value), choose)];
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const shown = entries.length > 60 ? entries.slice(0, 1) : entries;
  const part = (key: string, item: unknown) =>
    /^note/.test(key) && typeof item === 'string' ? item.replace(LONG_TEXT, '$1…') : shortened(item, choose);
  return Object.fromEntries(shown.map(([key, item]) => [key, part(key, item)]));
}

/**
 * An answer cut short.
 * @param request e.g. `GET /api/agent/exams`
 * @returns it with the answer as indented JSON, null where it is none, and whether its lists and tables were cut
 */
function exampleAnswer(request: string, value: unknown, choose: ReturnType<typeof exampleIn>) {
  if (value === undefined) return { request, json: null, shortened: false };
  const shown = shortened(value, choose);
  return { request, json: indented(shown), shortened: !isDeepStrictEqual(shown, value) };
}

/** The examples of a body, whatever its media type. */
const examplesIn = (content: Content) =>
  Object.values(content).flatMap(({ examples }) => Object.values(examples ?? {}));

/** What an address answers: POST as its operation shows it, GET from the very files. */
function exampleAnswers(route: Route, content: Content, publication: Publication, files: Files): ExampleAnswer[] {
  const choose = exampleIn(publication);
  if (route.method === 'POST')
    return examplesIn(content).map(({ summary, value }) => exampleAnswer(summary, value, choose));
  return realAnswers(route, publication, files).map(({ address, file }) =>
    exampleAnswer(`GET ${address.replace(publication.baseUrl, '')}`, file?.value, choose),
  );
}

/** Names of the shapes that an answer has. */
function answeredShapes(content: Content): string[] {
  const schemas = Object.values(content).flatMap(({ schema }) =>
    Array.isArray(schema.anyOf) ? schema.anyOf : [schema],
  );
  return schemas.map((schema: JsonSchema) => referredShape(schema)).filter((name) => name !== null);
}

const isReference = (value: ResponseObject | Reference): value is Reference => '$ref' in value;

/** Those of an operation of its own; those that any address may answer with are references in the document. */
const refusalsOf = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, response]) => {
    if (isReference(response)) return [];
    const examples = response.content?.[PROBLEM_TYPE]?.examples;
    return examples ? [{ status, codes: Object.keys(examples) }] : [];
  });

/** Reads the OpenAPI document for people; the texts in both languages come from the route table it was made of. */
export function apiReference(publication: Publication, document: OpenApi, files: Files) {
  const operations = publication.routes.flatMap((route) => {
    const item = document.paths[route.path];
    const operation = route.method === 'POST' ? item?.post : item?.get;
    const answer = operation?.responses['200'];
    if (operation === undefined || answer === undefined || isReference(answer)) return [];
    const content = answer.content ?? {};
    return {
      route,
      mediaTypes: Object.keys(content),
      shapes: answeredShapes(content),
      examples: exampleAnswers(route, content, publication, files),
      refusals: refusalsOf(operation),
      // To send, by name; none for GET.
      bodies: examplesIn(operation.requestBody?.content ?? {}).map(({ summary, value }) => ({
        name: summary,
        json: indented(value),
        compact: JSON.stringify(value),
      })),
    };
  });
  const shapesIn = (language: Language): ShapeFields => {
    const shapes = publishedComponents(shapesOf(publication), language);
    return new Map(Object.entries(shapes).map(([name, schema]) => [name, fieldsOf(schema, shapes)]));
  };
  return { operations, shapes: { ar: shapesIn('ar'), en: shapesIn('en') }, data: dataCatalogue(publication, files) };
}
