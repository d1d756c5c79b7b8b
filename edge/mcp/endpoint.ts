import { CACHE_CONTROL } from '../http/headers.ts';
import type { Consume, PublishedSite } from '../site/published-site.ts';
import { commonHeaders, respondOptions } from '../site/respond.ts';
import { LEGACY_METHODS } from './methods.ts';
import { answerModern, claimsModern, missingEnvelope } from './modern.ts';
import * as rpc from './protocol.ts';
import { type Context, readPublication } from './publication.ts';

const METHODS = 'POST, OPTIONS';
/** Any; those that clients send by name too, because a wildcard leaves out Authorization (Fetch, section 4.9). */
const REQUEST_HEADERS =
  'Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID, *';

const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 64;

/** How long a client may take to send its body, in milliseconds. */
const MAX_WAIT = 5_000;

/**
 * The MCP endpoint: stateless, both eras of the protocol, anonymous. It asks for no credential, mints no
 * session and takes any Accept header, because clients in use send all of them.
 */
export async function answerMcp(request: Request, site: PublishedSite, consume?: Consume): Promise<Response> {
  const publication = await readPublication(site);
  const common = await commonHeaders(site);
  const send = ({ status, body, headers }: rpc.HttpReply): Response =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: {
        ...common,
        'Access-Control-Expose-Headers': `${common['Access-Control-Expose-Headers']}, MCP-Protocol-Version`,
        'Cache-Control': CACHE_CONTROL.none,
        ...headers,
      },
    });
  const refuse = (status: number, message: string, headers?: rpc.HttpReply['headers']): Response =>
    send(rpc.refusal(status, rpc.invalidRequest(message), rpc.unreadId(request.headers), headers));

  if (isRebound(request, publication.baseUrl)) {
    return refuse(403, 'This server answers only the machine that it runs on: use localhost as Host and Origin.');
  }
  if (request.method === 'OPTIONS') return respondOptions(site, METHODS, REQUEST_HEADERS);
  if (request.method !== 'POST') {
    return refuse(405, 'Use POST with one JSON-RPC message. There are no sessions.', { Allow: METHODS });
  }
  const revision = request.headers.get('mcp-protocol-version') ?? '';
  return send(await answerPost(request, { site, publication, consume, revision }));
}

const isLoopback = (hostname: string | null): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname ?? '');

const hostnameOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).hostname : null);

/**
 * Whether a request reaches a server on this machine in the name of another host, as a web page does whose
 * name was rebound to 127.0.0.1 (transport specification, «Security Warning»). A public host serves every
 * origin: it reads no cookie and writes nothing.
 * @param baseUrl address that the site was built for
 */
function isRebound(request: Request, baseUrl: string): boolean {
  const host = request.headers.get('host');
  const origin = request.headers.get('origin');
  const asked = [hostnameOf(request.url), ...(host ? [hostnameOf(`http://${host}`)] : [])];
  if (!isLoopback(hostnameOf(baseUrl)) && !asked.some(isLoopback)) return false;
  return !asked.every(isLoopback) || (Boolean(origin) && !isLoopback(hostnameOf(origin ?? '')));
}

const isJson = (contentType: string | null): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';

async function answerPost(request: Request, context: Context): Promise<rpc.HttpReply> {
  const id = rpc.unreadId(request.headers);
  if (!isJson(request.headers.get('content-type')))
    return rpc.refusal(415, rpc.invalidRequest('Content-Type must be application/json.'), id);
  const body = await readBody(request);
  if (typeof body !== 'string') return rpc.refusal(body.status, body.fault, id);
  if (isDeeperThan(body, MAX_DEPTH))
    return rpc.refusal(400, rpc.invalidRequest(`The JSON nests deeper than ${MAX_DEPTH} levels.`), id);
  const value = parse(body);
  if (value === undefined) return rpc.refusal(400, rpc.parseError('is not JSON'), id);
  return Array.isArray(value)
    ? answerBatch(value, request.headers, context)
    : answerOne(rpc.readMessage(value), request.headers, context);
}

/** The JSON value of a body; undefined when it is no JSON, which has no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON text nests deeper than `limit`. One pass, before anything recursive sees the text. */
function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString && character === '\\') index += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === '{' || character === '[')) depth += 1;
    else if (!inString && (character === '}' || character === ']')) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/** Why a body was not read, with the HTTP status that says so. */
const TOO_LARGE = {
  status: 413,
  fault: rpc.invalidRequest(`The request body is larger than ${MAX_BYTES} bytes.`),
};
const TOO_SLOW = {
  status: 408,
  fault: rpc.invalidRequest(`The request body did not arrive within ${MAX_WAIT / 1000} seconds.`),
};
const UNREADABLE = { status: 400, fault: rpc.parseError('could not be read as UTF-8 text') };

/** The text of a request's body, as long as it is neither too large nor too slow. It never throws. */
async function readBody(request: Request) {
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return TOO_LARGE;
  if (request.body === null) return '';
  // Not setTimeout, whose first use takes Deno several milliseconds of a cold start.
  const timeout = new Promise<null>((resolve) => {
    AbortSignal.timeout(MAX_WAIT).addEventListener('abort', () => resolve(null));
  });
  try {
    return await readStream(request.body, timeout);
  } catch {
    return UNREADABLE;
  }
}

async function readStream(body: ReadableStream<Uint8Array>, timeout: Promise<null>) {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await Promise.race([reader.read(), timeout]);
    // The rest is left unread: to cancel it would close the connection before the client has its answer.
    if (chunk === null) return TOO_SLOW;
    if (chunk.done) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BYTES) return TOO_LARGE;
    text += decoder.decode(chunk.value, { stream: true });
  }
}

async function answerOne(message: rpc.Message, headers: Headers, context: Context): Promise<rpc.HttpReply> {
  if (message.kind === 'invalid') {
    const fault = rpc.invalidRequest('The body is not a JSON-RPC 2.0 message.');
    return rpc.refusal(400, fault, message.id ?? rpc.unreadId(headers));
  }
  if (message.kind !== 'request') return rpc.ACCEPTED;
  if (claimsModern(message)) return answerModern(message, headers, context);

  const version = headers.get('mcp-protocol-version');
  if (version !== null && rpc.isModern(version)) return rpc.refusal(400, missingEnvelope(message), message.id);
  if (version !== null && message.method !== 'initialize' && !rpc.LEGACY_REVISIONS.includes(version)) {
    return rpc.refusal(400, rpc.invalidRequest('MCP-Protocol-Version names no known revision.'), message.id);
  }
  return rpc.jsonReply(200, await answerLegacy(message, context));
}

/** The answer to a request of a revision with a handshake; errors too go with HTTP status 200. */
async function answerLegacy({ id, method, params }: rpc.RpcRequest, context: Context): Promise<string> {
  const run = LEGACY_METHODS.get(method);
  const outcome = run === undefined ? rpc.methodNotFound(method) : await run(params, context);
  return rpc.isFault(outcome) ? rpc.errorText(id, outcome) : rpc.resultText(id, outcome.members);
}

const MAX_BATCH = 20;

function batchFault(values: readonly unknown[], messages: readonly rpc.Message[], headers: Headers): rpc.Fault | null {
  const version = headers.get('mcp-protocol-version');
  if (version !== null && version !== rpc.BATCH_REVISION) {
    return rpc.invalidRequest(`Only revision ${rpc.BATCH_REVISION} has batches. Send one message at a time.`);
  }
  if (values.length === 0 || values.length > MAX_BATCH) {
    return rpc.invalidRequest(`A batch holds 1 to ${MAX_BATCH} messages.`);
  }
  if (messages.some((message) => message.kind === 'invalid')) {
    return rpc.invalidRequest('The batch holds something that is not a JSON-RPC 2.0 message.');
  }
  const alone = messages.some((message) => message.kind === 'request' && message.method === 'initialize');
  return alone || values.some(claimsModern) ? rpc.invalidRequest('A message of this kind must be sent alone.') : null;
}

/** Answers a batch, which one revision has: each request in its order, nothing to the rest. */
async function answerBatch(values: readonly unknown[], headers: Headers, context: Context): Promise<rpc.HttpReply> {
  const messages = values.map(rpc.readMessage);
  const fault = batchFault(values, messages, headers);
  if (fault !== null) return rpc.refusal(400, fault, rpc.unreadId(headers));
  const wait = (await context.consume?.(messages.length - 1)) ?? null;
  if (wait !== null) {
    const message = `Over the limit, against which each message of a batch counts. Wait ${wait} seconds.`;
    return rpc.refusal(429, rpc.invalidRequest(message), rpc.unreadId(headers), { 'Retry-After': String(wait) });
  }
  const answers: string[] = [];
  for (const message of messages) {
    if (message.kind === 'request') answers.push(await answerLegacy(message, context));
  }
  return answers.length === 0 ? rpc.ACCEPTED : rpc.jsonReply(200, `[${answers.join()}]`);
}
