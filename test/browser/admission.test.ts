import { expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();

describeInBrowser('the calculator', () => {
  it('works the score out by every formula, and asks nobody', async () => {
    const { page, faults } = await visit(server.base, { viewport: PHONE });
    await page.goto('/');
    await page.getByRole('link', { name: /حاسبة/ }).first().click();
    await page.waitForURL('**/calculator');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('معدل الثانوية العامة', { exact: true }).fill('٩٠');
    await page.getByLabel('القدرات العامة', { exact: true }).fill('80');
    await page.getByLabel('التحصيلي', { exact: true }).pressSequentially('75,5');
    // Whoever leaves the field by it, opens it.
    await page.locator('#formulas summary').first().click();
    expect(await page.locator('#formulas [open] a').first().isVisible()).toBe(true);
    const results = await page.locator('output[data-weights]').allTextContents();
    // 10 % of 90, 50 % of 80 and 40 % of 75.5; then 30, 30 and 40 %.
    expect(results).toEqual(['79.20', '81.20']);
    expect(await page.getByText('تحتاج أيضًا إلى').textContent()).toContain('اختبار');
    expect(asked).toEqual([]);
    expect(page.url()).toBe(`${server.base}/calculator`);
    expect(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')).toBe(0);
    expect(faults).toEqual([]);
  });

  it('says what it expects, what is missing, and takes weights of one’s own', async () => {
    const { page } = await visit(server.base, { viewport: PHONE });
    await page.goto('/en/calculator');
    await page.getByLabel('GAT', { exact: true }).fill('800');
    expect(await page.locator('#gat-wrong').textContent()).toContain('from 0 to 100');
    await page.getByLabel('GAT', { exact: true }).fill('80');
    expect(await page.locator('#calculator [role="status"]').textContent()).toContain('to see');
    const average = page.getByLabel('Secondary school average', { exact: true });
    // What begins a right score is no wrong one.
    for (const begun of ['1', '95.']) {
      await average.fill(begun);
      expect(await average.getAttribute('aria-invalid')).toBe('false');
    }
    for (const typed of ['4.75', '3.9', '5']) {
      await average.clear();
      await average.pressSequentially(typed);
      expect(await page.getByRole('alert').filter({ visible: true }).textContent()).toContain('out of 5 or 4');
      expect((await page.locator('output').allTextContents()).join('')).toBe('');
    }
    await page.getByRole('combobox').selectOption('King Saud University');
    expect(await page.locator('.one > *').filter({ visible: true }).textContent()).toContain('King Saud University');
    await page.getByLabel('Weight in percent: GAT').fill('99');
    expect(await page.locator('#own').textContent()).toContain('sum to 99.00, not 100');
    await page.getByLabel('Weight in percent: GAT').fill('100');
    expect(await page.locator('#own').textContent()).toBe('Your weighted score: 80.00');
  });
});

describeInBrowser('institutions side by side', () => {
  it('are chosen from a list, and stand in the address', async () => {
    const { page, faults } = await visit(server.base, { viewport: PHONE });
    await page.goto('/en/universities/kfupm');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByLabel('Add an institution').fill('king saud university');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/compare?ids=kfupm,ksu');
    const table = page.locator('#compared');
    await table.getByRole('link', { name: 'King Saud University', exact: true }).waitFor();
    // What decides comes right after what an institution is, and what few ask for and is known of neither comes last.
    const order = /city.*Official site.*10%.school.· 50%.GAT.*Tuition.*edition.*either: Transfer.*Sources/s;
    expect(await table.textContent()).toMatch(order);
    const placesOf = async (row: string) =>
      Promise.all((await table.locator(`tr:has-text("${row}") td`).all()).map((cell) => cell.boundingBox()));
    const [[one, other], [none, weights]] = [await placesOf('Kind and city'), await placesOf('Admission weights')];
    expect(other?.y).toBe(one?.y);
    // Where one is not known, or long, each takes the whole width.
    expect([weights?.x, weights?.width]).toEqual([none?.x, none?.width]);
    expect(await table.getByRole('rowheader', { name: /general/i }).count()).toBe(0);
    await page.reload();
    await table.getByText('Dhahran').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await page.title()).toMatch(/^King Fahd .* · King Saud University · /);
    expect(await page.locator('[rel="canonical"]').getAttribute('href')).toContain('/en/compare?ids=kfupm,ksu');
    await page.getByRole('button', { name: /Remove King Saud/ }).click();
    await page.waitForURL('**/en/compare?ids=kfupm');
    await page.goBack();
    await page.waitForURL('**/en/compare?ids=kfupm,ksu');
    expect(faults).toEqual([]);
  });

  it('are named where what was typed may mean several, and where it means none', async () => {
    const { page } = await visit(server.base, {});
    await page.goto('/en/compare?ids=kfupm');
    const near = page.locator('#compare [role="status"]');
    await page.getByLabel('Add an institution').fill('king and prince');
    await page.keyboard.press('Enter');
    await near.getByRole('link', { name: 'King Saud University', exact: true }).click();
    await page.waitForURL('**/en/compare?ids=kfupm,ksu&add=prince');
    await page.locator('#compared table').waitFor();
    expect(await page.locator('#compared .mark').count()).toBe(0);
    expect(await page.locator('#compared').getByRole('rowheader', { name: 'Sources' }).count()).toBe(1);
    await page.getByLabel('Add an institution').fill('northern border and atlantis');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/compare?ids=kfupm,ksu,nbu');
    await near.getByText('no such name as “atlantis”').waitFor();
  });

  it('says of what nobody states that it is not known', async () => {
    const { page } = await visit(server.base, {});
    await page.goto('/en/compare?ids=kfupm,ksu,ksu,npcn');
    await page.getByRole('rowheader', { name: /Majors, as held: [1-9]/ }).waitFor();
    expect(await page.locator('#compare [role="status"]').textContent()).toBe('');
    await page.setViewportSize(PHONE);
    expect(await page.locator('tr:has-text("Admission weights") .none:visible').count()).toBe(2);
    const cells = await page.locator('#compared td[data-label]:visible').all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
    // What removes one is over none of the others.
    const removers = await page.locator('#compared .remove').all();
    const tops = (await Promise.all(removers.map((each) => each.boundingBox()))).map((box) => box?.y ?? 0);
    expect(tops.slice(1).every((top, at) => top - (tops[at] ?? 0) >= 44)).toBe(true);
    expect(await page.getByRole('rowheader', { name: /, known of .* only$/ }).count()).toBeGreaterThan(0);
    await page.goto('/en/compare?ids=kfupm,ksu,npcn,nbu');
    await page.getByText('Three can be compared').waitFor();
    await page.goto('/en/compare?ids=ksu,npcn,atlantis&major=nursing');
    await page.getByRole('heading', { name: 'Nursing: King Saud · North Private College of Nursing' }).waitFor();
    const table = page.locator('#compared');
    await table.locator('table').waitFor();
    expect(await table.locator('thead th').count()).toBe(2);
    expect(await page.locator('#compare [role="status"]').textContent()).toContain('atlantis');
    expect(await table.textContent()).toMatch(/^.*?taught there.*: College of Nursing(?! · ).*rank.*107.*Not known/s);
  });
});
