import { LEGACY_METHODS } from './methods.ts';
import { answerModern, claimsModern, missingEnvelope } from './modern.ts';
import {
  ACCEPTED,
  BATCH_REVISION,
  errorText,
  type Fault,
  type HttpReply,
  invalidRequest,
  isFault,
  isModern,
  jsonReply,
  LEGACY_REVISIONS,
  type Message,
  methodNotFound,
  type RpcRequest,
  readMessage,
  refusal,
  resultText,
  unreadId,
} from './protocol.ts';
import type { Context } from './publication.ts';

/**
 * Answers what a client posted, in whichever era it speaks.
 * @param value parsed body
 */
export const exchange = (value: unknown, headers: Headers, context: Context): Promise<HttpReply> =>
  Array.isArray(value) ? answerBatch(value, headers, context) : answerOne(readMessage(value), headers, context);

async function answerOne(message: Message, headers: Headers, context: Context): Promise<HttpReply> {
  if (message.kind === 'invalid') {
    const fault = invalidRequest('The body is not a JSON-RPC 2.0 message.');
    return refusal(400, fault, message.id ?? unreadId(headers));
  }
  if (message.kind !== 'request') return ACCEPTED;
  if (claimsModern(message)) return answerModern(message, headers, context);

  const version = headers.get('mcp-protocol-version');
  if (version !== null && isModern(version)) return refusal(400, missingEnvelope(message), message.id);
  if (version !== null && message.method !== 'initialize' && !LEGACY_REVISIONS.includes(version)) {
    return refusal(400, invalidRequest('MCP-Protocol-Version names no known revision.'), message.id);
  }
  return jsonReply(200, await answerLegacy(message, context));
}

/** The answer to a request of a revision with a handshake; errors too go with HTTP status 200. */
async function answerLegacy({ id, method, params }: RpcRequest, context: Context): Promise<string> {
  const run = LEGACY_METHODS.get(method);
  const outcome = run === undefined ? methodNotFound(method) : await run(params, context);
  return isFault(outcome) ? errorText(id, outcome) : resultText(id, outcome.members);
}

const MAX_BATCH = 20;

function batchFault(values: readonly unknown[], messages: readonly Message[], headers: Headers): Fault | null {
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
  return alone || values.some(claimsModern) ? invalidRequest('A message of this kind must be sent alone.') : null;
}

/** Answers a batch, which one revision has: each request in its order, nothing to the rest. */
async function answerBatch(values: readonly unknown[], headers: Headers, context: Context): Promise<HttpReply> {
  const messages = values.map(readMessage);
  const fault = batchFault(values, messages, headers);
  if (fault !== null) return refusal(400, fault, unreadId(headers));
  const wait = (await context.consume?.(messages.length - 1)) ?? null;
  if (wait !== null) {
    const message = `Over the limit, against which each message of a batch counts. Wait ${wait} seconds.`;
    return refusal(429, invalidRequest(message), unreadId(headers), { 'Retry-After': String(wait) });
  }
  const answers: string[] = [];
  for (const message of messages) {
    if (message.kind === 'request') answers.push(await answerLegacy(message, context));
  }
  return answers.length === 0 ? ACCEPTED : jsonReply(200, `[${answers.join()}]`);
}
