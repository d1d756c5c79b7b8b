import { expect, it } from 'vitest';
import { netlifyConfigRules, netlifyFiles } from '../../../build/site/hosts/netlify.ts';
import type { RouteTable, Rule } from '../../../edge/http/route-table.ts';
import { matchFile } from '../../../edge/router/match.ts';
import { fc } from '../../support/properties.ts';
import { openHost } from './host.ts';

const PATH = '/list';
const rule = (query: Rule['query'], file: string, status = 200): Rule => ({
  path: PATH,
  query,
  file,
  status,
});

/** Every kind of condition: literal, spaced, any value, several parameters, other paths, and all below an address. */
const RULES: readonly Rule[] = [
  rule({ id: 'a' }, '/a.json'),
  rule({ id: 'b' }, '/b.json'),
  rule({ id: true }, '/unknown.json', 404),
  rule({ region: 'مكة المكرمة' }, '/makkah.json'),
  rule({ region: 'a=b' }, '/equals.json'),
  rule({ region: 'north' }, '/north.json'),
  rule({ region: true }, '/no-region.json'),
  rule({ lang: 'ar' }, '/arabic.json'),
  rule({ lang: true }, '/no-language.json', 404),
  rule({}, '/list.json'),
  { path: '/plain', query: {}, file: '/plain.json', status: 200 },
  { path: '/.well-known/oauth-protected-resource', query: {}, file: '/oauth.json', status: 200 },
  { path: '/*', query: {}, file: '/problems/not-found.json', status: 404 },
  { path: `${PATH}/*`, query: {}, file: '/no-record.json', status: 404 },
];

const published = { contentType: 'application/json', cache: 'short', etag: '"x"' } as const;
const files = [...RULES.map(({ file }) => file), '/.well-known/oauth-authorization-server.json'];
const table: RouteTable = {
  rules: RULES,
  files: Object.fromEntries(files.map((file) => [file, published])),
  dynamic: [],
  headers: {},
  rateLimit: { requests: 60, windowSeconds: 60 },
  mcpHost: 'mcp.test',
};

const redirects = netlifyFiles(table).find(({ path }) => path === '/_redirects');
const host = await openHost({
  redirects: String(redirects?.body),
  config: netlifyConfigRules(table),
  files: new Set(files),
});

const name = fc.constantFrom('id', 'region', 'lang', 'ID', 'other');
const value = fc.constantFrom('', 'a', 'b', 'c', 'A', 'north', 'ar', 'مكة المكرمة', 'a=b', 'a ', ':id', '/', '+', '&');
const encoding = fc.constantFrom<(text: string) => string>(encodeURIComponent, (text) =>
  encodeURIComponent(text).replaceAll('%20', '+'),
);
const pair = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.tuple(name, value, encoding).map(([key, text, encode]) => `${key}=${encode(text)}`),
  },
  { weight: 1, arbitrary: name },
);
/** A name without `=` counts for nothing on the host, also where it repeats one that has a value. */
const repeatsBare = (pairs: readonly string[]): boolean =>
  pairs.some((bare) => !bare.includes('=') && pairs.some((other) => other.startsWith(`${bare}=`)));
const query = fc
  .array(pair, { maxLength: 5 })
  .filter((pairs) => !repeatsBare(pairs))
  .map((pairs) => pairs.join('&'));
const path = fc.constantFrom(PATH, `${PATH}/`, '/plain', '/plain/', '/a.json', '/nowhere', '/list/below');

it('routes every query as the local server does', () => {
  fc.assert(
    fc.property(path, query, (at, search) => {
      expect(host.answer(`${at}?${search}`), `${at}?${search}`).toEqual(matchFile(table, at, search));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['a query that ends in an ampersand is lost', `${PATH}?id=a&`, '/a.json', '/list.json'],
  ['a bare name leaves the earlier value', `${PATH}?id=a&id`, '/list.json', '/a.json'],
])('differs from the local server where the matcher leaves no choice: %s', (_about, target, ours, theirs) => {
  expect(matchFile(table, PATH, target.slice(PATH.length))?.file).toBe(ours);
  expect(host.answer(target)?.file).toBe(theirs);
});

it.each([
  ['https://mcp.test/.well-known/oauth-protected-resource', '/problems/not-found.json', 404],
  ['https://mcp.test/.well-known/oauth-authorization-server.json', '/problems/not-found.json', 404],
  ['https://mcp.test/.well-known/openid-configuration/mcp', '/problems/not-found.json', 404],
  ['https://mcp.test/plain', '/plain.json', 200],
  ['https://data.test/.well-known/oauth-protected-resource', '/oauth.json', 200],
])('hides the OAuth documents on the host for MCP alone: %s', (target, file, status) => {
  expect(host.answer(target)).toEqual({ file, status });
});

it.each([
  [{ id: ':a' }, 'a query value cannot start with a colon: :a'],
  [{ id: 'a', lang: true }, 'a rule can ask for one parameter only'],
] as const)('refuses a rule that Netlify would take for another: %j', (query, message) => {
  expect(() => netlifyFiles({ ...table, rules: [rule(query, '/a.json')] })).toThrow(message);
});
