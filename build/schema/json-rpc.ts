import Type from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { about } from './marks.ts';
import { named } from './shape.ts';

const version = Type.Literal('2.0', about({ ar: 'إصدار JSON-RPC', en: 'The version of JSON-RPC.' }));
const requestId = Type.Unsafe<string | number>({
  type: ['string', 'number'],
  ...about({ ar: 'يختاره المرسل، وتعيده الإجابة', en: 'Chosen by the caller; the response repeats it.' }),
});

const object = (meaning: Bilingual) =>
  Type.Unsafe<object>({ type: 'object', additionalProperties: true, ...about(meaning) });

/**
 * The call of a tool.
 * @param name of the shape
 * @param input shape of its arguments
 */
export const toolCallRequest = (name: string, tool: string, input: Type.TSchema) =>
  Type.Object(
    {
      jsonrpc: version,
      id: requestId,
      method: Type.Literal('tools/call'),
      params: Type.Object(
        { name: Type.Literal(tool), arguments: Type.Unsafe<object>({ ...input, $id: `${name}Arguments` }) },
        named(`${name}Params`, `Calls ${tool}.`),
      ),
    },
    named(name, `A call of the tool ${tool}.`),
  );

/** A request, or, without an `id`, a notification (JSON-RPC 2.0 section 4). */
export const JsonRpcRequest = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(requestId),
    method: Type.String({
      minLength: 1,
      ...about({
        ar: 'اسم الطريقة، مثل `tools/list` أو `tools/call`',
        en: 'E.g. `tools/list` or `tools/call`.',
      }),
    }),
    params: Type.Optional(object({ ar: 'ما تأخذه الطريقة', en: 'What the method takes.' })),
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
    result: object({ ar: 'ما تعيده الطريقة', en: 'What the method gives.' }),
  },
  named('JsonRpcResult', 'The result of a method.'),
);
const error = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(
      Type.Unsafe<string | number | null>({
        type: ['string', 'number', 'null'],
        ...about({
          ar: 'معرّف الطلب، وتبقى null أو يُحذف إذا تعذرت قراءته',
          en: 'That of the request; null, or left out, where none could be read.',
        }),
      }),
    ),
    error: Type.Object(
      {
        code: Type.Integer({
          ...about({
            ar: 'عدد سالب، كما في القسم 5.1 من JSON-RPC 2.0',
            en: 'Negative, as in JSON-RPC 2.0 section 5.1.',
          }),
        }),
        message: Type.String(about({ ar: 'نص الخطأ', en: 'What is wrong, in a sentence.' })),
        data: Type.Optional(Type.Unknown(about({ ar: 'تفصيل الخطأ', en: 'Further facts about it.' }))),
      },
      named('JsonRpcErrorBody', { ar: 'ما الخطأ', en: 'What is wrong.' }),
    ),
  },
  named('JsonRpcError', 'The error of a method or of a message.'),
);

/** A part of a result that a person can read. */
const TextContent = Type.Object(
  {
    type: Type.Literal('text'),
    text: Type.String({
      ...about({
        ar: 'المحتوى المنظم بصيغة JSON، أو ما الخطأ',
        en: 'The structured content as JSON, or what is wrong.',
      }),
    }),
  },
  named('TextContent', { ar: 'نص لنموذج أو لإنسان', en: 'Text for a model or a person.' }),
);

/** What `tools/call` gives. */
const toolCallResponse = Type.Object(
  {
    jsonrpc: version,
    id: requestId,
    result: Type.Object(
      {
        content: Type.Array(TextContent),
        structuredContent: Type.Optional(
          object({ ar: 'ما وجدته الأداة، بحسب مخططها', en: 'What the tool found, of its output schema.' }),
        ),
        isError: Type.Optional(
          Type.Unsafe<boolean>({
            type: 'boolean',
            ...about({ ar: 'هل تعذرت إجابة الأداة', en: 'Whether the tool could not answer.' }),
          }),
        ),
      },
      named('ToolResult', { ar: 'نتيجة الأداة', en: 'The result of a tool.' }),
    ),
  },
  named('ToolCallResponse', 'The answer to tools/call.'),
);

/** A response with a result or an error, never with both (JSON-RPC 2.0 section 5). */
export const JsonRpcResponse = Type.Union([toolCallResponse, result, error], {
  $id: 'JsonRpcResponse',
  description: 'A JSON-RPC 2.0 response: a result or an error; that of `tools/call` first.',
});
