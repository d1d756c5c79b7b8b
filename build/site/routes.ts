import { FAQ_INDEX_FILE, MCP_PATH } from '../../edge/http/addresses.ts';
import { JSON_TYPE } from '../../edge/http/headers.ts';
import { jsonRule } from '../../edge/http/route-table.ts';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../collections/collections.ts';
import { Status } from '../collections/status.ts';
import * as types from '../publication/publication.ts';
import { inGroup, jsonRoute, plainRoute, type Route, routeForEach } from '../publication/route.ts';
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
  ...inGroup('faq', [plainRoute('faq-index', FAQ_INDEX_FILE, JSON_TYPE, [FaqIndex])]),
  ...inGroup('agents', [jsonRoute('claim', '/api/agent/claim', Claim)]),
  ...inGroup('service', [jsonRoute('status', '/api/agent/status', Status)]),
  ...inGroup('calendar', [jsonRoute('today', '/api/agent/today', Today)]),
  ...inGroup('service', [
    jsonRoute('manifest', '/api/agent/manifest', shapes.Manifest),
    {
      ...plainRoute('openapi', '/openapi.json', JSON_TYPE, [shapes.OpenApiDocument]),
      // Where programs look for it.
      rules: ['/swagger.json', '/openapi.yaml'].map((path) => ({ ...jsonRule('/openapi'), path })),
    },
    plainRoute('openapi-min', '/openapi.min.json', JSON_TYPE, [shapes.OpenApiDocument]),
  ]),
  ...inGroup('agents', [
    {
      ...plainRoute('mcp', MCP_PATH, JSON_TYPE),
      method: 'POST',
      dynamic: { methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], query: {} },
    },
  ]),
];

/** The calendars whose events are called in Arabic. */
const calendars = (edition: types.Edition) => [
  plainRoute('feed-exams', '/feeds/exams.ics', types.CALENDAR_TYPE),
  plainRoute('feed-applying', '/feeds/applying.ics', types.CALENDAR_TYPE),
  routeForEach('feed-exam', '/feeds/exams/{id}.ics', types.CALENDAR_TYPE, exampleId('exams', edition)),
  plainRoute('feed-calendar', '/feeds/calendar.ics', types.CALENDAR_TYPE),
  plainRoute('feed-elsewhere', '/feeds/elsewhere.ics', types.CALENDAR_TYPE),
  routeForEach('feed-place', '/feeds/places/{id}.ics', types.CALENDAR_TYPE, exampleId('places', edition)),
];

/** The same calendar with its events called in English. */
const inEnglish = (route: ReturnType<typeof calendars>[number]) => ({
  ...route,
  id: `${route.id}-en`,
  path: route.path.replace(CALENDAR_FOLDERS.ar, CALENDAR_FOLDERS.en),
  summary: { ar: `${route.summary.ar} بالإنجليزية`, en: `${route.summary.en} in English` },
});

/** What people subscribe to and download. */
const feedRoutes = (edition: types.Edition) => [
  ...calendars(edition),
  ...calendars(edition).map(inEnglish),
  plainRoute('feed-changes', CHANGES_FEED, types.ATOM_TYPE),
  plainRoute('feed-universities-csv', '/feeds/universities.csv', types.CSV_TYPE),
  routeForEach('feed-table', tableAddress('{id}'), types.CSV_TYPE, 'windows'),
  plainRoute('datapackage', DATA_PACKAGE, JSON_TYPE, [shapes.DataPackage]),
  ...COLLECTION_NAMES.flatMap((name) => {
    const { lines: of } = definitionOf(name);
    if (of === null) return [];
    const lines = plainRoute('feed-lines', `/feeds/${name}.ndjson`, types.NDJSON_TYPE);
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
const discoveryRoutes = (edition: types.Edition) => [
  plainRoute('auth-md', '/auth.md', types.MARKDOWN_TYPE),
  jsonRoute('oauth-protected-resource', '/.well-known/oauth-protected-resource', shapes.ProtectedResource),
  jsonRoute('oauth-authorization-server', '/.well-known/oauth-authorization-server', shapes.AuthorizationServer),
  plainRoute('skill-index', '/.well-known/agent-skills/index.json', JSON_TYPE, [shapes.SkillIndex]),
  routeForEach('skill', '/.well-known/agent-skills/{name}/SKILL.md', types.MARKDOWN_TYPE, exampleId('skills', edition)),
  jsonRoute('api-catalog', '/.well-known/api-catalog', shapes.ApiCatalog, types.LINKSET_TYPE),
  jsonRoute('mcp-server-card', '/mcp/server-card', shapes.ServerCard, types.SERVER_CARD_TYPE),
  plainRoute('mcp-server-card-well-known', '/.well-known/mcp/server-card.json', JSON_TYPE, [shapes.ServerCardAlias]),
  plainRoute('mcp-json', '/.well-known/mcp.json', JSON_TYPE, [shapes.ServerCardAlias]),
  plainRoute('ai-catalog', '/.well-known/ai-catalog.json', JSON_TYPE, [shapes.AiCatalog]),
  plainRoute('ard', '/.well-known/ard.json', JSON_TYPE, [shapes.AiCatalog]),
  plainRoute('catalogue', '/catalog.jsonld', types.LINKED_DATA_TYPE, [shapes.LinkedData]),
  routeForEach('schema', '/schemas/{name}.json', types.SCHEMA_TYPE, 'Coverage', [shapes.JsonSchemaDocument]),
  plainRoute('llms', '/llms.txt', types.TEXT_TYPE),
  plainRoute('llms-full', '/llms-full.txt', types.TEXT_TYPE),
  plainRoute('robots', '/robots.txt', types.TEXT_TYPE),
  plainRoute('sitemap', '/sitemap.xml', types.XML_TYPE),
  plainRoute('security-txt', '/.well-known/security.txt', types.TEXT_TYPE),
];

/** Every address of this publication, once. Hosts, OpenAPI, claim, pages and tests are derived from it. */
export const routesOf = (edition: types.Edition): readonly Route[] => [
  ...collectionRoutes(edition),
  ...SERVICE_ROUTES,
  ...inGroup('feeds', feedRoutes(edition)),
  ...inGroup('discovery', discoveryRoutes(edition)),
];
