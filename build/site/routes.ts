import { FAQ_INDEX_FILE, MCP_PATH } from '../../edge/http/addresses.ts';
import { JSON_TYPE } from '../../edge/http/headers.ts';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../collections/collections.ts';
import { Status } from '../collections/status.ts';
import * as types from '../publication/publication.ts';
import { jsonRoute, plainRoute, type Route, routeForEach } from '../publication/route.ts';
import { Claim } from '../schema/claim.ts';
import * as shapes from '../schema/discovery.ts';
import { FaqIndex } from '../schema/faq.ts';
import { Today } from '../schema/today.ts';
import { collectionRoutes, exampleId } from './answers/routes.ts';
import { CHANGES_FEED } from './feeds/atom.ts';
import { DATA_PACKAGE, tableAddress } from './feeds/csv.ts';
import { CALENDAR_FOLDERS } from './feeds/files.ts';

/** What belongs to no collection: the index, access, freshness, the description and the tool server. */
const SERVICE_ROUTES: readonly Route[] = [
  plainRoute('faq', 'faq-index', FAQ_INDEX_FILE, JSON_TYPE, [FaqIndex]),
  jsonRoute('agents', 'claim', '/api/agent/claim', Claim),
  jsonRoute('service', 'status', '/api/agent/status', Status),
  jsonRoute('calendar', 'today', '/api/agent/today', Today),
  jsonRoute('service', 'manifest', '/api/agent/manifest', shapes.Manifest),
  {
    ...plainRoute('service', 'openapi', '/openapi.json', JSON_TYPE, [shapes.OpenApiDocument]),
    // Where programs look for it.
    rules: ['/swagger.json', '/openapi.yaml'].map((path) => ({ path, query: {}, file: '/openapi.json', status: 200 })),
  },
  plainRoute('service', 'openapi-min', '/openapi.min.json', JSON_TYPE, [shapes.OpenApiDocument]),
  {
    ...plainRoute('agents', 'mcp', MCP_PATH, JSON_TYPE),
    method: 'POST',
    dynamic: { methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], query: {} },
  },
];

/** The calendars whose events are called in Arabic. */
const calendars = (edition: types.Edition): Route[] => [
  plainRoute('feeds', 'feed-exams', '/feeds/exams.ics', types.CALENDAR_TYPE),
  plainRoute('feeds', 'feed-applying', '/feeds/applying.ics', types.CALENDAR_TYPE),
  routeForEach('feeds', 'feed-exam', '/feeds/exams/{id}.ics', types.CALENDAR_TYPE, exampleId('exams', edition)),
  plainRoute('feeds', 'feed-calendar', '/feeds/calendar.ics', types.CALENDAR_TYPE),
  plainRoute('feeds', 'feed-elsewhere', '/feeds/elsewhere.ics', types.CALENDAR_TYPE),
  routeForEach('feeds', 'feed-place', '/feeds/places/{id}.ics', types.CALENDAR_TYPE, exampleId('places', edition)),
];

/** The same calendar with its events called in English. */
const inEnglish = (route: Route): Route => ({
  ...route,
  id: `${route.id}-en`,
  path: route.path.replace(CALENDAR_FOLDERS.ar, CALENDAR_FOLDERS.en),
  summary: { ar: `${route.summary.ar} بالإنجليزية`, en: `${route.summary.en} in English` },
});

/** What people subscribe to and download. */
const feedRoutes = (edition: types.Edition): readonly Route[] => [
  ...calendars(edition),
  ...calendars(edition).map(inEnglish),
  plainRoute('feeds', 'feed-changes', CHANGES_FEED, types.ATOM_TYPE),
  plainRoute('feeds', 'feed-universities-csv', '/feeds/universities.csv', types.CSV_TYPE),
  routeForEach('feeds', 'feed-table', tableAddress('{id}'), types.CSV_TYPE, 'windows'),
  plainRoute('feeds', 'datapackage', DATA_PACKAGE, JSON_TYPE, [shapes.DataPackage]),
  ...COLLECTION_NAMES.flatMap((name) => {
    const { lines: of } = definitionOf(name);
    if (of === null) return [];
    const lines = plainRoute('feeds', 'feed-lines', `/feeds/${name}.ndjson`, types.NDJSON_TYPE);
    const named = ({ ar, en }: Bilingual) => ({ ar: ar.replace('{name}', of.ar), en: en.replace('{name}', of.en) });
    return {
      ...lines,
      id: `feed-${name}-ndjson`,
      summary: named(lines.summary),
      description: named(lines.description),
    };
  }),
];

/** Documents that agents and programs read before their first call. */
const discoveryRoutes = (edition: types.Edition): readonly Route[] => [
  plainRoute('discovery', 'auth-md', '/auth.md', types.MARKDOWN_TYPE),
  jsonRoute('discovery', 'oauth-protected-resource', '/.well-known/oauth-protected-resource', shapes.ProtectedResource),
  jsonRoute(
    'discovery',
    'oauth-authorization-server',
    '/.well-known/oauth-authorization-server',
    shapes.AuthorizationServer,
  ),
  plainRoute('discovery', 'skill-index', '/.well-known/agent-skills/index.json', JSON_TYPE, [shapes.SkillIndex]),
  routeForEach(
    'discovery',
    'skill',
    '/.well-known/agent-skills/{name}/SKILL.md',
    types.MARKDOWN_TYPE,
    exampleId('skills', edition),
  ),
  jsonRoute('discovery', 'api-catalog', '/.well-known/api-catalog', shapes.ApiCatalog, types.LINKSET_TYPE),
  jsonRoute('discovery', 'mcp-server-card', '/mcp/server-card', shapes.ServerCard, types.SERVER_CARD_TYPE),
  plainRoute('discovery', 'mcp-server-card-well-known', '/.well-known/mcp/server-card.json', JSON_TYPE, [
    shapes.ServerCardAlias,
  ]),
  plainRoute('discovery', 'mcp-json', '/.well-known/mcp.json', JSON_TYPE, [shapes.ServerCardAlias]),
  plainRoute('discovery', 'ai-catalog', '/.well-known/ai-catalog.json', JSON_TYPE, [shapes.AiCatalog]),
  plainRoute('discovery', 'ard', '/.well-known/ard.json', JSON_TYPE, [shapes.AiCatalog]),
  plainRoute('discovery', 'catalogue', '/catalog.jsonld', types.LINKED_DATA_TYPE, [shapes.LinkedData]),
  routeForEach('discovery', 'schema', '/schemas/{name}.json', types.SCHEMA_TYPE, 'Coverage', [
    shapes.JsonSchemaDocument,
  ]),
  plainRoute('discovery', 'llms', '/llms.txt', types.TEXT_TYPE),
  plainRoute('discovery', 'llms-full', '/llms-full.txt', types.TEXT_TYPE),
  plainRoute('discovery', 'robots', '/robots.txt', types.TEXT_TYPE),
  plainRoute('discovery', 'sitemap', '/sitemap.xml', types.XML_TYPE),
  plainRoute('discovery', 'security-txt', '/.well-known/security.txt', types.TEXT_TYPE),
];

/** Every address of this publication, once. Hosts, OpenAPI, claim, pages and tests are derived from it. */
export const routesOf = (edition: types.Edition): readonly Route[] => [
  ...collectionRoutes(edition),
  ...SERVICE_ROUTES,
  ...feedRoutes(edition),
  ...discoveryRoutes(edition),
];
