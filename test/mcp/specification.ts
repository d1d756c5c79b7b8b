import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What the specification calls the result of each method. */
const RESULTS: Readonly<Record<string, string>> = {
  initialize: 'InitializeResult',
  ping: 'EmptyResult',
  'server/discover': 'DiscoverResult',
  'tools/list': 'ListToolsResult',
  'tools/call': 'CallToolResult',
  'resources/list': 'ListResourcesResult',
  'resources/templates/list': 'ListResourceTemplatesResult',
  'resources/read': 'ReadResourceResult',
  'prompts/list': 'ListPromptsResult',
  'prompts/get': 'GetPromptResult',
  'completion/complete': 'CompleteResult',
  'subscriptions/listen': 'SubscriptionsListenResult',
};

interface Specification {
  readonly response: string;
  readonly error: string;
  validate(definition: string, value: unknown): string | null;
}

function load(revision: string, names: { response: string; error: string }): Specification {
  const schema: AnySchema & Record<string, unknown> = JSON.parse(
    readFileSync(new URL(`./schemas/${revision}.json`, import.meta.url), 'utf8'),
  );
  const options = { strict: false, allErrors: true };
  const ajv = '$defs' in schema ? new Ajv2020(options) : new Ajv(options);
  addFormats.default(ajv);
  ajv.addSchema(schema, revision);
  const root = '$defs' in schema ? '$defs' : 'definitions';
  return {
    ...names,
    validate(definition, value) {
      const check = ajv.getSchema(`${revision}#/${root}/${definition}`);
      if (check === undefined) return `revision ${revision} has no ${definition}`;
      return check(value) ? null : `${definition}: ${ajv.errorsText(check.errors)}`;
    },
  };
}

const old = { response: 'JSONRPCResponse', error: 'JSONRPCError' };
const current = { response: 'JSONRPCResultResponse', error: 'JSONRPCErrorResponse' };
const first = load('2025-03-26', old);

const SPECIFICATIONS: Readonly<Record<string, Specification>> = {
  // The schema of the next revision only adds to it.
  '2024-11-05': first,
  '2025-03-26': first,
  '2025-06-18': load('2025-06-18', old),
  '2025-11-25': load('2025-11-25', current),
  '2026-07-28': load('2026-07-28', current),
};

/**
 * What is wrong with a response body by the schema of a revision; null for nothing.
 * @param method the method that was called; null when none could be read
 */
export function violation(revision: string, method: string | null, body: unknown): string | null {
  const specification = SPECIFICATIONS[revision];
  if (specification === undefined) return `there is no schema of revision ${revision}`;
  if (typeof body !== 'object' || body === null) return 'the body is no object';
  if ('error' in body) {
    // Before 2025-11-25 the schema wants an id even where none could be read, which is null in JSON-RPC 2.0.
    const isUnread = !('id' in body) || (body.id === null && revision < '2025-11-25');
    const { error, validate } = isUnread ? (SPECIFICATIONS['2026-07-28'] ?? specification) : specification;
    const { id, ...rest }: Record<string, unknown> = { ...body };
    return validate(error, id === null && isUnread ? rest : body);
  }
  const definition = RESULTS[method ?? ''];
  const result = 'result' in body ? body.result : undefined;
  if (definition === undefined) return `${method} gave a result, but the specification knows no such method`;
  return specification.validate(specification.response, body) ?? specification.validate(definition, result);
}
