import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalServer } from '../support/local-server.ts';
import { openPage, PHONE, startChromium, type WatchedPage } from './chromium.ts';

const browser = await startChromium();
const server = await startLocalServer();
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

const CASES = [
  {
    address: '/',
    query: 'كيف احسب الموزونه',
    question: 'كيف أحسب النسبة الموزونة؟',
    found: 'عدد النتائج',
    nothing: 'لم نجد',
  },
  {
    address: '/en/',
    query: 'calculate weighted score',
    question: 'How do I calculate the weighted score?',
    found: 'Results:',
    nothing: 'We found no matching question',
  },
];

describe.skipIf(browser === null).each(CASES)(
  'the search box of $address',
  ({ address, query, question, found, nothing }) => {
    let opened: WatchedPage;
    beforeAll(async () => {
      if (browser === null) return;
      opened = await openPage(browser, server.base, { viewport: PHONE });
      await opened.page.goto(address);
    });
    afterAll(() => opened.page.context().close());

    it('answers as one types, with sources, and asks only for the last word of a burst', async () => {
      const { page, faults } = opened;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/agent/faq?')) asked.push(request.url());
      });
      await page.locator('#q').pressSequentially(query, { delay: 5 });
      const hit = page.locator('#search-results > li').first();
      await hit.waitFor();
      await page.locator('#search-status', { hasText: found }).waitFor();
      expect(await hit.locator('summary').textContent()).toBe(question);
      expect(await hit.locator('[data-slot="answer"]').textContent()).toContain('81');
      expect(await hit.locator('.sources a').first().getAttribute('href')).toMatch(/^https?:/);
      expect(asked.length).toBeLessThanOrEqual(2);
      expect(new URL(asked.at(-1) ?? '').searchParams.get('q')).toBe(query);
      expect(faults).toEqual([]);
    });

    it('says so when nothing fits, and is silent when the field is empty again', async () => {
      const { page } = opened;
      await page.locator('#q').fill('zzzzqqqq');
      await page.locator('#search-results').waitFor({ state: 'hidden' });
      await page.locator('#search-status', { hasText: nothing }).waitFor();
      await page.locator('#q').fill('');
      await page.locator('#search-status:empty').waitFor({ state: 'attached' });
    });
  },
);

describe.skipIf(browser === null)('an answer of the endpoint', () => {
  const hit = (match: string) => ({
    question: `سؤال ${match}`,
    answer: null,
    validAsOf: '2026-11-20',
    verifiedOn: match === 'weak' ? '2026-11-21' : null,
    match,
    sources: [{ title: 'مصدر', url: 'javascript:alert(1)', kind: 'other', published: null }],
  });
  const ask = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
    if (browser === null) throw new Error('no browser');
    const { page } = await openPage(browser, server.base);
    await page.route('**/api/agent/faq?*', (route) => route.fulfill({ status, json: body, headers }));
    await page.goto('/');
    await page.locator('#q').fill('سؤال');
    await page.locator('#search button').click();
    return page;
  };

  it('that is weak is labelled, one that is not announced says so, and no address but a web address is a link', async () => {
    const page = await ask(200, { count: 2, faq: [hit('strong'), hit('weak')], query: {} });
    const items = page.locator('#search-results > li');
    await items.first().waitFor();
    expect(await items.nth(0).locator('[data-slot="weak"]').count()).toBe(0);
    expect(await items.nth(1).locator('[data-slot="weak"]').textContent()).toContain('صلة ضعيفة');
    expect(await items.nth(0).locator('[data-slot="answer"]').textContent()).toBe(
      'لم يُعثر على إعلان حتى 2026-11-20.',
    );
    expect(await items.nth(1).locator('[data-slot="answer"]').textContent()).toBe('لم يُعلن حتى 2026-11-21.');
    expect(await items.locator('a[href]').count()).toBe(0);
    expect(await items.nth(0).locator('.sources li').textContent()).toBe('مصدر (غير رسمي)');
    await page.context().close();
  });

  it.each([
    { status: 429, headers: { 'Retry-After': '17' }, message: 'الثواني الباقية: 17' },
    { status: 400, headers: {}, message: '200 حرف' },
    { status: 500, headers: {}, message: 'تعذر البحث' },
  ])('of status $status is told in words', async ({ status, headers, message }) => {
    const page = await ask(status, {}, headers);
    await page.locator('#search-status.error', { hasText: message }).waitFor();
    await page.context().close();
  });

  it('that never comes is told in words', async () => {
    if (browser === null) return;
    const { page } = await openPage(browser, server.base);
    await page.route('**/api/agent/faq?*', (route) => route.abort());
    await page.goto('/en/');
    await page.locator('#q').fill('weighted');
    await page.locator('#search-status.error', { hasText: 'The search failed' }).waitFor();
    await page.context().close();
  });
});

describe.skipIf(browser === null)('without JavaScript', () => {
  it('the form opens the answer, and every question has a page', async () => {
    if (browser === null) return;
    const { page, faults } = await openPage(browser, server.base, { javaScriptEnabled: false });
    await page.goto('/questions');
    const { faq } = JSON.parse(await (await fetch(`${server.base}/api/agent/faq`)).text());
    expect(await page.locator('main section a').count()).toBe(faq.length);
    await page.goto('/');
    expect(await page.locator('noscript p').isVisible()).toBe(true);

    await page.locator('#q').fill('النسبة الموزونة');
    await page.locator('#search button').click();
    await page.waitForURL('**/api/agent/faq?q=*');
    expect(await page.locator('body').textContent()).toContain('"score"');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
