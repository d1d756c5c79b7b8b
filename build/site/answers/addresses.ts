import { MCP_PATH } from '../../../edge/http/addresses.ts';
import { type CollectionName, definitionOf } from '../../collections/collections.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { ServiceRecord } from '../../schema/service.ts';

/** Address of the list of a collection. */
export const addressOf = (name: CollectionName): string => `/api/agent/${name}`;

/** Address of the answer about one record. */
export const recordAddress = (name: CollectionName, id: string): string => `${addressOf(name)}/${id}`;

/** The file with that answer. */
export const recordFile = (name: CollectionName, id: string): string => `${recordAddress(name, id)}.json`;

/** The id of a record, which the check has seen to be a text. */
export const idOf = (name: CollectionName, record: unknown): string =>
  String(memberOf(record, definitionOf(name).idKey));

/** An English name as a part of an address or an id. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Every address of the tool server, the one to name first: the host of its own, when there is one, because some clients
 * start a login where the documents of human sign-in are.
 */
export const mcpAddresses = ({ mcpHost }: Pick<ServiceRecord, 'mcpHost'>, baseUrl: string): [string, ...string[]] =>
  mcpHost === null ? [baseUrl + MCP_PATH] : [`https://${mcpHost}${MCP_PATH}`, baseUrl + MCP_PATH];

/** The address of the tool server that documents name. */
export const mcpAddress = (service: Pick<ServiceRecord, 'mcpHost'>, baseUrl: string): string =>
  mcpAddresses(service, baseUrl)[0];

/**
 * What the MCP server calls itself. Clients make names of tools of it, in which most models take neither dots nor
 * slashes; the registry's reverse-DNS name has both.
 */
export const mcpServerName = ({ mcpName }: ServiceRecord): string => mcpName.replaceAll(/[./]+/g, '-');
