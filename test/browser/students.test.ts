import { expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE } from './chromium.ts';
import tasks from './student-tasks.json' with { type: 'json' };

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();

interface Task {
  readonly task: string;
  readonly language: string;
  /** What is typed into the search of the home page first. */
  readonly typed?: string;
  /** The names of the links that are touched, one after the other; each has to be within two screens. */
  readonly touched: readonly string[];
  /** What has to be seen within two screens then. */
  readonly seen: readonly string[];
}

const TASKS: readonly Task[] = tasks;

describeInBrowser('a student with a phone', () => {
  it.each(TASKS)(
    'finds $task ($language) within two taps and two screens',
    async ({ language, typed, touched, seen }) => {
      expect(touched.length).toBeLessThanOrEqual(2);
      const { page, faults } = await visit(server.base, { viewport: PHONE });
      await page.goto(language === 'ar' ? '/' : '/en/');
      if (typed !== undefined) {
        await page.locator('#q').fill(typed);
        await page.locator('#search-results > li').first().waitFor();
      }
      for (const [index, name] of touched.entries()) {
        const place = page.locator(typed !== undefined && index === 0 ? '#search-results' : 'body');
        const opener = place.locator('summary', { hasText: name });
        const link = place.getByRole('link', { name, exact: true }).or(opener).first();
        const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
        await link.click();
        await page.waitForURL((url) => url.pathname === pathname);
      }
      const top = await page.evaluate<number>('scrollY');
      for (const text of seen) {
        const found = page.locator('main').getByText(text).filter({ visible: true }).first();
        // What an anchor leads to begins on the screen.
        const isAnchored = new URL(page.url()).hash !== '';
        const { y = Infinity } = (await found.boundingBox()) ?? {};
        expect(isAnchored && y < 0 ? Infinity : y + (isAnchored ? 0 : top), text).toBeLessThan(2 * PHONE.height);
      }
      expect(faults).toEqual([]);
    },
  );
});
