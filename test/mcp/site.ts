import { loadContent } from '../../build/catalogue/load.ts';
import { siteOf } from '../../build/site/site.ts';
import type { PublishedSite } from '../../edge/site.ts';

/** The site that the repository's own content gives on a fixed day, in memory. */
export async function testSite(baseUrl: string): Promise<PublishedSite> {
  const { catalogue, findings } = await loadContent('content');
  if (catalogue === null) throw new Error(JSON.stringify(findings.slice(0, 5)));
  const { files } = siteOf({ catalogue, baseUrl, asOf: '2026-11-20' });
  const bodies = new Map(files.flatMap(({ path, body }) => (typeof body === 'string' ? [[path, body]] : [])));
  return { read: async (path) => bodies.get(path) ?? null };
}
