import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Source } from '../../build/schema/source.ts';
import { siteOf } from '../../build/site/site.ts';
import { writeSite } from '../../build/write/write-site.ts';
import { handle } from '../../edge/handler.ts';
import { listen } from '../../serve/listen.ts';
import { createServer } from '../../serve/server.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { freePort } from '../support/local-server.ts';
import { openPage, PHONE, startChromium } from './chromium.ts';

/** Ends elements, attributes, scripts, comments and CDATA, and turns the direction of what follows. */
const HOSTILE =
  '</title></script><script>hacked=1</script><img src=x onerror=hacked=1>"\'><b>`x`</b>]]>--> &amp; \u202eesrever\u2067 [x](javascript:hacked=1)';
const source: Source = { title: HOSTILE, url: 'javascript:hacked=1', kind: 'other', published: null };

const catalogue = await frozenCatalogue();
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const names = { name: HOSTILE, nameEn: HOSTILE };
const site = siteOf({
  baseUrl: base,
  asOf: '2026-11-20',
  catalogue: {
    ...catalogue,
    service: { ...catalogue.service, ...names, description: HOSTILE, descriptionEn: HOSTILE },
    regions: catalogue.regions.map((region) => ({ ...region, ...names })),
    universities: catalogue.universities.map((each) => ({
      ...each,
      ...names,
      city: HOSTILE,
      url: 'javascript:hacked=1',
    })),
    exams: catalogue.exams.map((exam) => ({
      ...exam,
      ...names,
      abbreviation: HOSTILE,
      url: 'javascript:hacked=1',
      windows: exam.windows.map((window) => ({
        ...window,
        label: HOSTILE,
        labelEn: HOSTILE,
        closes: '2027-01-01',
        source,
      })),
    })),
    calendar: catalogue.calendar.map((year) => ({
      ...year,
      label: HOSTILE,
      labelEn: HOSTILE,
      source,
      holidays: year.holidays.map((holiday) => ({ ...holiday, ...names, source })),
    })),
    faq: catalogue.faq.map((entry) => ({
      ...entry,
      question: `${entry.question} ${HOSTILE}`,
      answer: HOSTILE,
      sources: [source],
    })),
  },
});
const directory = await mkdtemp(join(tmpdir(), 'hostile-'));
await writeSite(site.files, join(directory, 'public'));
const server = createServer({ site: join(directory, 'public'), handle, rateLimit: false });
await listen(server, { host: '127.0.0.1', port });
const browser = await startChromium();
afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true, force: true });
});

const ADDRESSES = [
  '/',
  '/en/',
  '/universities/ksu',
  '/en/regions/makkah',
  '/exams/gat',
  '/en/calendar/1448',
  '/questions/weighted-calc',
  '/docs/api',
];

describe.skipIf(browser === null).each(ADDRESSES)('hostile content on %s', (address) => {
  it('is shown as text and does nothing', async () => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, base, { viewport: PHONE });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(faults).toEqual([]);
    expect(await page.evaluate('typeof hacked')).toBe('undefined');
    expect(await page.title()).toContain('</title></script><script>');
    expect(await page.locator('.brand span').textContent()).toBe(HOSTILE);
    expect(
      await page.locator('script:not([src]):not([type="application/ld+json"]), [onerror], main b').count(),
    ).toBe(0);
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.context().close();
  });
});

describe.skipIf(browser === null)('hostile content', () => {
  it('in linked data stays one JSON value', async () => {
    if (browser === null) return;
    const { page } = await openPage(browser, base);
    await page.goto('/');
    const block = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(block ?? '')).toMatchObject({ '@type': 'DataCatalog', name: HOSTILE });
    await page.context().close();
  });

  it('in the list that the finder filters is text', async () => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, base, { viewport: PHONE });
    await page.goto('/universities', { waitUntil: 'networkidle' });
    expect(await page.locator('#list .rows > li > a').first().textContent()).toBe(HOSTILE);
    expect(await page.locator('#region option').nth(1).textContent()).toBe(HOSTILE);
    expect(await page.locator('#list :is(script, img, b)').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('would not run even if it got into the page', async () => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, base);
    await page.goto('/');
    await page.evaluate(
      'document.body.append(Object.assign(document.createElement("script"), { textContent: "hacked=1" }))',
    );
    expect(await page.evaluate('typeof hacked')).toBe('undefined');
    expect(faults.join()).toContain('Content Security Policy');
    await page.context().close();
  });

  it('in a hit of the search is text', async () => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, base);
    await page.goto('/search?q=النسبة الموزونة');
    const hit = page.locator('#search-results > li', { has: page.locator('[href^="/questions/"]') }).first();
    await hit.waitFor();
    expect(await hit.locator('bdi').textContent()).toContain(HOSTILE);
    expect(await hit.locator('b, script, img').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
