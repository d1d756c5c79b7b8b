import { FAQ_INDEX_FILE, MCP_PATH } from '../../edge/http/addresses.ts';
import { JSON_TYPE } from '../../edge/http/headers.ts';
import { Status } from '../collections/status.ts';
import type { Edition } from '../publication/publication.ts';
import { jsonRoute, plainRoute, type Route } from '../publication/route.ts';
import { Claim } from '../schema/claim.ts';
import { OpenApiDocument } from '../schema/discovery.ts';
import { FaqIndex } from '../schema/faq.ts';
import { Manifest } from '../schema/manifest.ts';
import { Today } from '../schema/today.ts';
import { collectionRoutes } from './answers/routes.ts';
import { discoveryRoutes } from './discovery/routes.ts';
import { feedRoutes } from './feeds/routes.ts';

/** What belongs to no collection: the index, access, freshness, the description and the tool server. */
const SERVICE_ROUTES: readonly Route[] = [
  plainRoute('faq', 'faq-index', FAQ_INDEX_FILE, JSON_TYPE, [FaqIndex]),
  jsonRoute('agents', 'claim', '/api/agent/claim', Claim),
  jsonRoute('service', 'status', '/api/agent/status', Status),
  jsonRoute('calendar', 'today', '/api/agent/today', Today),
  jsonRoute('service', 'manifest', '/api/agent/manifest', Manifest),
  {
    ...plainRoute('service', 'openapi', '/openapi.json', JSON_TYPE, [OpenApiDocument]),
    // Where programs look for it.
    rules: ['/swagger.json', '/openapi.yaml'].map((path) => ({ path, query: {}, file: '/openapi.json', status: 200 })),
  },
  plainRoute('service', 'openapi-min', '/openapi.min.json', JSON_TYPE, [OpenApiDocument]),
  {
    ...plainRoute('agents', 'mcp', MCP_PATH, JSON_TYPE),
    method: 'POST',
    dynamic: { methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], query: {} },
  },
];

/** Every address of this publication, once. Hosts, OpenAPI, claim, pages and tests are derived from it. */
export const routesOf = (edition: Edition): readonly Route[] => [
  ...collectionRoutes(edition),
  ...SERVICE_ROUTES,
  ...feedRoutes(edition),
  ...discoveryRoutes(edition),
];
