import {
  createServer as createNodeServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { preflightHeaders } from '../../edge/http/headers.ts';
import { matchDynamic } from '../../edge/router/match.ts';
import { createRateLimiter, isCounted, rateLimitHeader, widerLimit } from '../../edge/router/rate-limit.ts';
import { type RequestTarget, readTarget } from '../../edge/router/request-target.ts';
import { fileHead, type StaticAnswer, staticAnswer } from '../../edge/router/static-answer.ts';
import type { Handler } from '../../edge/site/published-site.ts';
import { codedFile } from './coding.ts';
import { answersInTurn, boundRest, limitConnections } from './connections.ts';
import { type LocalSite, type OpenSite, openSite } from './local-site.ts';
import { refuseConnection, sendProblem } from './problem.ts';
import { sendWebResponse, toWebRequest } from './web.ts';

export interface ServerOptions {
  /** Directory that the build wrote, or a site that is held in memory. */
  readonly site: string | OpenSite;
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

/** In milliseconds. The last one says how often the others are looked at. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
/** Ends a connection on which nothing moves, in milliseconds. */
const IDLE_TIMEOUT = 20_000;

/** The part of all connections that one address may hold; behind a proxy, where all come from one, all of them. */
const PART_OF_ONE_CLIENT = 0.5;

/** One line for whoever runs the server; the client gets no detail. */
function log({ method, url }: IncomingMessage, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ method, url, error: reason }));
}

/** The target of a request; null when it cannot be read, or names no host or several (RFC 9112 section 3.2). */
function targetOf({ url = '', httpVersion, headersDistinct, socket }: IncomingMessage): RequestTarget | null {
  const [host, ...others] = headersDistinct.host ?? [];
  if (others.length > 0) return null;
  // HTTP/1.0 knows no Host.
  const isOld = host === undefined && httpVersion === '1.0';
  return readTarget(url, isOld ? `localhost:${socket.localPort}` : host);
}

function sendFile(
  { site, request, response, extra }: Exchange,
  { file, method, published, status }: Extract<StaticAnswer, { readonly kind: 'file' }>,
): void {
  const bytes = site.bytes(file);
  if (bytes === undefined) throw new Error(`${file} is not in the route table`);
  const coded = codedFile(bytes, published, String(request.headers['accept-encoding'] ?? ''));
  const asked = request.headers['if-none-match'];
  const head = fileHead(site.table, { ...published, etag: coded.etag }, status, asked);
  const { Vary, ...coding } = coded.headers;
  const headers = { ...head.headers, ...(Vary !== undefined && { Vary }), ...extra };
  if (head.status === 304) return void response.writeHead(304, headers).end();
  response.writeHead(head.status, {
    ...headers,
    ...coding,
    'Content-Length': String(coded.bytes.byteLength),
  });
  response.end(method === 'HEAD' ? undefined : coded.bytes);
}

function answerFromFiles(exchange: Exchange, target: RequestTarget): void {
  const { site, request, response, extra } = exchange;
  const answer = staticAnswer(site.table, target, request.method ?? '');
  switch (answer.kind) {
    case 'file':
      sendFile(exchange, answer);
      break;
    case 'options':
      response.writeHead(204, { ...site.table.headers, ...preflightHeaders(answer.allow, '*') }).end();
      break;
    case 'method-not-allowed':
      sendProblem(site, answer.kind, response, { ...extra, Allow: answer.allow });
      break;
    case 'not-found':
      sendProblem(site, answer.kind, response, extra);
  }
}

/**
 * The local server: the route table decides, the files are in memory, the handler answers the rest. Nothing that a
 * client does ends it, nor keeps it from others for long.
 * @returns a server that does not listen yet
 * @throws UserError when the directory holds no site
 */
export function createServer({ site, handle, rateLimit }: ServerOptions): Server {
  const { current } = typeof site === 'string' ? openSite(site) : site;
  const take = createRateLimiter(() => performance.now());
  const takeUncounted = createRateLimiter(() => performance.now());

  async function answer(site: LocalSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = targetOf(request);
    const extra: Record<string, string> = {};
    if (rateLimit) {
      const counts = isCounted(request.method ?? '', target?.path ?? '');
      const address = request.socket.remoteAddress ?? '';
      const limit = site.table.rateLimit;
      const allowance = counts ? take(address, limit) : takeUncounted(address, widerLimit(limit));
      if (counts) extra.RateLimit = rateLimitHeader(allowance);
      if (!allowance.allowed) {
        extra['Retry-After'] = String(allowance.resetSeconds);
        return sendProblem(site, 'rate-limited', response, extra);
      }
    }
    if (target === null) return sendProblem(site, 'bad-request', response, extra);
    const takeMore = async (messages: number): Promise<number | null> => {
      if (!rateLimit) return null;
      const allowance = take(request.socket.remoteAddress ?? '', site.table.rateLimit, messages);
      extra.RateLimit = rateLimitHeader(allowance);
      return allowance.allowed ? null : allowance.resetSeconds;
    };

    const dynamic = matchDynamic(site.table, target.path, target.search);
    if (dynamic?.methods.includes(request.method ?? '')) {
      const dynamicAnswer = await handle(toWebRequest(target.url, request, response), site, takeMore);
      if (dynamicAnswer !== undefined) return sendWebResponse(dynamicAnswer, response, extra);
    }
    return answerFromFiles({ site, request, response, extra }, target);
  }

  async function answerOrFail(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const site = current();
    try {
      await answer(site, request, response);
    } catch (error) {
      if (response.destroyed) return;
      log(request, error);
      if (response.headersSent) response.destroy();
      else sendProblem(site, 'internal-error', response, {});
    }
  }

  const answers = answersInTurn(answerOrFail);
  // Without a Host header node would answer by itself, in plain text; targetOf refuses it in our form.
  const server = createNodeServer({ ...TIMEOUTS, requireHostHeader: false }, (request, response) => {
    if (isRefused(request.socket)) return;
    boundRest(request, response);
    answers.take(request, response);
  });
  server.timeout = IDLE_TIMEOUT;
  const isRefused = limitConnections(server, rateLimit ? PART_OF_ONE_CLIENT : 1, (socket) =>
    refuseConnection(current(), 'too-busy', socket),
  );
  server.on('clientError', (_error, socket) => {
    answers.after(socket, () => refuseConnection(current(), 'bad-request', socket));
  });
  return server;
}
