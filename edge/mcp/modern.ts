import { MODERN_METHODS } from './methods.ts';
import type { Fault, HttpReply, JsonObject, Result, RpcRequest } from './protocol.ts';
import * as rpc from './protocol.ts';
import type { Context } from './publication.ts';

const SUBSCRIPTION_KEY = 'io.modelcontextprotocol/subscriptionId';
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';

/** Members that the revision without a handshake adds to every result. */
function modernMembers({ members, ttlMs }: Result, { publication: { serverInfo } }: Context): string {
  const hints = ttlMs === undefined ? '' : `,"ttlMs":${ttlMs},"cacheScope":"public"`;
  return `"resultType":"complete",${members}${hints},"_meta":{"${SERVER_KEY}":${serverInfo}}`;
}

const event = (data: string): string => `event: message\ndata: ${data}\n\n`;

/** Nothing here changes between publications: the stream promises no notification and ends. */
function answerListen({ id }: RpcRequest, { publication: { serverInfo } }: Context): HttpReply {
  const subscription = `"${SUBSCRIPTION_KEY}":${JSON.stringify(id)}`;
  const acknowledged = `{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{},"_meta":{${subscription}}}}`;
  const end = `"resultType":"complete","_meta":{${subscription},"${SERVER_KEY}":${serverInfo}}`;
  const body = event(acknowledged) + event(rpc.resultText(id, end));
  return { status: 200, body, headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } };
}

/** Answers a request of the revision without a handshake, which says everything about itself. */
export async function answerModern(request: RpcRequest, headers: Headers, context: Context): Promise<HttpReply> {
  const { id, method, params } = request;
  const fault = envelopeFault(request, headers);
  if (fault !== null) return rpc.refusal(400, fault, id);
  if (method === 'subscriptions/listen') return answerListen(request, context);
  const run = MODERN_METHODS.get(method);
  if (run === undefined) return rpc.refusal(404, rpc.methodNotFound(method), id);
  const outcome = await run(params, context);
  return rpc.jsonReply(
    200,
    rpc.isFault(outcome) ? rpc.errorText(id, outcome) : rpc.resultText(id, modernMembers(outcome, context)),
  );
}

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const CLIENT_KEY = 'io.modelcontextprotocol/clientInfo';

/** What a request says about itself in `params._meta`. */
const metaOf = (value: unknown): JsonObject => {
  const params = rpc.isObject(value) ? value.params : undefined;
  const meta = rpc.isObject(params) ? params._meta : undefined;
  return rpc.isObject(meta) ? meta : {};
};

/** Whether a message names the revision that it speaks, which only the revision without a handshake does. */
export const claimsModern = (value: unknown): boolean => Object.hasOwn(metaOf(value), VERSION_KEY);

const mismatch = (message: string): Fault => ({
  code: rpc.CODES.headerMismatch,
  message: `Header mismatch: ${message}`,
});

const isImplementation = (value: unknown): boolean =>
  rpc.isObject(value) && typeof value.name === 'string' && typeof value.version === 'string';

function metaFault(meta: JsonObject): Fault | null {
  if (typeof meta[VERSION_KEY] !== 'string') return rpc.invalidParams(`_meta["${VERSION_KEY}"] must be a text.`);
  if (!rpc.isObject(meta[CAPABILITIES_KEY]))
    return rpc.invalidParams(`_meta["${CAPABILITIES_KEY}"] must be an object.`);
  const client = meta[CLIENT_KEY];
  return client === undefined || isImplementation(client)
    ? null
    : rpc.invalidParams(`_meta["${CLIENT_KEY}"] must have a name and a version.`);
}

/** The member of `params` that the header Mcp-Name repeats. */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** A header value, decoded where it is written as `=?base64?...?=`; null when that cannot be decoded. */
function decodedHeader(value: string): string | null {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function nameFault({ method, params }: RpcRequest, headers: Headers): Fault | null {
  const member = rpc.memberOf(NAMED, method);
  const named = member === undefined ? undefined : params[member];
  if (typeof named !== 'string') return null;
  const header = headers.get('mcp-name');
  if (header === null) return mismatch(`the header Mcp-Name is missing; it repeats params.${member}.`);
  return decodedHeader(header) === named ? null : mismatch(`Mcp-Name is not params.${member}.`);
}

/**
 * What is wrong with the metadata of a request that claims the revision without a handshake, in the order of
 * the official implementation; null when it may be served. Every fault goes with HTTP status 400.
 */
function envelopeFault(request: RpcRequest, headers: Headers): Fault | null {
  const meta = metaOf(request);
  const fault = metaFault(meta);
  if (fault !== null) return fault;
  const claimed = meta[VERSION_KEY];
  const version = headers.get('mcp-protocol-version');
  const method = headers.get('mcp-method');
  if (version !== null && version !== claimed) return mismatch('MCP-Protocol-Version is not the version in _meta.');
  if (claimed !== rpc.MODERN_REVISION) {
    const data = { supported: [rpc.MODERN_REVISION], requested: claimed };
    return { code: rpc.CODES.unsupportedVersion, message: 'Unsupported protocol version', data };
  }
  if (version === null) return mismatch('the header MCP-Protocol-Version is missing.');
  if (method === null) return mismatch('the header Mcp-Method is missing.');
  if (method !== request.method) return mismatch('Mcp-Method is not the method of the body.');
  return nameFault(request, headers);
}

/** What a request lacks whose header names the revision without a handshake, but which has no such metadata. */
export const missingEnvelope = ({ method }: RpcRequest): Fault =>
  method === 'initialize'
    ? mismatch('initialize belongs to revisions before the one that MCP-Protocol-Version names.')
    : rpc.invalidParams(`params._meta lacks "${VERSION_KEY}" and "${CAPABILITIES_KEY}".`);
