import { LEGACY_METHODS } from './methods.ts';
import { answerModern, claimsModern, missingEnvelope } from './modern.ts';
import type { Fault, HttpReply, Message, RpcRequest } from './protocol.ts';
import * as rpc from './protocol.ts';
import type { Context } from './publication.ts';

/**
 * Answers what a client posted, in whichever era it speaks.
 * @param value parsed body
 */
export const exchange = (value: unknown, headers: Headers, context: Context): Promise<HttpReply> =>
  Array.isArray(value) ? answerBatch(value, headers, context) : answerOne(rpc.readMessage(value), headers, context);

async function answerOne(message: Message, headers: Headers, context: Context): Promise<HttpReply> {
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
async function answerLegacy({ id, method, params }: RpcRequest, context: Context): Promise<string> {
  const run = LEGACY_METHODS.get(method);
  const outcome = run === undefined ? rpc.methodNotFound(method) : await run(params, context);
  return rpc.isFault(outcome) ? rpc.errorText(id, outcome) : rpc.resultText(id, outcome.members);
}

const MAX_BATCH = 20;

function batchFault(values: readonly unknown[], messages: readonly Message[], headers: Headers): Fault | null {
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
async function answerBatch(values: readonly unknown[], headers: Headers, context: Context): Promise<HttpReply> {
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
