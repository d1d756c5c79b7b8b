import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { MajorList } from '../../build/schema/major.ts';
import type { University, UniversityList } from '../../build/schema/university.ts';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE, type WatchedPage } from './chromium.ts';

const { describeInBrowser, open, visit } = await chromiumForTests();
const server = await frozenServer();
const answerOf = async (path: string) => JSON.parse(await (await fetch(server.base + path)).text());
const { universities }: UniversityList = await answerOf('/api/agent/universities');
const { majors }: MajorList = await answerOf('/api/agent/majors');

/** Ids of the institutions that are listed, if only in a region that opens at a touch. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('#list .rows > li[data-names]:not([hidden]) > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '').sort());

/** A choice is followed a moment after it is made. */
const willShow = (page: Page, ids: readonly string[]) => expect.poll(() => shown(page)).toEqual(ids);

const idsWhere = (holds: (university: University) => boolean): string[] =>
  universities
    .filter(holds)
    .map(({ id }) => id)
    .sort();
const everyId = idsWhere(() => true);
const teaches = (major: string, id: string): boolean =>
  majors.find((each) => each.id === major)?.universities.includes(id) ?? false;

const CASES = [
  { query: '', holds: () => true },
  { query: 'region=makkah', holds: ({ regionId }: University) => regionId === 'makkah' },
  { query: 'kind=military', holds: ({ kind }: University) => kind === 'military' },
  { query: 'major=nursing', holds: ({ id }: University) => teaches('nursing', id) },
  {
    query: 'region=riyadh&kind=public&major=nursing',
    holds: ({ id, regionId, kind }: University) => regionId === 'riyadh' && kind === 'public' && teaches('nursing', id),
  },
  { query: 'q=جامعه الملك سعود', holds: ({ id }: University) => ['ksu', 'ksau-hs'].includes(id) },
  { query: 'q=KSU', holds: ({ id }: University) => id === 'ksu' },
  { query: 'q=no such name', holds: () => false },
  { query: 'q=qqq', holds: () => false },
  { query: 'region=no-such&kind=', holds: () => true },
];

describeInBrowser.each(['/universities', '/en/universities'])('the finder of %s', (address) => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await open(server.base, { viewport: PHONE });
  });

  it.each(CASES)('shows of "$query" what the interface lists', async ({ query, holds }) => {
    const { page, faults } = opened;
    await page.goto(`${address}?${query}`);
    await page.locator('#finder [role="status"]:not(:empty)').waitFor();
    await willShow(page, idsWhere(holds));
    expect(await page.locator('.filtered .region li:not([hidden]) >> visible=false').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('shows the institutions of a region, and leads to them from a town without one, and on from no name', async () => {
    const { page } = opened;
    await page.goto(`${address}?q=no such name`);
    expect(await page.locator('#finder a:visible').getAttribute('href')).toMatch(/\/search\?q=no%20such%20name$/);
    await page.goto(`${address}?q=خميس مشيط`);
    expect(await page.locator('#finder a:visible').getAttribute('href')).toBe('?region=asir');
    await page.locator('#q').fill(`${await page.locator('#region [value="makkah"]').textContent()}`);
    const inMakkah = idsWhere(({ regionId }) => regionId === 'makkah');
    await willShow(page, inMakkah);
  });

  it('writes choices into the address, and goes back and forward through them', async () => {
    const { page } = opened;
    await page.goto(address);
    const inRiyadh = idsWhere(({ regionId }) => regionId === 'riyadh');
    const publicInRiyadh = idsWhere(({ regionId, kind }) => regionId === 'riyadh' && kind === 'public');
    await page.locator('#region').selectOption('riyadh');
    await page.locator('#kind').selectOption('public');
    await page.getByRole('link', { name: /^(?:لا نعرف قطاعها|Sector not known): \d+$/ }).waitFor();
    await page.locator('#q').pressSequentially('ksu');
    expect(new URL(page.url()).search).toBe('?q=ksu&region=riyadh&kind=public');
    const other = await page.getAttribute('a.language', 'href');
    expect(new URL(other ?? '', page.url()).search).toBe('?q=ksu&region=riyadh&kind=public');
    await willShow(page, ['ksu']);
    await page.goBack();
    await willShow(page, publicInRiyadh);
    expect(await page.locator('#q').inputValue()).toBe('');
    await page.goBack();
    await willShow(page, inRiyadh);
    await page.goForward();
    await willShow(page, publicInRiyadh);
    await page.locator('#finder [type="reset"]').click();
    await willShow(page, everyId);
    expect(page.url()).toBe(server.base + address);
  });

  it('adds a step after going back, and takes none away', async () => {
    const { page } = opened;
    await page.goto(address);
    for (const name of ['ksu', 'taibah']) {
      await page.locator('#q').pressSequentially(name);
      await page.goBack();
      await willShow(page, everyId);
      expect(page.url()).toBe(server.base + address);
    }
  });

  it('leads from a major to who teaches it', async () => {
    const { page } = opened;
    await page.goto(`${address}?major=nursing`);
    await page.locator('#about-major').click();
    await page.locator('#list').waitFor();
    const known = await page
      .locator('#list .rows > li:not(:has-text("قد تدرّسه"), :has-text("may teach")) > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)).sort());
    expect(known).toEqual(idsWhere(({ id }) => teaches('nursing', id)));
    await page.goto(`${address.replace('universities', 'majors')}/computer-science`);
    // What opens names them itself.
    const names = page.locator('.region summary .fine').first();
    await names.click();
    expect(await names.isVisible()).toBe(false);
  });

  it('puts last who teaches a major for other degrees alone, and names them', async () => {
    const { page } = opened;
    await page.goto(`${address}?major=computer-science&region=makkah`);
    await page.getByText(/\((?:دراسات عليا|postgraduate)\)/).waitFor();
    expect(await page.locator('#list .rows > li:visible > a').last().getAttribute('href')).toMatch(/\/kaust$/);
    await page.goto(`${address}?q=ينبع`);
    await page.locator('#finder [type="reset"]').waitFor();
    expect(await page.locator('#list .rows > li:visible > a').first().getAttribute('href')).toMatch(/\/yic$/);
  });

  it('finds majors by the name of their field, and first those that are called so', async () => {
    const { page } = opened;
    await page.goto(address.replace('universities', 'majors'));
    const field = page.locator('#list details').first();
    await page.locator('#q').fill((await field.locator('summary').textContent())?.split(/ \d/)[0] ?? '');
    await page.locator('#finder [type="reset"]').waitFor();
    const missed = page.locator(`#${await field.getAttribute('id')} li[hidden]`);
    expect([await missed.count(), await page.locator('#most').isVisible()]).toEqual([0, false]);
    await page.goto('/en/majors?q=physics');
    await page.locator('#finder [type="reset"]').waitFor();
    expect(await page.locator('#list li:visible').first().innerText()).toMatch(/^Physics\s+\d+$/);
  });

  it('shows everything without JavaScript, and no filter that would do nothing', async () => {
    const { page } = await visit(server.base, { javaScriptEnabled: false });
    await page.goto(`${address}?region=makkah`);
    await willShow(page, everyId);
    expect(await page.locator('#finder').isVisible()).toBe(false);
    await page.goto(`${address}#makkah`);
    await page.locator('.region:has(#makkah) li:visible').first().waitFor();
  });
});
