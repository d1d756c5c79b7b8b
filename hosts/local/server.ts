import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createNodeServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import httpServer from 'http-server';
import { problemDocument } from '../../build/schema/problem.ts';
import { CACHE_CONTROL, PROBLEM_TYPE, preflightHeaders } from '../../edge/http/headers.ts';
import { PROBLEM_STATUS, type ProblemCode, problemFile } from '../../edge/http/problems.ts';
import { matchDynamic } from '../../edge/router/match.ts';
import { createRateLimiter, isCounted, rateLimitHeader } from '../../edge/router/rate-limit.ts';
import { type RequestTarget, readTarget } from '../../edge/router/request-target.ts';
import { fileHead, staticAnswer } from '../../edge/router/static-answer.ts';
import type { Consume, Handler } from '../../edge/site/published-site.ts';
import { openSite } from './site.ts';

export interface ServerOptions {
  /** Directory that the build wrote, and in which later builds replace one another. */
  readonly site: string;
  /** What answers the dynamic addresses. */
  readonly handle: Handler;
  /** Whether the limit of the route table is enforced. */
  readonly rateLimit: boolean;
}

/** Times in milliseconds; the last one says how often the others are looked at. */
const NODE_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  // Without a Host header Node would answer by itself, in plain text; targetOf refuses it in our form.
  requireHostHeader: false,
};
/** What Node reports of a connection, as a problem; anything else is a bad request. */
const CLIENT_ERRORS: Readonly<Record<string, ProblemCode>> = {
  HPE_INVALID_METHOD: 'method-not-allowed',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};
/** Ends a connection on which nothing moves, in milliseconds. */
const IDLE_TIMEOUT = 20_000;

const MOST_CONNECTIONS = 4096;
/** Descriptors that are kept for the program itself. */
const RESERVE = 64;
/** Where Linux says how many descriptors a process may have, and the least that other systems allow. */
const LIMITS_FILE = '/proc/self/limits';
const LEAST_DESCRIPTORS = 256;

/** How many connections may be open, so that each can have a file open too. */
function mostConnections(): number {
  const limits = existsSync(LIMITS_FILE) ? readFileSync(LIMITS_FILE, 'utf8') : '';
  const descriptors = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? LEAST_DESCRIPTORS);
  return Math.min(MOST_CONNECTIONS, Math.floor((descriptors - RESERVE) / 2));
}

/** Requests that a client may send before it has the answer to the first. */
const MOST_AHEAD = 64;

/** Answers the requests of a connection one after the other: for those sent ahead no file is open, no answer held. */
function inTurn(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const queues = new WeakMap<Socket, { last: Promise<void>; length: number }>();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const queue = queues.get(socket) ?? { last: Promise.resolve(), length: 0 };
    queues.set(socket, queue);
    queue.length += 1;
    if (queue.length > MOST_AHEAD) socket.destroy();
    queue.last = queue.last.then(async () => {
      if (!socket.destroyed) await Promise.all([once(response, 'close'), answer(request, response)]);
      queue.length -= 1;
    });
  };
}

/** The target of a request; null when it cannot be read, or names no host or several (RFC 9112 section 3.2). */
function targetOf({ url = '', httpVersion, headersDistinct, socket }: IncomingMessage): RequestTarget | null {
  const [host, ...others] = headersDistinct.host ?? [];
  if (others.length > 0) return null;
  // HTTP/1.0 knows no Host.
  const isOld = host === undefined && httpVersion === '1.0';
  return readTarget(url, isOld ? `localhost:${socket.localPort}` : host);
}

/** More than MCP takes: of a longer body the beginning is enough to refuse it. */
const LONGEST_BODY = 128 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_BODY) break;
  }
  request.resume();
  return Buffer.concat(chunks);
}

/** How long the deletion of a site may take, in milliseconds. */
const DELETION_TIME = 100;

/**
 * The local server. http-server delivers the files; before it come the rate limit, the edge function, the route table.
 * @returns a server that does not listen yet
 * @throws UserError when the directory holds no site
 */
export function createServer({ site: directory, handle, rateLimit }: ServerOptions): Server {
  const site = openSite(directory);
  const count = createRateLimiter(() => performance.now());

  /** The published document, the same on every host. Only the absence of something may be cached. */
  function problem(code: ProblemCode) {
    const status = PROBLEM_STATUS[code];
    const file = join(directory, problemFile(code));
    const body = existsSync(file) ? readFileSync(file) : Buffer.from(JSON.stringify(problemDocument(code, '')));
    const headers = {
      ...site.latest().table.headers,
      'Content-Type': PROBLEM_TYPE,
      'Content-Length': String(body.byteLength),
      'Cache-Control': CACHE_CONTROL[status === 404 ? 'short' : 'none'],
    };
    return { status, headers, body };
  }

  function refuse(response: ServerResponse, code: ProblemCode, extra: Readonly<Record<string, string>> = {}) {
    const { status, headers, body } = problem(code);
    response.writeHead(status, { ...headers, ...extra }).end(body);
  }

  async function orFail({ method, url }: IncomingMessage, response: ServerResponse, answer: Promise<void>) {
    try {
      await answer;
    } catch (error) {
      if (response.destroyed) return;
      console.error(JSON.stringify({ method, url, error: error instanceof Error ? error.message : error }));
      if (response.headersSent) response.destroy();
      else refuse(response, 'internal-error');
    }
  }

  // It does not listen, and sees no request but our own: union, its server, would keep all of a body in memory.
  const { server: files } = httpServer.createServer({
    root: directory,
    showDir: 'false',
    autoIndex: 'false',
    // What it takes for text it reads at once, and the process ends when a build has just taken the file away.
    mimetypes: {
      'application/octet-stream': Object.keys(site.latest().table.files).map((path) => extname(path).slice(1)),
    },
  });

  /** Has http-server read a file; null when it cannot. What it says of it is dropped: its validators are weak. */
  async function read(file: string): Promise<Buffer | null> {
    const request = Object.assign(Readable.from([]), { method: 'GET', url: encodeURI(file), headers: {} });
    const response = Object.assign(new PassThrough(), { statusCode: 0, setHeader() {} });
    files.emit('request', request, response);
    const bytes = await buffer(response);
    return response.statusCode === 200 ? bytes : null;
  }

  async function answerFromFiles(request: IncomingMessage, response: ServerResponse, target: RequestTarget) {
    for (;;) {
      const now = await site.current();
      const answer = staticAnswer(now.table, target, request.method ?? '', request.headers.accept);
      if (answer.kind === 'not-found') return refuse(response, answer.kind);
      if (answer.kind === 'method-not-allowed') return refuse(response, answer.kind, { Allow: answer.allow });
      if (answer.kind === 'options') {
        response.writeHead(204, { ...now.table.headers, ...preflightHeaders(answer.allow, '*') }).end();
        return;
      }
      const head = fileHead(now.table, answer.published, answer.status, request.headers['if-none-match']);
      if (head.status === 304) return void response.writeHead(304, head.headers).end();

      const bytes = await read(answer.file);
      if (bytes !== null && now.isCurrent()) {
        response.writeHead(head.status, { ...head.headers, 'Content-Length': bytes.length }).end(bytes);
        return;
      }
      if (now.isCurrent()) await sleep(DELETION_TIME);
      if (now.isCurrent()) throw new Error(`${answer.file} is in the route table and cannot be read`);
    }
  }

  async function answerByEdge(request: IncomingMessage, { url, path, search }: RequestTarget, consume: Consume) {
    const { method = '' } = request;
    let body: Buffer | null = null;
    for (;;) {
      const now = await site.current();
      if (!matchDynamic(now.table, path, search)?.methods.includes(method)) return undefined;
      body ??= await bodyOf(request);
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, `${value}`]);
      const answer = await handle(new Request(url, { method, headers, body }), now, consume);
      if (now.isCurrent()) return answer;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = targetOf(request);
    const consume = async (requests: number): Promise<number | null> => {
      if (!rateLimit) return null;
      const { table } = await site.current();
      const allowance = count(request.socket.remoteAddress ?? '', table.rateLimit, requests);
      response.setHeader('RateLimit', rateLimitHeader(allowance));
      return allowance.allowed ? null : allowance.resetSeconds;
    };
    const wait = isCounted(request.method ?? '', target?.path ?? '') ? await consume(1) : null;
    if (wait !== null) return refuse(response, 'rate-limited', { 'Retry-After': String(wait) });

    if (target === null) return refuse(response, 'bad-request');
    const dynamic = await answerByEdge(request, target, consume);
    if (dynamic === undefined) return answerFromFiles(request, response, target);
    const body = Buffer.from(await dynamic.arrayBuffer());
    response.writeHead(dynamic.status, Object.fromEntries(dynamic.headers)).end(body);
  }

  const server = createNodeServer(
    NODE_OPTIONS,
    inTurn((request, response) => orFail(request, response, answer(request, response))),
  );
  server.timeout = IDLE_TIMEOUT;
  server.maxConnections = mostConnections();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy();
    const code = CLIENT_ERRORS[error.code ?? ''] ?? 'bad-request';
    const { status, headers, body } = problem(code);
    const allow = code === 'method-not-allowed' ? { Allow: 'GET, HEAD, OPTIONS' } : {};
    const lines = Object.entries({ ...headers, ...allow, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    socket.end(body);
  });
  return server;
}
