import { afterAll, describe, expect, it } from 'vitest';
import { startLocalServer } from '../support/local-server.ts';
import { openPage, PHONE, startChromium } from './chromium.ts';

const browser = await startChromium();
const server = await startLocalServer();
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

/** What a student asks, types on the home page, touches, and has to see. */
const TASKS = [
  {
    task: 'who teaches nursing in Riyadh',
    typed: 'من يدرس التمريض في الرياض',
    touched: 'التمريض في الرياض',
    seen: ['جامعة الملك سعود', 'من يدرّس التمريض وما ينقص قوائمنا'],
  },
  {
    task: 'the colleges and the site of a university',
    typed: 'ksu',
    touched: 'جامعة الملك سعود',
    seen: ['الموقع الرسمي', 'كلية الهندسة', 'الهندسة المدنية'],
  },
  {
    task: 'how to calculate the weighted score',
    typed: 'كيف احسب الموزونه',
    touched: 'كيف أحسب النسبة الموزونة؟',
    seen: ['81'],
  },
];

describe.skipIf(browser === null)('a student with a phone', () => {
  it.each(TASKS)('finds $task at one touch, within two screens', async ({ typed, touched, seen }) => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, server.base, { viewport: PHONE });
    await page.goto('/');
    await page.locator('#q').fill(typed);
    await page.locator('#search-results').getByRole('link', { name: touched, exact: true }).click();
    await page.waitForURL(/\/(?:universities|questions)/);
    for (const text of seen) {
      const box = await page.locator('main').getByText(text).first().boundingBox();
      expect(box?.y, text).toBeLessThan(2 * PHONE.height);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('the page of a university', () => {
  it('is described to search engines as what it is', async () => {
    const page = await (await fetch(`${server.base}/en/universities/ksu`)).text();
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: 'King Saud University',
      url: 'https://ksu.edu.sa',
      address: { addressLocality: 'Riyadh', addressCountry: 'SA' },
    });
  });

  it('says the same in Markdown, with its sources', async () => {
    const text = await (await fetch(`${server.base}/en/universities/ksu.md`)).text();
    expect(text).toContain('# King Saud University');
    expect(text).toContain('These are some of its colleges, not all');
    expect(text).toMatch(/- \*\*College of Engineering\*\* \\\[\d+\\\]/);
    expect(text).toMatch(/\n1\. \[.*\]\(https?:/);
  });
});
