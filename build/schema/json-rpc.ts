import * as Type from './type.ts';

const version = Type.Literal('2.0');
const requestId = Type.Unsafe<string | number>({
  type: ['string', 'integer'],
  description: 'Chosen by the caller; the response repeats it.',
});

/** A request, or, without an `id`, a notification (JSON-RPC 2.0 section 4). */
export const JsonRpcRequest = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(requestId),
    method: Type.String({ minLength: 1, description: 'E.g. `tools/list` or `tools/call`.' }),
    params: Type.Optional(Type.Unsafe<object>({ type: 'object', description: 'What the method takes.' })),
  },
  {
    $id: 'JsonRpcRequest',
    description: 'A JSON-RPC 2.0 request of the Model Context Protocol; without an id it is a notification.',
  },
);

const result = Type.Object(
  {
    jsonrpc: version,
    id: requestId,
    result: Type.Unsafe<object>({ type: 'object', description: 'What the method gives.' }),
  },
  { additionalProperties: false },
);
const error = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(requestId),
    error: Type.Object(
      {
        code: Type.Integer({ description: 'Negative, as in JSON-RPC 2.0 section 5.1.' }),
        message: Type.String(),
        data: Type.Optional(Type.Unknown()),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** A response with a result or an error, never with both (JSON-RPC 2.0 section 5). */
export const JsonRpcResponse = Type.Union([result, error], {
  $id: 'JsonRpcResponse',
  description: 'A JSON-RPC 2.0 response: a result or an error.',
});
