import type { ServiceRecord } from '../../schema/service.ts';

/**
 * What the MCP server calls itself. Clients make names of tools of it, in which most models take neither dots nor
 * slashes; the registry's reverse-DNS name has both.
 */
export const mcpServerName = ({ mcpName }: ServiceRecord): string => mcpName.replaceAll(/[./]+/g, '-');
