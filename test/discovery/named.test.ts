import { expect, test } from 'vitest';
import { isRecord } from '../../build/schema/json-value.ts';
import { frozenRoutes } from '../support/frozen-content.ts';
import { frozenServer } from '../support/local-server.ts';
import { namedAddresses, wrongAddress } from '../support/named-addresses.ts';

const { base } = await frozenServer();
const routes = await frozenRoutes();
const text = async (path: string): Promise<string> => (await fetch(base + path)).text();
const { skills } = JSON.parse(await text('/api/agent/skills'));

/** Every text inside a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return parts.flatMap(textsIn);
};

const tools: { name: string; description: string; inputSchema: { properties: object } }[] = await fetch(`${base}/mcp`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
}).then(async (answer) => Object(await answer.json()).result.tools);

const pages = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address = '']) => address.slice(base.length))
  .filter((path) => /^(\/en)?\/(docs(?!\/changelog)|about)/.test(path) || path === '/en/')
  .map((path) => (path === '/en/' ? '/en/index.md' : `${path}.md`));
const DOCUMENTS: readonly (readonly [name: string, text: string])[] = [
  ...(await Promise.all(
    [...skills.map(({ url }: { url: string }) => url.slice(base.length)), '/llms.txt', '/auth.md', ...pages].map(
      async (path: string) => [path, await text(path)] as const,
    ),
  )),
  ['/openapi.json', textsIn(JSON.parse(await text('/openapi.json'))).join('\n')],
  ['tools/list', textsIn(tools).join('\n')],
];

test('documents are looked at', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20);
  expect(DOCUMENTS.flatMap(([, body]) => namedAddresses(body, base)).length).toBeGreaterThan(100);
});

test.each(DOCUMENTS)('%s names only addresses and parameters that there are', async (_name, body) => {
  const named = namedAddresses(body, base);
  expect(named.flatMap((address) => wrongAddress(address, routes) ?? [])).toEqual([]);
  for (const address of named.filter((each) => !/[{}*]|^\/mcp|[=/]$/.test(each))) {
    expect((await fetch(base + address)).status, address).not.toBe(404);
  }
});

test('the skill about MCP lists the arguments of each tool', async () => {
  const skill = await text('/.well-known/agent-skills/mcp-connect/SKILL.md');
  for (const { name, inputSchema } of tools) {
    const [, cell = ''] = skill.match(new RegExp(`^\\| \`${name}\` \\|([^|]*)\\|`, 'm')) ?? [];
    const listed = [...cell.matchAll(/`(\w+)`/g)].map(([, argument]) => argument);
    expect(listed.sort(), name).toEqual(Object.keys(inputSchema.properties).sort());
  }
});
