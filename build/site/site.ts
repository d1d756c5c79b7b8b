import { ROUTES_FILE } from '../../http/addresses.ts';
import { JSON_TYPE } from '../../http/headers.ts';
import type { PublishedFile, RouteTable } from '../../http/route-table.ts';
import { type Digest, inParts, lateDigest } from '../publication/body.ts';
import {
  type Edition,
  type Publication,
  type Publish,
  plainFile,
  type SiteFile,
} from '../publication/publication.ts';
import { oncePer } from '../values/once-per.ts';
import { progress } from '../values/progress.ts';
import { collectionFiles, listsOf } from './answers/answers.ts';
import { cityFiles } from './answers/cities.ts';
import { claimFiles } from './answers/claim.ts';
import { searchIndexFiles } from './answers/faq.ts';
import { manifestFile } from './answers/manifest.ts';
import { problemFiles } from './answers/problems.ts';
import { retiredFiles } from './answers/retired.ts';
import { skillTextFiles } from './answers/skills.ts';
import { statusFiles } from './answers/status.ts';
import { todayFiles } from './answers/today.ts';
import { discoveryFiles } from './discovery/files.ts';
import { feedFiles } from './feeds/files.ts';
import { formFiles, formRules } from './forms/files.ts';
import { commonHeaders, headerFiles } from './hosts/headers.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { mcpFiles } from './mcp/mcp.ts';
import { openapi } from './openapi/openapi.ts';
import { schemaFiles } from './openapi/schemas.ts';
import { assetFiles } from './pages/assets.ts';
import { apiReference } from './pages/docs/reference.ts';
import { docsIndexFiles } from './pages/docs/search.ts';
import { pageFiles } from './pages/files.ts';
import { NOT_FOUND_PAGES, NOT_FOUND_RULES } from './pages/not-found.ts';
import { PAGE_RULES, pagesOf } from './pages/pages.ts';
import { namesFiles } from './pages/search/names.ts';
import { sitemapFile } from './pages/sitemap.ts';
import { routesOf } from './routes.ts';

/** Every file to be published, by path, and the table by which a host serves them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly table: RouteTable;
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

/** While a site is kept in memory, a file is hashed when it is asked for, and once. */
const kept: Publish = oncePer(({ body }: SiteFile) => lateDigest(body));

const published = ({ contentType, cache, policy }: SiteFile, digest: Digest | undefined): PublishedFile => ({
  contentType,
  cache,
  get etag() {
    return digest?.etag ?? '';
  },
  ...(policy === undefined ? {} : { policy }),
});

/**
 * The whole site as a value. It depends on the edition alone.
 * @param publish takes every file as soon as it is finished, so that no more than one at a time need be held in full
 */
export function siteOf(edition: Edition, publish: Publish = kept): Site {
  const publication = publicationOf(edition);
  const { catalogue, routes } = publication;
  const digests = new Map<string, Digest>();
  const put = (file: SiteFile, at: number, all: readonly SiteFile[]): SiteFile => {
    progress('writing', at, all.length);
    digests.set(file.path, publish(file));
    return file;
  };
  const data = describedFiles(publication).map(put);
  const mcp = mcpFiles(publication, byPath(data)).map(put);
  const described = [...data, ...[manifestFile(publication, digests)].map(put), ...mcp];
  const document = openapi(publication, byPath(described));
  const reference = apiReference(publication, document, byPath(described));
  const pages = pagesOf(publication, reference);
  const forms = formFiles(publication);
  const files = [
    ...described,
    ...[
      plainFile('/openapi.json', JSON_TYPE, JSON.stringify(document)),
      ...problemFiles(publication),
      ...retiredFiles(publication),
      ...cityFiles(publication),
      ...[...pages, ...NOT_FOUND_PAGES].flatMap((page) => pageFiles(page, publication)),
      sitemapFile(pages, publication.baseUrl),
      ...docsIndexFiles(reference),
      ...assetFiles(publication),
      ...namesFiles(catalogue),
      ...forms,
      ...headerFiles(publication),
    ].map(put),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const table: RouteTable = {
    rules: [...routes.flatMap(({ rules }) => rules), ...PAGE_RULES, ...formRules(forms), ...NOT_FOUND_RULES],
    files: Object.fromEntries(files.map((file) => [file.path, published(file, digests.get(file.path))])),
    dynamic: routes.flatMap(({ path, dynamic }) => (dynamic ? [{ path, ...dynamic }] : [])),
    headers: commonHeaders(catalogue.service),
    rateLimit: catalogue.service.rateLimit,
    mcpHost: catalogue.service.mcpHost,
  };
  const tableFile = plainFile(
    ROUTES_FILE,
    JSON_TYPE,
    inParts(() => [JSON.stringify(table)]),
  );
  return { files: [...files, ...[tableFile, ...netlifyFiles(table)].map(put)], table };
}
