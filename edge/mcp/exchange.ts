import { claimsModern, missingEnvelope } from './envelope.ts';
import { ACCEPTED, type HttpReply, jsonReply, refusal } from './http-reply.ts';
import { answerBatch, answerLegacy } from './legacy.ts';
import { type Message, readMessage } from './message.ts';
import { answerModern } from './modern.ts';
import type { Context } from './publication.ts';
import { invalidRequest, unreadId } from './reply.ts';
import { isModern, LEGACY_REVISIONS } from './revision.ts';

async function answerOne(message: Message, headers: Headers, context: Context): Promise<HttpReply> {
  if (message.kind === 'invalid') {
    return refusal(
      400,
      invalidRequest('The body is not a JSON-RPC 2.0 message.'),
      message.id ?? unreadId(headers),
    );
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

/**
 * Answers what a client posted, in whichever era it speaks.
 * @param value parsed body
 */
export const exchange = (value: unknown, headers: Headers, context: Context): Promise<HttpReply> =>
  Array.isArray(value)
    ? answerBatch(value, headers, context)
    : answerOne(readMessage(value), headers, context);
