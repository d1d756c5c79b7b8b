import { afterEach, describe, expect, test, vi } from 'vitest';
import { handle } from '../../edge/handler.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';
import { BASE } from './post.ts';
import { site } from './site.ts';

const ask = (path: string, method: string, from: PublishedSite = site) =>
  handle(new Request(BASE + path, { method }), from);

describe('what the static files answer is left to them', () => {
  test.each([
    '/',
    '/api/agent/exams',
    '/api/agent/faq',
    '/api/agent/faq?q=',
    '/api/agent/faq/?q=%20',
    '/mcp/x',
    '/MCP',
  ])('GET and HEAD %s', async (path) => {
    expect(await ask(path, 'GET')).toBe(undefined);
    expect(await ask(path, 'HEAD')).toBe(undefined);
  });
});

test.each(['/api/agent/faq?q=قدرات', '/api/agent/faq/?q=قدرات', '/api/agent/faq?q=&q=قدرات'])(
  'GET %s is searched',
  async (path) => {
    const response = await ask(path, 'GET');
    expect(response?.status).toBe(200);
    expect(await response?.json()).toMatchObject({ query: { text: 'قدرات' } });
  },
);

test('both slash forms of /mcp are the same', async () => {
  const bodies = ['/mcp', '/mcp/'].map(async (path) => (await ask(path, 'GET'))?.text());
  expect(await bodies[0]).toBe(await bodies[1]);
  expect(await bodies[0]).toContain('Use POST');
});

test.each([
  ['POST', '/api/agent/exams'],
  ['PUT', '/api/agent/faq?q=x'],
  ['DELETE', '/'],
  ['PATCH', '/nope'],
])('%s %s is refused and told what to use', async (method, path) => {
  const response = await ask(path, method);
  expect(response?.status).toBe(405);
  expect(response?.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(response?.headers.get('content-type')).toBe('application/problem+json');
  expect(response?.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response?.text()).toBe(await site.read('/problems/method-not-allowed.json'));
});

test.each(['/api/agent/exams', '/nope', '/api/agent/faq?q=x'])(
  'OPTIONS %s is a preflight that succeeds',
  async (path) => {
    const response = await ask(path, 'OPTIONS');
    expect([response?.status, await response?.text()]).toEqual([204, '']);
    expect(response?.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(response?.headers.get('access-control-allow-headers')).toBe('*');
  },
);

describe('when the site cannot be read', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each<[string, PublishedSite['read']]>([
    ['reading fails', () => Promise.reject(new Error('secret detail'))],
    ['there is nothing', () => Promise.resolve(null)],
    ['there is something else', () => Promise.resolve('secret detail')],
  ])('%s: the answer says so in its own form, without details', async (_what, read) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const mcp = await handle(new Request(`${BASE}/mcp`, init), { read });
    expect(mcp?.status).toBe(500);
    expect(mcp?.headers.get('access-control-allow-origin')).toBe('*');
    expect(await mcp?.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32603, message: 'Internal error. Try again.' },
    });

    const search = await ask('/api/agent/faq?q=x', 'GET', { read });
    expect(search?.status).toBe(500);
    expect(search?.headers.get('content-type')).toBe('application/problem+json');
    expect(await search?.text()).toMatch(/"code":"internal-error"/);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
