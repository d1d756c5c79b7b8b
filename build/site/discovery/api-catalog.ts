import { MCP_PATH } from '../../../edge/http/addresses.ts';
import { LINKSET_TYPE, SERVER_CARD_TYPE } from '../../publication/media-types.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { ApiCatalog } from '../../schema/discovery.ts';
import { mcpAddress } from '../answers/addresses.ts';

/** RFC 9727: every endpoint of the interface, and what describes them (link relations of RFC 8631). */
function apiCatalog({ baseUrl, routes, catalogue: { service } }: Publication) {
  const tools = mcpAddress(service, baseUrl);
  const documentation = [
    { href: `${baseUrl}/docs/api`, type: 'text/html', hreflang: ['ar'] },
    { href: `${baseUrl}/docs/api/en`, type: 'text/html', hreflang: ['en'] },
  ];
  const description = {
    'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/json' }],
    'service-doc': documentation,
    'service-meta': [
      { href: `${baseUrl}/auth.md`, type: 'text/markdown' },
      { href: `${baseUrl}/.well-known/agent-skills/index.json`, type: 'application/json' },
      { href: `${baseUrl}/catalog.jsonld`, type: 'application/ld+json' },
    ],
    status: [{ href: `${baseUrl}/api/agent/status`, type: 'application/json' }],
  };
  const endpoints = routes.filter(
    ({ path }) => (path.startsWith('/api/agent/') && !path.includes('{')) || path === MCP_PATH,
  );
  return {
    linkset: [
      {
        anchor: `${baseUrl}/.well-known/api-catalog`,
        item: endpoints.map(({ path, summary }) => ({
          href: path === MCP_PATH ? tools : baseUrl + path,
          title: summary.en,
        })),
      },
      ...endpoints
        .filter(({ path }) => path !== MCP_PATH)
        .map(({ path }) => ({ anchor: baseUrl + path, ...description })),
      {
        anchor: tools,
        'service-desc': [{ href: `${baseUrl}/mcp/server-card`, type: SERVER_CARD_TYPE }],
        'service-doc': documentation,
      },
    ],
  };
}

export const apiCatalogFiles = (publication: Publication): SiteFile[] => [
  answer('/.well-known/api-catalog.json', ApiCatalog, apiCatalog(publication), LINKSET_TYPE),
];
