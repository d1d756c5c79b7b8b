import { JsonRpcRequest, JsonRpcResponse } from '../../schema/json-rpc.ts';
import type { Route } from '../routes.ts';
import type { Operation } from './document.ts';
import { headersOf, problemResponses } from './responses.ts';
import { both, bothInLine } from './text.ts';

/** Shapes that only the operation of the tool server uses. */
export const MCP_SHAPES = [JsonRpcRequest, JsonRpcResponse];

const request = (method: string, params?: object) => ({
  summary: method,
  value: { jsonrpc: '2.0', id: 1, method, ...(params && { params }) },
});

/** The tool server: one address, JSON-RPC 2.0 in both directions. */
export const mcpOperation = (route: Route, baseUrl: string): Operation => ({
  operationId: route.id,
  tags: [route.group],
  summary: bothInLine(route.summary),
  description: both(route.description),
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/JsonRpcRequest' },
        examples: {
          ping: request('ping'),
          'list-tools': request('tools/list'),
          'call-tool': request('tools/call', { name: 'list_universities', arguments: { region: 'riyadh' } }),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'نتيجة الطريقة، أو خطأ JSON-RPC. | The result of the method, or a JSON-RPC error.',
      headers: headersOf(),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/JsonRpcResponse' },
          examples: { ping: { summary: 'ping', value: { jsonrpc: '2.0', id: 1, result: {} } } },
        },
      },
    },
    202: {
      description: 'قُبل الإشعار، ولا إجابة له. | A notification was accepted; it has no answer.',
      headers: headersOf(),
    },
    ...problemResponses([], baseUrl),
    400: {
      description: 'ليس الطلب JSON-RPC 2.0 صحيحًا. | The request is not valid JSON-RPC 2.0.',
      headers: headersOf(),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/JsonRpcResponse' } },
      },
    },
  },
});
