import { MCP_PATH } from '../../../edge/http/addresses.ts';
import { LEGACY_REVISIONS, MODERN_REVISION } from '../../../edge/mcp/protocol.ts';
import {
  answer,
  LINKSET_TYPE,
  type Publication,
  SERVER_CARD_TYPE,
  type SiteFile,
} from '../../publication/publication.ts';
import { AiCatalog, ApiCatalog, ServerCard, ServerCardAlias, SkillIndex } from '../../schema/discovery.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { mcpAddress, mcpAddresses, mcpServerName } from '../answers/addresses.ts';
import { listOf } from '../answers/answers.ts';

/** At most 100 characters, as the card and the registry want it. */
export const CARD_DESCRIPTION =
  'Saudi universities, national exams, academic calendar and admission FAQ; read-only, with sources.';

/** What the card and the registry entry have in common. */
const serverIdentity = (service: ServiceRecord, baseUrl: string) => ({
  name: service.mcpName,
  version: service.version,
  description: CARD_DESCRIPTION,
  // Within the limit of the card.
  title: service.nameEn.replace(/^(.{99}).{2,}$/, '$1…'),
  websiteUrl: baseUrl,
});

/**
 * Text of server.json, with which the tool server is entered in the MCP registry (schema of 2025-12-11).
 * @param baseUrl address of the service, without a trailing slash
 */
export const serverJson = (service: ServiceRecord, baseUrl: string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      ...serverIdentity(service, baseUrl),
      remotes: mcpAddresses(service, baseUrl).map((url) => ({ type: 'streamable-http', url })),
    },
    null,
    2,
  )}\n`;

function serverCard({ catalogue: { service }, baseUrl }: Publication) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serverIdentity(service, baseUrl),
    remotes: mcpAddresses(service, baseUrl).map((url) => ({
      type: 'streamable-http',
      url,
      supportedProtocolVersions: [MODERN_REVISION, ...LEGACY_REVISIONS],
    })),
  };
}

/** The card for two older addresses, whose readers look for a few more members. */
function serverCardAlias(publication: Publication) {
  const { baseUrl, catalogue } = publication;
  const url = mcpAddress(catalogue.service, baseUrl);
  const card = serverCard(publication);
  return {
    ...card,
    url,
    serverInfo: { name: mcpServerName(catalogue.service), title: card.title, version: card.version },
    transport: { type: 'streamable-http', endpoint: url },
    capabilities: { tools: {}, resources: {}, prompts: {} },
    authentication: { required: false },
  };
}

/** What agents can use here: the tool server, the interface, and each skill. */
function aiCatalog(publication: Publication) {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const host = new URL(baseUrl).hostname;
  const version = service.version;
  return {
    specVersion: '1.0',
    host: { displayName: service.nameEn, identifier: host, documentationUrl: `${baseUrl}/docs/api/en` },
    entries: [
      {
        identifier: `urn:air:${host}:mcp:education`,
        displayName: service.nameEn,
        type: SERVER_CARD_TYPE,
        url: `${baseUrl}/mcp/server-card`,
        description: CARD_DESCRIPTION,
        tags: ['education', 'saudi-arabia', 'universities', 'exams', 'calendar', 'admission'],
        representativeQueries: [
          'متى يفتح التسجيل في اختبار القدرات؟',
          'Which public universities are in the Riyadh region?',
          'When does the next school holiday start in Saudi Arabia?',
          'كيف تُحسب النسبة الموزونة؟',
        ],
        version,
      },
      {
        identifier: `urn:air:${host}:api:education`,
        displayName: `${service.nameEn}: OpenAPI`,
        type: 'application/json',
        url: `${baseUrl}/openapi.json`,
        description: service.descriptionEn,
        tags: ['education', 'saudi-arabia', 'openapi'],
        version,
      },
      ...listOf('skills', publication).skills.map(({ name, title, description, url }) => ({
        identifier: `urn:air:${host}:skill:${name}`,
        displayName: title,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url,
        description,
        tags: ['skill'],
        version,
      })),
    ],
  };
}

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
        'service-desc': [{ href: `${baseUrl}/openapi.min.json`, type: 'application/json' }],
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

/** What agents find the service and its parts by. */
export const agentFiles = (publication: Publication): SiteFile[] => [
  answer('/mcp/server-card.json', ServerCard, serverCard(publication), SERVER_CARD_TYPE),
  answer('/.well-known/mcp/server-card.json', ServerCardAlias, serverCardAlias(publication)),
  answer('/.well-known/mcp.json', ServerCardAlias, serverCardAlias(publication)),
  // The address of today and the older one.
  answer('/.well-known/ai-catalog.json', AiCatalog, aiCatalog(publication)),
  answer('/.well-known/ard.json', AiCatalog, aiCatalog(publication)),
  answer('/.well-known/api-catalog.json', ApiCatalog, apiCatalog(publication), LINKSET_TYPE),
  // The same records as /api/agent/skills (Agent Skills Discovery 0.2.0).
  answer('/.well-known/agent-skills/index.json', SkillIndex, {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    ...listOf('skills', publication),
  }),
];
