import { expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();

describeInBrowser('what a reader saves', () => {
  it('is listed on a page in either language with its dates, compared, and gone when it is let go', async () => {
    const { page, faults } = await visit(server.base, { viewport: PHONE });
    for (const path of ['/universities/ksu', '/universities/kfupm', '/en/exams/gat']) {
      await page.goto(path);
      await page.locator('[data-save]').click();
    }
    await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
    await page.getByRole('link', { name: 'What you saved' }).click();
    await page.locator('#saved li', { hasText: 'General Aptitude Test' }).getByText('No announced').waitFor();
    await page.locator('#saved').getByRole('button', { name: 'Remove General' }).click();
    await page.getByRole('link', { name: 'Compare the saved' }).click();
    await page.waitForURL('**/en/compare?ids=ksu,kfupm');
    expect(faults).toEqual([]);
  });

  it('stands in one tab as it was left in another', async () => {
    const { page } = await visit(server.base);
    const other = await page.context().newPage();
    for (const tab of [page, other]) await tab.goto('/en/universities/ksu');
    await page.locator('[data-save]').click();
    await other.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
  });

  it('needs a script, and is offered by none', async () => {
    const { page } = await visit(server.base, { javaScriptEnabled: false });
    await page.goto('/universities/ksu');
    for (const each of ['[data-save]', '[data-share]']) expect(await page.locator(each).isVisible()).toBe(false);
  });

  it('is shared by its address, which is copied where the browser shares nothing', async () => {
    const { page, faults } = await visit(server.base, { viewport: PHONE, permissions: ['clipboard-write'] });
    await page.goto('/calendar#jeddah');
    await page.getByRole('button', { name: 'شارك' }).click();
    await page.getByRole('button', { name: 'نُسخ العنوان' }).waitFor();
    expect(faults).toEqual([]);
  });
});
