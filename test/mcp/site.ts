import { type Site, siteOf } from '../../build/site/site.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { BASE } from './post.ts';

/** A site in memory, as the edge reads it. */
export function asPublished({ files }: Site): PublishedSite {
  const bodies = new Map(files.map(({ path, body }) => [path, String(body)]));
  return { read: async (path) => bodies.get(path) ?? null };
}

/** The site that the frozen content gives on a fixed day, in memory. */
export const site = asPublished(
  siteOf({ catalogue: await frozenCatalogue(), baseUrl: BASE, asOf: '2026-11-20' }),
);
