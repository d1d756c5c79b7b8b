import { expect, test } from 'vitest';
import { serverJson } from '../../build/site/discovery/agents.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { siteOf, textOf } from '../support/site-files.ts';

const BASE = 'https://data.example.sa';
const HOST = 'https://mcp.example.sa/mcp';

const catalogue = await frozenCatalogue();
const service = { ...catalogue.service, mcpHost: 'mcp.example.sa' };
const edition = { catalogue: { ...catalogue, service }, baseUrl: BASE, asOf: '2026-11-20' };
const text = textOf(siteOf(edition));

/** Addresses of the tool server in a text, in their order. */
const addressesIn = (text: string): string[] => text.match(/https:\/\/[\w.-]+\/mcp(?![\w/.-])/g) ?? [];

test.each([
  '/llms.txt',
  '/auth.md',
  '/docs/mcp.html',
  '/en/docs/mcp.html',
  '/mcp/server-card.json',
  '/.well-known/mcp.json',
  '/.well-known/api-catalog.json',
  '/.well-known/agent-skills/mcp-connect/SKILL.md',
  '/.well-known/agent-skills/agent-auth/SKILL.md',
])('%s names the host that has the tools alone, first', (path) => {
  expect(addressesIn(text(path))[0]).toBe(HOST);
});

test('the registry is told both addresses, that host first', () => {
  expect(addressesIn(serverJson(service, BASE))).toEqual([HOST, `${BASE}/mcp`]);
});

test('without such a host all name the service', () => {
  const card = JSON.parse(serverJson(catalogue.service, BASE));
  expect(card.remotes).toEqual([{ type: 'streamable-http', url: `${BASE}/mcp` }]);
});
