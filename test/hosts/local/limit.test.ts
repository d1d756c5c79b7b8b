import { expect, it } from 'vitest';
import { serveFrozen } from '../../support/local-server.ts';

const server = await serveFrozen({ rateLimit: true });
/** One that has counted nothing of the first test. */
const other = await serveFrozen({ rateLimit: true });

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${server.base}${path}`, init);
  return { response, text: await response.text() };
};

it('answers 60 requests a minute and refuses the next ones until the window ends', async () => {
  const paths = ['/api/agent/exams', '/api/nope', '/api/agent/universities?id=ksu', '/openapi.json'];
  for (let count = 0; count < 59; count++) {
    const { response } = await ask(paths[count % paths.length] ?? '/');
    expect(response.status).not.toBe(429);
    expect(response.headers.get('ratelimit')).toMatch(new RegExp(`^"per-address";r=${59 - count};t=(60|5\\d)$`));
  }
  const preflight = await ask('/api/agent/exams', { method: 'OPTIONS' });
  expect([preflight.response.status, preflight.response.headers.get('ratelimit')]).toEqual([204, null]);
  for (const path of ['/assets/nothing.css', '/', '/en/exams', '/exams.md', '/nope'])
    expect((await ask(path)).response.headers.get('ratelimit')).toBeNull();
  const sixtieth = await ask('/api/agent/exams');
  expect(sixtieth.response.status).toBe(200);
  expect(sixtieth.response.headers.get('ratelimit')).toMatch(/;r=0;/);

  for (const path of ['/api/agent/exams', '/api/nope', '/mcp']) {
    const { response, text } = await ask(path);
    expect(response.status).toBe(429);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('ratelimit-policy')).toBe('"per-address";q=60;w=60');
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(30);
    expect(response.headers.get('ratelimit')).toBe(`"per-address";r=0;t=${wait}`);
    expect(JSON.parse(text)).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      status: 429,
      code: 'rate-limited',
    });
  }
  expect((await ask('/assets/nothing.css')).response.status).toBe(404);
  expect((await ask('/exams')).response.status).toBe(200);
});

it('counts each message of a batch, and refuses one that goes beyond the limit as JSON-RPC says it', async () => {
  const batch = (length: number) =>
    fetch(`${other.base}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))),
    });
  for (const [length, remaining] of [
    [20, 40],
    [20, 20],
    [10, 10],
  ] as const) {
    const response = await batch(length);
    expect(response.status).toBe(200);
    expect(response.headers.get('ratelimit')).toMatch(new RegExp(`;r=${remaining};`));
  }
  const response = await batch(11);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({
    id: null,
    error: { message: expect.stringMatching(/Over the limit/) },
  });
});
