import { afterAll, describe, expect, it } from 'vitest';
import { lateSiteOf } from '../../build/site/site.ts';
import { handle } from '../../edge/handler.ts';
import { listen } from '../../serve/listen.ts';
import { siteInMemory } from '../../serve/local-site.ts';
import { createServer } from '../../serve/server.ts';
import { freePort, startLocalServer } from '../support/local-server.ts';
import { publication } from '../support/publication.ts';
import { openPage, PHONE, startChromium } from './chromium.ts';

const browser = await startChromium();
const server = await startLocalServer();
/** A site with a place that keeps another calendar. */
const port = await freePort();
const places = `http://127.0.0.1:${port}`;
const site = siteInMemory(lateSiteOf(publication({ baseUrl: places }), () => null));
const placesServer = createServer({ site: { current: () => site }, handle, rateLimit: false });
await listen(placesServer, { host: '127.0.0.1', port });
afterAll(async () => {
  await browser?.close();
  await server.stop();
  placesServer.closeAllConnections();
  await new Promise((resolve) => placesServer.close(resolve));
});

const SHOWN =
  '[...document.querySelectorAll("[data-places]")].filter((part) => part.checkVisibility()).map((part) => part.dataset.places)';

describe.skipIf(browser === null)('the place that a visitor chooses', () => {
  it('is shown alone, stands in the address, and is remembered on the device', async () => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, places, { viewport: PHONE });
    await page.goto('/calendar');
    const all = await page.evaluate<string[]>(SHOWN);
    expect(all.length).toBeGreaterThan(1);
    await page.locator('a[data-place="makkah"]').click();
    await page.waitForURL('**/calendar#makkah');
    const [chosen, ...others] = await page.evaluate<string[]>(SHOWN);
    expect(chosen?.split(' ')).toContain('makkah');
    expect(others).toEqual([]);
    await page.goto('/en/');
    expect(await page.evaluate(SHOWN)).toEqual([chosen]);
    await page.goto('/calendar?place=elsewhere');
    expect(await page.evaluate(SHOWN)).toEqual(['elsewhere']);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(['/', '/calendar', '/en/calendar'])('moves nothing on %s when it comes back', async (address) => {
    if (browser === null) return;
    const { page } = await openPage(browser, places, { viewport: PHONE });
    await page.addInitScript(
      'localStorage.setItem("place", "makkah"); window.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: "layout-shift", buffered: true });',
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(SHOWN)).toHaveLength(1);
    expect(await page.evaluate<number>('shift')).toBeLessThanOrEqual(0.02);
    await page.context().close();
  });

  it('needs no script: every place has its calendar under its anchor', async () => {
    if (browser === null) return;
    const { page } = await openPage(browser, places, { javaScriptEnabled: false });
    await page.goto('/calendar#makkah');
    expect(await page.locator('[data-places]').count()).toBeGreaterThan(1);
    for (const part of await page.locator('[data-places]').all()) expect(await part.isVisible()).toBe(true);
    await page.context().close();
  });
});

describe.skipIf(browser === null)('the calendar of a place', () => {
  it('prints on one page', async () => {
    if (browser === null) return;
    const { page } = await openPage(browser, server.base);
    await page.goto('/calendar#makkah');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.context().close();
  });
});
