import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenRoutes } from '../support/frozen-content.ts';
import { startLocalServer } from '../support/local-server.ts';
import { DESKTOP, openPage, startChromium, type WatchedPage } from './chromium.ts';

const browser = await startChromium();
const server = await startLocalServer();
const routes = await frozenRoutes();
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

/** The page on which each address is described, as the index of the documentation says. */
const index: [name: string, address: string][] = await (await fetch(`${server.base}/docs/index.ar.json`)).json();
const described = routes.map(({ id, method, path }) => {
  const [page = ''] = index.find(([name]) => name === path)?.[1].split('#') ?? [];
  return { id, method, path, page };
});

describe.skipIf(browser === null)('the forms of the documentation', () => {
  let opened: WatchedPage;
  beforeAll(async () => {
    if (browser !== null) opened = await openPage(browser, server.base, { viewport: DESKTOP });
  });
  afterAll(() => opened.page.context().close());

  /** Fills in a form, sends it, and gives the status line, the headers and the body that it shows. */
  async function tried(id: string, values: Record<string, string> = {}): Promise<string[]> {
    const page = described.find((each) => each.id === id)?.page ?? '';
    if (new URL(opened.page.url(), server.base).pathname !== page) await opened.page.goto(page);
    const form = opened.page.locator(`article[id="${id}"] form.try`);
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('button').click();
    await form.locator('.answer pre').first().waitFor();
    return form.locator('.answered, .answer > *').allInnerTexts();
  }

  it.each(described)(
    '$id is answered in place by $method $path',
    async ({ id }) => {
      const [status, headers] = await tried(id);
      expect(status).toMatch(/^200 OK /);
      expect(headers).toContain('content-type: ');
      expect(headers).toContain('cache-control: ');
    },
  );

  it('show the very answer of the service', async () => {
    const [status, , body] = await tried('universities', { id: 'ksu' });
    expect(status).toBe('200 OK /api/agent/universities?id=ksu');
    const answer = await fetch(`${server.base}/api/agent/universities?id=ksu`);
    expect(JSON.parse(body ?? '')).toEqual(await answer.json());
  });

  it('show a refusal as it is', async () => {
    const [status, headers, body] = await tried('universities', { id: 'no-such' });
    expect(status).toMatch(/^404 /);
    expect(headers).toContain('application/problem+json');
    expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unknown-university' });
  });

  it('send Arabic as it was written', async () => {
    const [status, , body] = await tried('faq', { q: 'النسبة الموزونة' });
    expect(status).toContain('?q=النسبة+الموزونة');
    expect(JSON.parse(body ?? '')).toMatchObject({ query: { text: 'النسبة الموزونة' } });
  });

  it('call a tool of the tool server', async () => {
    await opened.page.locator('#mcp [data-ready]').selectOption({ label: 'tools/call' });
    const [status, , body] = await tried('mcp');
    expect(status).toBe('200 OK /mcp');
    expect(JSON.parse(body ?? '')).toMatchObject({
      id: 1,
      result: { structuredContent: { count: expect.any(Number) } },
    });
  });

  it('leave no fault on the page but the refusal that was asked for', () => {
    expect(opened.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});

describe.skipIf(browser === null)('without JavaScript', () => {
  it('a form opens its answer, and the one that needs a script is not there', async () => {
    if (browser === null) return;
    const { page } = await openPage(browser, server.base, { javaScriptEnabled: false });
    await page.goto('/docs/api');
    expect(await page.locator('#mcp form').isVisible()).toBe(false);
    await page.locator('#universities [name="region"]').fill('الرياض');
    await page.locator('#universities button').click();
    await page.waitForURL('**/api/agent/universities?*');
    expect(await page.locator('body').textContent()).toContain('"count":20');
    await page.context().close();
  });
});
