import { beforeAll, expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE, type WatchedPage } from './chromium.ts';
/** What is typed, the address of the first result, and what is said beside the results. */
import CASES from './search-cases.json' with { type: 'json' };

const { describeInBrowser, open, visit } = await chromiumForTests();
const server = await frozenServer();

const LOADED = ['/api/agent/faq/index.json', '/assets/names-en.json', '/assets/search-engine.js'];
const PAGES = { ar: { home: '/', search: '/search' }, en: { home: '/en/', search: '/en/search' } } as const;

const first = '#search-results > li:first-child a';

describeInBrowser('the search', () => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await open(server.base, { viewport: PHONE });
  });

  it.each(CASES)(
    'finds for "$text" $first from the address',
    async ({ language, text, first: expected, note = '' }) => {
      const { page, faults } = opened;
      await page.goto(`${language === 'ar' ? PAGES.ar.search : PAGES.en.search}?q=${encodeURIComponent(text)}`);
      await page.locator(first).waitFor();
      expect(await page.locator(first).getAttribute('href')).toBe(expected);
      expect(await page.locator('search').textContent()).toContain(note);
      expect(faults).toEqual([]);
    },
  );

  it('names who teaches a major in a city, as the list that it leads to does', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.en.search}?q=nursing in Jeddah`);
    await page.locator(first).waitFor();
    const named = await page
      .locator('#search-results > li', { has: page.getByText('teaches it', { exact: true }) })
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    await page.locator(first).click();
    await page.locator('#finder [role="status"]:not(:empty)').waitFor();
    const listed = await page
      .locator('#list .rows > li:visible > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    expect(listed.length).toBeGreaterThan(1);
    expect(named).toEqual(listed);
  });

  it.each([PAGES.ar, PAGES.en])('of $home asks for its index once, with the first letter', async ({ home }) => {
    const { page, faults } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(home, { waitUntil: 'networkidle' });
    asked.length = 0;
    await page.locator('#q').focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('#q').pressSequentially('ksu', { delay: 20 });
    await page.locator(first).waitFor();
    expect(asked.sort()).toEqual(
      LOADED.map((file) => (home === PAGES.ar.home ? file.replace('names-en', 'names') : file)),
    );
    expect(faults).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=ksu');
    await page.locator(first).waitFor();
  });

  it('sends no marks to a server, and keeps them in no address', async () => {
    const { page } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.goto(PAGES.ar.home);
    await page.locator('#q').fill('قدرات ٨٥ تحصيلي ٩٠');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search$/);
    await page.locator(`${first}[href="/calculator#gat=85&saat=90"]`).waitFor();
    expect(asked.join('')).toBe('');
  });

  it('answers in Arabic on demand what is asked in English on an Arabic page', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.ar.search}?q=how many times can I take the GAT`);
    await page.locator('#search-results[lang="en"]').waitFor();
    await page.locator('#search-status button').click();
    await page.locator(`${first}[href="/exams/gat"]`).waitFor();
    expect(await page.locator('#search-results').getAttribute('dir')).toBe('rtl');
  });

  it('makes a link of an address that a note names', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.en.search}?q=technical college in Jeddah`);
    const link = page.locator('#search-status a');
    expect(await link.getAttribute('href')).toBe('https://tvtc.gov.sa');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('keeps the query in the address, one step for what is typed at one go', async () => {
    const { page } = opened;
    await page.goto(PAGES.en.search);
    await page.locator('#q').pressSequentially('nursing');
    await page.locator(first).waitFor();
    expect(new URL(page.url()).search).toBe('?q=nursing');
    await page.locator(first).press('Enter');
    await page.waitForURL('**/majors/nursing');
    await page.goBack();
    await page.locator(first).waitFor();
    expect(await page.locator('#q').inputValue()).toBe('nursing');
    await page.goBack();
    await page.locator('#search-results').waitFor({ state: 'hidden' });
    expect(await page.locator('#q').inputValue()).toBe('');
  });

  it.each([
    ['/university/ksu', '/universities/ksu'],
    ['/questions/ksu-first-yer', '/questions/ksu-first-year'],
    ['/en/calender', '/en/calendar'],
    ['/calendar/1460', '/calendar/1449'],
    ['/docs/univercities', '/docs/universities'],
  ])('leads from %s, where no page is, to %s', async (asked, meant) => {
    await opened.page.goto(asked);
    await opened.page.locator(`.hero li:first-child a[href$="${meant}"]`).waitFor();
  });

  it('keeps the subject of questions that is opened in the address', async () => {
    const { page } = opened;
    await page.goto('/en/questions');
    await page.locator('#subjects > details > summary').last().click();
    await page.waitForURL('**/en/questions#*');
    await page.reload();
    await page.locator('#subjects > [open]').waitFor();
  });

  it('is one tap from every page, ready to type', async () => {
    const { page } = opened;
    await page.goto('/en/exams/gat');
    await page.locator('header').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL('**/en/search');
    await page.locator('#q:focus').waitFor();
  });

  it('shows all on demand, says so when nothing fits, and is silent for less than two letters', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.en.search}?q=university`);
    await page.locator('#search-results summary').click();
    const shown = await page.locator('#search-results li:has(> a)').count();
    await page.locator('#search-status', { hasText: `${shown}` }).waitFor();
    await page.locator('#q').fill('zzzzqqqq');
    await page.locator('#search-status', { hasText: 'We found nothing close' }).waitFor();
    expect(await page.locator('#search-results').isVisible()).toBe(false);
    await page.locator('#q').fill('n');
    await page.locator('#search-status:empty').waitFor({ state: 'attached' });
  });

  it('goes on without a connection once it has its index', async () => {
    const { page } = opened;
    await page.goto(PAGES.en.search);
    await page.locator('#q').fill('nursing');
    await page.locator(first).waitFor();
    await page.context().setOffline(true);
    await page.locator('#q').fill('KSU');
    await page.locator(`${first}[href="/en/universities/ksu"]`).waitFor();
    await page.context().setOffline(false);
  });

  it.each(LOADED)('says that it cannot search without %s, and tries again', async (file) => {
    const { page } = await visit(server.base);
    await page.route(`**${file}*`, (route) => route.abort());
    await page.goto(PAGES.en.search);
    await page.locator('#q').fill('nursing');
    await page.locator('#search-status.error', { hasText: 'could not be loaded' }).waitFor();
    expect(await page.locator('#search-results').isVisible()).toBe(false);
    await page.unroute(`**${file}*`);
    await page.locator('#q').fill('nursing ');
    await page.locator(first).waitFor();
  });

  it('leads without JavaScript to the lists of all that it finds', async () => {
    const { page, faults } = await visit(server.base, { javaScriptEnabled: false });
    await page.goto(PAGES.ar.home);
    await page.locator('#q').fill('النسبة الموزونة');
    await page.locator('#search button').click();
    await page.waitForURL('**/search?q=*');
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    await page.locator('#browse a').first().click();
    await page.waitForURL('**/questions');
    expect(faults).toEqual([]);
  });
});
