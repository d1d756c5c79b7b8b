import { JSON_TYPE } from '../../../edge/http/headers.ts';
import {
  type Edition,
  LINKED_DATA_TYPE,
  LINKSET_TYPE,
  MARKDOWN_TYPE,
  SCHEMA_TYPE,
  SERVER_CARD_TYPE,
  TEXT_TYPE,
  XML_TYPE,
} from '../../publication/publication.ts';
import { jsonRoute, plainRoute, type Route, routeForEach } from '../../publication/route.ts';
import * as shapes from '../../schema/discovery.ts';
import { exampleId } from '../answers/routes.ts';

/** Documents that agents and programs read before their first call. */
export const discoveryRoutes = (edition: Edition): readonly Route[] => [
  plainRoute('discovery', 'auth-md', '/auth.md', MARKDOWN_TYPE),
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
    MARKDOWN_TYPE,
    exampleId('skills', edition),
  ),
  jsonRoute('discovery', 'api-catalog', '/.well-known/api-catalog', shapes.ApiCatalog, LINKSET_TYPE),
  jsonRoute('discovery', 'mcp-server-card', '/mcp/server-card', shapes.ServerCard, SERVER_CARD_TYPE),
  plainRoute('discovery', 'mcp-server-card-well-known', '/.well-known/mcp/server-card.json', JSON_TYPE, [
    shapes.ServerCardAlias,
  ]),
  plainRoute('discovery', 'mcp-json', '/.well-known/mcp.json', JSON_TYPE, [shapes.ServerCardAlias]),
  plainRoute('discovery', 'ai-catalog', '/.well-known/ai-catalog.json', JSON_TYPE, [shapes.AiCatalog]),
  plainRoute('discovery', 'ard', '/.well-known/ard.json', JSON_TYPE, [shapes.AiCatalog]),
  plainRoute('discovery', 'catalogue', '/catalog.jsonld', LINKED_DATA_TYPE, [shapes.LinkedData]),
  routeForEach('discovery', 'schema', '/schemas/{name}.json', SCHEMA_TYPE, 'Coverage', [shapes.JsonSchemaDocument]),
  plainRoute('discovery', 'llms', '/llms.txt', TEXT_TYPE),
  plainRoute('discovery', 'llms-full', '/llms-full.txt', TEXT_TYPE),
  plainRoute('discovery', 'robots', '/robots.txt', TEXT_TYPE),
  plainRoute('discovery', 'sitemap', '/sitemap.xml', XML_TYPE),
  plainRoute('discovery', 'security-txt', '/.well-known/security.txt', TEXT_TYPE),
];
