import { beforeAll, expect, it } from 'vitest';
import { frozenRoutes } from '../support/frozen-content.ts';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, DESKTOP, type WatchedPage } from './chromium.ts';

const { describeInBrowser, open, visit } = await chromiumForTests();
const server = await frozenServer();
const routes = await frozenRoutes();

/** The page on which each address is described, as the index of the documentation says. */
const index: [name: string, address: string][] = JSON.parse(
  await (await fetch(`${server.base}/docs/index.ar.json`)).text(),
);
const described = routes.map(({ id, method, path }) => {
  const entry = index.find(([name]) => name === path);
  return { id, method, path, page: String(entry?.[1]).replace(/#.*/, '') };
});

describeInBrowser('the forms of the documentation', () => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await open(server.base, { viewport: DESKTOP });
  });

  /** Opens the part of a page in which an address is described. */
  async function turnTo(id: string): Promise<void> {
    const page = `${described.find((each) => each.id === id)?.page}#${id}`;
    if (!opened.page.url().endsWith(page)) await opened.page.goto(page);
  }

  /** Fills in a form, sends it, and gives the status line, the body and the headers that it shows. */
  async function tried(id: string, values: Record<string, string> = {}): Promise<string[]> {
    await turnTo(id);
    const article = opened.page.locator(`article[id="${id}"]`);
    for (const [name, value] of Object.entries(values)) await article.locator(`.try [name="${name}"]`).fill(value);
    await article.locator('.try button').click();
    await article.locator('.answer pre').first().waitFor();
    return article.locator('.answered, .answer > *').allInnerTexts();
  }

  it.each(described)('$id is answered in place by $method $path', async ({ id }) => {
    const shown = await tried(id);
    expect(shown[0]).toMatch(/^200 OK /);
    expect(shown.at(-1)).toContain('content-type: ');
    expect(shown.at(-1)).toContain('cache-control: ');
  });

  it('show the very answer of the service', async () => {
    const [status, body] = await tried('universities', { id: 'ksu' });
    expect(status).toBe('200 OK /api/agent/universities?id=ksu');
    const answer = await fetch(`${server.base}/api/agent/universities?id=ksu`);
    expect(JSON.parse(body ?? '')).toEqual(await answer.json());
  });

  it('show a refusal as it is', async () => {
    const [status, body, headers] = await tried('universities', { id: 'no-such' });
    expect(status).toMatch(/^404 /);
    expect(headers).toContain('application/problem+json');
    expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unknown-university' });
  });

  it('send Arabic as it was written', async () => {
    const [status, body] = await tried('faq', { q: 'النسبة الموزونة' });
    expect(status).toContain('?q=النسبة+الموزونة');
    expect(JSON.parse(body ?? '')).toMatchObject({ query: { text: 'النسبة الموزونة' } });
  });

  it('call a tool of the tool server', async () => {
    await turnTo('mcp');
    await opened.page.locator('#mcp [data-ready]').selectOption({ label: 'tools/call' });
    const [status, body] = await tried('mcp');
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

describeInBrowser('without JavaScript', () => {
  it('a form opens its answer, and the one that needs a script is not there', async () => {
    const { page } = await visit(server.base, { javaScriptEnabled: false });
    await page.goto('/docs/mcp');
    expect(await page.locator('#mcp form').isVisible()).toBe(false);
    await page.goto('/docs/universities#universities');
    // What it is for, what to ask and the answer come first, under a heading that does not repeat the title of the page.
    expect(await page.locator('#universities').innerText()).toMatch(/^كل الجامعات.+ثم.+curl.+"count".+المعاملات/s);
    expect((await page.locator('#universities .sample .fine a').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.locator('#universities [name="region"]').fill('الرياض');
    await page.locator('#universities button').click();
    await page.waitForURL('**/api/agent/universities?*');
    expect(await page.locator('body').textContent()).toContain('"count":20');
  });
});

describeInBrowser('the documentation', () => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await open(server.base, { viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    await opened.page.goto('/en/docs/exams');
  });

  it('copies the code beside the button', async () => {
    await opened.page.getByRole('button', { name: 'Copy' }).first().click();
    await opened.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await opened.page.evaluate('navigator.clipboard.readText()')).toBe(
      `curl --fail-with-body '${server.base}/api/agent/exams'`,
    );
  });

  it('finds a field by its name and opens the table that it stands in', async () => {
    await opened.page.getByLabel('Search the docs').fill('registrationurl');
    await opened.page.getByRole('link', { name: 'Exam.registrationUrl' }).click();
    await opened.page.waitForURL('**/en/docs/reference#Exam.registrationUrl');
    expect(await opened.page.locator('tr[id="Exam.registrationUrl"]').isVisible()).toBe(true);
  });

  it.each([
    ['cors', '#conventions'],
    ['pagination', '#conventions'],
    ['rate limit', '#limits'],
    ['python', '#recipe-python'],
    ['calendar for Jeddah', '#recipe-city'],
    // Of all words the most, and what describes records before the fields of it.
    ['unheard-of step exam dates', '/docs/exams'],
    ['admission weights', '/docs/admission'],
    ['university list', '/docs/universities'],
  ])('is found by what a developer calls it: %s', async (typed, place) => {
    await opened.page.getByLabel('Search the docs').fill(typed);
    const found = opened.page.locator('.docs-search li a');
    await expect.poll(() => found.first().getAttribute('href')).toContain(place);
  });

  it('says so when it finds nothing', async () => {
    await opened.page.getByLabel('Search the docs').fill('zzzz qqqq');
    await opened.page.getByText('Nothing of that name.').waitFor();
  });
});
