import type { ProblemCode } from './problems.ts';

/** Addresses that the function answers and files that the build writes for it: both sides take them from here. */

export const MCP_PATH = '/mcp';
export const FAQ_PATH = '/api/agent/faq';

export const FAQ_FILE = '/api/agent/faq.json';
export const FAQ_INDEX_FILE = '/api/agent/faq/index.json';

/** What hosts and the function read, and nobody else needs. */
export const ROUTES_FILE = '/_site/routes.json';
export const HEADERS_FILE = '/_site/headers.json';
export const MCP_FILE = '/_site/mcp.json';
export const MCP_FOLDER = '/_site/mcp/';
export const MCP_DIRECTORY_FILE = `${MCP_FOLDER}directory.json`;

/** What a tool gives for values of its arguments, in their order; for none of them, the whole. */
export const toolFile = (tool: string, ids: readonly string[]): string =>
  `${MCP_FOLDER}${tool}/${ids.join('_') || 'all'}.json`;

/** The file with the problem document of a code. */
export const problemFile = (code: ProblemCode): string => `/problems/${code}.json`;

/** Both slash forms of an address are the same address: `/mcp/` is `/mcp`. */
export const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
