import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import type { PublishedFile, RouteTable } from '../../edge/http/route-table.ts';
import { COLLECTION_NAMES } from '../collections/collections.ts';
import {
  type Edition,
  etagOf,
  jsonFile,
  type Publication,
  type QuotedFile,
  quotable,
  type SiteFile,
} from '../publication/publication.ts';
import { collectionFiles } from './answers/answers.ts';
import { searchIndexFile } from './answers/faq.ts';
import { retiredFiles } from './answers/routes.ts';
import { claimFile, manifestFile, problemFiles, statusFile } from './answers/service.ts';
import { skillTextFiles } from './answers/skills.ts';
import { todayFile } from './answers/today.ts';
import { dcatFile } from './discovery/datasets.ts';
import { discoveryFiles } from './discovery/files.ts';
import { feedFiles } from './feeds/files.ts';
import { formFiles, formRules } from './forms/files.ts';
import { commonHeaders, headersFile } from './hosts/headers.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { mcpFiles } from './mcp/mcp.ts';
import { leanOpenapi, openapi, schemaFiles } from './openapi/openapi.ts';
import { assetFiles } from './pages/assets.ts';
import { docsIndexFiles } from './pages/docs/docs.ts';
import { type ApiReference, apiReference } from './pages/docs/reference.ts';
import { namesFiles } from './pages/names.ts';
import { allPageFiles, NOT_FOUND_RULES, PAGE_RULES } from './pages/pages.ts';
import { routesOf } from './routes.ts';

/** An edition with its addresses. */
export const publicationOf = (edition: Edition): Publication => ({ ...edition, routes: routesOf(edition) });

/** The data and what describes it: files that others quote. */
function* dataFiles(publication: Publication): Generator<SiteFile> {
  for (const name of COLLECTION_NAMES) yield* collectionFiles(name, publication);
  yield searchIndexFile(publication);
  yield* skillTextFiles(publication);
  yield claimFile(publication);
  yield statusFile(publication);
  yield todayFile(publication);
  yield* schemaFiles(publication);
  yield* discoveryFiles(publication);
  yield* feedFiles(publication);
}

/**
 * The data and what quotes it.
 * @returns the reference of the interface, for the pages
 */
function* dataAndDescriptions(publication: Publication): Generator<SiteFile, ApiReference> {
  const files = new Map<string, QuotedFile>();
  for (const file of dataFiles(publication)) {
    files.set(file.path, quotable(file));
    yield file;
  }
  const lists = [manifestFile(publication, [...files.values()]), dcatFile(publication, files)];
  for (const file of lists) files.set(file.path, quotable(file));
  yield* lists;
  const document = openapi(publication, files);
  yield* mcpFiles(publication, files);
  yield jsonFile('/openapi.json', document);
  yield jsonFile('/openapi.min.json', leanOpenapi(document, publication));
  return apiReference(publication, document, files);
}

/** Every file that a host serves. Pages are made one after the other, because they are most of a site. */
function* servedFiles(publication: Publication): Generator<SiteFile> {
  const reference = yield* dataAndDescriptions(publication);
  yield* problemFiles(publication);
  yield* retiredFiles(publication);
  yield* allPageFiles(publication, reference);
  yield* docsIndexFiles(publication, reference);
  yield* namesFiles(publication);
  yield* assetFiles(publication);
  yield* formFiles(publication);
  yield headersFile(publication);
}

const published = ({ contentType, cache, policy, digest }: SiteFile): PublishedFile => ({
  contentType,
  cache,
  etag: etagOf(digest),
  ...(policy === undefined ? {} : { policy }),
});

function tableOf(publication: Publication, files: ReadonlyMap<string, PublishedFile>): RouteTable {
  const { routes, catalogue } = publication;
  const { service } = catalogue;
  return {
    rules: [...routes.flatMap(({ rules }) => rules), ...PAGE_RULES, ...formRules(publication), ...NOT_FOUND_RULES],
    files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    dynamic: routes.flatMap(({ path, dynamic }) => (dynamic ? [{ path, ...dynamic }] : [])),
    headers: commonHeaders(service),
    rateLimit: service.rateLimit,
    mcpHost: service.mcpHost,
  };
}

/**
 * Makes the whole site, one file at a time; what hosts read beside what they serve comes last. It depends on the
 * edition alone.
 * @returns the table by which a host serves the files
 */
export function* siteFiles(edition: Edition): Generator<SiteFile, RouteTable> {
  const publication = publicationOf(edition);
  const files = new Map<string, PublishedFile>();
  for (const file of servedFiles(publication)) {
    files.set(file.path, published(file));
    yield file;
  }
  const table = tableOf(publication, files);
  yield jsonFile(ROUTES_FILE, table);
  yield* netlifyFiles(table);
  return table;
}
