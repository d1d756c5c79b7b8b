import { LEGACY_REVISIONS, MODERN_REVISION } from '../../../edge/mcp/protocol.ts';
import { SERVER_CARD_TYPE } from '../../publication/media-types.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { ServerCard, ServerCardAlias } from '../../schema/discovery.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { mcpAddress, mcpAddresses, mcpServerName } from '../answers/addresses.ts';

/** At most 100 characters, as the card and the registry want it. */
export const CARD_DESCRIPTION =
  'Saudi universities, national exams, academic calendar and admission FAQ; read-only, with sources.';

/** A name within the limit of the card. */
const shortened = (name: string): string => (name.length <= 100 ? name : `${name.slice(0, 99)}…`);

/** What the card and the registry entry have in common. */
export const serverIdentity = (service: ServiceRecord, baseUrl: string) => ({
  name: service.mcpName,
  version: service.version,
  description: CARD_DESCRIPTION,
  title: shortened(service.nameEn),
  websiteUrl: baseUrl,
});

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

/** The card, and two older addresses of it, whose readers look for a few more members. */
export function serverCardFiles(publication: Publication): SiteFile[] {
  const { baseUrl, catalogue } = publication;
  const url = mcpAddress(catalogue.service, baseUrl);
  const card = serverCard(publication);
  const alias = {
    ...card,
    url,
    serverInfo: {
      name: mcpServerName(catalogue.service),
      title: card.title,
      version: card.version,
    },
    transport: { type: 'streamable-http', endpoint: url },
    capabilities: { tools: {}, resources: {}, prompts: {} },
    authentication: { required: false },
  };
  return [
    answer('/mcp/server-card.json', ServerCard, card, SERVER_CARD_TYPE),
    answer('/.well-known/mcp/server-card.json', ServerCardAlias, alias),
    answer('/.well-known/mcp.json', ServerCardAlias, alias),
  ];
}
