import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Content, Operation, ResponseObject } from '../../build/site/openapi/document.ts';
import type { OpenApi } from '../../build/site/openapi/openapi.ts';
import { siteFiles } from '../../build/site/site.ts';
import { PROBLEM_STATUS } from '../../edge/http/problems.ts';
import { frozenCatalogue, frozenRoutes } from '../support/frozen-content.ts';
import { startLocalServer } from '../support/local-server.ts';

/** The newest day that the frozen exams and school years know, whose answers the examples show on every day. */
const EXAMPLE_DAY = '2026-09-27';
const server = await startLocalServer(EXAMPLE_DAY);
const { base } = server;
const text = await (await fetch(`${base}/openapi.json`)).text();
const document: OpenApi = JSON.parse(text);
const catalogue = await frozenCatalogue();
const routes = await frozenRoutes();

const operations: [string, Operation][] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation): [string, Operation] => [path, operation]),
);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: document.components });
const errorsOf = (schema: object, value: unknown): string => {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
  return ajv.validate(local, value) ? '' : ajv.errorsText();
};

const isResponse = (response: object): response is ResponseObject => !('$ref' in response);
const contents = (operation: Operation): Content[] => [
  ...(operation.requestBody ? [operation.requestBody.content] : []),
  ...Object.values(operation.responses).flatMap((response) =>
    isResponse(response) && response.content ? [response.content] : [],
  ),
];

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /[A-Za-z]{2}/;

describe('the OpenAPI document', () => {
  it('is valid in the eyes of an outside judge', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    const broken = { ...JSON.parse(text), info: {} };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('says version, contact, licence, server and an empty security requirement', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.0.0');
    expect(document.info.contact.email).toBe(catalogue.service.contact);
    expect(document.info.license.identifier).toBe('CC-BY-4.0');
    expect(document.servers.map(({ url }) => url)).toEqual([base]);
    expect(document.security).toEqual([]);
    expect(document.components.securitySchemes).toMatchObject({
      humanSignIn: { type: 'http', scheme: 'bearer', bearerFormat: 'ID_TOKEN' },
    });
    // Where the scheme is mentioned at all, no credential remains the first choice.
    for (const [path, { security }] of operations) expect(security?.[0] ?? {}, path).toEqual({});
  });

  it('has one operation for each address of the interface', () => {
    expect(operations.map(([path]) => path).sort()).toEqual(routes.map(({ path }) => path).sort());
    const tags = document.tags.map(({ name }) => name);
    for (const [path, operation] of operations) expect(tags, path).toContain(operation.tags[0]);
  });

  it('calls each operation by an identifier of its own', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      [
        '/api/agent/universities',
        '/api/agent/universities/{id}',
        '/api/agent/regions/{id}',
        '/api/agent/calendar/{year}',
        '/api/agent/faq/index.json',
        '/mcp',
      ].map((path) => operations.find(([each]) => each === path)?.[1].operationId),
    ).toEqual([
      'listUniversities',
      'getUniversity',
      'listUniversitiesByRegion',
      'getSchoolYear',
      'getFaqIndex',
      'postMcp',
    ]);
  });

  it('describes everything in Arabic and English', () => {
    const texts = [
      document.info.title,
      document.info.description,
      ...document.tags.map(({ description }) => description),
      ...operations.flatMap(([, { summary, description, parameters = [] }]) => [
        summary,
        description,
        ...parameters.map((parameter) => parameter.description),
      ]),
    ];
    expect(texts.filter((text) => !ARABIC.test(text) || !LATIN.test(text))).toEqual([]);
  });

  it.each(operations)('%s refuses with problem documents as the service does', (path, operation) => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '405', '429']));
    const problems = contents(operation).flatMap((content) =>
      Object.entries(content['application/problem+json']?.examples ?? {}),
    );
    for (const [code, { value }] of problems) expect(value, path).toMatchObject({ code });
  });

  it('shows each problem as it is published', async () => {
    const { RateLimited } = document.components.responses;
    const example = RateLimited?.content?.['application/problem+json']?.examples?.['rate-limited'];
    expect(example?.value).toEqual(await (await fetch(`${base}/problems/rate-limited.json`)).json());
    expect(example?.value).toMatchObject({ status: PROBLEM_STATUS['rate-limited'] });
    expect(Object.keys(RateLimited?.headers ?? {})).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']),
    );
  });
});

it('says what an operation does in at most 300 characters', () => {
  expect(operations.filter(([, { description }]) => description.length > 300)).toEqual([]);
});

it('is also published short, for agents: what they ask, without examples, and with every shape that is named', async () => {
  const short: OpenApi = JSON.parse(await (await fetch(`${base}/openapi.min.json`)).text());
  expect((await new Validator().validate(Object(short))).errors).toBeUndefined();
  const asked = operations.map(([path]) => path).filter((path) => path.startsWith('/api/agent') || path === '/mcp');
  expect(Object.keys(short.paths)).toEqual(asked);
  const written = JSON.stringify(short);
  expect(written).not.toMatch(/"examples?":/);
  const named = new Set(Array.from(written.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name));
  expect(Object.keys(short.components.schemas).filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name = '') => !(name in short.components.schemas))).toEqual([]);
});

const examples = operations.flatMap(([path, operation]) =>
  contents(operation).flatMap((content) =>
    Object.values(content).flatMap(({ schema, examples: all = {} }) =>
      Object.entries(all).map(([name, example]) => ({ path, name, schema, example })),
    ),
  ),
);

it('is the same on any day', () => {
  const on = (asOf: string): string => {
    for (const { path, body } of siteFiles({ catalogue, baseUrl: 'https://data.example', asOf })) {
      if (path === '/openapi.json') return String(body);
    }
    throw new Error('It is not published.');
  };
  expect(on('2026-08-30')).toBe(on('2027-03-01'));
});

it('names every object and every list of codes, and has no map beside named keys', () => {
  const walk = (schema: unknown, path: string): string[] => {
    if (Array.isArray(schema)) return schema.flatMap((part, at) => walk(part, `${path}/${at}`));
    if (typeof schema !== 'object' || schema === null) return [];
    const isTop = /^[^/]+$/.test(path);
    const faults = [
      ...('properties' in schema && !isTop ? [`${path} is an object without a name`] : []),
      ...('enum' in schema && !isTop ? [`${path} is a list of codes without a name`] : []),
      ...('properties' in schema && 'additionalProperties' in schema ? [`${path} has a map beside`] : []),
    ];
    const parts = Object.entries(schema).filter(([key]) => key !== 'examples');
    return [...faults, ...parts.flatMap(([key, part]) => walk(part, `${path}/${key}`))];
  };
  const { schemas } = document.components;
  expect(Object.entries(schemas).flatMap(([name, schema]) => walk(schema, name))).toEqual([]);
});

describe('examples', () => {
  it('hold no reference that a tool might follow', () => {
    for (const { path, example } of examples) {
      if (path === '/openapi.json') continue;
      expect(JSON.stringify(example.value), path).not.toContain('"$ref"');
    }
  });

  it('are there for every operation whose answer is short', async () => {
    const illustrated = new Set(examples.map(({ path }) => path));
    // The sitemap names every page, and the pages show the examples.
    const others = operations.map(([path]) => path).filter((path) => path !== '/sitemap.xml' && !illustrated.has(path));
    for (const path of others) {
      expect((await (await fetch(base + path)).text()).length, path).toBeGreaterThan(2_500);
    }
    expect(illustrated.size).toBeGreaterThan(others.length);
  });

  it('stand in the document itself, which no client need fetch to read it', () => {
    expect(text).not.toContain('externalValue');
    expect(examples.filter(({ example }) => !('value' in example))).toEqual([]);
  });

  it.each(examples)('$path $name has the shape that it illustrates', ({ schema, example }) =>
    expect(errorsOf(schema, example.value)).toBe(''),
  );

  it.each(examples.filter(({ example }) => example.summary.startsWith('GET ')))(
    '$path $name is what the service answers',
    async ({ example }) => {
      const response = await fetch(example.summary.replace('GET ', ''));
      expect(response.status).toBe(200);
      const body = await response.text();
      if (typeof example.value === 'string') expect(body).toBe(example.value);
      else expect(JSON.parse(body)).toEqual(example.value);
    },
  );

  it.each(['call-tool', 'ping'])('of %s over MCP is what the server answers', async (name) => {
    const operation = document.paths['/mcp']?.post;
    const request = operation?.requestBody?.content['application/json']?.examples?.[name]?.value;
    const ok = operation?.responses[200];
    const expected = ok && isResponse(ok) ? ok.content?.['application/json']?.examples?.[name]?.value : undefined;
    const response = await fetch(`${base}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect(expected).toBeDefined();
    expect(await response.json()).toEqual(expected);
  });

  it.each(['University', 'Exam', 'CalendarYear', 'FaqEntry'])('of %s is a real record', async (name) => {
    const schema = document.components.schemas[name];
    const [record] = Array.isArray(schema?.examples) ? schema.examples : [];
    expect(errorsOf({ $ref: `#/components/schemas/${name}` }, record)).toBe('');
    const lists = { University: 'universities', Exam: 'exams', CalendarYear: 'calendar', FaqEntry: 'faq' };
    const list = Object.entries(lists).find(([shape]) => shape === name)?.[1];
    expect(await (await fetch(`${base}/api/agent/${list}.json`)).text()).toContain(JSON.stringify(record));
  });
});

describe('what generators of clients make of the schemas', () => {
  type Node = Record<string, unknown>;
  const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
  const nodesIn = (value: unknown): Node[] => (isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []);
  const schemas = [
    ...Object.values(document.components.schemas).map(({ examples: _, ...schema }) => schema),
    ...operations.flatMap(([, operation]) =>
      contents(operation).flatMap((content) => Object.values(content).map(({ schema }) => schema)),
    ),
  ];
  const nodes = schemas.flatMap(nodesIn);

  it('fields may be added to every object', () => {
    expect(nodes.length).toBeGreaterThan(500);
    expect(nodes.filter((node) => node.additionalProperties === false)).toEqual([]);
  });

  it('null stands beside an enum, never in it', () => {
    expect(nodes.filter((node) => Array.isArray(node.enum) && node.enum.includes(null))).toEqual([]);
    expect(document.components.schemas.University?.properties).toHaveProperty('kind', {
      description: expect.any(String),
      anyOf: [{ $ref: '#/components/schemas/Sector' }, { type: 'null' }],
    });
    expect(document.components.schemas.Sector).toEqual({
      type: 'string',
      enum: ['public', 'private', 'military'],
    });
  });

  it('no object has a map beside keys of its own', () => {
    const maps = nodes.filter((node) => isNode(node.additionalProperties) || isNode(node.patternProperties));
    expect(maps.filter((node) => isNode(node.properties) || isNode(node.patternProperties))).toEqual([]);
    expect(maps.length).toBeGreaterThan(0);
  });

  it('of several shapes of an answer the first that fits is the one that was given', () => {
    const several = examples.filter(({ schema }) => Array.isArray(schema.anyOf));
    expect(several.length).toBeGreaterThan(2);
    for (const { path, name, schema, example } of several) {
      const shapes: object[] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
      const fitting = shapes.filter((shape) => errorsOf(shape, example.value) === '');
      const [first] = fitting.map((shape) => ('$ref' in shape ? String(shape.$ref).split('/').at(-1) : ''));
      const fields = Object.keys(Object(document.components.schemas[first ?? '']?.properties));
      expect(fields, `${path} ${name}`).toEqual(expect.arrayContaining(Object.keys(Object(example.value))));
    }
    const answered = document.paths['/api/agent/universities']?.get?.responses[200];
    const content = answered && isResponse(answered) ? answered.content : undefined;
    expect(content?.['application/json']?.schema).toEqual({
      anyOf: [{ $ref: '#/components/schemas/UniversityAnswer' }, { $ref: '#/components/schemas/UniversityList' }],
    });
  });
});

describe('parameters', () => {
  it.each(
    operations.flatMap(([path, { parameters = [] }]) =>
      parameters.map(({ name, in: place, example }) => ({ path, name, place, example })),
    ),
  )('$path $name=$example is answered', async ({ path, name, place, example }) => {
    const target =
      place === 'path' ? path.replace(`{${name}}`, example) : `${path}?${new URLSearchParams({ [name]: example })}`;
    const response = await fetch(base + target);
    expect(response.status).toBe(200);
  });

  it('offers no shape twice where several may answer', () => {
    const choices = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap((response) => (isResponse(response) ? Object.values(response.content ?? {}) : []))
      .flatMap(({ schema }) => (Array.isArray(schema.anyOf) ? [schema.anyOf.map((each) => JSON.stringify(each))] : []));
    expect(choices.length).toBeGreaterThan(0);
    for (const shapes of choices) expect(new Set(shapes).size).toBe(shapes.length);
  });
});
