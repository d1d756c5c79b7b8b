import type { Piece } from './bytes.ts';
import { envelopeFault } from './envelope.ts';
import { type HttpReply, jsonReply, refusal } from './http-reply.ts';
import type { RpcRequest } from './message.ts';
import { MODERN_METHODS } from './methods.ts';
import type { Context } from './publication.ts';
import { errorText, isFault, methodNotFound, type Result, resultPieces } from './reply.ts';

const SUBSCRIPTION_KEY = 'io.modelcontextprotocol/subscriptionId';
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';

/** Members that the revision without a handshake adds to every result. */
function modernMembers(
  { members, ttlMs }: Result,
  { publication: { serverInfo } }: Context,
): readonly Piece[] {
  const hints = ttlMs === undefined ? '' : `,"ttlMs":${ttlMs},"cacheScope":"public"`;
  return ['"resultType":"complete",', ...members, `${hints},"_meta":{"${SERVER_KEY}":${serverInfo}}`];
}

const event = (data: readonly Piece[]): readonly Piece[] => ['event: message\ndata: ', ...data, '\n\n'];

/** Nothing here changes between publications: the stream promises no notification and ends. */
function answerListen({ id }: RpcRequest, { publication: { serverInfo } }: Context): HttpReply {
  const subscription = `"${SUBSCRIPTION_KEY}":${JSON.stringify(id)}`;
  const acknowledged = `{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{},"_meta":{${subscription}}}}`;
  const end = [`"resultType":"complete","_meta":{${subscription},"${SERVER_KEY}":${serverInfo}}`];
  const body = [...event([acknowledged]), ...event(resultPieces(id, end))];
  return { status: 200, body, headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } };
}

/** Answers a request of the revision without a handshake, which says everything about itself. */
export async function answerModern(
  request: RpcRequest,
  headers: Headers,
  context: Context,
): Promise<HttpReply> {
  const { id, method, params } = request;
  const fault = envelopeFault(request, headers);
  if (fault !== null) return refusal(400, fault, id);
  if (method === 'subscriptions/listen') return answerListen(request, context);
  const run = MODERN_METHODS.get(method);
  if (run === undefined) return refusal(404, methodNotFound(method), id);
  const outcome = await run(params, context);
  return jsonReply(
    200,
    isFault(outcome) ? [errorText(id, outcome)] : resultPieces(id, modernMembers(outcome, context)),
  );
}
