import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serverJson } from '../../build/site/discovery/agents.ts';
import { offersIn } from '../../build/site/forms/offers.ts';
import { editorSchemas } from '../../scripts/editing/schemas/editor-schemas.ts';
import { CONTENT_DIR, frozenCatalogue } from '../support/frozen-content.ts';
import { siteOf, textOf } from '../support/site-files.ts';

const catalogue = await frozenCatalogue();
const baseUrl = 'https://data.test.sa';
const site = siteOf({ catalogue, baseUrl, asOf: '2026-11-20' });
const text = textOf(site);
const jsonOf = (path: string) => JSON.parse(text(path));

describe('the editors’ schemas and server.json', () => {
  it('server.json names the server as its card does', () => {
    const { remotes, ...identity } = JSON.parse(serverJson(catalogue.service, baseUrl));
    expect(jsonOf('/mcp/server-card.json')).toMatchObject({ ...identity, $schema: expect.anything() });
    expect(remotes).toEqual([{ type: 'streamable-http', url: `${baseUrl}/mcp` }]);
  });

  it('the schemas fit every content file, by the schema that its first line names', () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    for (const [name, text] of editorSchemas(offersIn(catalogue))) ajv.addSchema(JSON.parse(text), name);
    const files = readdirSync(CONTENT_DIR, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    expect(files.length).toBeGreaterThan(150);
    for (const file of files) {
      const text = readFileSync(`${CONTENT_DIR}/${file}`, 'utf8');
      const name = text.match(/^# yaml-language-server: \$schema=(?:\.\.\/)+schemas\/(\S+)\n/)?.[1] ?? '';
      const value = parse(text);
      expect(ajv.validate(name, value), `${file}: ${ajv.errorsText()}`).toBe(true);
      expect(ajv.validate(name, { ...value, nonsense: 1 }), file).toBe(false);
    }
  });
});

describe('the published schemas', () => {
  const published = site.files.filter(({ path }) => path.startsWith('/schemas/'));
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  for (const { body } of published) ajv.addSchema(JSON.parse(String(body)));

  /** Shapes of the messages to the tool server, which no file has. */
  const MESSAGE = /^(?:JsonRpc|Mcp|Tool|TextContent)|Call(?:Params|Arguments)?$/;

  it('are the shapes of the OpenAPI document', () => {
    const shapes = Object.keys(jsonOf('/openapi.json').components.schemas);
    const names = published.map(({ path }) => path.replace(/^\/schemas\/|\.json$/g, ''));
    expect(shapes.filter((name) => !MESSAGE.test(name))).toEqual(names);
  });

  it('stand alone, with all that they refer to', () => {
    for (const { path } of published) expect(ajv.getSchema(baseUrl + path), path).toBeTypeOf('function');
  });

  it.each([
    ['UniversityList', '/api/agent/universities.json'],
    ['Calendar', '/api/agent/calendar.json'],
    ['Problem', '/problems/not-found.json'],
  ])('%s fits %s, and what a later version adds to it', (name, path) => {
    const validate = ajv.getSchema(`${baseUrl}/schemas/${name}.json`);
    expect(validate?.(jsonOf(path)), ajv.errorsText(validate?.errors)).toBe(true);
    expect(validate?.({ ...jsonOf(path), surprise: 1 })).toBe(true);
    const [key = ''] = Object.keys(jsonOf(path));
    expect(validate?.({ ...jsonOf(path), [key]: undefined })).toBe(false);
  });

  it('fit every JSON file of the site that has a shape', () => {
    const shaped = site.files.filter(({ schema }) => schema !== null);
    expect(shaped.length).toBeGreaterThan(100);
    for (const { path, schema, body } of shaped) {
      const id = schema && '$id' in schema ? schema.$id : '';
      const validate = ajv.getSchema(`${baseUrl}/schemas/${id}.json`);
      expect(validate?.(JSON.parse(String(body))), `${path}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
    }
  });

  it('leave no JSON file without a shape, but for what only hosts and our own pages read', () => {
    const shapeless = site.files
      .filter(({ schema, contentType }) => schema === null && /json/.test(contentType))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/schemas/') && !path.endsWith('.ndjson'));
    expect(shapeless.filter((path) => !/^\/(?:_site|assets|docs)\//.test(path))).toEqual([
      '/openapi.json',
      '/openapi.min.json',
    ]);
  });
});
