import { describe, expect, it } from 'vitest';
import type { QueryCondition, RouteTable, Rule } from '../../../edge/http/route-table.ts';
import { matchDynamic, matchFile } from '../../../edge/router/match.ts';
import { fc } from '../../support/properties.ts';

const rule = (query: QueryCondition, file: string, status = 200): Rule => ({
  path: '/list',
  query,
  file,
  status,
});
const file = { contentType: 'application/json', cache: 'short', etag: '"x"' } as const;
const table: RouteTable = {
  rules: [
    rule({ id: 'ksu' }, '/ksu.json'),
    rule({ id: true }, '/unknown.json', 404),
    rule({ region: 'مكة المكرمة' }, '/makkah.json'),
    rule({ region: true }, '/no-region.json'),
    rule({}, '/list.json'),
  ],
  files: { '/list.json': file, '/plain.txt': file },
  dynamic: [
    { path: '/mcp', methods: ['POST'], query: {} },
    { path: '/list', methods: ['GET'], query: { q: true } },
  ],
  headers: {},
  rateLimit: { requests: 60, windowSeconds: 60 },
  mcpHost: null,
};
const MAKKAH = encodeURIComponent('مكة المكرمة');

describe('matchFile', () => {
  it.each([
    ['', '/list.json'],
    ['?', '/list.json'],
    ['?id=ksu', '/ksu.json'],
    ['?id=%6Bsu', '/ksu.json'],
    ['?id=KSU', '/unknown.json'],
    ['?id=ksu%20', '/unknown.json'],
    ['?id=', '/list.json'],
    ['?id', '/list.json'],
    ['?id=nobody&id=ksu', '/ksu.json'],
    ['?id=ksu&id=nobody', '/unknown.json'],
    ['?id=ksu&id=', '/list.json'],
    ['?x=1&id=ksu&utm_source=a', '/ksu.json'],
    ['?id=ksu&', '/ksu.json'],
    ['?&&id=ksu', '/ksu.json'],
    ['?ID=ksu', '/list.json'],
    [`?region=${MAKKAH}`, '/makkah.json'],
    [`?region=${MAKKAH.replace('%20', '+')}`, '/makkah.json'],
    [`?region=${MAKKAH.replace('%20', '%2B')}`, '/no-region.json'],
    [`?region=${MAKKAH}&id=ksu`, '/ksu.json'],
    [`?id=&region=${MAKKAH}`, '/makkah.json'],
  ])('answers /list%s with %s', (search, expected) => {
    expect(matchFile(table, '/list', search)?.file).toBe(expected);
    expect(matchFile(table, '/list/', search)?.file).toBe(expected);
  });

  it('takes the status from the rule', () => {
    expect(matchFile(table, '/list', '?id=nobody')).toEqual({ file: '/unknown.json', status: 404 });
  });

  it('serves a published file at its own path, and nothing that merely resembles a path', () => {
    expect(matchFile(table, '/plain.txt', '?x=1')).toEqual({ file: '/plain.txt', status: 200 });
    const others = ['/', '/plain', '/PLAIN.txt', '//plain.txt', '/x/../plain.txt', '/toString', '/__proto__', ''];
    for (const path of others) expect(matchFile(table, path, ''), path).toBeNull();
  });
});

describe('matchDynamic', () => {
  it('needs the path and the parameter', () => {
    expect(matchDynamic(table, '/mcp/', '')?.path).toBe('/mcp');
    expect(matchDynamic(table, '/list', '?q=%D9%82')?.path).toBe('/list');
    expect(matchDynamic(table, '/list', '?q=')).toBeNull();
    expect(matchDynamic(table, '/other', '?q=x')).toBeNull();
  });
});

/** The rule of edge/http/route-table.ts, read aloud, with a parser of its own. */
function oracle(rules: readonly Rule[], path: string, search: string): string | undefined {
  const plain = (text: string) => decodeURIComponent(text.split('+').join(' '));
  const values: Record<string, string> = Object.create(null);
  for (const pair of search.slice(1).split('&')) {
    const [name = '', ...rest] = pair.split('=');
    values[plain(name)] = plain(rest.join('='));
  }
  for (const each of rules) {
    if (each.path !== path && `${each.path}/` !== path) continue;
    let all = true;
    for (const name of Object.keys(each.query)) {
      const value = values[name] ?? '';
      if (value === '') all = false;
      else if (each.query[name] !== true && each.query[name] !== value) all = false;
    }
    if (all) return each.file;
  }
  return undefined;
}

const name = fc.constantFrom('id', 'region', 'q', 'x');
const value = fc.constantFrom('', 'ksu', 'a b', 'a+b', 'مكة المكرمة', 'a=b', '&', '%', 'ksu ');
const path = fc.constantFrom('/a', '/a/', '/b', '/b//', '/c');
const condition = fc.dictionary(name, fc.oneof(value.filter(Boolean), fc.constant(true as const)), {
  maxKeys: 2,
});
const encoded = fc
  .tuple(value, fc.boolean())
  .map(([text, plus]) => (plus ? encodeURIComponent(text).replaceAll('%20', '+') : encodeURIComponent(text)));
const pair = fc.oneof(
  fc.tuple(name, encoded).map(([key, text]) => `${key}=${text}`),
  name,
  fc.constant(''),
);

it('agrees with a reading of the rules that shares no code with it', () => {
  const rules = fc.array(fc.record({ path: fc.constantFrom('/a', '/b'), query: condition }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(rules, path, fc.array(pair, { maxLength: 5 }), (drafts, asked, pairs) => {
      const numbered = drafts.map((draft, index) => ({ ...draft, file: `/${index}`, status: 200 }));
      const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
      const found = matchFile({ ...table, rules: numbered, files: {} }, asked, search);
      expect(found?.file).toBe(oracle(numbered, asked, search));
    }),
    { numRuns: 2000 },
  );
});
