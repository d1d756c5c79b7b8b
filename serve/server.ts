import {
  createServer as createNodeServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { CACHE_CONTROL } from '../build/site/route.ts';
import { PROBLEMS, type ProblemCode } from '../edge/problems.ts';
import type { Handler } from '../edge/site.ts';
import { isFresh } from './conditional.ts';
import { type LocalSite, openSite } from './local-site.ts';
import { matchDynamic, matchFile } from './match.ts';
import { problemHeaders, problemText, sendProblem } from './problem.ts';
import { createRateLimiter, rateLimitHeader } from './rate-limit.ts';
import { type RequestTarget, readTarget } from './request-target.ts';
import { createStaticFiles } from './static-files.ts';
import { sendWebResponse, toWebRequest } from './web.ts';

export interface ServerOptions {
  /** Directory that the build wrote. */
  readonly publicDir: string;
  /** What answers the dynamic addresses. */
  readonly handle: Handler;
  /** Whether the limit of the route table is enforced. */
  readonly rateLimit: boolean;
}

/** Styles and pictures of a page are not questions to the service. */
const UNCOUNTED = '/assets/';

const PREFLIGHT = {
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
  'Cache-Control': CACHE_CONTROL.none,
};

/** One line for whoever runs the server; the client gets no detail. */
function log(request: IncomingMessage, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ method: request.method, target: request.url, error: reason }));
}

/** Methods that an address takes; empty when there is nothing at it. */
function allowedMethods(site: LocalSite, target: RequestTarget): readonly string[] {
  const file = matchFile(site.table, target.path, target.search);
  const dynamic = matchDynamic(site.table, target.path, target.search);
  if (file === null && dynamic === null) return [];
  return [...new Set([...(file ? ['GET', 'HEAD'] : []), ...(dynamic?.methods ?? []), 'OPTIONS'])];
}

/**
 * The local server: the route table decides, http-server delivers the files, the handler answers the rest.
 * @returns a server that does not listen yet
 * @throws UserError when the directory holds no site
 */
export function createServer({ publicDir, handle, rateLimit }: ServerOptions): Server {
  const currentSite = openSite(publicDir);
  const deliver = createStaticFiles(publicDir);
  const take = createRateLimiter(() => performance.now());

  function answerFromFiles(
    site: LocalSite,
    target: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
    extra: Record<string, string>,
  ): Promise<void> | void {
    const problem = (code: ProblemCode, more = {}) =>
      sendProblem(site, code, response, { ...extra, ...more });
    const methods = allowedMethods(site, target);
    const { method } = request;
    if (method === 'OPTIONS') {
      const allow = (methods.length > 0 ? methods : ['GET', 'HEAD', 'OPTIONS']).join(', ');
      const headers = { Allow: allow, 'Access-Control-Allow-Methods': allow, ...PREFLIGHT };
      response.writeHead(204, { ...site.table.headers, ...headers }).end();
      return;
    }
    const hit = matchFile(site.table, target.path, target.search);
    const published = hit === null ? undefined : site.table.files[hit.file];
    if (methods.length === 0) return problem('not-found');
    if (hit === null || published === undefined || (method !== 'GET' && method !== 'HEAD')) {
      return problem('method-not-allowed', { Allow: methods.join(', ') });
    }

    const found = hit.status === 200;
    const headers = {
      ...site.table.headers,
      ...extra,
      'Content-Type': published.contentType,
      'Cache-Control': CACHE_CONTROL[published.cache],
      ...(found ? { ETag: published.etag } : {}),
    };
    if (found && isFresh(request.headers['if-none-match'], published.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    deliver({ file: hit.file, method, status: hit.status, headers }, response, () => {
      log(request, new Error(`${hit.file} is not on the disk`));
      void problem('internal-error');
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const site = currentSite();
    const target = readTarget(request.url ?? '', request.headers.host);
    const extra: Record<string, string> = {};
    const counted = request.method !== 'OPTIONS' && !target?.path.startsWith(UNCOUNTED);
    if (rateLimit && counted) {
      const allowance = take(request.socket.remoteAddress ?? '', site.table.rateLimit);
      extra.RateLimit = rateLimitHeader(allowance);
      if (!allowance.allowed) {
        extra['Retry-After'] = String(allowance.resetSeconds);
        return sendProblem(site, 'rate-limited', response, extra);
      }
    }
    if (target === null) return sendProblem(site, 'bad-request', response, extra);

    const dynamic = matchDynamic(site.table, target.path, target.search);
    if (dynamic?.methods.includes(request.method ?? '')) {
      const dynamicAnswer = await handle(toWebRequest(target.url, request, response), site);
      if (dynamicAnswer !== undefined) return sendWebResponse(dynamicAnswer, response, extra);
    }
    return answerFromFiles(site, target, request, response, extra);
  }

  const server = createNodeServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      // Without a Host header node answers by itself, in plain text; readTarget refuses it in our form.
      requireHostHeader: false,
    },
    async (request, response) => {
      try {
        await answer(request, response);
      } catch (error) {
        if (response.destroyed) return;
        log(request, error);
        if (response.headersSent) response.destroy();
        else await sendProblem(currentSite(), 'internal-error', response, {});
      }
    },
  );
  server.on('clientError', (_error, socket) => refuse(currentSite(), socket));
  return server;
}

/** Answers bytes that are no HTTP request, or one whose head is too long, and hangs up. */
async function refuse(site: LocalSite, socket: Duplex): Promise<void> {
  const text = await problemText(site, 'bad-request');
  if (!socket.writable) return void socket.destroy();
  const headers = { ...problemHeaders(site, 'bad-request', text), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${PROBLEMS['bad-request'].status} Bad Request\r\n${lines.join('')}\r\n${text}`);
}
