import type { Piece } from './bytes.ts';
import type { RequestId } from './message.ts';

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

export const invalidParams = (message: string): Fault => ({ code: CODES.invalidParams, message });

/** Text of an error response. The id is left out where it could not be read. */
export const errorText = (id: RequestId | undefined, error: Fault): string =>
  JSON.stringify({ jsonrpc: '2.0', ...(id !== undefined && { id }), error });

/** A response; `members` are those of the result. */
export const resultPieces = (id: RequestId, members: readonly Piece[]): readonly Piece[] => [
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{`,
  ...members,
  '}}',
];

/** What a client is told when the service itself failed. */
export const MCP_FAILED = errorText(undefined, {
  code: CODES.internalError,
  message: 'Internal error. Try again.',
});
