import { FAQ_PATH, MCP_PATH, withoutSlash } from './http/addresses.ts';
import { PROBLEM_TYPE } from './http/headers.ts';
import { internalError } from './http/problems.ts';
import { answerMcp } from './mcp/endpoint.ts';
import { failedText } from './mcp/protocol.ts';
import { readTarget } from './router/request-target.ts';
import type { Consume, Handler, PublishedSite } from './site/published-site.ts';
import { respondFailed, respondOptions, respondProblem } from './site/respond.ts';

const READ_METHODS = 'GET, HEAD, OPTIONS';

async function route(request: Request, url: URL, site: PublishedSite, consume?: Consume) {
  const path = withoutSlash(readTarget(url.pathname, url.host)?.path ?? url.pathname);
  if (path === MCP_PATH) return answerMcp(request, site, consume);
  if (request.method === 'OPTIONS') return respondOptions(site, READ_METHODS, '*');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return respondProblem(site, request, 'method-not-allowed', { Allow: READ_METHODS });
  }
  if (path !== FAQ_PATH || !url.searchParams.has('q')) return undefined;
  // Loaded when it is needed, so that a process that only speaks MCP starts without the search engine.
  const { answerFaqSearch, queryOf } = await import('./search/answer.ts');
  return queryOf(url) === '' ? undefined : answerFaqSearch(request, site);
}

/** Answers MCP and FAQ search; refuses methods that the static files do not know. It never throws. */
export const handle: Handler = async (request, site, consume) => {
  const url = new URL(request.url);
  try {
    return await route(request, url, site, consume);
  } catch (error) {
    console.error(error);
    return withoutSlash(url.pathname) === MCP_PATH
      ? respondFailed(failedText(request.headers), 'application/json')
      : respondFailed(JSON.stringify(internalError(url.origin)), PROBLEM_TYPE);
  }
};
