import { createHash } from 'node:crypto';
import { JSON_TYPE } from '../../edge/headers.ts';
import { ROUTES_FILE } from '../../edge/paths.ts';
import { answerFiles } from './answers.ts';
import { assetFiles } from './assets.ts';
import { discoveryFiles } from './discovery/files.ts';
import { feedFiles } from './feeds/files.ts';
import { commonHeaders, headerFiles } from './headers.ts';
import { mcpFiles } from './mcp.ts';
import { netlifyFiles } from './netlify.ts';
import { openapiFiles } from './openapi.ts';
import { pageFiles } from './pages/files.ts';
import { problemFiles } from './problems.ts';
import type { Publication, SiteFile } from './publication.ts';
import type { PublishedFile, RouteTable } from './route.ts';
import { ROUTES } from './routes.ts';
import { schemaFiles } from './schemas.ts';

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

const etag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;

const published = ({ contentType, cache, body }: SiteFile): PublishedFile => ({
  contentType,
  cache,
  etag: etag(body),
});

/** The whole site as a value. It depends on the publication alone. */
export function siteOf(publication: Publication): Site {
  const { catalogue } = publication;
  const files = SURFACES.flatMap((surface) => surface(publication)).sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
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
