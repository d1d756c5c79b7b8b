import { isObject, type JsonObject } from './json.ts';

export type RequestId = string | number;

export interface RpcRequest {
  readonly kind: 'request';
  readonly id: RequestId;
  readonly method: string;
  readonly params: JsonObject;
}

/** A JSON-RPC message as far as it concerns this server, which asks its clients nothing. */
export type Message =
  | RpcRequest
  | { readonly kind: 'notification' | 'response' }
  | { readonly kind: 'invalid'; readonly id: RequestId | undefined };

/** Texts and numbers, also fractions (JSON-RPC 2.0 section 4); a number that cannot be given back as it came is refused. */
const isId = (value: unknown): value is RequestId =>
  typeof value === 'string' ||
  (Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value)));

/** What a JSON value is in JSON-RPC 2.0. */
export function readMessage(value: unknown): Message {
  const { jsonrpc, id, method, params = {}, ...rest }: JsonObject = isObject(value) ? value : {};
  const invalid: Message = { kind: 'invalid', id: isId(id) ? id : undefined };
  if (jsonrpc !== '2.0') return invalid;
  if (method === undefined)
    return isObject(rest.result) || isObject(rest.error) ? { kind: 'response' } : invalid;
  if (typeof method !== 'string' || !isObject(params)) return invalid;
  if (id === undefined) return { kind: 'notification' };
  return isId(id) ? { kind: 'request', id, method, params } : invalid;
}
