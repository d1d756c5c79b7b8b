import { afterEach, expect, it, vi } from 'vitest';
import type { Handler } from '../../../edge/site/published-site.ts';
import { serveFrozen } from '../../support/local-server.ts';

let handle: Handler = async () => undefined;
const { base } = await serveFrozen({ handle: (request, site) => handle(request, site) });
afterEach(() => vi.restoreAllMocks());

const post = (body: string) => fetch(`${base}/mcp`, { method: 'POST', body });

it('answers 500 in JSON when the handler throws, logs one line, and serves on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  handle = async () => {
    throw new Error('first line\nsecond line');
  };
  const response = await post('{}');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'internal-error' });
  expect(text).not.toContain('first line');
  expect(log.mock.calls).toEqual([['{"method":"POST","url":"/mcp","error":"first line\\nsecond line"}']]);
  expect((await fetch(`${base}/api/agent/exams`)).status).toBe(200);
});

it('passes on method, address, headers and body, and gives back status, headers and body', async () => {
  handle = async (request) => {
    const seen = [request.method, request.url, request.headers.get('x-sent'), await request.text()];
    return Response.json(seen, { status: 201, headers: { 'X-Answered': 'yes' } });
  };
  const response = await fetch(`${base}/mcp/?a=%20b`, {
    method: 'POST',
    body: 'سؤال',
    headers: { 'X-Sent': '1' },
  });
  expect([response.status, response.headers.get('x-answered')]).toEqual([201, 'yes']);
  expect(await response.json()).toEqual(['POST', `${base}/mcp/?a=%20b`, '1', 'سؤال']);
});

it('leaves to the files what the handler does not answer', async () => {
  handle = async () => undefined;
  const response = await fetch(`${base}/api/agent/faq?q=x`);
  expect(await response.text()).toBe(await (await fetch(`${base}/api/agent/faq`)).text());
});

it('takes an address that is spelt in another way for the same', async () => {
  const spelt = await serveFrozen({});
  const found = async (path: string) => (await fetch(`${spelt.base}${path}?q=gat`)).json();
  expect(await found('/api/agent/f%61q')).toEqual(await found('/api/agent/faq'));
  const { headers } = await fetch(`${spelt.base}/%6dcp`);
  expect(headers.get('allow')).toBe('POST, OPTIONS');
});

it.each([1000, 5_000_000])(
  'answers a body of %d bytes, of which the handler sees enough to refuse it',
  async (length) => {
    handle = async (request) => new Response(String((await request.arrayBuffer()).byteLength));
    const seen = Number(await (await post('x'.repeat(length))).text());
    expect(seen).toBeGreaterThanOrEqual(Math.min(length, 100_000));
    expect(seen).toBeLessThanOrEqual(Math.min(length, 300_000));
  },
);
