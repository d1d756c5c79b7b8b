import { MCP_PATH } from '../../../edge/http/addresses.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import WORDS from '../../publication/address-words.json' with { type: 'json' };
import { type Files, type Publication, plainFile, SCHEMA_TYPE, type SiteFile } from '../../publication/publication.ts';
import { publishedComponents } from '../../schema/json-schema.ts';
import { isRecord } from '../../schema/json-value.ts';
import { Problem } from '../../schema/problem.ts';
import { both, bothInLine, GROUPS } from './document.ts';
import { elementExamples, onExampleDay } from './examples.ts';
import { MCP_SHAPES, mcpOperation } from './mcp.ts';
import { operation } from './operation.ts';
import { headers, problemResponse, SHARED_PROBLEMS } from './responses.ts';

/** Every shape of the interface as a JSON Schema of its own (2020-12); they refer to each other by file name. */
export const schemaFiles = ({ baseUrl, routes }: Publication): SiteFile[] =>
  Object.entries(
    publishedComponents([Problem, ...routes.flatMap(({ answers }) => answers)], 'en', (name) => `${name}.json`),
  ).map(([name, schema]) => {
    const value = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${baseUrl}/schemas/${name}.json`,
      title: name,
      ...schema,
    };
    return { ...plainFile(`/schemas/${name}.json`, SCHEMA_TYPE, JSON.stringify(value)), value };
  });

const { conventions, signIn } = WORDS.openapi;
const CONVENTIONS = {
  ar: conventions.ar.replace('{emptyField}', EMPTY_FIELD.ar),
  en: conventions.en.replace('{emptyField}', EMPTY_FIELD.en),
};

/** Every shape that the document describes. */
export const shapesOf = ({ routes }: Pick<Publication, 'routes'>) => [
  Problem,
  ...MCP_SHAPES,
  ...routes.flatMap(({ answers }) => answers),
];

/**
 * The OpenAPI 3.1 description of the interface, made of the route table, the shapes and real answers.
 * @param all what is published, by path
 */
export function openapi(published: Publication, all: Files) {
  const { publication, files } = onExampleDay(published, all);
  const { catalogue, baseUrl, routes } = publication;
  const { service } = catalogue;
  const examples = elementExamples(publication);
  const schemas = Object.entries(publishedComponents(shapesOf(publication))).map(
    ([name, schema]) => [name, name in examples ? { ...schema, examples: examples[name] } : schema] as const,
  );
  return {
    openapi: '3.1.0',
    info: {
      title: bothInLine({ ar: service.name, en: service.nameEn }),
      version: service.version,
      summary: bothInLine({ ar: service.description, en: service.descriptionEn }),
      description: both(CONVENTIONS),
      contact: { name: service.publisher.nameEn, url: service.publisher.url, email: service.contact },
      license: { name: 'Creative Commons Attribution 4.0 International', identifier: 'CC-BY-4.0' },
    },
    servers: [{ url: baseUrl, description: bothInLine({ ar: service.name, en: service.nameEn }) }],
    security: [],
    tags: Object.entries(GROUPS)
      .filter(([name]) => routes.some(({ group }) => group === name))
      .map(([name, { description }]) => ({ name, description: both(description) })),
    externalDocs: {
      url: `${baseUrl}/docs/api`,
      description: 'توثيق الواجهة | Documentation of the interface',
    },
    paths: Object.fromEntries(
      routes.map((route) => [
        route.path,
        route.method === 'POST'
          ? { post: mcpOperation(route, publication, files) }
          : { get: operation(route, publication, files) },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(schemas),
      responses: Object.fromEntries(
        Object.entries(SHARED_PROBLEMS).map(([name, code]) => [name, problemResponse([code], baseUrl)]),
      ),
      headers: headers(service),
      securitySchemes: {
        humanSignIn: { type: 'http', scheme: 'bearer', bearerFormat: 'ID_TOKEN', description: both(signIn) },
      },
    },
  };
}
export type OpenApi = ReturnType<typeof openapi>;

/** What a reader can do without: samples, headers that every answer has, and bounds that the service keeps to. */
const DETAILS = ['examples', 'example', 'headers', 'pattern', 'minLength', 'maxLength', 'minItems', 'uniqueItems'];

/**
 * A part of the document without details.
 * @param areNames whether its keys are names of ours, not words of OpenAPI
 */
function lean(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(item));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || !DETAILS.includes(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, lean(part, key === 'properties')]));
}

/** Shapes in which each meaning is told once, where it comes first. */
function toldOnce(schemas: object): unknown {
  const told = new Set<unknown>();
  return JSON.parse(JSON.stringify(schemas), (key, value) => {
    const isTold = key === 'description' && typeof value === 'string' && told.has(value);
    told.add(value);
    return isTold ? undefined : value;
  });
}

/** The description for agents, which pay for every word: what they ask, and the shapes of its answers. */
export function leanOpenapi(document: OpenApi, publication: Publication): unknown {
  const isAsked = (path: string): boolean => path.startsWith('/api/agent') || path === MCP_PATH;
  const routes = publication.routes.filter(({ path }) => isAsked(path));
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isAsked(path)));
  const schemas = toldOnce(publishedComponents(shapesOf({ routes })));
  return lean({ ...document, paths, components: { ...document.components, schemas } });
}
