import {
  FAQ_INDEX_FILE,
  HEADERS_FILE,
  MCP_FILE,
  MCP_FOLDER,
  ROUTES_FILE,
} from '../../edge/http/addresses.ts';
import { JSON_TYPE } from '../../edge/http/headers.ts';
import type { PublishedFile, RouteTable, Rule } from '../../edge/http/route-table.ts';
import { COLLECTION_NAMES } from '../collections/collections.ts';
import { bytesOf, type Digest, digestOf } from '../publication/body.ts';
import {
  type Edition,
  type Files,
  jsonFile,
  type Publication,
  type Publish,
  plainFile,
  type SiteFile,
} from '../publication/publication.ts';
import { lateRecord } from '../values/late-record.ts';
import { once, oncePer } from '../values/once-per.ts';
import { progress } from '../values/progress.ts';
import { whileSame } from '../values/while-same.ts';
import { listsOf } from './answers/answers.ts';
import { searchIndexFiles } from './answers/faq.ts';
import { collectionFiles, collectionFolders } from './answers/files.ts';
import { cityFiles } from './answers/regions.ts';
import { retiredFiles } from './answers/retired.ts';
import { claimFiles, MANIFEST_FILE, manifestFile, problemFiles, statusFiles } from './answers/service.ts';
import { skillTextFiles } from './answers/skills.ts';
import { todayFiles } from './answers/today.ts';
import { DISCOVERY_FOLDERS, discoveryFiles } from './discovery/files.ts';
import { feedFiles } from './feeds/files.ts';
import { FORMS_FOLDER, formFiles, formRules } from './forms/files.ts';
import { commonHeaders, headerFiles } from './hosts/headers.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { mcpFiles } from './mcp/mcp.ts';
import { openapi } from './openapi/openapi.ts';
import { schemaFiles } from './openapi/schemas.ts';
import { assetFiles } from './pages/assets.ts';
import { apiReference } from './pages/docs/reference.ts';
import { docsIndexFiles } from './pages/docs/search.ts';
import { pageFiles } from './pages/files.ts';
import { NOT_FOUND_RULES } from './pages/not-found.ts';
import { NOT_FOUND_PAGES, PAGE_RULES, pagesOf } from './pages/pages.ts';
import { NAMES_FILE, namesFiles } from './pages/search/names.ts';
import { sitemapFile } from './pages/sitemap.ts';
import { routesOf } from './routes.ts';

/** Every file to be published, by path, and the table by which a host serves them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly table: RouteTable;
}

/** An edition with its lists and addresses. */
export function publicationOf(edition: Edition): Publication {
  const routes = once(() => routesOf(publication));
  const publication: Publication = {
    ...edition,
    get lists() {
      return listsOf(publication);
    },
    get routes() {
      return routes();
    },
  };
  return publication;
}

/** Files that can be made without the others. */
interface Part {
  /** What their paths begin with. */
  readonly below: readonly string[];
  readonly files: () => readonly SiteFile[];
}

const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(folder));

/** @throws Error when a file would not be looked for among the others of its part */
const part = (below: readonly string[], make: () => readonly SiteFile[]): Part => ({
  below,
  files: once(() => {
    const files = make();
    const astray = files.find(({ path }) => !isBelow(path, below));
    if (astray !== undefined) throw new Error(`${astray.path} lies outside of ${below.join(', ')}`);
    return files;
  }),
});

const byPath = oncePer(
  (files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> =>
    new Map(files.map((file) => [file.path, file])),
);

/** Finds files, for which it makes as few parts as it can. */
const finder = (parts: readonly Part[]): Files => ({
  get(path) {
    for (const { below, files } of parts) {
      const found = isBelow(path, below) ? byPath(files()).get(path) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  },
});

const filesIn = (parts: readonly Part[]): SiteFile[] => parts.flatMap(({ files }) => files());

/** What the description of the interface takes its examples from, but for the list of all that is published. */
const dataParts = (publication: Publication): Part[] => [
  ...COLLECTION_NAMES.map((name) => part(collectionFolders(name), () => collectionFiles(name, publication))),
  part([FAQ_INDEX_FILE], () => searchIndexFiles(publication)),
  part(['/.well-known/agent-skills/'], () => skillTextFiles(publication)),
  part(['/api/agent/claim.json'], () => claimFiles(publication)),
  part(['/api/agent/status.json'], () => statusFiles(publication)),
  part(['/api/agent/today.json'], () => todayFiles(publication)),
  part(['/schemas/'], () => schemaFiles(publication)),
  part(DISCOVERY_FOLDERS, () => discoveryFiles(publication)),
  part(['/feeds/'], () => feedFiles(publication)),
];

/** The site in parts. */
function partsOf(publication: Publication, digest: Publish): Part[] {
  const { catalogue } = publication;
  const data = dataParts(publication);
  const described: Part[] = [
    ...data,
    part([MANIFEST_FILE], () => [manifestFile(publication, filesIn(data), digest)]),
    part([MCP_FILE, MCP_FOLDER], () => mcpFiles(publication, finder(data))),
  ];
  const document = once(() => openapi(publication, finder(described)));
  const reference = once(() => apiReference(publication, document(), finder(described)));
  const pages = pagesOf(publication, reference);
  return [
    ...described,
    part(['/openapi.json'], () => [plainFile('/openapi.json', JSON_TYPE, JSON.stringify(document()))]),
    part(['/problems/'], () => [
      ...problemFiles(publication),
      ...retiredFiles(publication),
      ...cityFiles(publication),
    ]),
    ...[...pages, NOT_FOUND_PAGES].map((group) =>
      part(group.below, () => group.pages().flatMap((page) => pageFiles(page, publication))),
    ),
    part(['/sitemap.xml'], () => [sitemapFile(pages, publication.baseUrl)]),
    part(['/docs/index.'], () => docsIndexFiles(reference())),
    part([NAMES_FILE], () => namesFiles(catalogue)),
    part(['/assets/', '/favicon.ico'], () => assetFiles(publication)),
    part([FORMS_FOLDER], () => formFiles(publication)),
    part([HEADERS_FILE], () => headerFiles(publication)),
  ];
}

const published = ({ contentType, cache, policy }: SiteFile, digest: () => Digest): PublishedFile => ({
  contentType,
  cache,
  get etag() {
    return digest().etag;
  },
  ...(policy === undefined ? {} : { policy }),
});

/** The same rules are the same list, so that what was made of them stays. */
const allRules = whileSame((rules: readonly (readonly Rule[])[]): readonly Rule[] => rules.flat());

const tableOf = (publication: Publication, files: RouteTable['files']): RouteTable => {
  const { routes, catalogue } = publication;
  const { service } = catalogue;
  return {
    rules: allRules([
      ...routes.map(({ rules }) => rules),
      PAGE_RULES,
      formRules(publication),
      NOT_FOUND_RULES,
    ]),
    files,
    dynamic: routes.flatMap(({ path, dynamic }) => (dynamic ? [{ path, ...dynamic }] : [])),
    headers: commonHeaders(service),
    rateLimit: service.rateLimit,
    mcpHost: service.mcpHost,
  };
};

/** What hosts read beside what they serve. */
const hostFiles = (table: RouteTable): SiteFile[] => [
  jsonFile(ROUTES_FILE, () => table),
  ...netlifyFiles(table),
];

/**
 * The whole site as a value. It depends on the edition alone.
 * @param publish takes every file as soon as it is finished, so that no more than one at a time need be held in full;
 * left out: nobody does
 */
export function siteOf(edition: Edition, publish: Publish = ({ body }) => digestOf(body)): Site {
  const publication = publicationOf(edition);
  const digest = oncePer(publish);
  const put = (file: SiteFile, at: number, all: readonly SiteFile[]): SiteFile => {
    progress('writing', at, all.length);
    digest(file);
    return file;
  };
  const files = filesIn(partsOf(publication, digest))
    .map(put)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const table = tableOf(
    publication,
    Object.fromEntries(files.map((file) => [file.path, published(file, () => digest(file))])),
  );
  return { files: [...files, ...hostFiles(table).map(put)], table };
}

/** The same site, of which each file is made when it is asked for. */
export interface LateSite {
  readonly table: RouteTable;
  /**
   * The bytes of a file that is served; undefined when there is no such file.
   * @throws Error when the program breaks its own promises
   */
  bytes(path: string): Buffer | undefined;
}

/** @param faultIn what is wrong with a file, as a sentence; null: nothing */
export function lateSiteOf(edition: Edition, faultIn: (file: SiteFile) => string | null): LateSite {
  const publication = publicationOf(edition);
  const made = oncePer((file: SiteFile): Buffer => {
    const fault = faultIn(file);
    if (fault !== null) throw new Error(fault);
    return bytesOf(file.body);
  });
  const digest = oncePer((file: SiteFile) => digestOf(made(file)));
  const parts = partsOf(publication, digest);
  const { get } = finder(parts);
  const files = lateRecord(
    (path) => {
      const file = get(path);
      return file && published(file, () => digest(file));
    },
    () => filesIn(parts).map(({ path }) => path),
  );
  return {
    table: tableOf(publication, files),
    bytes(path) {
      const file = get(path);
      return file && made(file);
    },
  };
}
