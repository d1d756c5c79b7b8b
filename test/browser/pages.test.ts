import axe, { type AxeResults } from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../build/site/pages/language.ts';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, DESKTOP, PHONE, type WatchedPage } from './chromium.ts';
import { KINDS } from './kinds.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW = { width: 320, height: 700 };

const { describeInBrowser, open } = await chromiumForTests();
const server = await frozenServer();

const SCREENS = [
  { screen: 'phone in the dark', viewport: PHONE, colorScheme: 'dark' },
  { screen: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
] as const;
/** Every page of each kind, on one of the screens: what one language shows on it, the other shows of the next kind. */
const CASES = KINDS.flatMap((address, kind) =>
  LANGUAGES.map((language, place) => ({
    address: address[language],
    language,
    ...SCREENS[(kind + place) % 2 === 0 ? 0 : 1],
  })),
);

describeInBrowser.each(CASES)('$address on a $screen', ({ address, language, viewport, colorScheme }) => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await open(server.base, { viewport, colorScheme });
    await opened.page.goto(address, { waitUntil: 'networkidle' });
  });
  afterAll(() => opened.page.context().close());

  it('loads without a fault, in its language and direction, without scrolling sideways', async () => {
    const { page, faults } = opened;
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.evaluate('getComputedStyle(document.body).direction')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    expect(await page.evaluate('[...document.fonts].some(({ status }) => status === "loaded")')).toBe(true);
    expect(faults).toEqual([]);
  });

  it('shows codes and addresses from left to right', async () => {
    const directions = await opened.page.evaluate<string[]>(
      '[...new Set([...document.querySelectorAll("code, pre, .address, textarea")].map((node) => getComputedStyle(node).direction))]',
    );
    expect(directions.filter((direction) => direction !== 'ltr')).toEqual([]);
  });

  it('has no accessibility violation, with everything unfolded', async () => {
    const { page } = opened;
    await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');
    await page.evaluate(axe.source);
    const { violations, passes, incomplete } = await page.evaluate<AxeResults>(
      `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length})`);
    expect(found).toEqual([]);
    const looked = [...passes, ...incomplete].map(({ id }) => id);
    expect(looked).toEqual(expect.arrayContaining(['region', 'link-name']));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
  });

  it('fits any screen, and text of twice the size', async () => {
    const { page } = opened;
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    await page.evaluate('document.documentElement.style.fontSize = ""');
    for (const size of [PHONE, DESKTOP, NARROW]) {
      await page.setViewportSize(size);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
    }
    // On the smallest phone that is still in use, 320 by 568, the head of a page takes no more than 15 %.
    const height = await page.evaluate<number>('document.querySelector("header").getBoundingClientRect().height');
    expect(height).toBeLessThanOrEqual(0.15 * 568);
  });
});
