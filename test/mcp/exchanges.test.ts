import { describe, expect, test, vi } from 'vitest';
import { BASE, call, JSON_HEADERS, LEGACY, META, MODERN, modernHeaders, post, send } from './post.ts';
import { site } from './site.ts';
import { violation } from './specification.ts';

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';

const SERVER = {
  name: expect.stringMatching(/^[a-z0-9-]+-mcp$/),
  title: expect.stringMatching(/\p{Script=Arabic}/u),
  version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  websiteUrl: BASE,
};
const CAPABILITIES = {
  tools: {},
  resources: {},
  prompts: {},
  completions: {},
  extensions: { 'io.modelcontextprotocol/skills': {} },
};

const modern = (method: string, params: object = {}, meta: unknown = META) => ({
  jsonrpc: '2.0',
  id: 'm',
  method,
  params: { ...params, _meta: meta },
});

describe('the revision without a handshake', () => {
  test('server/discover', async () => {
    const { json } = await call(site, MODERN, 'server/discover');
    expect(Object(json).result).toEqual({
      resultType: 'complete',
      supportedVersions: [MODERN],
      capabilities: CAPABILITIES,
      instructions: expect.stringContaining('must not fill it by guessing'),
      ttlMs: 3_600_000,
      cacheScope: 'public',
      _meta: { 'io.modelcontextprotocol/serverInfo': SERVER },
    });
  });

  test.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    '%s may be cached',
    async (method) => {
      const { json } = await call(site, MODERN, method);
      expect(json).toMatchObject({
        result: { resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' },
      });
      expect(json).not.toHaveProperty('result.nextCursor');
    },
  );

  test('subscriptions/listen acknowledges nothing and ends', async () => {
    const { status, headers, text } = await post(
      site,
      modern('subscriptions/listen', { notifications: { toolsListChanged: true } }),
      modernHeaders('subscriptions/listen', {}),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('x-accel-buffering')).toBe('no');
    const [acknowledged, end] = text
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.replace('event: message\ndata: ', '')));
    const subscription = { 'io.modelcontextprotocol/subscriptionId': 'm' };
    expect(acknowledged).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/subscriptions/acknowledged',
      params: { notifications: {}, _meta: subscription },
    });
    expect(end).toMatchObject({ id: 'm', result: { resultType: 'complete', _meta: subscription } });
    expect(violation(MODERN, 'subscriptions/listen', end)).toBe(null);
  });

  const headers = modernHeaders('tools/list', {});
  const { 'MCP-Protocol-Version': _version, ...withoutVersion } = headers;
  const { 'Mcp-Method': _method, ...withoutMethod } = headers;
  const nameHeaders = modernHeaders('get', {});
  const university = { name: 'get_university', arguments: { id: 'ksu' } };
  const calling = { ...nameHeaders, 'Mcp-Method': 'tools/call' };
  const claim = (version: unknown) => ({ ...META, [VERSION_KEY]: version });
  const { [CAPABILITIES_KEY]: _capabilities, ...withoutCapabilities } = META;

  test.each<[string, object, Record<string, string>, number, number]>([
    ['no capabilities', modern('tools/list', {}, withoutCapabilities), headers, 400, -32602],
    [
      'capabilities of a wrong type',
      modern('tools/list', {}, { ...META, [CAPABILITIES_KEY]: [] }),
      headers,
      400,
      -32602,
    ],
    ['a version that is no text', modern('tools/list', {}, claim(5)), headers, 400, -32602],
    [
      'a client without a name',
      modern('tools/list', {}, { ...META, 'io.modelcontextprotocol/clientInfo': { version: '1' } }),
      headers,
      400,
      -32602,
    ],
    [
      'another version in the header',
      modern('tools/list'),
      { ...headers, 'MCP-Protocol-Version': '2025-11-25' },
      400,
      -32020,
    ],
    ['no version header', modern('tools/list'), withoutVersion, 400, -32020],
    ['no method header', modern('tools/list'), withoutMethod, 400, -32020],
    ['another method in the header', modern('tools/list'), { ...headers, 'Mcp-Method': 'tools/call' }, 400, -32020],
    ['a method header in capitals', modern('tools/list'), { ...headers, 'Mcp-Method': 'Tools/List' }, 400, -32020],
    ['no name header', modern('tools/call', university), calling, 400, -32020],
    [
      'another name in the header',
      modern('tools/call', university),
      { ...calling, 'Mcp-Name': 'list_exams' },
      400,
      -32020,
    ],
    [
      'a name header that is no base64',
      modern('tools/call', university),
      { ...calling, 'Mcp-Name': '=?base64?%%?=' },
      400,
      -32020,
    ],
    [
      'an older version claimed',
      modern('tools/list', {}, claim('2025-11-25')),
      { ...headers, 'MCP-Protocol-Version': '2025-11-25' },
      400,
      -32022,
    ],
    ['an unknown method', modern('ping'), { ...headers, 'Mcp-Method': 'ping' }, 404, -32601],
    ['initialize', modern('initialize'), { ...headers, 'Mcp-Method': 'initialize' }, 404, -32601],
    [
      'a method named as a member of every object',
      modern('constructor'),
      { ...headers, 'Mcp-Method': 'constructor' },
      404,
      -32601,
    ],
    ['a cursor', modern('tools/list', { cursor: 'x' }), headers, 200, -32602],
    ['an unknown tool', modern('tools/call', { name: 'nope' }), { ...calling, 'Mcp-Name': 'nope' }, 200, -32602],
    ['a tool without a name', modern('tools/call'), calling, 200, -32602],
    ['a header alone', { jsonrpc: '2.0', id: 'm', method: 'tools/list' }, headers, 400, -32602],
    [
      'a header of a later day alone',
      { jsonrpc: '2.0', id: 'm', method: 'tools/list' },
      { 'MCP-Protocol-Version': '2027-01-01' },
      400,
      -32602,
    ],
    [
      'initialize under a header alone',
      { jsonrpc: '2.0', id: 'm', method: 'initialize', params: {} },
      headers,
      400,
      -32020,
    ],
  ])('refuses %s', async (_what, body, sent, status, code) => {
    const answer = await post(site, body, sent);
    expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: 'm', error: { code } });
    expect(answer.status).toBe(status);
    expect(violation(MODERN, null, answer.json)).toBe(null);
  });

  test('an unsupported version is told what is supported, just as server/discover says', async () => {
    const { status, json } = await post(site, modern('tools/list', {}, claim('2027-01-01')), {
      ...headers,
      'MCP-Protocol-Version': '2027-01-01',
    });
    expect(status).toBe(400);
    expect(Object(json).error).toEqual({
      code: -32022,
      message: 'Unsupported protocol version',
      data: { supported: [MODERN], requested: '2027-01-01' },
    });
  });

  test('a name in Arabic travels as base64', async () => {
    const name = { name: 'قارن', arguments: {} };
    const { status, json } = await call(site, MODERN, 'prompts/get', name);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      error: { code: -32602, message: expect.stringContaining('compare_universities') },
    });
  });

  test('clientInfo is not needed; session and replay headers are ignored', async () => {
    const meta = { [VERSION_KEY]: MODERN, [CAPABILITIES_KEY]: {} };
    const more = { 'Mcp-Session-Id': 'x', 'Last-Event-ID': '7', Authorization: 'Bearer nonsense' };
    const answer = await post(site, modern('tools/list', {}, meta), { ...headers, ...more });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('mcp-session-id')).toBe(null);
  });
});

describe('the revisions with a handshake', () => {
  test.each(LEGACY)('initialize agrees on %s', async (revision) => {
    const { status, json } = await call(site, revision, 'initialize', {
      protocolVersion: revision,
      capabilities: {},
      clientInfo: { name: 'ExampleClient', version: '1.0.0' },
    });
    expect(status).toBe(200);
    expect(Object(json).result).toEqual({
      protocolVersion: revision,
      capabilities: CAPABILITIES,
      serverInfo: {
        ...SERVER,
        description: expect.stringContaining('Saudi universities'),
        icons: [{ src: `${BASE}/assets/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
      },
      instructions: expect.stringContaining('must not fill it by guessing'),
    });
  });

  test.each(['2026-07-28', '1.0', '', '2024-10-07'])('initialize with %j is offered 2025-11-25', async (version) => {
    const { json } = await call(site, '2025-11-25', 'initialize', { protocolVersion: version });
    expect(json).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test.each(LEGACY)('%s: ping, lists and faults', async (revision) => {
    expect((await call(site, revision, 'ping')).text).toBe('{"jsonrpc":"2.0","id":7,"result":{}}');
    for (const method of ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list']) {
      const { status, json } = await call(site, revision, method);
      expect(status).toBe(200);
      expect(json).not.toHaveProperty('result.ttlMs');
      expect(json).not.toHaveProperty('result.resultType');
    }
    for (const [method, params, code] of [
      ['nope', {}, -32601],
      ['server/discover', {}, -32601],
      ['subscriptions/listen', { notifications: {} }, -32601],
      ['__proto__', {}, -32601],
      ['initialize', {}, -32602],
      ['tools/list', { cursor: '' }, -32602],
      ['tools/call', { name: 'nope' }, -32602],
      ['tools/call', { name: 'toString' }, -32602],
      ['tools/call', { name: 'list_exams', arguments: [] }, -32602],
      ['prompts/get', { name: 'nope' }, -32602],
      ['resources/read', {}, -32602],
      ['completion/complete', { ref: 'x' }, -32602],
    ] as const) {
      const { status, json } = await call(site, revision, method, params);
      expect(status, method).toBe(200);
      expect(json, method).toMatchObject({ error: { code } });
    }
  });

  test('tools need no initialize before them, with or without a version header', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const bare = await post(site, body);
    expect(bare.status).toBe(200);
    for (const revision of LEGACY) {
      expect((await post(site, body, { 'MCP-Protocol-Version': revision })).text).toBe(bare.text);
    }
  });

  test.each(['1.0', 'zzz', '2025-01-01'])('an unknown version %j in the header is refused', async (version) => {
    const { status, json } = await post(
      site,
      { jsonrpc: '2.0', id: 3, method: 'ping' },
      { 'MCP-Protocol-Version': version },
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({ id: 3, error: { code: -32600 } });
  });

  test('initialize with an unknown version header is served, so that it can agree on another', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '1.0' } };
    const { json } = await post(site, body, { 'MCP-Protocol-Version': '1.0' });
    expect(json).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });
});

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });
const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };

describe('messages', () => {
  test.each<[string, unknown]>([
    ['a notification', initialized],
    ['a notification nobody knows', { jsonrpc: '2.0', method: 'x' }],
    ['a result', { jsonrpc: '2.0', id: 1, result: {} }],
    ['an error', { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }],
    ['a batch of notifications', [initialized, initialized]],
  ])('%s is accepted in silence', async (_what, body) => {
    const { status, text, headers } = await post(site, body);
    expect([status, text]).toEqual([202, '']);
    expect(headers.get('content-type')).toBe(null);
  });

  test.each<[string, string, number, number]>([
    ['nothing', '', 400, -32700],
    ['no JSON', '{"jsonrpc"', 400, -32700],
    ['text after JSON', '{} x', 400, -32700],
    ['a number', '5', 400, -32600],
    ['null', 'null', 400, -32600],
    ['an empty object', '{}', 400, -32600],
    ['another JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
    ['a method that is no text', '{"jsonrpc":"2.0","id":1,"method":5}', 400, -32600],
    ['parameters in a list', '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', 400, -32600],
    ['id null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', 400, -32600],
    ['an id that JSON cannot give back', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', 400, -32600],
    ['an empty batch', '[]', 400, -32600],
    ['a batch in a batch', '[[]]', 400, -32600],
    ['a batch with something else', '[{"jsonrpc":"2.0","id":1,"method":"ping"},5]', 400, -32600],
    ['a batch with initialize', '[{"jsonrpc":"2.0","id":1,"method":"initialize"}]', 400, -32600],
    ['a batch with a modern request', JSON.stringify([modern('tools/list')]), 400, -32600],
    ['a batch of 21', JSON.stringify(Array(21).fill(ping(1))), 400, -32600],
    ['a body that is too deep', `${'['.repeat(65)}${']'.repeat(65)}`, 400, -32600],
    ['a body that never closes', '['.repeat(60_000), 400, -32600],
  ])('%s is refused', async (_what, body, status, code) => {
    const answer = await post(site, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ jsonrpc: '2.0', error: { code } });
    // A request without a version header is taken for this revision.
    expect(violation('2025-03-26', null, answer.json)).toBe(null);
  });

  test.each([
    ['a parse error', '{'],
    ['nothing', ''],
    ['no message', '{}'],
    ['id null', '{"jsonrpc":"2.0","id":null,"method":"ping"}'],
    ['an empty batch', '[]'],
    ['too deep', '['.repeat(65)],
  ])('%s has the id null, but none for revisions whose schema has no null there', async (_what, body) => {
    for (const version of [null, ...LEGACY, MODERN]) {
      const { json } = await post(site, body, version === null ? {} : { 'MCP-Protocol-Version': version });
      const mayBeLeftOut = version === '2025-11-25' || version === MODERN;
      if (mayBeLeftOut) expect(json, String(version)).not.toHaveProperty('id');
      else expect(json, String(version)).toHaveProperty('id', null);
      if (mayBeLeftOut) expect(violation(version, null, json)).toBe(null);
    }
  });

  test('brackets inside texts are not depth', async () => {
    const { status } = await post(site, ping(`\\"${'[{'.repeat(500)}`));
    expect(status).toBe(200);
  });

  test.each([0, -1, 1.5, -0.25, 1e-7, Number.MAX_SAFE_INTEGER, '', 'a"b\\', 'م', '\ud800'])(
    'the id %j comes back',
    async (id) => {
      expect((await post(site, ping(id))).text).toBe(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{}}`);
    },
  );

  test('a batch is answered in its order, notifications left out', async () => {
    const list = { jsonrpc: '2.0', id: 'l', method: 'prompts/list' };
    const { status, json } = await post(site, [ping(1), initialized, list, { jsonrpc: '2.0', id: 2, method: 'nope' }]);
    expect(status).toBe(200);
    expect(json).toEqual([
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 'l', result: { prompts: expect.any(Array) } },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found: nope' } },
    ]);
  });

  test.each([
    ['2025-03-26', 200],
    ['2025-06-18', 400],
    ['2025-11-25', 400],
    ['2024-11-05', 400],
    [MODERN, 400],
  ])('a batch under %s gets %i', async (version, status) => {
    expect((await post(site, [ping(1)], { 'MCP-Protocol-Version': version })).status).toBe(status);
  });
});

describe('HTTP', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD'])('%s gets 405', async (method) => {
    const { status, headers, text } = await send(site, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST, OPTIONS');
    expect(text === '').toBe(method === 'HEAD');
  });

  test('OPTIONS allows any header, and names what clients send, as a wildcard leaves out Authorization', async () => {
    const { status, headers } = await send(site, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    for (const name of ['content-type', 'accept', 'authorization', 'mcp-protocol-version', 'mcp-session-id']) {
      expect(allowed).toContain(name);
    }
    for (const name of ['mcp-method', 'mcp-name', 'last-event-id', '*']) expect(allowed).toContain(name);
  });

  test.each(['*/*', 'application/json', 'text/event-stream', 'text/html', ''])(
    'Accept: %s is served',
    async (accept) => {
      const { status, headers } = await post(site, ping(1), { Accept: accept });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json');
    },
  );

  test.each([
    ['application/json; charset=utf-8', 200],
    ['APPLICATION/JSON', 200],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/x-www-form-urlencoded', 415],
    ['', 415],
  ])('Content-Type: %s gets %i', async (type, status) => {
    expect((await post(site, ping(1), { 'Content-Type': type })).status).toBe(status);
  });

  test('every answer carries the common headers, may be read by every script and is kept by nobody', async () => {
    const common: Record<string, string> = JSON.parse((await site.read('/_site/headers.json')) ?? '');
    const exposed = common['Access-Control-Expose-Headers'] ?? '';
    for (const answer of [
      await post(site, ping(1)),
      await post(site, initialized),
      await post(site, '{'),
      await send(site, { method: 'GET' }),
      await send(site, { method: 'OPTIONS' }),
    ]) {
      for (const [name, value] of Object.entries(common)) expect(answer.headers.get(name)).toContain(value);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('www-authenticate')).toBe(null);
    }
    const { headers } = await post(site, ping(1));
    expect(headers.get('access-control-expose-headers')).toBe(`${exposed}, MCP-Protocol-Version`);
  });

  test.each([
    [64 * 1024, 200],
    [64 * 1024 + 1, 413],
  ])('a body of %i bytes gets %i', async (bytes, status) => {
    const frame = JSON.stringify(ping('')).length;
    expect((await post(site, ping('x'.repeat(bytes - frame)))).status).toBe(status);
  });

  const streamed = (chunks: readonly (Uint8Array | 'fail' | 'hang')[]): RequestInit & { duplex: 'half' } => ({
    method: 'POST',
    headers: JSON_HEADERS,
    duplex: 'half',
    body: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) {
          if (chunk === 'hang') return;
          if (chunk === 'fail') return controller.error(new Error('connection lost'));
          controller.enqueue(chunk);
        }
        controller.close();
      },
    }),
  });
  const bytes = (text: string) => new TextEncoder().encode(text);

  test('a letter may be split between chunks', async () => {
    const body = bytes(JSON.stringify(ping('م')));
    const { json } = await send(site, streamed([...body].map((byte) => Uint8Array.of(byte))));
    expect(json).toMatchObject({ id: 'م', result: {} });
  });

  test.each<[string, readonly (Uint8Array | 'fail')[], number, number]>([
    ['too long and never declared', Array(70).fill(bytes('x'.repeat(1024))), 413, -32600],
    ['not UTF-8', [bytes('{"jsonrpc":"'), Uint8Array.of(0xff, 0xfe), bytes('"}')], 400, -32700],
    ['cut off inside a letter', [Uint8Array.of(0xd8)], 400, -32700],
    ['broken off', [bytes('{"json'), 'fail'], 400, -32700],
  ])('a body that is %s is refused', async (_what, chunks, status, code) => {
    const answer = await send(site, streamed(chunks));
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: { code } });
  });

  test('a body that never ends is given up', async () => {
    const soon = AbortSignal.timeout(50);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const { status } = await send(site, streamed([bytes('{'), 'hang']));
    expect(status).toBe(408);
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });
});

describe('on this machine only', () => {
  const local = 'http://localhost:8080';
  const localSite = {
    read: async (path: string) => (await site.read(path))?.replaceAll(BASE, local) ?? null,
  };
  const ask = (target: typeof site, base: string, headers: Record<string, string>) =>
    send(target, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(ping(1)) }, base);

  test.each([
    [local, {}, 200],
    ['http://127.0.0.1:3000', { Host: '127.0.0.1:3000', Origin: 'http://localhost:5173' }, 200],
    ['http://[::1]:3000', { Host: '[::1]:3000', Origin: 'http://[::1]:3000' }, 200],
    [local, { Origin: 'https://evil.example' }, 403],
    [local, { Origin: 'null' }, 403],
    [local, { Origin: 'http://localhost.evil.example' }, 403],
    [local, { Host: 'evil.example' }, 403],
    [local, { Host: '%%%' }, 403],
    ['http://evil.example', {}, 403],
  ])('a local site asked at %s with %j gets %i', async (base, headers, status) => {
    const answer = await ask(localSite, base, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a preflight from elsewhere is refused too', async () => {
    const init = { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } };
    expect((await send(localSite, init, local)).status).toBe(403);
  });

  test.each([
    [BASE, { Origin: 'https://evil.example' }, 200],
    [BASE, { Origin: 'null' }, 200],
    ['https://mcp.example.sa', { Origin: 'http://localhost:5173' }, 200],
    // A site built for the public, looked at on this machine.
    [local, { Origin: 'https://evil.example' }, 403],
  ])('a public site asked at %s with %j gets %i', async (base, headers, status) => {
    expect((await ask(site, base, headers)).status).toBe(status);
  });
});
