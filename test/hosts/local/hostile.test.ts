import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startLocalServer } from '../../support/local-server.ts';
import { sendRaw } from '../../support/raw-http.ts';

const server = await startLocalServer();

// What must never come out, lying where a careless server would find it.
const SECRET = 'SECRET';
await writeFile(join(server.publicDir, '.env'), SECRET);
await writeFile(join(server.publicDir, 'notes.txt'), SECRET);
await writeFile(join(server.publicDir, '..', 'outside.txt'), SECRET);
await mkdir(join(server.publicDir, '.git'));
await writeFile(join(server.publicDir, '.git', 'config'), SECRET);
await symlink(join(server.publicDir, '..', 'outside.txt'), join(server.publicDir, 'link.txt'));
await cp(join(server.publicDir, 'api/agent/exams.json'), join(server.publicDir, 'api/agent/exams.json.gz'));

const get = (target: string) => sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}`);

const NOT_FOUND = [
  ['a NUL', '/%00'],
  ['a NUL behind a file', '/api/agent/exams.json%00.html'],
  ['dots', '/../outside.txt'],
  ['dots within', '/api/../../outside.txt'],
  ['encoded dots', '/%2e%2e/outside.txt'],
  ['encoded slashes', '/..%2foutside.txt'],
  ['dots that lead back', '/api/agent/../agent/exams'],
  ['a backslash', '/api\\agent\\exams'],
  ['an encoded backslash', '/..%5coutside.txt'],
  ['two slashes', '//api/agent/exams'],
  ['two slashes before a host', '//example.org/api'],
  ['a semicolon', '/api/agent/exams;x=1'],
  ['a fragment', '/api/agent/exams#x'],
  ['an object member', '/constructor'],
  ['another object member', '/__proto__'],
  ['a dotfile', '/.env'],
  ['a dot directory', '/.git/config'],
  ['a file that no build wrote', '/notes.txt'],
  ['a symlink out of the site', '/link.txt'],
  ['a compressed twin', '/api/agent/exams.json.gz'],
  ['two slashes at the end', '/api/agent/exams//'],
  ['a directory', '/api/agent/'],
  ['the route table', '/_site/routes.json'],
  ['a name in another case', '/api/agent/Exams'],
];
const BAD_REQUEST = [
  ['malformed percent-encoding', '/%zz'],
  ['percent-encoding cut short', '/api/agent/exams%'],
  ['malformed UTF-8', '/%C3%28'],
  ['overlong UTF-8', '/%c0%ae%c0%ae/outside.txt'],
  ['malformed percent-encoding in a query', '/api/agent/universities?id=%'],
  ['more than 8 KB', `/${'a'.repeat(9000)}`],
  ['a query of more than 8 KB', `/api/agent/faq?q=${'a'.repeat(9000)}`],
  ['more than node reads', `/${'a'.repeat(70_000)}`],
  ['no path', 'api/agent/exams'],
  ['an asterisk', '*'],
];

describe('hostile targets', () => {
  it.each(NOT_FOUND)('finds nothing for %s: %s', async (_what, target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    if (headers.get('content-type') === 'application/problem+json') {
      expect(JSON.parse(body)).toMatchObject({ status: 404, code: 'not-found' });
    } else {
      expect(body).toContain('<h1>لا توجد صفحة في هذا العنوان</h1>');
    }
  });

  it.each(BAD_REQUEST)('refuses %s', async (_what, target) => {
    const { status, headers, body } = await get(target);
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'bad-request' });
  });

  it('serves a target in absolute form', async () => {
    const { status } = await get(`${server.base}/api/agent/exams`);
    expect(status).toBe(200);
  });
});

it('serves HTTP/1.0, which needs no Host', async () => {
  const { status, body } = await sendRaw(server.port, 'GET /api/agent/exams HTTP/1.0');
  expect([status, Object.keys(JSON.parse(body))[0]]).toEqual([200, 'asOf']);
});

describe('hostile requests', () => {
  it.each([
    ['no Host', 'GET /api/agent/exams HTTP/1.1'],
    ['two Hosts', 'GET /api/agent/exams HTTP/1.1\r\nHost: a\r\nHost: b'],
    ['one Host twice', 'GET /api/agent/exams HTTP/1.1\r\nHost: a\r\nHost: a'],
    ['two Hosts of HTTP/1.0', 'GET /api/agent/exams HTTP/1.0\r\nHost: a\r\nHost: b'],
    ['a Host that is none', 'GET /api/agent/exams HTTP/1.1\r\nHost: a b'],
    ['two lengths', 'POST /mcp HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2'],
    ['a length beside chunks', 'POST /mcp HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: h\r\n: x'],
    ['64 KB of headers', `GET / HTTP/1.1\r\nHost: h\r\nX: ${'x'.repeat(65_536)}`],
  ])('refuses %s', async (_what, head) => {
    const { status, headers, body } = await sendRaw(server.port, head);
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(Buffer.byteLength(body)).toBe(Number(headers.get('content-length')));
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-request' });
  });

  it.each([
    ['no HTTP', 'HELLO'],
    ['an unknown method', 'FROB / HTTP/1.1\r\nHost: h'],
  ])('says of %s which methods there are', async (_what, head) => {
    const { status, headers, body } = await sendRaw(server.port, head);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(JSON.parse(body)).toMatchObject({ code: 'method-not-allowed' });
  });

  it('serves on after all of it', async () => {
    const response = await fetch(`${server.base}/api/agent/exams`);
    expect(response.status).toBe(200);
  });
});
