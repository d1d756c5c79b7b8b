import Type from 'typebox';
import { shortAnswer } from '../../../edge/mcp/brief.ts';
import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { definitionOf } from '../../collections/collections.ts';
import WORDS from '../../publication/address-words.json' with { type: 'json' };
import type { Files, Publication } from '../../publication/publication.ts';
import type { Route } from '../../publication/route.ts';
import { JsonRpcRequest, JsonRpcResponse, toolCallRequest } from '../../schema/json-rpc.ts';
import { recordFile } from '../answers/addresses.ts';
import { examples } from '../answers/routes.ts';
import { FILE_TOOL_ANSWERS, FILE_TOOLS, TOOLS } from '../mcp/tools.ts';
import { both, bothInLine, type Operation, type ResponseObject } from './document.ts';
import { camelCase, operationId } from './operation.ts';
import { headersOf, problemResponses } from './responses.ts';

/** The call of each tool, then any other request: clients take the first that fits. */
const McpRequest = Type.Union(
  [
    ...TOOLS.map(([, { name, properties, required }]) =>
      // Generators name the parameters of an operation `ListUniversitiesParams`.
      toolCallRequest(
        camelCase(['', ...name.split('_'), 'call']),
        name,
        Type.Unsafe<object>({ type: 'object', properties, required }),
      ),
    ),
    JsonRpcRequest,
  ],
  { $id: 'McpRequest', description: 'A message to the tool server: the call of a tool, or another method.' },
);

/** Shapes that only the operation of the tool server uses. */
export const MCP_SHAPES = [McpRequest, JsonRpcResponse];

const message = { schema: { $ref: '#/components/schemas/JsonRpcResponse' } };

const request = (method: string, params?: object) => ({
  summary: method,
  value: { jsonrpc: '2.0', id: 1, method, ...(params && { params }) },
});
const response = (method: string, result: object) => ({
  summary: method,
  value: { jsonrpc: '2.0', id: 1, result },
});

/** A refusal whose answer is a JSON-RPC error. */
const refusal = (description: Bilingual): ResponseObject => ({
  description: bothInLine(description),
  headers: headersOf(),
  content: { 'application/json': message },
});

/** The first tool that has to be told which record it is about. */
const ABOUT_ONE = FILE_TOOLS.find(([collection, { required }]) => required.includes(definitionOf(collection).idKey));

/** A call of that tool and what it answers: structured content, mirrored as text. */
function toolCall(publication: Publication, files: Files) {
  if (ABOUT_ONE === undefined) return null;
  const [collection, { name }] = ABOUT_ONE;
  // A document that holds it twice is better off with the shortest.
  const id = examples(collection, publication).at(-1);
  const file = id === undefined ? undefined : files.get(recordFile(collection, id));
  if (file === undefined) return null;
  const brevity = FILE_TOOL_ANSWERS[name]?.about?.brevity ?? null;
  const structuredContent = shortAnswer(Object(file.value), brevity, publication.baseUrl, file.path);
  return {
    request: request('tools/call', { name, arguments: { [definitionOf(collection).idKey]: id } }),
    response: response('tools/call', {
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
      structuredContent,
    }),
  };
}

/** The tool server: one address, JSON-RPC 2.0 in both directions. */
export function mcpOperation(route: Route, publication: Publication, files: Files): Operation {
  const call = toolCall(publication, files);
  return {
    operationId: operationId(route),
    tags: [route.group],
    summary: bothInLine(route.summary),
    description: both(route.description),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/McpRequest' },
          examples: {
            'list-tools': request('tools/list'),
            ...(call && { 'call-tool': call.request }),
            ping: request('ping'),
          },
        },
      },
    },
    responses: {
      200: {
        description: 'نتيجة الطريقة أو خطؤها. | The result of the method, or its error.',
        headers: headersOf(),
        content: {
          'application/json': {
            ...message,
            examples: { ...(call && { 'call-tool': call.response }), ping: response('ping', {}) },
          },
        },
      },
      202: {
        description: 'قُبل الإشعار، ولا إجابة له. | A notification was accepted; it has no answer.',
        headers: headersOf(),
      },
      ...problemResponses([], publication.baseUrl),
      ...Object.fromEntries(
        Object.entries(WORDS.openapi.refusals).map(([status, description]) => [status, refusal(description)]),
      ),
    },
  };
}
