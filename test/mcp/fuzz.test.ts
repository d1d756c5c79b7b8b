import { expect, test } from 'vitest';
import { handle } from '../../edge/handler.ts';
import { fc, replacedAt } from '../support/properties.ts';
import { BASE, JSON_HEADERS, LEGACY, META, MODERN, modernHeaders, TOOLS } from './post.ts';
import { site } from './site.ts';
import { violation } from './specification.ts';

const CASES = 1_500;

interface Case {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | readonly Uint8Array[];
}

function build({ path, method, headers, body }: Case): Request {
  if (/^(get|head)$/i.test(method)) return new Request(BASE + path, { method, headers });
  if (typeof body === 'string') return new Request(BASE + path, { method, headers, body });
  const stream = new ReadableStream({
    start(controller) {
      for (const chunk of body) controller.enqueue(chunk);
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: stream, duplex: 'half' };
  return new Request(BASE + path, init);
}

async function run(one: Case): Promise<{ response: Response | undefined; text: string }> {
  const response = await handle(build(one), site);
  return { response, text: (await response?.text()) ?? '' };
}

/** Everything that must hold whatever is sent. */
async function holds(one: Case): Promise<void> {
  const { response, text } = await run(one);
  if (response === undefined) {
    expect(one.method).toMatch(/^(get|head)$/i);
    return;
  }
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  if (/^head$/i.test(one.method)) {
    expect(text).toBe('');
    return;
  }
  if (response.headers.get('content-type') !== 'application/json') return;
  for (const message of [JSON.parse(text)].flat()) {
    if ('error' in message) {
      // Only whoever names no revision, or an older one, is given the null of JSON-RPC 2.0.
      const revision = message.id === null ? '2025-03-26' : MODERN;
      // A fraction comes back as JSON-RPC 2.0 says, though the schemas of MCP know whole numbers only.
      const isFraction = typeof message.id === 'number' && !Number.isInteger(message.id);
      expect(violation(revision, null, isFraction ? { ...message, id: 0 } : message)).toBe(null);
    } else expect(message).toMatchObject({ jsonrpc: '2.0', id: expect.anything(), result: expect.any(Object) });
  }
}

const check = (cases: fc.Arbitrary<Case>): Promise<void> =>
  fc.assert(fc.asyncProperty(cases, holds), { numRuns: CASES });

const METHODS = [
  'initialize',
  'ping',
  'server/discover',
  'subscriptions/listen',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'notifications/initialized',
  'constructor',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', 'ksu', 'الرياض', 'قدرات', 'toString', '{{first}}', '$&', '%', '\u0000', '\ud800', 'ﷺ'.repeat(60)),
);
const given = fc.record(
  { region: text, id: text, q: text, limit: fc.integer({ min: -2, max: 12 }), first: text, second: text },
  { requiredKeys: [] },
);
const uri = fc.oneof(
  text,
  text.map((id) => `${BASE}/api/agent/universities?id=${id}`),
  text.map((region) => `${BASE}/api/agent/universities?${new URLSearchParams({ region })}`),
  fc.constantFrom(`${BASE}/api/agent/exams`, `${BASE}/_site/mcp.json`, '/api/agent/exams'),
);
const params = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...TOOLS, '__proto__', 'compare_universities'), text),
    arguments: given,
    uri,
    cursor: text,
    protocolVersion: fc.constantFrom(...LEGACY, MODERN, 'x'),
    ref: fc.constant({ type: 'ref/prompt', name: 'compare_universities' }),
    argument: fc.record({ name: fc.constantFrom('id', 'region', '__proto__'), value: text }),
  },
  { requiredKeys: ['name', 'arguments'] },
);

const headerValue = fc.oneof(
  fc.constantFrom(
    MODERN,
    ...LEGACY,
    '2027-01-01',
    '*/*',
    'application/json',
    '=?base64?%?=',
    '=?base64?2YU=?=',
    'null',
    '1e9',
    '-1',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);
const headerName = fc.constantFrom(
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
  'Content-Type',
  'Content-Length',
  'Accept',
  'Origin',
  'Host',
  'Authorization',
  'If-None-Match',
);
const headers = fc.dictionary(headerName, headerValue, { maxKeys: 5 });

/** A request that is right, in a revision of either era. */
const valid = fc
  .record({
    method: fc.constantFrom(...METHODS),
    params,
    modern: fc.boolean(),
    id: fc.oneof(fc.integer(), text),
  })
  .map(({ method, params: sent, modern, id }) => ({
    message: {
      jsonrpc: '2.0',
      id,
      method,
      params: modern ? { ...sent, _meta: META, notifications: {} } : sent,
    },
    headers: modern ? modernHeaders(method, sent) : {},
  }));

const post = (body: string | readonly Uint8Array[], extra: Readonly<Record<string, string>> = {}): Case => ({
  path: '/mcp',
  method: 'POST',
  headers: { ...JSON_HEADERS, ...extra },
  body,
});

test('any valid request', () => check(valid.map(({ message, headers: own }) => post(JSON.stringify(message), own))));

test('any valid request with something in it replaced or taken out', () => {
  const steps = fc.array(fc.nat(9), { minLength: 1, maxLength: 4 });
  const by = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 }));
  return check(
    fc.record({ request: valid, steps, by, headers: fc.oneof(fc.constant({}), headers) }).map((one) =>
      post(JSON.stringify(replacedAt(one.request.message, one.steps, one.by)) ?? '', {
        ...one.request.headers,
        ...one.headers,
      }),
    ),
  );
});

test('any valid request with a piece of its text replaced', () =>
  check(
    fc
      .record({
        request: valid,
        at: fc.nat(400),
        length: fc.nat(6),
        by: fc.string({ unit: 'binary', maxLength: 6 }),
      })
      .map(({ request, at, length, by }) => {
        const body = JSON.stringify(request.message);
        return post(body.slice(0, at) + by + body.slice(at + length), request.headers);
      }),
  ));

test('any JSON, alone or in a batch', () =>
  check(
    fc
      .oneof(
        fc.json({ maxDepth: 6 }),
        fc
          .array(
            fc.oneof(
              valid.map(({ message }) => message),
              fc.jsonValue(),
            ),
            { maxLength: 22 },
          )
          .map((batch) => JSON.stringify(batch)),
        fc.integer({ min: 1, max: 60_000 }).map((depth) => '['.repeat(depth)),
        fc.integer({ min: 1, max: 60_000 }).map((length) => `"${'\\'.repeat(length)}`),
      )
      .chain((body) => headers.map((extra) => post(body, extra))),
  ));

test('any bytes in any chunks', () =>
  check(
    fc
      .array(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant(new Uint8Array(9000))), {
        maxLength: 12,
      })
      .map((chunks) => post(chunks)),
  ));

test('any method, address and headers', () =>
  check(
    fc.record({
      path: fc.oneof(
        fc.constantFrom('/mcp', '/mcp/', '/mcp//', '/MCP', '/api/agent/faq', '/', '/api/agent/exams'),
        text.map((q) => `/api/agent/faq?${new URLSearchParams({ q })}`),
        fc.webPath().map((path) => `/${path}`),
      ),
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'x'),
      headers: fc.oneof(
        headers,
        headers.map((extra) => ({ ...JSON_HEADERS, ...extra })),
      ),
      body: fc.oneof(
        valid.map(({ message }) => JSON.stringify(message)),
        fc.string(),
      ),
    }),
  ));
