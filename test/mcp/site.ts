import { siteOf } from '../../build/site/site.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';

/** The site that the frozen content gives on a fixed day, in memory. */
export async function testSite(baseUrl: string): Promise<PublishedSite> {
  const catalogue = await frozenCatalogue();
  const { files } = siteOf({ catalogue, baseUrl, asOf: '2026-11-20' });
  const bodies = new Map(files.map(({ path, body }) => [path, String(body)]));
  return { read: async (path) => bodies.get(path) ?? null };
}
