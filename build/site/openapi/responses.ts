import { CACHE_CONTROL, PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../../../edge/http/problems.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { PROBLEMS, problemDocument } from '../../schema/problem.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { rateLimitPolicy } from '../hosts/headers.ts';
import type { Header, Reference, ResponseObject } from './document.ts';

const header = (description: string, example: string, schema: JsonSchema = { type: 'string' }): Header => ({
  description,
  schema,
  example,
});

/** The headers that answers carry, as components. */
export const headers = (service: ServiceRecord): Record<string, Header> => ({
  'Access-Control-Allow-Origin': header('Every origin may read every answer.', '*', { type: 'string', const: '*' }),
  'Cache-Control': header('How long the answer may be kept.', CACHE_CONTROL.short),
  ETag: header(
    'Strong validator; send it back in If-None-Match and an unchanged answer is 304.',
    '"9f86d081884c7d659a2feaa0c55ad015"',
    { type: 'string', pattern: '^"[^"]+"$' },
  ),
  Link: header(
    'Where the service is described (RFC 8288).',
    '</openapi.json>; rel="service-desc"; type="application/json"',
  ),
  'RateLimit-Policy': header('The limit for one address: q requests in w seconds.', rateLimitPolicy(service)),
  RateLimit: header('What is left, where the host counts: r requests, for t more seconds.', '"per-address";r=0;t=12'),
  'Retry-After': header('Seconds to wait before the next request.', '12', { type: 'string', pattern: '^[0-9]+$' }),
  Allow: header('The methods that the address takes.', 'GET, HEAD, OPTIONS'),
});

const ALWAYS = ['Access-Control-Allow-Origin', 'Cache-Control', 'Link', 'RateLimit-Policy'];

/** References to headers: those that every answer carries, and `more`. */
export const headersOf = (...more: readonly string[]): Record<string, Reference> =>
  Object.fromEntries([...ALWAYS, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Headers that a refusal carries beside the usual ones. */
const MORE_HEADERS: Partial<Record<ProblemCode, readonly string[]>> = {
  'method-not-allowed': ['Allow'],
  'rate-limited': ['RateLimit', 'Retry-After'],
};

/** The refusal that one or more problems of the same status make. */
export function problemResponse(codes: readonly ProblemCode[], baseUrl: string): ResponseObject {
  return {
    description: codes.map((code) => `${PROBLEMS[code].title} (\`${code}\`).`).join(' '),
    headers: headersOf(...codes.flatMap((code) => MORE_HEADERS[code] ?? [])),
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: PROBLEMS[code].title, value: problemDocument(code, baseUrl) }]),
        ),
      },
    },
  };
}

/** Refusals that any address may give, by the name of their component. */
export const SHARED_PROBLEMS = {
  MethodNotAllowed: 'method-not-allowed',
  RateLimited: 'rate-limited',
} as const satisfies Record<string, ProblemCode>;

/** All refusals of an address, by status. */
export function problemResponses(
  own: readonly ProblemCode[],
  baseUrl: string,
): Record<string, ResponseObject | Reference> {
  const byStatus = [...groupBy(own, (code) => PROBLEM_STATUS[code])];
  const shared = Object.entries(SHARED_PROBLEMS).map(([name, code]) => [
    String(PROBLEM_STATUS[code]),
    { $ref: `#/components/responses/${name}` },
  ]);
  return {
    ...Object.fromEntries(byStatus.map(([status, codes]) => [String(status), problemResponse(codes, baseUrl)])),
    ...Object.fromEntries(shared),
  };
}
