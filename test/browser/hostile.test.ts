import { expect, it } from 'vitest';
import type { Source } from '../../build/schema/source.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { serveEdition } from '../support/local-server.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

/** Ends elements, attributes, scripts, comments and CDATA, and turns the direction of what follows. */
const HOSTILE =
  '</title></script><script>hacked=1</script><img src=x onerror=hacked=1>"\'><b>`x`</b>]]>--> &amp; \u202eesrever\u2067 [x](javascript:hacked=1)';
const source: Source = { title: HOSTILE, url: 'javascript:hacked=1', kind: 'other', published: null };

const catalogue = await frozenCatalogue();
const names = { name: HOSTILE, nameEn: HOSTILE };
const { base } = await serveEdition((baseUrl) => ({
  baseUrl,
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
}));
const { describeInBrowser, visit } = await chromiumForTests();

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

describeInBrowser.each(ADDRESSES)('hostile content on %s', (address) => {
  it('is shown as text and does nothing', async () => {
    const { page, faults } = await visit(base, { viewport: PHONE });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(faults).toEqual([]);
    expect(await page.evaluate('typeof hacked')).toBe('undefined');
    expect(await page.title()).toContain('</title></script><script>');
    expect(await page.locator('.brand span').textContent()).toBe(HOSTILE);
    expect(await page.locator('script:not([src]):not([type="application/ld+json"]), [onerror], main b').count()).toBe(
      0,
    );
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  });
});

describeInBrowser('hostile content', () => {
  it('in linked data stays one JSON value', async () => {
    const { page } = await visit(base);
    await page.goto('/');
    const block = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(block ?? '')).toMatchObject({ '@type': 'DataCatalog', name: HOSTILE });
  });

  it('in the list that the finder filters is text', async () => {
    const { page, faults } = await visit(base, { viewport: PHONE });
    await page.goto('/universities', { waitUntil: 'networkidle' });
    expect(await page.locator('#list .rows > li > a').first().textContent()).toBe(HOSTILE);
    expect(await page.locator('#region option').nth(1).textContent()).toBe(HOSTILE);
    expect(await page.locator('#list :is(script, img, b)').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('would not run even if it got into the page', async () => {
    const { page, faults } = await visit(base);
    await page.goto('/');
    await page.evaluate(
      'document.body.append(Object.assign(document.createElement("script"), { textContent: "hacked=1" }))',
    );
    expect(await page.evaluate('typeof hacked')).toBe('undefined');
    expect(faults.join()).toContain('Content Security Policy');
  });

  it('in a hit of the search is text', async () => {
    const { page, faults } = await visit(base);
    await page.goto('/search?q=النسبة الموزونة');
    const hit = page.locator('#search-results > li', { has: page.locator('[href^="/questions/"]') }).first();
    await hit.waitFor();
    expect(await hit.locator('a bdi').textContent()).toContain(HOSTILE);
    expect(await hit.locator('b, script, img').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
