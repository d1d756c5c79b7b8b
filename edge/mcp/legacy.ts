import type { Piece } from './bytes.ts';
import { claimsModern } from './envelope.ts';
import { ACCEPTED, type HttpReply, jsonReply, refusal } from './http-reply.ts';
import { type Message, type RpcRequest, readMessage } from './message.ts';
import { LEGACY_METHODS } from './methods.ts';
import type { Context } from './publication.ts';
import {
  errorText,
  type Fault,
  invalidRequest,
  isFault,
  methodNotFound,
  resultPieces,
  unreadId,
} from './reply.ts';
import { BATCH_REVISION } from './revision.ts';

/** The answer to a request of a revision with a handshake; errors too go with HTTP status 200. */
export async function answerLegacy(
  { id, method, params }: RpcRequest,
  context: Context,
): Promise<readonly Piece[]> {
  const run = LEGACY_METHODS.get(method);
  const outcome = run === undefined ? methodNotFound(method) : await run(params, context);
  return isFault(outcome) ? [errorText(id, outcome)] : resultPieces(id, outcome.members);
}

const MAX_BATCH = 20;

function batchFault(
  values: readonly unknown[],
  messages: readonly Message[],
  headers: Headers,
): Fault | null {
  const version = headers.get('mcp-protocol-version');
  if (version !== null && version !== BATCH_REVISION) {
    return invalidRequest(`Only revision ${BATCH_REVISION} has batches. Send one message at a time.`);
  }
  if (values.length === 0 || values.length > MAX_BATCH) {
    return invalidRequest(`A batch holds 1 to ${MAX_BATCH} messages.`);
  }
  if (messages.some((message) => message.kind === 'invalid')) {
    return invalidRequest('The batch holds something that is not a JSON-RPC 2.0 message.');
  }
  const alone = messages.some((message) => message.kind === 'request' && message.method === 'initialize');
  return alone || values.some(claimsModern)
    ? invalidRequest('A message of this kind must be sent alone.')
    : null;
}

/** Answers a batch, which one revision has: each request in its order, the rest in silence. */
export async function answerBatch(
  values: readonly unknown[],
  headers: Headers,
  context: Context,
): Promise<HttpReply> {
  const messages = values.map(readMessage);
  const fault = batchFault(values, messages, headers);
  if (fault !== null) return refusal(400, fault, unreadId(headers));
  const wait = (await context.consume?.(messages.length - 1)) ?? null;
  if (wait !== null) {
    const message = `Over the limit, against which each message of a batch counts. Wait ${wait} seconds.`;
    return refusal(429, invalidRequest(message), unreadId(headers), { 'Retry-After': String(wait) });
  }
  const answers: Piece[] = [];
  for (const message of messages) {
    if (message.kind === 'request') answers.push(',', ...(await answerLegacy(message, context)));
  }
  return answers.length === 0 ? ACCEPTED : jsonReply(200, ['[', ...answers.slice(1), ']']);
}
