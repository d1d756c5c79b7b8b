import type { Piece } from './bytes.ts';
import type { RequestId } from './message.ts';
import { CODES, errorText, type Fault, type UnreadId } from './reply.ts';

/** What goes back over HTTP; no body means that there is nothing to say. */
export interface HttpReply {
  readonly status: number;
  readonly body: readonly Piece[] | null;
  readonly contentType: string;
  /** Seconds after which to ask again. */
  readonly retryAfter?: number;
}

const JSON_TYPE = 'application/json';
export const STREAM_TYPE = 'text/event-stream';

/** Nothing that was posted wants an answer. */
export const ACCEPTED: HttpReply = { status: 202, body: null, contentType: JSON_TYPE };

export const jsonReply = (status: number, body: readonly Piece[]): HttpReply => ({
  status,
  body,
  contentType: JSON_TYPE,
});

/** Refuses a message. */
export const refusal = (status: number, fault: Fault, id: RequestId | UnreadId): HttpReply =>
  jsonReply(status, [errorText(id, fault)]);

export const invalidRequest = (message: string): Fault => ({ code: CODES.invalidRequest, message });

export const methodNotFound = (method: string): Fault => ({
  code: CODES.methodNotFound,
  message: `Method not found: ${method.slice(0, 80)}`,
});
