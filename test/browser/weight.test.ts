import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { siteOf } from '../support/site-files.ts';

const MOST_BYTES = 25_000;

it('no page needs more than 25 kB compressed, with its styles and scripts', async () => {
  const catalogue = await frozenCatalogue();
  const { files } = siteOf({ catalogue, baseUrl: 'https://data.example.org', asOf: '2026-11-20' });
  const sizes = new Map(files.map(({ path, body }) => [path, gzipSync(body).length]));
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const weights = pages.map(({ path, body }) => {
    const used = [...String(body).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    const parts = [path, ...used.map(([, address]) => address ?? '')];
    return { path, weight: parts.reduce((sum, part) => sum + (sizes.get(part) ?? Number.NaN), 0) };
  });
  expect(weights.length).toBeGreaterThan(100);
  expect(weights.filter(({ weight }) => !(weight <= MOST_BYTES))).toEqual([]);
});
