import { expect, it } from 'vitest';
import { frozenServer, serveEdition } from '../support/local-server.ts';
import { publication } from '../support/publication.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();
/** A site with a place that keeps another calendar. */
const { base: places } = await serveEdition((baseUrl) => publication({ baseUrl }));

const SHOWN =
  '[...document.querySelectorAll("[data-places]:has(> [id])")].filter((part) => part.checkVisibility()).map((part) => part.dataset.places)';

describeInBrowser('the place that a visitor chooses', () => {
  it('is shown alone, stands in the address, and is remembered on the device', async () => {
    const { page, faults } = await visit(places, { viewport: PHONE });
    await page.goto('/calendar');
    expect([await page.evaluate(SHOWN), await page.evaluate('localStorage.length')]).toEqual([['elsewhere'], 0]);
    await page.locator('a[data-place="makkah"]').click();
    await page.waitForURL('**/calendar#makkah');
    // The browser tells the page of its new address a moment later.
    await expect.poll(() => page.evaluate(SHOWN)).toHaveLength(1);
    const [chosen = ''] = await page.evaluate<string[]>(SHOWN);
    expect(chosen.split(' ')).toContain('makkah');
    await page.locator('.feed summary:visible').click();
    expect(await page.locator('a[href^="/feeds/"]:visible').getAttribute('href')).toBe('/feeds/places/makkah.ics');
    await page.goto('/en/');
    expect(await page.evaluate(SHOWN)).toEqual([chosen]);
    await page.goto('/calendar#national-day');
    expect([await page.evaluate(SHOWN), await page.locator('#national-day').isVisible()]).toEqual([[chosen], true]);
    await page.goto('/calendar?place=elsewhere');
    expect([await page.evaluate(SHOWN), faults]).toEqual([['elsewhere'], []]);
  });

  it.each(['/', '/calendar', '/en/calendar'])('moves nothing on %s when it comes back', async (address) => {
    const { page } = await visit(places, { viewport: PHONE });
    await page.addInitScript(
      'localStorage.setItem("place", "makkah"); window.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: "layout-shift", buffered: true });',
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(SHOWN)).toHaveLength(1);
    expect(await page.evaluate<number>('shift')).toBeLessThanOrEqual(0.01);
  });

  it('needs no script: every place has its calendar under its anchor', async () => {
    const { page } = await visit(places, { javaScriptEnabled: false });
    await page.goto('/calendar#makkah');
    expect(await page.locator('[data-places]').count()).toBeGreaterThan(1);
    for (const part of await page.locator('[data-places]').all()) expect(await part.isVisible()).toBe(true);
  });
});

describeInBrowser('the calendar of a place', () => {
  it.each(['/en/calendar', '/calendar/1447'])(
    'at %s prints on one page, without what only a screen uses',
    async (at) => {
      const { page } = await visit(server.base);
      await page.goto(at);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/MediaBox \[0 0 59[45]\.\d+ 84[12]/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      for (const each of await page.locator('.places, .feed, [data-share], footer').all())
        expect(await each.isVisible()).toBe(false);
    },
  );
});
