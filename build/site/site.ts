import { ROUTES_FILE } from '../../http/addresses.ts';
import { JSON_TYPE } from '../../http/headers.ts';
import type { PublishedFile, RouteTable } from '../../http/route-table.ts';
import { etagOf } from '../publication/etag.ts';
import type { Publication, SiteFile } from '../publication/publication.ts';
import { answerFiles } from './answers/answers.ts';
import { problemFiles } from './answers/problems.ts';
import { discoveryFiles } from './discovery/files.ts';
import { feedFiles } from './feeds/files.ts';
import { commonHeaders, headerFiles } from './hosts/headers.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { mcpFiles } from './mcp/mcp.ts';
import { openapiFiles } from './openapi/openapi.ts';
import { schemaFiles } from './openapi/schemas.ts';
import { assetFiles } from './pages/assets.ts';
import { pageFiles } from './pages/files.ts';
import { ROUTES } from './routes.ts';

/** Every file to be published, by path, and the table by which a host serves them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly table: RouteTable;
}

const SURFACES: readonly ((publication: Publication) => SiteFile[])[] = [
  answerFiles,
  problemFiles,
  openapiFiles,
  schemaFiles,
  discoveryFiles,
  feedFiles,
  pageFiles,
  assetFiles,
  headerFiles,
  mcpFiles,
];

const published = ({ contentType, cache, body }: SiteFile): PublishedFile => ({
  contentType,
  cache,
  etag: etagOf(body),
});

/** A file as bytes: they are hashed, compared with what is there, and written. */
const encoded = (file: SiteFile): SiteFile =>
  typeof file.body === 'string' ? { ...file, body: Buffer.from(file.body) } : file;

/** The whole site as a value. It depends on the publication alone. */
export function siteOf(publication: Publication): Site {
  const { catalogue } = publication;
  const files = SURFACES.flatMap((surface) => surface(publication))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(encoded);
  const table: RouteTable = {
    rules: ROUTES.flatMap((route) => route.rules(catalogue)),
    files: Object.fromEntries(files.map((file) => [file.path, published(file)])),
    dynamic: ROUTES.flatMap(({ path, dynamic }) => (dynamic ? [{ path, ...dynamic }] : [])),
    headers: commonHeaders(catalogue.service),
    rateLimit: catalogue.service.rateLimit,
    mcpHost: catalogue.service.mcpHost,
  };
  const tableFile: SiteFile = {
    path: ROUTES_FILE,
    contentType: JSON_TYPE,
    cache: 'short',
    body: JSON.stringify(table),
    schema: null,
  };
  return { files: [...files, tableFile, ...netlifyFiles(table)], table };
}
