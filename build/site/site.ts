import { createHash } from 'node:crypto';
import { calendarFiles } from './calendar.ts';
import { claimFiles } from './claim.ts';
import { examFiles } from './exams.ts';
import { faqFiles } from './faq.ts';
import { commonHeaders } from './headers.ts';
import { problemFiles } from './problems.ts';
import { JSON_TYPE, type Publication, type SiteFile } from './publication.ts';
import { regionFiles } from './regions.ts';
import type { PublishedFile, RouteTable } from './route.ts';
import { ROUTES } from './routes.ts';
import { skillFiles } from './skills.ts';
import { statusFiles } from './status.ts';
import { universityFiles } from './universities.ts';

/** Every file to be published, by path, and the table by which a host serves them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly table: RouteTable;
}

const SURFACES: readonly ((publication: Publication) => SiteFile[])[] = [
  universityFiles,
  regionFiles,
  examFiles,
  calendarFiles,
  faqFiles,
  skillFiles,
  claimFiles,
  statusFiles,
  problemFiles,
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
  };
  const tableFile: SiteFile = {
    path: '/_site/routes.json',
    contentType: JSON_TYPE,
    cache: 'short',
    body: JSON.stringify(table),
    schema: null,
  };
  return { files: [...files, tableFile], table };
}
