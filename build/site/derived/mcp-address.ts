import { MCP_PATH } from '../../../edge/http/addresses.ts';
import type { ServiceRecord } from '../../schema/service.ts';

/**
 * Every address of the tool server, the one to name first: the host of its own, when there is one, because some clients
 * start a login where the documents of human sign-in are.
 */
export const mcpAddresses = (
  { mcpHost }: Pick<ServiceRecord, 'mcpHost'>,
  baseUrl: string,
): [string, ...string[]] =>
  mcpHost === null ? [baseUrl + MCP_PATH] : [`https://${mcpHost}${MCP_PATH}`, baseUrl + MCP_PATH];

/** The address of the tool server that documents name. */
export const mcpAddress = (service: Pick<ServiceRecord, 'mcpHost'>, baseUrl: string): string =>
  mcpAddresses(service, baseUrl)[0];
