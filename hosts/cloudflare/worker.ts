import { handle } from '../../edge/handler.ts';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import { CACHE_CONTROL, PROBLEM_TYPE } from '../../edge/http/headers.ts';
import { internalError } from '../../edge/http/problems.ts';
import type { RouteTable } from '../../edge/http/route-table.ts';
import { matchDynamic } from '../../edge/router/match.ts';
import { isCounted } from '../../edge/router/rate-limit.ts';
import { readTarget } from '../../edge/router/request-target.ts';
import { fileHead, staticAnswer } from '../../edge/router/static-answer.ts';
import { type Consume, cachedSite, type PublishedSite, parsedFile } from '../../edge/site/published-site.ts';
import { respondFailed, respondOptions, respondProblem } from '../../edge/site/respond.ts';

/** What wrangler.jsonc binds. */
interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly RATE_LIMITER: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

/** The binding looks at the path alone, whatever the host. */
const fetchAsset = ({ ASSETS }: Bindings, path: string): Promise<Response> =>
  ASSETS.fetch(new Request(new URL(encodeURI(path), 'https://assets.local')));

const routeTable = parsedFile<RouteTable>(ROUTES_FILE, JSON.parse);

/** The files of this deploy. The runtime hands out the binding with the first request only. */
let cached: PublishedSite | undefined;

function siteOf(bindings: Bindings): PublishedSite {
  cached ??= cachedSite(async (path) => {
    const response = await fetchAsset(bindings, path);
    return response.ok ? response.text() : null;
  });
  return cached;
}

async function answerRequest(request: Request, bindings: Bindings): Promise<Response> {
  const { method } = request;
  const url = new URL(request.url);
  const site = siteOf(bindings);
  const table = await routeTable(site);

  const key = request.headers.get('CF-Connecting-IP') ?? '';
  const consume: Consume = async (requests) => {
    const limits = Array.from({ length: requests }, () => bindings.RATE_LIMITER.limit({ key }));
    const isAllowed = (await Promise.all(limits)).every(({ success }) => success);
    return isAllowed ? null : table.rateLimit.windowSeconds;
  };
  const target = readTarget(url.pathname + url.search, url.host);
  const wait = isCounted(method, target?.path ?? url.pathname) ? await consume(1) : null;
  if (wait !== null) return respondProblem(site, request, 'rate-limited', { 'Retry-After': String(wait) });
  if (target === null) return respondProblem(site, request, 'bad-request');
  if (matchDynamic(table, target.path, target.search)?.methods.includes(method)) {
    const answer = await handle(request, site, consume);
    if (answer !== undefined) return answer;
  }
  const answer = staticAnswer(table, target, method, request.headers.get('Accept') ?? '');
  if (answer.kind === 'options') return respondOptions(site, answer.allow, '*');
  if (answer.kind === 'method-not-allowed') {
    return respondProblem(site, request, answer.kind, { Allow: answer.allow });
  }
  if (answer.kind === 'not-found') {
    return respondProblem(site, request, answer.kind, { 'Cache-Control': CACHE_CONTROL.short });
  }
  const { file, published, status } = answer;
  const head = fileHead(table, published, status, request.headers.get('If-None-Match') ?? undefined);
  if (head.status === 304) return new Response(null, head);
  const asset = await fetchAsset(bindings, file);
  if (!asset.ok) throw new Error(`${file} is in the route table but was not deployed`);
  // The runtime drops the body of an answer to HEAD, and keeps its length.
  return new Response(asset.body, head);
}

/** The whole service on Cloudflare: the route table decides, the files and the handler answer. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    try {
      return await answerRequest(request, bindings);
    } catch (error) {
      console.error(error);
      const { origin } = new URL(request.url);
      return respondFailed(JSON.stringify(internalError(origin)), PROBLEM_TYPE);
    }
  },
};
