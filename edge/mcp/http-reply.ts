import type { Piece } from './bytes.ts';
import type { RequestId } from './message.ts';
import { errorText, type Fault, type UnreadId } from './reply.ts';

/** What goes back over HTTP; no body means that there is nothing to say. */
export interface HttpReply {
  readonly status: number;
  readonly body: readonly Piece[] | null;
  /** Those of this reply alone, beside the ones of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Nothing that was posted wants an answer. */
export const ACCEPTED: HttpReply = { status: 202, body: null, headers: {} };

export const jsonReply = (
  status: number,
  body: readonly Piece[],
  headers: HttpReply['headers'] = {},
): HttpReply => ({ status, body, headers: { 'Content-Type': 'application/json', ...headers } });

/** Refuses a message. */
export const refusal = (
  status: number,
  fault: Fault,
  id: RequestId | UnreadId,
  headers?: HttpReply['headers'],
): HttpReply => jsonReply(status, [errorText(id, fault)], headers);
