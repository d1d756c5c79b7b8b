/** Addresses that the function answers and files that the build writes for it: both sides read them here. */

export const MCP_PATH = '/mcp';
export const FAQ_PATH = '/api/agent/faq';

/** Longest question that is searched, in characters. */
export const LONGEST_QUERY = 200;

/** Most hits that a search gives. */
export const MOST_HITS = 10;

/** Hits that the tool gives by default: a model pays for each of them. */
export const DEFAULT_HITS = 5;

export const FAQ_FILE = '/api/agent/faq.json';
export const FAQ_INDEX_FILE = '/api/agent/faq/index.json';

/** Files for the hosts and the edge function alone. */
export const ROUTES_FILE = '/_site/routes.json';
export const HEADERS_FILE = '/_site/headers.json';
export const MCP_FILE = '/_site/mcp.json';
const MCP_FOLDER = '/_site/mcp/';
export const MCP_DIRECTORY_FILE = `${MCP_FOLDER}directory.json`;

/** The file with a tool's answer for some values of its arguments, in their order; without values, for the whole list. */
export const toolFile = (tool: string, ids: readonly string[]): string =>
  `${MCP_FOLDER}${tool}/${ids.join('_') || 'all'}.json`;

/** Both slash forms of an address are the same address: `/mcp/` is `/mcp`. */
export const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * OAuth documents, and whatever lies below them. Some MCP clients start a login when they find one, although
 * nothing here needs it; on the second host for MCP they are therefore absent.
 */
export const OAUTH_DOCUMENTS = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
] as const;

/** Whether a path is absent on the second host for MCP: an OAuth document, its plain file, or an address below. */
export const isOAuthDocument = (path: string): boolean =>
  OAUTH_DOCUMENTS.some((document) => [document, `${document}.json`].includes(path) || path.startsWith(`${document}/`));
