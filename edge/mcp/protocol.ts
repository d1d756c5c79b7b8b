/* JSON-RPC 2.0 messages as the Model Context Protocol uses them, and how they go back over HTTP. */

/** The revision without a handshake: each request says for itself which revision it speaks. */
export const MODERN_REVISION = '2026-07-28';

/** Revisions that begin with `initialize`, newest first. */
export const LEGACY_REVISIONS: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** What a client that asks for a revision unknown here is offered instead. */
export const NEWEST_LEGACY_REVISION = '2025-11-25';

/** The only revision that has batches. Requests without a version header are taken for it. */
export const BATCH_REVISION = '2025-03-26';

/** Whether a version belongs to the era without a handshake. Versions are days, so their text orders them. */
export const isModern = (version: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= MODERN_REVISION;

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member under a key that a client sent; undefined when there is none, whatever every object inherits. */
export const memberOf = <T>(members: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(members, key) ? members[key] : undefined;

type RequestId = string | number;

export interface RpcRequest {
  readonly kind: 'request';
  readonly id: RequestId;
  readonly method: string;
  readonly params: JsonObject;
}

/** A JSON-RPC message as far as it concerns this server, which asks its clients nothing. */
export type Message =
  | RpcRequest
  | { readonly kind: 'notification' | 'response' }
  | { readonly kind: 'invalid'; readonly id: RequestId | undefined };

/** Texts and numbers, also fractions (JSON-RPC 2.0 section 4), but no number that JSON cannot return unchanged. */
const isId = (value: unknown): value is RequestId =>
  typeof value === 'string' || (Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value)));

/** Reads a JSON value as a JSON-RPC 2.0 message. */
export function readMessage(value: unknown): Message {
  const { jsonrpc, id, method, params = {}, ...rest }: JsonObject = isObject(value) ? value : {};
  const invalid: Message = { kind: 'invalid', id: isId(id) ? id : undefined };
  if (jsonrpc !== '2.0') return invalid;
  if (method === undefined) return isObject(rest.result) || isObject(rest.error) ? { kind: 'response' } : invalid;
  if (typeof method !== 'string' || !isObject(params)) return invalid;
  if (id === undefined) return { kind: 'notification' };
  return isId(id) ? { kind: 'request', id, method, params } : invalid;
}

/** Error codes of JSON-RPC 2.0 and, below them, of the Model Context Protocol. */
export const CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Revisions up to 2025-11-25 only; since then an unknown resource is `invalidParams`. */
  resourceNotFound: -32002,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** A JSON-RPC error. */
export interface Fault {
  readonly code: number;
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What a method gives. */
export interface Result {
  /** The members of the result as JSON text, without the braces, so that prepared answers are never parsed. */
  readonly members: string;
  /** How long a client may keep the result, in milliseconds; absent: the protocol has no such hint here. */
  readonly ttlMs?: number;
}

export const isFault = (outcome: Result | Fault): outcome is Fault => 'code' in outcome;

export const invalidRequest = (message: string): Fault => ({ code: CODES.invalidRequest, message });

export const invalidParams = (message: string): Fault => ({ code: CODES.invalidParams, message });

export const parseError = (what: string): Fault => ({
  code: CODES.parseError,
  message: `Parse error: the body ${what}.`,
});

export const methodNotFound = (method: string): Fault => ({
  code: CODES.methodNotFound,
  message: `Method not found: ${method.slice(0, 80)}`,
});

/** The id in an error about a request whose own could not be read; undefined: none at all. */
type UnreadId = null | undefined;

/**
 * JSON-RPC 2.0 (section 5) wants null where no id could be read. The schemas of MCP have no null, and since 2025-11-25
 * they let the id be left out instead: that is for clients that say that they speak such a revision.
 */
export function unreadId(headers: Headers): UnreadId {
  const version = headers.get('mcp-protocol-version');
  const mayBeLeftOut = version !== null && (version === NEWEST_LEGACY_REVISION || isModern(version));
  return mayBeLeftOut ? undefined : null;
}

export const errorText = (id: RequestId | UnreadId, error: Fault): string =>
  JSON.stringify({ jsonrpc: '2.0', ...(id !== undefined && { id }), error });

/** Text of a response; `members` are those of the result. */
export const resultText = (id: RequestId, members: string): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{${members}}}`;

/** What a client is told when the service itself failed. */
export const failedText = (headers: Headers): string =>
  errorText(unreadId(headers), { code: CODES.internalError, message: 'Internal error. Try again.' });

/** What goes back over HTTP; no body means that there is nothing to say. */
export interface HttpReply {
  readonly status: number;
  readonly body: string | null;
  /** Those of this reply alone, beside the ones of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Nothing that was posted wants an answer. */
export const ACCEPTED: HttpReply = { status: 202, body: null, headers: {} };

export const jsonReply = (status: number, body: string, headers: HttpReply['headers'] = {}): HttpReply => ({
  status,
  body,
  headers: { 'Content-Type': 'application/json', ...headers },
});

export const refusal = (status: number, fault: Fault, id: RequestId | UnreadId, headers?: HttpReply['headers']) =>
  jsonReply(status, errorText(id, fault), headers);
