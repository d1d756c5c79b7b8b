import Type from 'typebox';
import { about } from './marks.ts';
import { optional, shape } from './shape.ts';

const version = about(Type.Literal('2.0'), { ar: 'إصدار JSON-RPC', en: 'The version of JSON-RPC.' });
const requestId = about(Type.Unsafe<string | number>({ type: ['string', 'number'] }), {
  ar: 'يختاره المرسل، وتعيده الإجابة',
  en: 'Chosen by the caller; the response repeats it.',
});

const object = Type.Unsafe<object>({ type: 'object', additionalProperties: true });

/**
 * The call of a tool.
 * @param name of the shape
 * @param input shape of its arguments
 */
export const toolCallRequest = (name: string, tool: string, input: Type.TSchema) =>
  shape(name, { en: `A call of the tool ${tool}.` })({
    jsonrpc: version,
    id: requestId,
    method: Type.Literal('tools/call'),
    params: shape(`${name}Params`, { en: `Calls ${tool}.` })({
      name: Type.Literal(tool),
      arguments: Type.Unsafe<object>({ ...input, $id: `${name}Arguments` }),
    }),
  });

/** A request, or, without an `id`, a notification (JSON-RPC 2.0 section 4). */
export const JsonRpcRequest = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(requestId),
    method: about(Type.String({ minLength: 1 }), {
      ar: 'اسم الطريقة، مثل `tools/list` أو `tools/call`',
      en: 'E.g. `tools/list` or `tools/call`.',
    }),
    params: optional(object, { ar: 'ما تأخذه الطريقة', en: 'What the method takes.' }),
  },
  {
    $id: 'JsonRpcRequest',
    description: 'A JSON-RPC 2.0 request of the Model Context Protocol; without an id it is a notification.',
  },
);

const result = shape('JsonRpcResult', { en: 'The result of a method.' })({
  jsonrpc: version,
  id: requestId,
  result: about(object, { ar: 'ما تعيده الطريقة', en: 'What the method gives.' }),
});
const error = shape('JsonRpcError', { en: 'The error of a method or of a message.' })({
  jsonrpc: version,
  id: optional(Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }), {
    ar: 'معرّف الطلب، وتبقى null أو يُحذف إذا تعذرت قراءته',
    en: 'That of the request; null, or left out, where none could be read.',
  }),
  error: shape('JsonRpcErrorBody', { ar: 'ما الخطأ', en: 'What is wrong.' })({
    code: about(Type.Integer(), {
      ar: 'عدد سالب، كما في القسم 5.1 من JSON-RPC 2.0',
      en: 'Negative, as in JSON-RPC 2.0 section 5.1.',
    }),
    message: about(Type.String(), { ar: 'نص الخطأ', en: 'What is wrong, in a sentence.' }),
    data: optional(Type.Unknown(), { ar: 'تفصيل الخطأ', en: 'Further facts about it.' }),
  }),
});

const TextContent = shape('TextContent', { ar: 'نص لنموذج أو لإنسان', en: 'Text for a model or a person.' })({
  type: Type.Literal('text'),
  text: about(Type.String(), {
    ar: 'المحتوى المنظم بصيغة JSON، أو ما الخطأ',
    en: 'The structured content as JSON, or what is wrong.',
  }),
});

const toolCallResponse = shape('ToolCallResponse', { en: 'The answer to tools/call.' })({
  jsonrpc: version,
  id: requestId,
  result: shape('ToolResult', { ar: 'نتيجة الأداة', en: 'The result of a tool.' })({
    content: Type.Array(TextContent),
    structuredContent: optional(object, {
      ar: 'ما وجدته الأداة، بحسب مخططها',
      en: 'What the tool found, of its output schema.',
    }),
    isError: optional(Type.Unsafe<boolean>({ type: 'boolean' }), {
      ar: 'هل تعذرت إجابة الأداة',
      en: 'Whether the tool could not answer.',
    }),
  }),
});

/** A response with a result or an error, never with both (JSON-RPC 2.0 section 5). */
export const JsonRpcResponse = Type.Union([toolCallResponse, result, error], {
  $id: 'JsonRpcResponse',
  description: 'A JSON-RPC 2.0 response: a result or an error; that of `tools/call` first.',
});
