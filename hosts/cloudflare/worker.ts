import { handle } from '../../edge/handler.ts';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import { PROBLEM_TYPE } from '../../edge/http/headers.ts';
import { PROBLEMS, problemDocument, problemFile } from '../../edge/http/problems.ts';
import type { RouteTable } from '../../edge/http/route-table.ts';
import { type Hit, matchDynamic } from '../../edge/router/match.ts';
import { isCounted } from '../../edge/router/rate-limit.ts';
import { readTarget } from '../../edge/router/request-target.ts';
import { fileHead, staticAnswer } from '../../edge/router/static-answer.ts';
import { cachedSite, type PublishedSite } from '../../edge/site/published-site.ts';
import { respondFailed, respondOptions, respondProblem } from '../../edge/site/respond.ts';

/** What wrangler.jsonc binds. */
interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly RATE_LIMITER: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

const NOT_FOUND: Hit = { file: problemFile('not-found'), status: PROBLEMS['not-found'].status };

/** The binding looks at the path alone, whatever the host. */
const fetchAsset = (assets: Bindings['ASSETS'], path: string): Promise<Response> =>
  assets.fetch(new Request(new URL(encodeURI(path), 'https://assets.local')));

interface OpenSite {
  readonly site: PublishedSite;
  readonly table: RouteTable;
}

let opened: Promise<OpenSite> | undefined;

async function open(assets: Bindings['ASSETS']): Promise<OpenSite> {
  const site = cachedSite(async (path) => {
    const response = await fetchAsset(assets, path);
    return response.ok ? response.text() : null;
  });
  const table = await site.read(ROUTES_FILE);
  if (table === null)
    throw new Error(`${ROUTES_FILE} was not deployed. Run npm run build, then deploy again.`);
  return { site, table: JSON.parse(table) };
}

/** The site of this deploy, opened once. A failure is not kept. */
function openOnce(assets: Bindings['ASSETS']): Promise<OpenSite> {
  opened ??= open(assets).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Whether the address of a request may ask so many questions more. */
async function mayAsk(
  request: Request,
  limiter: Bindings['RATE_LIMITER'],
  questions: number,
): Promise<boolean> {
  const key = request.headers.get('CF-Connecting-IP') ?? '';
  const outcomes = await Promise.all(Array.from({ length: questions }, () => limiter.limit({ key })));
  return outcomes.every(({ success }) => success);
}

/** The runtime drops the body of an answer to HEAD, and keeps its length. */
async function answerFile(
  request: Request,
  table: RouteTable,
  assets: Bindings['ASSETS'],
  { file, status }: Hit,
): Promise<Response> {
  const published = table.files[file];
  if (published === undefined) throw new Error(`${file} is not in the route table`);
  const head = fileHead(table, published, status, request.headers.get('If-None-Match') ?? undefined);
  if (head.status === 304) return new Response(null, head);
  const asset = await fetchAsset(assets, file);
  if (!asset.ok) throw new Error(`${file} is in the route table but was not deployed`);
  return new Response(asset.body, head);
}

async function answer(request: Request, { site, table }: OpenSite, bindings: Bindings): Promise<Response> {
  const url = new URL(request.url);
  const { windowSeconds } = table.rateLimit;
  const limiter = bindings.RATE_LIMITER;
  if (isCounted(request.method, url.pathname) && !(await mayAsk(request, limiter, 1))) {
    return respondProblem(site, request, 'rate-limited', { 'Retry-After': String(windowSeconds) });
  }
  const target = readTarget(url.pathname + url.search, url.host);
  if (target === null) return respondProblem(site, request, 'bad-request');
  const dynamic = matchDynamic(table, target.path, target.search);
  const takeMore = async (messages: number) =>
    (await mayAsk(request, limiter, messages)) ? null : windowSeconds;
  const handled = dynamic?.methods.includes(request.method)
    ? await handle(request, site, takeMore)
    : undefined;
  if (handled !== undefined) return handled;

  const still = staticAnswer(table, target, request.method);
  if (still.kind === 'options') return respondOptions(site, still.allow, '*');
  if (still.kind === 'method-not-allowed') {
    return respondProblem(site, request, 'method-not-allowed', { Allow: still.allow });
  }
  return answerFile(request, table, bindings.ASSETS, still.kind === 'file' ? still : NOT_FOUND);
}

/** The whole service on Cloudflare: the route table decides, the files and the handler answer. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    try {
      return await answer(request, await openOnce(bindings.ASSETS), bindings);
    } catch (error) {
      console.error(error);
      const { origin } = new URL(request.url);
      return respondFailed(JSON.stringify(problemDocument('internal-error', origin)), PROBLEM_TYPE);
    }
  },
};
