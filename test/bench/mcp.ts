import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { handle } from '../../edge/handler.ts';
import { officialHandler } from '../mcp/official.ts';
import { BASE, JSON_HEADERS, META, MODERN, modernHeaders } from '../mcp/post.ts';
import { site } from '../mcp/site.ts';
import { median } from './measure.ts';

type Fetch = (request: Request) => Promise<Response | undefined>;

/** The official package one level below McpServer: no validation of arguments and answers. */
async function officialLowLevel(): Promise<Fetch> {
  const publication = JSON.parse((await site.read('/_site/mcp.json')) ?? '');
  const list = JSON.parse(`{${publication.fixed['tools/list']}}`);
  const files = ['/api/agent/universities.json', '/api/agent/universities/ksu.json', '/api/agent/exams.json'];
  const answers = await Promise.all(
    files.map(async (file) => {
      const text = (await site.read(file)) ?? '';
      return { content: [{ type: 'text' as const, text }], structuredContent: JSON.parse(text) };
    }),
  );
  const [universities, university, exams] = answers;
  const byName: Record<string, (typeof answers)[number] | undefined> = {
    list_universities: universities,
    get_university: university,
    list_exams: exams,
  };
  const { fetch } = createMcpHandler(() => {
    const server = new Server(JSON.parse(publication.serverInfo), { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => list);
    server.setRequestHandler('tools/call', ({ params }) => byName[params.name] ?? { content: [] });
    return server;
  });
  return (request) => fetch(request);
}

const CALLS: readonly [string, object][] = [
  ['tools/list', {}],
  ['tools/call', { name: 'get_university', arguments: { id: 'ksu' } }],
  ['tools/call', { name: 'list_universities', arguments: {} }],
  ['tools/call', { name: 'list_exams', arguments: {} }],
];

const request = (era: string, method: string, params: object): Request =>
  new Request(`${BASE}/mcp`, {
    method: 'POST',
    headers: {
      ...JSON_HEADERS,
      ...(era === MODERN ? modernHeaders(method, { ...params }) : { 'MCP-Protocol-Version': era }),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: era === MODERN ? { ...params, _meta: META } : params,
    }),
  });

/** Median time of an answer in microseconds, its text read; building the request is not counted. */
async function timeOf(fetch: Fetch, era: string, method: string, params: object): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 1_500; round += 1) {
    const one = request(era, method, params);
    const started = performance.now();
    const response = await fetch(one);
    await response?.arrayBuffer();
    if (round >= 500) times.push((performance.now() - started) * 1000);
  }
  return median(times);
}

const ours: Fetch = (one) => handle(one, site);
const mcpServer = await officialHandler(site);
const lowLevel = await officialLowLevel();

console.log(`In-process medians in microseconds, Node ${process.versions.node}`);
console.log('revision    request                         ours  McpServer  ratio  Server  ratio');
for (const era of ['2025-11-25', MODERN]) {
  for (const [method, params] of CALLS) {
    const [a, b, c] = [
      await timeOf(ours, era, method, params),
      await timeOf(mcpServer, era, method, params),
      await timeOf(lowLevel, era, method, params),
    ];
    const name = 'name' in params ? `${method} ${params.name}` : method;
    const cells = [a.toFixed(0).padStart(6), b.toFixed(0).padStart(9), (b / a).toFixed(1).padStart(6)];
    console.log(
      `${era}  ${name.padEnd(30)}${cells.join(' ')} ${c.toFixed(0).padStart(8)} ${(c / a).toFixed(1).padStart(6)}`,
    );
  }
}
