import type { ServiceRecord } from './schema/service.ts';
import { mcpAddresses } from './site/answers/addresses.ts';
import { serverIdentity } from './site/discovery/agents.ts';

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
