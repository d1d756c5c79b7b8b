import { ROUTES_FILE } from '../../http/addresses.ts';
import { JSON_TYPE } from '../../http/headers.ts';
import type { PublishedFile, RouteTable } from '../../http/route-table.ts';
import { etagOf } from '../publication/etag.ts';
import { type Edition, type Publication, plainFile, type SiteFile } from '../publication/publication.ts';
import { collectionFiles, listsOf } from './answers/answers.ts';
import { claimFiles } from './answers/claim.ts';
import { searchIndexFiles } from './answers/faq.ts';
import { manifestFiles } from './answers/manifest.ts';
import { problemFiles } from './answers/problems.ts';
import { retiredFiles } from './answers/retired.ts';
import { skillTextFiles } from './answers/skills.ts';
import { statusFiles } from './answers/status.ts';
import { todayFiles } from './answers/today.ts';
import { discoveryFiles } from './discovery/files.ts';
import { feedFiles } from './feeds/files.ts';
import { commonHeaders, headerFiles } from './hosts/headers.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { mcpFiles } from './mcp/mcp.ts';
import { openapi } from './openapi/openapi.ts';
import { schemaFiles } from './openapi/schemas.ts';
import { assetFiles } from './pages/assets.ts';
import { pageFiles } from './pages/files.ts';
import { pagesOf } from './pages/pages.ts';
import { sitemapFile } from './pages/sitemap.ts';
import { routesOf } from './routes.ts';

/** Every file to be published, by path, and the table by which a host serves them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly table: RouteTable;
}

const published = ({ contentType, cache, body }: SiteFile): PublishedFile => ({
  contentType,
  cache,
  etag: etagOf(body),
});

/** A file as bytes: they are hashed, compared with what is there, and written. */
const encoded = (file: SiteFile): SiteFile =>
  typeof file.body === 'string' ? { ...file, body: Buffer.from(file.body) } : file;

/** The files of the site before this one, while a site is kept in memory, by path. */
export type KeptFiles = Map<
  string,
  { readonly body: string; readonly file: SiteFile; readonly published: PublishedFile }
>;

/** The file as it was encoded and hashed for the site before, if it says the same. */
function encodedOnce(
  file: SiteFile,
  kept: KeptFiles,
): { readonly file: SiteFile; readonly published: PublishedFile } {
  const { path, body, contentType, cache, schema } = file;
  const before = kept.get(path);
  const isSame =
    before?.body === body &&
    before.file.schema === schema &&
    before.file.contentType === contentType &&
    before.file.cache === cache;
  if (isSame) return before;
  const bytes = encoded(file);
  const made = { file: bytes, published: published(bytes) };
  if (typeof body === 'string') kept.set(path, { body, ...made });
  return made;
}

/** An edition with its lists and addresses. */
export const publicationOf = (edition: Edition): Publication => ({
  ...edition,
  lists: listsOf(edition),
  routes: routesOf(edition),
});

const byPath = (files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> =>
  new Map(files.map((file) => [file.path, file]));

/** What the description of the interface takes its examples from. */
const describedFiles = (publication: Publication): SiteFile[] => [
  ...collectionFiles(publication, publication.lists),
  ...searchIndexFiles(publication),
  ...skillTextFiles(publication),
  ...claimFiles(publication),
  ...statusFiles(publication),
  ...todayFiles(publication),
  ...schemaFiles(publication),
  ...discoveryFiles(publication),
  ...feedFiles(publication),
];

/**
 * The whole site as a value. It depends on the edition alone.
 * @param kept files of the site before, which are taken over where they say the same, and replaced otherwise
 */
export function siteOf(edition: Edition, kept: KeptFiles = new Map()): Site {
  const publication = publicationOf(edition);
  const { catalogue, routes } = publication;
  const data = describedFiles(publication);
  const described = [...data, ...manifestFiles(publication, data)];
  const document = openapi(publication, byPath(described));
  const pages = pagesOf(publication, document, byPath(described));
  const all = [
    ...described,
    plainFile('/openapi.json', JSON_TYPE, JSON.stringify(document)),
    ...problemFiles(publication),
    ...retiredFiles(publication),
    ...pages.flatMap((page) => pageFiles(page, publication)),
    sitemapFile(pages, publication.baseUrl),
    ...assetFiles(),
    ...headerFiles(publication),
    ...mcpFiles(publication),
  ]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((file) => encodedOnce(file, kept));
  const files = all.map(({ file }) => file);
  const table: RouteTable = {
    rules: routes.flatMap(({ rules }) => rules),
    files: Object.fromEntries(all.map(({ file, published }) => [file.path, published])),
    dynamic: routes.flatMap(({ path, dynamic }) => (dynamic ? [{ path, ...dynamic }] : [])),
    headers: commonHeaders(catalogue.service),
    rateLimit: catalogue.service.rateLimit,
    mcpHost: catalogue.service.mcpHost,
  };
  const tableFile = plainFile(ROUTES_FILE, JSON_TYPE, JSON.stringify(table));
  return { files: [...files, tableFile, ...netlifyFiles(table)], table };
}
