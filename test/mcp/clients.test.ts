import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { idsIn } from './brief.ts';
import { MODERN } from './post.ts';

const server = await frozenServer();

const ABOUT = { name: 'test-client', version: '1.0.0' };

/** What both generations of the official client can do, as far as it is needed here. */
interface AnyClient {
  listTools(): Promise<{ tools: readonly { name: string }[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  listResources(): Promise<{ resources: readonly { uri: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: readonly { uriTemplate: string }[] }>;
  readResource(params: { uri: string }): Promise<unknown>;
  listPrompts(): Promise<{ prompts: readonly { name: string }[] }>;
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<unknown>;
  complete(params: {
    ref: { type: 'ref/prompt'; name: string };
    argument: { name: string; value: string };
  }): Promise<unknown>;
  getServerVersion(): unknown;
  close(): Promise<void>;
}

async function connectV2(mode: 'auto' | 'legacy' | { pin: string }): Promise<AnyClient> {
  const client = new Client(ABOUT, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.base}/mcp`)));
  return client;
}

async function connectV1(): Promise<AnyClient> {
  const client = new ClientV1(ABOUT);
  const transport = new TransportV1(new URL(`${server.base}/mcp/`));
  // Its own types disagree on `sessionId` under exactOptionalPropertyTypes.
  await Reflect.apply(client.connect, client, [transport]);
  return client;
}

const CALLS = [
  { name: 'list_universities', arguments: { limit: 100 }, rest: '/api/agent/universities' },
  {
    name: 'list_universities',
    arguments: { region: 'القصيم' },
    rest: '/api/agent/universities?region=qassim',
  },
  {
    name: 'list_universities',
    arguments: { major: 'medicine' },
    rest: '/api/agent/universities?major=medicine',
  },
  { name: 'get_university', arguments: { id: 'kfupm' }, rest: '/api/agent/universities?id=kfupm' },
  { name: 'list_exams', arguments: {}, rest: '/api/agent/exams' },
  { name: 'get_academic_calendar', arguments: { year: '1447' }, rest: '/api/agent/calendar/1447' },
  {
    name: 'search_faq',
    arguments: { q: 'متى اختبار القدرات', limit: 10 },
    rest: '/api/agent/faq?q=متى اختبار القدرات',
  },
];

/** A value of the parameter of each template. */
const VALUES: Readonly<Record<string, string>> = {
  id: 'ksu',
  region: encodeURIComponent('مكة المكرمة'),
  major: 'medicine',
  exam: 'gat',
  year: '1448',
  place: 'jeddah',
};

describe.each<[string, () => Promise<AnyClient>]>([
  ['the official client v1', connectV1],
  ['the official client v2, auto', () => connectV2('auto')],
  ['the official client v2, legacy', () => connectV2('legacy')],
  [`the official client v2, pinned to ${MODERN}`, () => connectV2({ pin: MODERN })],
])('%s', (_name, connect) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connect();
    // From now on both clients validate each structured answer against the output schema of the tool.
    expect((await client.listTools()).tools).toHaveLength(5);
  });
  afterAll(() => client.close());

  test('knows the server', () => {
    expect(client.getServerVersion()).toMatchObject({
      name: expect.stringMatching(/^[a-z0-9-]+-mcp$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test.each(CALLS)('$name $arguments gives the records that REST gives', async ({ name, arguments: given, rest }) => {
    const answer = await client.callTool({ name, arguments: given });
    const { content, structuredContent } = Object(answer);
    const [said, link]: unknown[] = Array.isArray(content) ? content : [];
    expect(said).toEqual({ type: 'text', text: JSON.stringify(structuredContent) });
    if (link !== undefined)
      expect(Object(await client.readResource({ uri: Object(link).uri })).contents).toHaveLength(1);
    const { related: _, ...certain } = Object(structuredContent);
    const body = await (await fetch(server.base + rest)).text();
    expect(idsIn(certain)).toEqual(idsIn(JSON.parse(body)));
  });

  test('is told when arguments are wrong', async () => {
    expect(await client.callTool({ name: 'get_university', arguments: { id: 'kfump' } })).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringContaining('Did you mean kfupm') }],
    });
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toThrow(/Unknown tool: nope/);
  });

  test('reads every resource, and one by each template', async () => {
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    const templated = resourceTemplates.flatMap(({ uriTemplate }) => [
      uriTemplate.replace(/\{(\w+)\}/, (_place, name: string) => VALUES[name] ?? name),
    ]);
    expect(templated).toHaveLength(Object.keys(VALUES).length + 2);
    for (const uri of [...resources.map((resource) => resource.uri), ...templated]) {
      const body = await (await fetch(uri)).text();
      expect(await client.readResource({ uri })).toMatchObject({
        contents: [{ uri, mimeType: 'application/json', text: body }],
      });
    }
    await expect(client.readResource({ uri: `${resources[0]?.uri}?id=nope` })).rejects.toThrow(/Resource not found/);
  });

  test('fills in every prompt', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'compare_universities',
      'plan_exam_registration',
      'explain_weighted_score',
    ]);
    for (const { name } of prompts) {
      const answer = await client.getPrompt({
        name,
        arguments: { first: 'ksu', second: 'kau', exam: 'gat', university: 'ksu' },
      });
      const text: string = Object(answer).messages[0].content.text;
      expect(text).not.toMatch(/[{}]/);
      expect(text).toMatch(/ksu|gat/);
      expect(text).toMatch(/\p{Script=Arabic}/u);
    }
    await expect(client.getPrompt({ name: 'compare_universities', arguments: { first: 'ksu' } })).rejects.toThrow(
      /`second` is missing/,
    );
  });

  test('completes an argument', async () => {
    const ref = { type: 'ref/prompt', name: 'compare_universities' } as const;
    const ask = (name: string, value: string) => client.complete({ ref, argument: { name, value } });
    const answer = await fetch(`${server.base}/api/agent/universities`);
    const { universities }: { universities: { id: string }[] } = JSON.parse(await answer.text());
    const ids = universities.map(({ id }) => id).filter((id) => id.startsWith('kf'));
    const { completion }: Record<string, { values: string[]; total: number }> = Object(await ask('first', 'KF'));
    expect(completion?.values.toSorted()).toEqual(ids.toSorted());
    expect(completion).toMatchObject({ total: ids.length, hasMore: false });
    expect(await ask('second', 'الملك فهد')).toMatchObject({
      completion: { values: ['جامعة الملك فهد للبترول والمعادن'] },
    });
    expect(await ask('year', '14')).toMatchObject({
      completion: { values: expect.arrayContaining(['1448']) },
    });
    expect(await ask('place', 'jed')).toMatchObject({ completion: { values: ['jeddah', 'Jeddah'] } });
    expect(await ask('major', 'cyber')).toMatchObject({
      completion: { values: expect.arrayContaining(['cybersecurity', 'Cyber Security']) },
    });
    expect(await ask('nothing', 'k')).toMatchObject({ completion: { values: [], total: 0 } });
  });
});

test('the clients agree on the revisions that they were told to', async () => {
  const modern = new Client(ABOUT, { versionNegotiation: { mode: 'auto' } });
  await modern.connect(new StreamableHTTPClientTransport(new URL(`${server.base}/mcp`)));
  expect(modern.getNegotiatedProtocolVersion()).toBe(MODERN);
  await modern.close();
});
