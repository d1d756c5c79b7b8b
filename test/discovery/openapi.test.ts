import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import type { Content, OpenApi, Operation, ResponseObject } from '../../build/site/openapi/document.ts';
import { PROBLEMS } from '../../http/problems.ts';
import { frozenCatalogue, frozenRoutes } from '../support/frozen-content.ts';
import { startLocalServer } from '../support/local-server.ts';

const server = await startLocalServer();
afterAll(() => server.stop());
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
    expect(operations.map(([path, { operationId }]) => `${operationId} ${path}`).sort()).toEqual(
      routes.map(({ id, path }) => `${id} ${path}`).sort(),
    );
    const tags = document.tags.map(({ name }) => name);
    for (const [path, operation] of operations) expect(tags, path).toContain(operation.tags[0]);
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
    expect(example?.value).toMatchObject({ status: PROBLEMS['rate-limited'].status });
    expect(Object.keys(RateLimited?.headers ?? {})).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']),
    );
  });
});

describe('examples', () => {
  const examples = operations.flatMap(([path, operation]) =>
    contents(operation).flatMap((content) =>
      Object.values(content).flatMap(({ schema, examples: all = {} }) =>
        Object.entries(all).map(([name, example]) => ({ path, name, schema, example })),
      ),
    ),
  );

  it('are there for every operation', () => {
    const illustrated = new Set(examples.map(({ path }) => path));
    expect(operations.map(([path]) => path).filter((path) => !illustrated.has(path))).toEqual([]);
  });

  it.each(examples.filter(({ example }) => 'value' in example))(
    '$path $name has the shape that it illustrates',
    ({ schema, example }) => expect(errorsOf(schema, example.value)).toBe(''),
  );

  it.each(examples.filter(({ example }) => example.summary.startsWith('GET ')))(
    '$path $name is what the service answers',
    async ({ example }) => {
      const response = await fetch(example.summary.replace('GET ', ''));
      expect(response.status).toBe(200);
      const body = await response.text();
      if (typeof example.value === 'string') expect(body).toBe(example.value);
      else if ('value' in example) expect(JSON.parse(body)).toEqual(example.value);
      else expect(example.externalValue).toBe(response.url);
    },
  );

  it.each(['call-tool', 'ping'])('of %s over MCP is what the server answers', async (name) => {
    const operation = document.paths['/mcp']?.post;
    const request = operation?.requestBody?.content['application/json']?.examples?.[name]?.value;
    const ok = operation?.responses[200];
    const expected =
      ok && isResponse(ok) ? ok.content?.['application/json']?.examples?.[name]?.value : undefined;
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
    expect(await (await fetch(`${base}/feeds/${list}.ndjson`)).text()).toContain(
      `${JSON.stringify(record)}\n`,
    );
  });
});

describe('parameters', () => {
  it.each(
    operations.flatMap(([path, { parameters = [] }]) =>
      parameters.map(({ name, in: place, example }) => ({ path, name, place, example })),
    ),
  )('$path $name=$example is answered', async ({ path, name, place, example }) => {
    const target =
      place === 'path'
        ? path.replace(`{${name}}`, example)
        : `${path}?${new URLSearchParams({ [name]: example })}`;
    const response = await fetch(base + target);
    expect(response.status).toBe(200);
  });
});
