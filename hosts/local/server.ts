import { once } from 'node:events';
import { type ReadStream, readFileSync } from 'node:fs';
import {
  createServer as createNodeServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import httpServer, { type UnionRequest, type UnionResponse } from 'http-server';
import { preflightHeaders } from '../../edge/http/headers.ts';
import type { ProblemCode } from '../../edge/http/problems.ts';
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

/** Times in milliseconds. */
const NODE_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  // Without a Host header Node would answer by itself, in plain text; targetOf refuses it in our form.
  requireHostHeader: false,
};
/** Ends a connection on which nothing moves, in milliseconds. */
const IDLE_TIMEOUT = 20_000;

const MOST_CONNECTIONS = 4096;
/** Descriptors that are kept for the program itself. */
const RESERVE = 64;

/** How many connections may be open, so that each can have a file open too. */
function mostConnections(): number {
  let limits = '';
  try {
    limits = readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux says so in a file. This is the least that the others give.
    limits = 'Max open files 256';
  }
  const descriptors = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(MOST_CONNECTIONS, Math.floor((descriptors - RESERVE) / 2));
}

/** Requests that a client may send before it has the answer to the first. */
const MOST_AHEAD = 64;

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers the requests of a connection one after the other: of those sent ahead, no file and no answer is held. */
function inTurn(answer: Answer): (request: IncomingMessage, response: ServerResponse) => void {
  const queues = new WeakMap<Socket, { last: Promise<void>; length: number }>();
  return (request, response) => {
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

/** More than MCP consumes: of a longer body the beginning is enough to refuse it. */
const LONGEST_BODY = 128 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
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

const headersOf = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );

/** What http-server found: the length of a file and, unless only the head was asked for, the file. */
interface Found {
  readonly length: string;
  readonly file: ReadStream | null;
}

/**
 * Has http-server find a file, and keeps what it would say about it from the client.
 * @returns null when there is no such file
 */
async function find(delivery: UnionResponse): Promise<Found | null> {
  let length = '';
  delivery.setHeader = (name, value) => {
    if (name === 'content-length') length = String(value);
  };
  const file = await new Promise<ReadStream | null>((resolve) => {
    delivery.once('pipe', (found: ReadStream) => resolve(found.unpipe(delivery)));
    // The answer to HEAD, or an error of its own.
    delivery.end = () => {
      resolve(null);
      return delivery;
    };
    delivery.emit('next');
  });
  if (delivery.statusCode !== 200) return null;
  try {
    if (file !== null) await once(file.pause(), 'open');
    return { length, file };
  } catch {
    return null;
  }
}

/** How long a site may consume to be deleted, in milliseconds. */
const DELETION_TIME = 100;

/**
 * The local server: http-server delivers the files; before it come the rate limit, the edge function and the route table.
 * @returns a server that does not listen yet
 * @throws UserError when the directory holds no site
 */
export function createServer({ site: directory, handle, rateLimit }: ServerOptions): Server {
  const site = openSite(directory);
  const count = createRateLimiter(() => performance.now());

  function refuse(response: ServerResponse, code: ProblemCode, extra: Readonly<Record<string, string>> = {}) {
    const { status, headers, body } = site.problem(code);
    response.writeHead(status, { ...headers, ...extra }).end(body);
  }

  async function orFail({ method, url }: IncomingMessage, response: ServerResponse, answered: Promise<void>) {
    try {
      await answered;
    } catch (error) {
      if (response.destroyed) return;
      console.error(JSON.stringify({ method, url, error: error instanceof Error ? error.message : error }));
      if (response.headersSent) response.destroy();
      else refuse(response, 'internal-error');
    }
  }

  /** Answers from the file that the route table names. Its headers are ours: http-server knows no strong validators. */
  async function answerFromFiles(asked: UnionRequest, delivery: UnionResponse): Promise<void> {
    const { request } = asked;
    const { response } = delivery;
    // union would keep all of its body in memory.
    request.unpipe();
    response.removeHeader('Accept-Ranges');
    const target = targetOf(request);
    if (target === null) return refuse(response, 'bad-request');
    const now = await site.current();
    const answer = staticAnswer(now.table, target, request.method ?? '');
    if (answer.kind === 'options') {
      response.writeHead(204, { ...now.table.headers, ...preflightHeaders(answer.allow, '*') }).end();
      return;
    }
    if (answer.kind === 'not-found') return refuse(response, answer.kind);
    if (answer.kind === 'method-not-allowed') return refuse(response, answer.kind, { Allow: answer.allow });
    const head = fileHead(now.table, answer.published, answer.status, request.headers['if-none-match']);
    if (head.status === 304) return void response.writeHead(304, head.headers).end();

    asked.url = encodeURI(answer.file);
    // Conditions are answered above; ranges and codings are not offered.
    asked.headers = {};
    const found = await find(delivery);
    if (found === null || !site.isCurrent(now)) {
      found?.file?.destroy();
      if (site.isCurrent(now)) await sleep(DELETION_TIME);
      if (site.isCurrent(now)) throw new Error(`${answer.file} is in the route table and cannot be read`);
      return void files.emit('request', request, response);
    }
    response.writeHead(head.status, { ...head.headers, 'Content-Length': found.length });
    if (found.file === null) response.end();
    else await pipeline(found.file, response);
  }

  // Its server never listens, it is handed requests: union reads on in bodies that the edge function has to read.
  const { server: files } = httpServer.createServer({
    root: directory,
    showDir: 'false',
    autoIndex: 'false',
    // What it consumes for text it reads at once, and ends the process when a build has just consumen the file away.
    mimetypes: {
      'application/octet-stream': Object.keys(site.latest().table.files).map((path) =>
        extname(path).slice(1),
      ),
    },
    before: [(asked, delivery) => orFail(asked.request, delivery.response, answerFromFiles(asked, delivery))],
  });

  async function answerByEdge(
    request: IncomingMessage,
    { url, path, search }: RequestTarget,
    consume: Consume,
  ): Promise<Response | undefined> {
    const { method = '' } = request;
    let body: Buffer | null = null;
    for (;;) {
      const now = await site.current();
      if (!matchDynamic(now.table, path, search)?.methods.includes(method)) return undefined;
      if (method !== 'GET' && method !== 'HEAD') body ??= await bodyOf(request);
      const answer = await handle(
        new Request(url, { method, headers: headersOf(request), body }),
        now,
        consume,
      );
      if (site.isCurrent(now)) return answer;
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

    const dynamic = target && (await answerByEdge(request, target, consume));
    if (!dynamic) return void files.emit('request', request, response);
    const body = Buffer.from(await dynamic.arrayBuffer());
    response.writeHead(dynamic.status, Object.fromEntries(dynamic.headers)).end(body);
  }

  const server = createNodeServer(
    NODE_OPTIONS,
    inTurn((request, response) => orFail(request, response, answer(request, response))),
  );
  server.timeout = IDLE_TIMEOUT;
  server.maxConnections = mostConnections();
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return void socket.destroy();
    const { status, headers, body } = site.problem('bad-request');
    const lines = Object.entries({ ...headers, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n`);
    socket.end(body);
  });
  return server;
}
