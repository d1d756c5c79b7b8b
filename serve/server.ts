import {
  createServer as createNodeServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Handler } from '../edge/site.ts';
import { preflightHeaders } from '../http/headers.ts';
import { matchDynamic } from '../router/match.ts';
import { createRateLimiter, isCounted, rateLimitHeader } from '../router/rate-limit.ts';
import { type RequestTarget, readTarget } from '../router/request-target.ts';
import { fileHead, staticAnswer } from '../router/static-answer.ts';
import { type LocalSite, openSite } from './local-site.ts';
import { refuseConnection, sendProblem } from './problem.ts';
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

/** One request on its way to its answer. */
interface Exchange {
  readonly site: LocalSite;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers that this answer carries besides its own: what is left of the limit. */
  readonly extra: Readonly<Record<string, string>>;
}

const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 };

/** One line for whoever runs the server; the client gets no detail. */
function log({ method, url }: IncomingMessage, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ method, url, error: reason }));
}

/**
 * The local server: the route table decides, http-server delivers the files, the handler answers the rest.
 * @returns a server that does not listen yet
 * @throws UserError when the directory holds no site
 */
export function createServer({ publicDir, handle, rateLimit }: ServerOptions): Server {
  const { root, current: currentSite, close } = openSite(publicDir);
  const deliver = createStaticFiles(root);
  const take = createRateLimiter(() => performance.now());

  async function answerFromFiles(exchange: Exchange, target: RequestTarget): Promise<void> {
    const { site, request, response, extra } = exchange;
    const answer = staticAnswer(site.table, target, request.method ?? '');
    if (answer.kind === 'not-found') return sendProblem(site, 'not-found', response, extra);
    if (answer.kind === 'method-not-allowed') {
      return sendProblem(site, 'method-not-allowed', response, { ...extra, Allow: answer.allow });
    }
    if (answer.kind === 'options') {
      response.writeHead(204, { ...site.table.headers, ...preflightHeaders(answer.allow, '*') }).end();
      return;
    }

    const { file, method, published } = answer;
    const head = fileHead(site.table, published, answer.status, request.headers['if-none-match']);
    const headers = { ...head.headers, ...extra };
    if (head.status === 304) {
      response.writeHead(304, headers).end();
      return;
    }
    const delivered = await deliver(
      { file: `/${site.folder}${file}`, method, status: head.status, headers },
      response,
    );
    if (!delivered) throw new Error(`${file} is in the route table but not on the disk`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const site = currentSite();
    const target = readTarget(request.url ?? '', request.headers.host);
    const extra: Record<string, string> = {};
    if (rateLimit && isCounted(request.method ?? '', target?.path ?? '')) {
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
    return answerFromFiles({ site, request, response, extra }, target);
  }

  async function answerOrFail(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await answer(request, response);
    } catch (error) {
      if (response.destroyed) return;
      log(request, error);
      if (response.headersSent) response.destroy();
      else await sendProblem(currentSite(), 'internal-error', response, {});
    }
  }

  // Without a Host header node would answer by itself, in plain text; readTarget refuses it in our form.
  const server = createNodeServer({ ...TIMEOUTS, requireHostHeader: false }, answerOrFail);
  server.on('clientError', (_error, socket) => refuseConnection(currentSite(), socket));
  server.on('close', close);
  return server;
}
