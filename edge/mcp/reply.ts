import type { Piece } from './bytes.ts';
import type { RequestId } from './message.ts';
import { isModern, NEWEST_LEGACY_REVISION } from './revision.ts';

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

/** What a method gives: the members of its result as JSON, without the braces. */
export interface Result {
  readonly members: readonly Piece[];
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
export type UnreadId = null | undefined;

/**
 * JSON-RPC 2.0 (section 5) wants null where no id could be read. The schemas of MCP have no null, and since 2025-11-25
 * they let the id be left out instead: that is for whoever says that it speaks such a revision.
 */
export function unreadId(headers: Headers): UnreadId {
  const version = headers.get('mcp-protocol-version');
  const mayBeLeftOut = version !== null && (version === NEWEST_LEGACY_REVISION || isModern(version));
  return mayBeLeftOut ? undefined : null;
}

/** Text of an error response. */
export const errorText = (id: RequestId | UnreadId, error: Fault): string =>
  JSON.stringify({ jsonrpc: '2.0', ...(id !== undefined && { id }), error });

/** A response; `members` are those of the result. */
export const resultPieces = (id: RequestId, members: readonly Piece[]): readonly Piece[] => [
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{`,
  ...members,
  '}}',
];

/** What a client is told when the service itself failed. */
export const failedText = (headers: Headers): string =>
  errorText(unreadId(headers), { code: CODES.internalError, message: 'Internal error. Try again.' });
