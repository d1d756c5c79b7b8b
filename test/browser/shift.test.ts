import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, DESKTOP, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();

const MOST_SHIFT = 0.01;
/** Browsers excuse what moves within half a second of a key; the index comes later than that here. */
const AFTER_THE_KEY = 700;
const SCREENS = [
  { screen: 'a phone', viewport: PHONE },
  { screen: 'a desktop', viewport: DESKTOP },
];
const OBSERVE =
  'window.shift = 0; new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value; }).observe({ type: "layout-shift", buffered: true });';

const delayIndex = (page: Page) =>
  page.route('**/assets/names*.json', async (route) => {
    await pause(AFTER_THE_KEY);
    await route.continue();
  });

/** How far things have moved, when all that was painted has been looked at. */
const shiftOf = (page: Page) =>
  page.evaluate<number>(
    'new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell(shift)))))',
  );

const onScreens = <T extends object>(cases: readonly T[]) =>
  cases.flatMap((each) => SCREENS.map((screen) => ({ ...each, ...screen })));
const results = '#search-results > li';

describeInBrowser('nothing moves', () => {
  it.each(
    onScreens(
      [
        '/',
        '/en/exams/gat',
        '/universities?major=nursing&region=makkah',
        '/questions/weighted-calc',
        '/en/compare?ids=kfupm,ksu',
        '/search',
        '/search?q=التمريض',
        '/search/?q=طب في جدة',
        '/search?q=zzzzqqqq',
        '/en/search?q=nursing',
        '/en/search?q=zzzzqqqq',
        '/universities/ksuu',
        '/en/nope',
      ].map((address) => ({ address })),
    ),
  )('while $address loads on $screen', async ({ address, viewport }) => {
    const { page } = await visit(server.base, { viewport });
    await page.addInitScript(OBSERVE);
    await delayIndex(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    if (address.includes('?q=')) await page.locator('#search-status:not(:empty)').waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });

  it.each(
    onScreens([
      { address: '/', text: 'تمريض' },
      { address: '/en/', text: 'nursing' },
      { address: '/search', text: 'تمريض' },
      { address: '/en/search', text: 'nursing' },
    ]),
  )('while "$text" is typed on $address on $screen', async ({ address, text, viewport }) => {
    const { page } = await visit(server.base, { viewport });
    await page.addInitScript(OBSERVE);
    await delayIndex(page);
    await page.goto(address);
    await page.locator('#q').pressSequentially(text);
    await page.locator(results).first().waitFor();
    await page.locator('#q').fill('zzzzqqqq');
    await page.locator(results).first().waitFor({ state: 'hidden' });
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
});
