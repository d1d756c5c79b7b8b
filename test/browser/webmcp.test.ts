import { expect, it } from 'vitest';
import { TOOLS } from '../mcp/post.ts';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();

/** Stands in for the browser's own: it keeps what is registered, for the test to call. */
const STAND_IN = (owner: string) => `
  globalThis.registered = [];
  ${owner}.modelContext = { registerTool: (tool) => { globalThis.registered.push(tool); } };
`;

describeInBrowser('WebMCP', () => {
  it.each(['document', 'navigator'])('gives the tools to an agent that the %s has', async (owner) => {
    const { page, faults } = await visit(server.base);
    await page.addInitScript(STAND_IN(owner));
    await page.goto('/');
    // The page's policy forbids what waits for an expression inside it.
    await expect.poll(() => page.evaluate('globalThis.registered.map(({ name }) => name)')).toEqual(TOOLS);
    const answer = await page.evaluate('globalThis.registered[1].execute({ id: "ksu" })');
    expect(answer).toMatchObject({
      content: [{ type: 'text', text: expect.stringContaining('"id":"ksu"') }],
    });
    const fault = await page.evaluate('globalThis.registered[1].execute({ id: "nobody" })');
    expect(fault).toMatchObject({ isError: true });
    expect(faults).toEqual([]);
  });

  it('asks for nothing where the browser has none', async () => {
    const { page } = await visit(server.base);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toContain('/assets/webmcp.js');
    expect(asked).not.toContain('/mcp');
  });
});
