import { claimsModern, envelopeFault, missingEnvelope } from './envelope.ts';
import { type Message, type RpcRequest, readMessage } from './message.ts';
import { LEGACY_METHODS, MODERN_METHODS } from './methods.ts';
import { CODES, errorText, type Fault, isFault, type Result, resultText } from './reply.ts';
import { BATCH_REVISION, isModern, LEGACY_REVISIONS } from './revision.ts';
import type { Context } from './tools.ts';

/** What goes back over HTTP; no body means that there is nothing to say. */
export interface Reply {
  readonly status: number;
  readonly body: string | null;
  readonly contentType: string;
}

const JSON_TYPE = 'application/json';
export const STREAM_TYPE = 'text/event-stream';
const ACCEPTED: Reply = { status: 202, body: null, contentType: JSON_TYPE };

const reply = (status: number, body: string): Reply => ({ status, body, contentType: JSON_TYPE });

/** Refuses a message before any method sees it. */
export const refusal = (status: number, fault: Fault, id?: RpcRequest['id']): Reply =>
  reply(status, errorText(id, fault));

const invalidRequest = (message: string): Fault => ({ code: CODES.invalidRequest, message });
const methodNotFound = (method: string): Fault => ({
  code: CODES.methodNotFound,
  message: `Method not found: ${method.slice(0, 80)}`,
});

async function answerLegacy({ id, method, params }: RpcRequest, context: Context): Promise<string> {
  const run = LEGACY_METHODS.get(method);
  const outcome: Result | Fault = run === undefined ? methodNotFound(method) : await run(params, context);
  return isFault(outcome) ? errorText(id, outcome) : resultText(id, outcome.members);
}

const SUBSCRIPTION_KEY = 'io.modelcontextprotocol/subscriptionId';
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';

/** Members that the revision without a handshake adds to every result. */
function modernMembers({ members, ttlMs }: Result, { publication: { serverInfo } }: Context): string {
  const hints = ttlMs === undefined ? '' : `,"ttlMs":${ttlMs},"cacheScope":"public"`;
  return `"resultType":"complete",${members}${hints},"_meta":{"${SERVER_KEY}":${serverInfo}}`;
}

const event = (data: string): string => `event: message\ndata: ${data}\n\n`;

/** Nothing here changes between publications: the stream promises no notification and ends. */
function answerListen({ id }: RpcRequest, { publication: { serverInfo } }: Context): Reply {
  const subscription = `"${SUBSCRIPTION_KEY}":${JSON.stringify(id)}`;
  const acknowledged = `{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{},"_meta":{${subscription}}}}`;
  const end = resultText(
    id,
    `"resultType":"complete","_meta":{${subscription},"${SERVER_KEY}":${serverInfo}}`,
  );
  return { status: 200, body: event(acknowledged) + event(end), contentType: STREAM_TYPE };
}

async function answerModern(request: RpcRequest, headers: Headers, context: Context): Promise<Reply> {
  const { id, method, params } = request;
  const fault = envelopeFault(request, headers);
  if (fault !== null) return refusal(400, fault, id);
  if (method === 'subscriptions/listen') return answerListen(request, context);
  const run = MODERN_METHODS.get(method);
  if (run === undefined) return refusal(404, methodNotFound(method), id);
  const outcome = await run(params, context);
  return reply(
    200,
    isFault(outcome) ? errorText(id, outcome) : resultText(id, modernMembers(outcome, context)),
  );
}

async function answerOne(message: Message, headers: Headers, context: Context): Promise<Reply> {
  if (message.kind === 'invalid') {
    return refusal(400, invalidRequest('The body is not a JSON-RPC 2.0 message.'), message.id);
  }
  if (message.kind !== 'request') return ACCEPTED;
  if (claimsModern(message)) return answerModern(message, headers, context);

  const version = headers.get('mcp-protocol-version');
  if (version !== null && isModern(version)) return refusal(400, missingEnvelope(message), message.id);
  if (version !== null && message.method !== 'initialize' && !LEGACY_REVISIONS.includes(version)) {
    return refusal(400, invalidRequest('MCP-Protocol-Version names no known revision.'), message.id);
  }
  return reply(200, await answerLegacy(message, context));
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

async function answerBatch(values: readonly unknown[], headers: Headers, context: Context): Promise<Reply> {
  const messages = values.map(readMessage);
  const fault = batchFault(values, messages, headers);
  if (fault !== null) return refusal(400, fault);
  const answers: string[] = [];
  for (const message of messages) {
    if (message.kind === 'request') answers.push(await answerLegacy(message, context));
  }
  return answers.length === 0 ? ACCEPTED : reply(200, `[${answers.join(',')}]`);
}

/**
 * Answers what a client posted, in whichever era it speaks.
 * @param value parsed body
 */
export const exchange = (value: unknown, headers: Headers, context: Context): Promise<Reply> =>
  Array.isArray(value)
    ? answerBatch(value, headers, context)
    : answerOne(readMessage(value), headers, context);
