import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COLLECTION_NAMES } from '../../build/collections/collections.ts';
import { collectionFiles } from '../../build/site/answers/answers.ts';
import { searchIndexFile } from '../../build/site/answers/faq.ts';
import { problemFiles } from '../../build/site/answers/service.ts';
import { headersFile } from '../../build/site/hosts/headers.ts';
import { publicationOf } from '../../build/site/site.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the search needs of the site, built from the frozen content. */
export async function publishedFiles(): Promise<Map<string, string>> {
  const publication = publicationOf({
    catalogue: await frozenCatalogue(),
    baseUrl: 'https://data.example',
    asOf: '2026-11-20',
  });
  const files = [
    ...COLLECTION_NAMES.flatMap((name) => [...collectionFiles(name, publication)]),
    searchIndexFile(publication),
    headersFile(publication),
    ...problemFiles(publication),
  ];
  return new Map(files.map(({ path, body }) => [path, body.toString()]));
}

/** A site that knows which of its files were read. */
export function siteWith(files: ReadonlyMap<string, string>): PublishedSite & { readonly reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    read: async (path) => {
      reads.push(path);
      return files.get(path) ?? null;
    },
  };
}

export const INDEX = '/api/agent/faq/index.json';

/** Queries with the entries that answer each, and queries that no entry answers. */
export interface RelevanceSet {
  readonly queries: readonly { readonly q: string; readonly ids: readonly string[] }[];
  readonly nonsense: readonly string[];
}

export const relevanceSet = (name: string): RelevanceSet =>
  JSON.parse(readFileSync(`${ROOT}test/search/queries-${name}.json`, 'utf8'));
