import { expect, it } from 'vitest';
import { serveEdition } from '../support/local-server.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const source = { title: 'A guide', url: 'https://guide.example', kind: 'other' as const, published: null };
const ofDay = (day: string, record: string, field: string, now: unknown) => ({
  ...{ id: day, day },
  changes: [{ record, field, now, kind: 'changed' as const, was: null, source }],
});
const changes = [
  ofDay('2026-11-19', 'exams/gat', 'feeSar', 100),
  ofDay('2026-11-18', 'admission/quiet', 'tracks[All].conditions[Pass the test.]', {}),
];
const { base } = await serveEdition((baseUrl) => publication({ baseUrl, catalogue: { ...CATALOGUE, changes } }));

describeInBrowser('what changed', () => {
  it.each([true, false])(
    'is shown of one subject alone, its days open, with scripts or without: %s',
    async (javaScriptEnabled) => {
      const { page, faults } = await visit(base, { viewport: PHONE, javaScriptEnabled });
      await page.goto('/en/changes');
      const told = [page.getByText('in SAR (100, unofficial)'), page.getByText('Now (All): Pass the test')];
      const arrow = "getComputedStyle(document.querySelector('.wide summary')).listStyleType !== 'none'";
      const seen = () => Promise.all([...told.map((each) => each.isVisible()), page.evaluate(arrow)]);
      expect(await seen()).toEqual([true, false, true]);
      await page.getByRole('link', { name: 'Admission', exact: true }).click();
      expect([await seen(), await page.evaluate('scrollY')]).toEqual([[false, true, false], 0]);
      await page.getByRole('link', { name: 'All', exact: true }).click();
      expect([await seen(), faults]).toEqual([[true, false, true], []]);
    },
  );
});
