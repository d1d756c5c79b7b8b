import { describe, expect, it } from 'vitest';
import type { RouteTable } from '../../../edge/http/route-table.ts';
import { readTarget } from '../../../edge/router/request-target.ts';
import { fileHead, staticAnswer } from '../../../edge/router/static-answer.ts';

const file = { contentType: 'application/json', cache: 'short', etag: '"x"' } as const;
const OAUTH = '/.well-known/oauth-protected-resource';
const table: RouteTable = {
  rules: [
    { path: '/a', query: {}, file: '/a.json', status: 200 },
    { path: OAUTH, query: {}, file: `${OAUTH}.json`, status: 200 },
  ],
  files: { '/a.json': file, [`${OAUTH}.json`]: file },
  dynamic: [
    { path: '/a', methods: ['GET', 'HEAD'], query: { q: true } },
    { path: '/mcp', methods: ['POST', 'OPTIONS'], query: {} },
  ],
  headers: {},
  rateLimit: { requests: 60, windowSeconds: 60 },
  mcpHost: 'mcp.example.org',
};

function answer(method: string, path: string, host = 'example.org') {
  const target = readTarget(path, host);
  if (target === null) throw new Error(`${path} cannot be read`);
  return staticAnswer(table, target, method);
}

describe('methods', () => {
  const read = 'GET, HEAD, OPTIONS';
  it.each([
    ['GET', '/a', { kind: 'file', file: '/a.json', published: file, status: 200 }],
    ['HEAD', '/a/', { kind: 'file', file: '/a.json', published: file, status: 200 }],
    ['POST', '/a', { kind: 'method-not-allowed', allow: read }],
    ['get', '/a', { kind: 'method-not-allowed', allow: read }],
    ['POST', '/a?q=x', { kind: 'method-not-allowed', allow: read }],
    ['OPTIONS', '/a', { kind: 'options', allow: read }],
    ['GET', '/mcp', { kind: 'method-not-allowed', allow: 'POST, OPTIONS' }],
    ['OPTIONS', '/nope', { kind: 'options', allow: read }],
    ['GET', '/nope', { kind: 'not-found' }],
    ['POST', '/nope', { kind: 'not-found' }],
  ])('%s %s', (method, path, expected) => {
    expect(answer(method, path)).toEqual(expected);
  });
});

describe('the head of a file', () => {
  const type = { 'Content-Type': 'application/json' };
  const kept = { 'Cache-Control': 'public, max-age=300, must-revalidate' };
  const validator = { ETag: '"x"' };
  it.each([
    ['an answer', 200, undefined, 200, { ...kept, ...type, ...validator }],
    ['an answer to a client with another one', 200, '"y"', 200, { ...kept, ...type, ...validator }],
    ['what the client has', 200, '"x"', 304, { ...kept, ...validator }],
    ['a problem', 404, undefined, 404, { ...kept, ...type }],
    ['a problem that the client claims to have', 404, '"x"', 404, { ...kept, ...type }],
  ])('%s', (_, status, ifNoneMatch, sent, headers) => {
    expect(fileHead(table, file, status, ifNoneMatch)).toEqual({ status: sent, headers });
  });
});

describe('the second host for MCP', () => {
  it.each([OAUTH, `${OAUTH}/`, `${OAUTH}.json`])('does not show %s', (path) => {
    expect(answer('GET', path).kind).toBe('file');
    expect(answer('GET', path, 'mcp.example.org').kind).toBe('not-found');
    expect(answer('GET', path, 'MCP.example.org:443').kind).toBe('not-found');
  });

  it('shows the rest', () => {
    expect(answer('GET', '/a', 'mcp.example.org').kind).toBe('file');
  });
});
