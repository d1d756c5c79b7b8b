import { expect, it } from 'vitest';
import { serveEdition } from '../support/local-server.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const ofDay = (day: string, record: string, field: string, now: unknown) => ({
  ...{ id: day, day },
  changes: [{ record, field, now, kind: 'changed' as const, was: null, source: null }],
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
      const [fee, condition] = [page.getByText('the fee in SAR'), page.getByText('Now: Pass the test')];
      const seen = async () => [await fee.isVisible(), await condition.isVisible()];
      expect(await seen()).toEqual([true, false]);
      await page.getByRole('link', { name: 'Admission', exact: true }).click();
      expect([await seen(), await page.evaluate('scrollY')]).toEqual([[false, true], 0]);
      await page.getByRole('link', { name: 'All', exact: true }).click();
      expect([await seen(), faults]).toEqual([[true, false], []]);
    },
  );
});
