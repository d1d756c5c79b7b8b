import { respondFailed, respondOptions, respondProblem } from './http.ts';
import { answerMcp } from './mcp/endpoint.ts';
import { MCP_FAILED } from './mcp/reply.ts';
import { problemDocument } from './problems.ts';
import type { Handler, PublishedSite } from './site.ts';

const READ_METHODS = 'GET, HEAD, OPTIONS';
const MCP = '/mcp';
const FAQ = '/api/agent/faq';

/** Both slash forms of an address are the same address. */
const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

async function route(request: Request, url: URL, site: PublishedSite): Promise<Response | undefined> {
  const path = withoutSlash(url.pathname);
  if (path === MCP) return answerMcp(request, site);
  if (request.method === 'OPTIONS') return respondOptions(site, READ_METHODS, '*');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return respondProblem(site, request, 'method-not-allowed', { Allow: READ_METHODS });
  }
  if (path !== FAQ || !url.searchParams.has('q')) return undefined;
  // Loaded when it is needed: what only speaks MCP starts without the search engine.
  const { answerFaqSearch, queryOf } = await import('./search/answer.ts');
  return queryOf(url) === '' ? undefined : answerFaqSearch(request, site);
}

/** Answers MCP and FAQ search; refuses methods that the static files do not know. It never throws. */
export const handle: Handler = async (request, site) => {
  const url = new URL(request.url);
  try {
    return await route(request, url, site);
  } catch (error) {
    console.error(error);
    return withoutSlash(url.pathname) === MCP
      ? respondFailed(MCP_FAILED, 'application/json')
      : respondFailed(
          JSON.stringify(problemDocument('internal-error', url.origin)),
          'application/problem+json',
        );
  }
};
