import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { FaqList, FaqSearchAnswer } from '../../build/schema/faq.ts';
import { RegionList } from '../../build/schema/region.ts';
import { UniversityList } from '../../build/schema/university.ts';
import { idsIn } from '../mcp/brief.ts';
import { JSON_HEADERS, META, modernHeaders, TOOLS } from '../mcp/post.ts';
import { contractTarget, mediaType, parsed } from './target.ts';

const service = await contractTarget();
const { faq } = await service.read(FaqList, '/api/agent/faq');
const { regions } = await service.read(RegionList, '/api/agent/regions');
const { universities } = await service.read(UniversityList, '/api/agent/universities');

/** A question that the service itself lists, as far as a query may be long. */
const asked = (text = ''): string => text.slice(0, 200).trim();
const question = asked(faq[0]?.question);
const questionEn = asked(faq[0]?.questionEn);
const region = regions[0]?.id;
const university = universities[0]?.id;

const post = (body: unknown) =>
  service.fetch('/mcp', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(body),
  });
const answered = { jsonrpc: Type.Literal('2.0'), id: Type.Literal(7) };
const Initialized = Type.Object({ ...answered, result: Type.Object({ protocolVersion: Type.String() }) });
const ToolList = Type.Object({
  ...answered,
  result: Type.Object({ tools: Type.Array(Type.Object({ name: Type.String() })) }),
});
const ToolResult = Type.Object({
  ...answered,
  result: Type.Object({
    isError: Type.Optional(Type.Boolean()),
    structuredContent: Type.Object({}),
    content: Type.Array(Type.Object({ type: Type.String(), text: Type.String() })),
  }),
});

async function rpc<T extends TSchema>(method: string, params: object, shape: T) {
  const response = await post({ jsonrpc: '2.0', id: 7, method, params });
  expect(response.status).toBe(200);
  expect(mediaType(response)).toBe('application/json');
  return parsed(shape, response);
}

describe('MCP', () => {
  it('shakes hands', async () => {
    const client = { name: 'contract', version: '1.0.0' };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: client };
    const { result } = await rpc('initialize', params, Initialized);
    expect(result).toMatchObject({ protocolVersion: '2025-11-25', capabilities: { tools: {} } });
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
  });

  it('lists the five tools of the specification', async () => {
    const { result } = await rpc('tools/list', {}, ToolList);
    expect(result.tools.map(({ name }) => name)).toEqual(TOOLS);
  });

  it.each([
    ['list_universities', { limit: 100 }, '/api/agent/universities'],
    ['list_universities', { region }, `/api/agent/universities?region=${region}`],
    ['get_university', { id: university }, `/api/agent/universities?id=${university}`],
    ['list_exams', {}, '/api/agent/exams'],
    ['search_faq', { q: question, limit: 10 }, `/api/agent/faq?q=${encodeURIComponent(question)}`],
  ])('%s %j gives the records that GET gives', async (name, args, target) => {
    const { result } = await rpc('tools/call', { name, arguments: args }, ToolResult);
    expect(result.isError ?? false).toBe(false);
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(result.structuredContent) }]);
    const body: object = JSON.parse(await (await service.fetch(target)).text());
    expect(idsIn(Object(result.structuredContent))).toEqual(idsIn(body));
  });

  it('get_academic_calendar begins with the day', async () => {
    const { result } = await rpc('tools/call', { name: 'get_academic_calendar', arguments: {} }, ToolResult);
    const today: { asOf: string } = JSON.parse(await (await service.fetch('/api/agent/today')).text());
    expect(result.structuredContent).toMatchObject({ today: { asOf: today.asOf } });
  });

  it.skipIf(service.differs('mcp-statuses'))(
    'answers the revision without a handshake, and with 404 a method that it does not have',
    async () => {
      const ask = (method: string) =>
        service.fetch('/mcp', {
          method: 'POST',
          headers: { ...JSON_HEADERS, ...modernHeaders(method, {}) },
          body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: { _meta: META } }),
        });
      expect((await ask('tools/list')).status).toBe(200);
      const response = await ask('no/such/method');
      expect([response.status, mediaType(response)]).toEqual([404, 'application/json']);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32601 } });
    },
  );

  it('says GET is not its method', async () => {
    const response = await service.fetch('/mcp');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers at both slash forms', async () => {
    const response = await service.fetch('/mcp/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect(await response.json()).toMatchObject({ id: 1, result: {} });
  });
});

describe('FAQ search', () => {
  it.each(['/api/agent/faq', '/api/agent/faq/'])('finds the best first at %s', async (path) => {
    const response = await service.fetch(`${path}?q=${encodeURIComponent(question)}`);
    expect(response.status).toBe(200);
    expect(mediaType(response)).toBe('application/json');
    const { count, faq, query } = await parsed(FaqSearchAnswer, response);
    expect(count).toBe(faq.length);
    expect(count).toBeGreaterThan(0);
    expect(query.text).toBe(question);
    expect(faq[0]).toMatchObject({ score: 1, match: 'strong' });
    const scores = faq.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('takes + and %20 for a space, and the last of several questions', async () => {
    const [withPercent, withPlus] = [
      encodeURIComponent(questionEn),
      encodeURIComponent(questionEn).replaceAll('%20', '+'),
    ];
    const texts = [`?q=${withPlus}`, `?q=${withPercent}`, `?q=other&q=${withPlus}`].map(async (query) =>
      (await service.fetch(`/api/agent/faq${query}`)).text(),
    );
    const [plus, percent, last] = await Promise.all(texts);
    expect(percent).toBe(plus);
    expect(last).toBe(plus);
  });

  it('names the parameters that it did not heed, once each, and none that is empty', async () => {
    const ask = (query: string) => service.read(FaqSearchAnswer, `/api/agent/faq?${query}`);
    const q = `q=${encodeURIComponent(questionEn)}`;
    expect(await ask(`id=x&${q}&category=housing&category=fees&region=`)).toMatchObject({
      ignored: ['id', 'category'],
    });
    expect(await ask(`${q}&id=`)).not.toHaveProperty('ignored');
  });

  it('finds nothing for noise, in the same form', async () => {
    const answer = await service.read(FaqSearchAnswer, '/api/agent/faq?q=zzzzqqqqxxxx');
    expect(answer).toMatchObject({ count: 0, faq: [] });
  });

  it('refuses a question of more than 200 characters', async () => {
    const ask = (length: number) => service.fetch(`/api/agent/faq?q=${encodeURIComponent('س'.repeat(length))}`);
    expect((await ask(200)).status).toBe(200);
    const response = await ask(201);
    expect(response.status).toBe(400);
    expect(mediaType(response)).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 400, code: 'query-too-long' });
  });
});
