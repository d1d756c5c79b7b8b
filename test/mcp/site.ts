import type { PublishedSite } from '../../edge/site/published-site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { siteOf } from '../support/site-files.ts';
import { BASE } from './post.ts';

const edition = { catalogue: await frozenCatalogue(), baseUrl: BASE, asOf: '2026-11-20' };
const bodies = new Map(siteOf(edition).files.map(({ path, body }) => [path, String(body)]));

/** The site that the frozen content gives on a fixed day, in memory, as the edge reads it. */
export const site: PublishedSite = { read: async (path) => bodies.get(path) ?? null };
