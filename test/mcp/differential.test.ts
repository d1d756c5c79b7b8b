import { describe, expect, test } from 'vitest';
import { handle } from '../../edge/handler.ts';
import { officialHandler } from './official.ts';
import { BASE, JSON_HEADERS, META, MODERN, modernHeaders } from './post.ts';
import { site } from './site.ts';

const official = await officialHandler(site);

/**
 * What an answer means, without its wording: `200 result`, `400 error -32600`, `200 isError`, ...
 * Structured content is compared as it is.
 */
async function meaning(response: Response | undefined): Promise<string> {
  if (response === undefined) return 'no answer';
  const text = await response.text();
  const streamed = [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => data ?? '');
  const messages = (streamed.length > 0 ? streamed : [text]).flatMap((part) => (part === '' ? [] : [JSON.parse(part)]));
  const each = messages.flat().map((message: Record<string, unknown>) => {
    const { error, result, method } = Object(message);
    if (method !== undefined) return method;
    if (error !== undefined) return `error ${error.code}`;
    if (result.isError === true) return 'isError';
    return result.structuredContent ? JSON.stringify(result.structuredContent) : 'result';
  });
  return [response.status, ...each].join(' ');
}

const request = (init: RequestInit): Request => new Request(`${BASE}/mcp`, init);
const posted =
  (body: unknown, headers: Record<string, string> = {}) =>
  () =>
    request({
      method: 'POST',
      headers: { ...JSON_HEADERS, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
const legacy = (
  method: string,
  params?: unknown,
  headers: Record<string, string> = { 'MCP-Protocol-Version': '2025-11-25' },
) => posted({ jsonrpc: '2.0', id: 1, method, params }, headers);
const modern = (method: string, params: object = {}, headers: Record<string, string> = {}, meta: unknown = META) =>
  posted(
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
    { ...modernHeaders(method, { ...params }), ...headers },
  );

const initialize = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'x', version: '1' },
};
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const newer = { ...META, [VERSION_KEY]: '2027-01-01' };
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

const SAME: Readonly<Record<string, () => Request>> = {
  'legacy initialize': legacy('initialize', initialize, {}),
  'legacy initialize, unknown version': legacy('initialize', { ...initialize, protocolVersion: '1' }, {}),
  'legacy initialize under a modern header': legacy('initialize', initialize, {
    'MCP-Protocol-Version': MODERN,
  }),
  'legacy ping': legacy('ping'),
  'legacy ping without a version': legacy('ping', undefined, {}),
  'legacy notification': posted({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  'legacy response': posted({ jsonrpc: '2.0', id: 1, result: {} }),
  'legacy error response': posted({ jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }),
  'legacy tools/list': legacy('tools/list'),
  'legacy unknown method': legacy('nope'),
  'legacy server/discover': legacy('server/discover'),
  'legacy call': legacy('tools/call', { name: 'get_university', arguments: { id: 'ksu' } }),
  'legacy call without arguments': legacy('tools/call', { name: 'list_exams' }),
  'legacy call, missing argument': legacy('tools/call', { name: 'get_university', arguments: {} }),
  'legacy call, wrong type': legacy('tools/call', { name: 'get_university', arguments: { id: 5 } }),
  'legacy call, unknown argument': legacy('tools/call', { name: 'list_exams', arguments: { x: 1 } }),
  'legacy call, unknown university': legacy('tools/call', {
    name: 'get_university',
    arguments: { id: 'nope' },
  }),
  'legacy call, unknown tool': legacy('tools/call', { name: 'nope', arguments: {} }),
  'legacy call without a name': legacy('tools/call', {}),
  'legacy call, arguments in a list': legacy('tools/call', { name: 'list_exams', arguments: [] }),
  'legacy resources/list': legacy('resources/list'),
  'legacy resources/templates/list': legacy('resources/templates/list'),
  'legacy resources/read': legacy('resources/read', { uri: `${BASE}/api/agent/exams` }),
  'legacy prompts/list': legacy('prompts/list'),
  'legacy prompts/get, unknown': legacy('prompts/get', { name: 'nope' }),
  'legacy prompts/get, missing argument': legacy('prompts/get', { name: 'compare_universities' }),
  'legacy batch': posted([ping, { jsonrpc: '2.0', method: 'notifications/initialized' }]),
  'batch with something else': posted([ping, 5]),
  'batch with a modern request': posted([{ ...ping, params: { _meta: META } }]),
  'empty batch': posted([]),
  'no JSON': posted('{'),
  'empty body': posted(''),
  'no message': posted('{}'),
  'a text': posted('"x"'),
  'another JSON-RPC': posted({ ...ping, jsonrpc: '1.0' }),
  'id null': posted({ ...ping, id: null }),
  'params in a list': posted({ ...ping, params: [] }),
  'content type with parameters': posted(ping, { 'Content-Type': 'application/json; charset=utf-8' }),
  'modern discover': modern('server/discover'),
  'modern tools/list': modern('tools/list'),
  'modern call': modern('tools/call', { name: 'get_academic_calendar', arguments: {} }),
  'modern call, missing argument': modern('tools/call', { name: 'get_university', arguments: {} }),
  'modern call, unknown tool': modern('tools/call', { name: 'nope' }),
  'modern call without a name': modern('tools/call'),
  'modern resources/read': modern('resources/read', { uri: `${BASE}/api/agent/exams` }),
  'modern resources/read, unknown': modern('resources/read', { uri: `${BASE}/nope` }),
  'modern prompts/get, missing argument': modern('prompts/get', { name: 'compare_universities' }),
  'modern unknown method': modern('nope'),
  'modern ping': modern('ping'),
  'modern initialize': modern('initialize', initialize),
  'modern logging/setLevel': modern('logging/setLevel', { level: 'info' }),
  'modern notification': posted({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { _meta: META },
  }),
  'modern, another version in the header': modern('tools/list', {}, { 'MCP-Protocol-Version': '2025-11-25' }),
  'modern, another method in the header': modern('tools/list', {}, { 'Mcp-Method': 'x' }),
  'modern, no headers': posted({ ...ping, method: 'tools/list', params: { _meta: META } }),
  'modern, another name in the header': modern('tools/call', { name: 'list_exams' }, { 'Mcp-Name': 'x' }),
  'modern, name header in bad base64': modern('tools/call', { name: 'list_exams' }, { 'Mcp-Name': '=?base64?!?=' }),
  'modern, no capabilities': modern('tools/list', {}, {}, { [VERSION_KEY]: MODERN }),
  'modern, version of a wrong type': modern('tools/list', {}, {}, { ...META, [VERSION_KEY]: 1 }),
  'modern, newer version': modern('tools/list', {}, { 'MCP-Protocol-Version': '2027-01-01' }, newer),
  'modern header alone': legacy('tools/list', {}, { 'MCP-Protocol-Version': MODERN }),
  'newer header alone': legacy('tools/list', {}, { 'MCP-Protocol-Version': '2027-01-01' }),
};

/** Where this server means something else on purpose: what it means, what the official one means, and why. */
const DIFFERENT: Readonly<Record<string, readonly [build: () => Request, ours: string, theirs: string, why: string]>> =
  {
    GET: [
      () => request({ method: 'GET', headers: { Accept: 'text/event-stream' } }),
      '405 error -32600',
      '405 error -32000',
      'revision 2026-07-28 takes the codes from -32000 to -32019 out of use',
    ],
    OPTIONS: [
      () => request({ method: 'OPTIONS' }),
      '204',
      '405 error -32000',
      'without a preflight no script in a browser could call the server',
    ],
    'wrong content type': [
      posted(ping, { 'Content-Type': 'text/plain' }),
      '415 error -32600',
      '415 error -32000',
      'as for GET',
    ],
    'Accept: */*': [posted(ping, { Accept: '*/*' }), '200 result', '406 error -32000', 'clients in use send it'],
    'Accept: application/json': [
      posted(ping, { Accept: 'application/json' }),
      '200 result',
      '406 error -32000',
      'clients in use send it',
    ],
    'batch under 2025-06-18': [
      posted([ping], { 'MCP-Protocol-Version': '2025-06-18' }),
      '400 error -32600',
      '200 result',
      'that revision took batches out',
    ],
    'batch with initialize': [
      posted([{ ...ping, method: 'initialize', params: initialize }]),
      '400 error -32600',
      '200 result',
      'revision 2025-03-26 forbids it',
    ],
    'batch of 21': [
      posted(Array.from({ length: 21 }, (_, id) => ({ ...ping, id }))),
      '400 error -32600',
      `200${' result'.repeat(21)}`,
      'one request is one unit of work',
    ],
    'unknown version in the header': [
      posted(ping, { 'MCP-Protocol-Version': '1.0' }),
      '400 error -32600',
      '400 error -32000',
      'as for GET',
    ],
    'initialize without params': [
      legacy('initialize', undefined, {}),
      '200 error -32602',
      '200 error -32603',
      'the client is at fault, not the server',
    ],
    'resources/read without a uri': [
      legacy('resources/read', {}),
      '200 error -32602',
      '200 error -32603',
      'the client is at fault, not the server',
    ],
    'unknown resource before 2026-07-28': [
      legacy('resources/read', { uri: `${BASE}/nope` }),
      '200 error -32002',
      '200 error -32602',
      'what those revisions say',
    ],
    'fractional id': [
      posted({ ...ping, id: 1.5 }),
      '200 result',
      '400 error -32600',
      'JSON-RPC 2.0 advises clients against fractions, and has servers give back what they sent',
    ],
    'a cursor': [
      legacy('tools/list', { cursor: 'x' }),
      '200 error -32602',
      '200 result',
      'an unknown cursor should be refused, says the specification of pagination',
    ],
    'a member that JSON-RPC does not know': [
      posted({ ...ping, more: 1 }),
      '200 result',
      '400 error -32600',
      'the schema does not forbid it',
    ],
    '_meta that is no object, before 2026-07-28': [
      legacy('ping', { _meta: 5 }),
      '200 result',
      '400 error -32600',
      'nothing here reads it',
    ],
    'completion/complete': [
      legacy('completion/complete', {
        ref: { type: 'ref/prompt', name: 'compare_universities' },
        argument: { name: 'first', value: 'k' },
      }),
      '200 result',
      '200 error -32601',
      'completion is offered here alone',
    ],
    'a modern notification with another method in the header': [
      posted(
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { _meta: META } },
        { 'MCP-Protocol-Version': MODERN, 'Mcp-Method': 'x' },
      ),
      '202',
      '400 error -32020',
      'the specification sets no rule for notifications, and nothing happens either way',
    ],
    'initialize that claims an older revision': [
      modern(
        'initialize',
        initialize,
        { 'MCP-Protocol-Version': '2025-11-25' },
        { ...META, [VERSION_KEY]: '2025-11-25' },
      ),
      '400 error -32022',
      '200 result',
      'only the newest revision has such a claim',
    ],
  };

describe('deliberate differences', () => {
  test.each(Object.entries(DIFFERENT))('%s', async (_name, [build, ours, theirs]) => {
    expect(await meaning(await handle(build(), site))).toBe(ours);
    expect(await meaning(await official(build()))).toBe(theirs);
  });

  test('subscriptions/listen ends here; there it stays open although nothing will come', async () => {
    const build = modern('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const acknowledgement = '200 notifications/subscriptions/acknowledged';
    expect(await meaning(await handle(build(), site))).toBe(`${acknowledgement} result`);
    const reader = (await official(build())).body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain('notifications/subscriptions/acknowledged');
    const second = reader?.read().then(() => 'ended');
    const wait = new Promise((resolve) => setTimeout(resolve, 200, 'open'));
    expect(await Promise.race([second, wait])).toBe('open');
    await reader?.cancel();
  });

  test('answers to revisions before 2026-07-28 are JSON here and an event stream there', async () => {
    const build = legacy('ping');
    expect((await handle(build(), site))?.headers.get('content-type')).toBe('application/json');
    expect((await official(build())).headers.get('content-type')).toBe('text/event-stream');
  });
});

test.each(Object.entries(SAME))('%s means the same', async (_name, build) => {
  expect(await meaning(await handle(build(), site))).toBe(await meaning(await official(build())));
});
