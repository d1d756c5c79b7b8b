import { LONGEST_QUERY } from './addresses.ts';

/** The problem of an id that the list of its kind does not have. */
const unknownRecord = (what: string, list: string) => ({
  status: 404,
  title: `Unknown ${what}`,
  detail: `No ${what} has this id. GET /api/agent/${list} lists every id.`,
});

/** What can go wrong with a request. `detail` says what to do about it, in words for a developer. */
export const PROBLEMS = {
  'bad-request': {
    status: 400,
    title: 'Bad request',
    detail: 'The request cannot be read. Check the percent-encoding and the length of the address.',
  },
  'query-too-long': {
    status: 400,
    title: 'Query too long',
    detail: `The parameter q takes at most ${LONGEST_QUERY} characters. Send a shorter question.`,
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing at this address. GET /api/agent/claim lists the addresses of the service.',
  },
  'unknown-university': unknownRecord('university', 'universities'),
  'unknown-exam': unknownRecord('exam', 'exams'),
  'unknown-year': {
    status: 404,
    title: 'Unknown school year',
    detail: 'No school year is called so. GET /api/agent/calendar lists the years.',
  },
  'unknown-question': unknownRecord('question', 'faq'),
  'unknown-major': unknownRecord('major', 'majors'),
  'unknown-region': unknownRecord('region', 'regions'),
  'unknown-place': {
    status: 404,
    title: 'Unknown place',
    detail:
      'No place with days of its own has this id. GET /api/agent/places lists them; elsewhere GET /api/agent/calendar holds.',
  },
  retired: {
    status: 404,
    title: 'Retired',
    detail:
      'The record of this id is gone, and the id is never used again. Where another record took its place, successor is its id and successorUrl its address.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address is read-only. Use GET or HEAD; only /mcp takes POST.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request timeout',
    detail: 'The request did not arrive in time. Send it again.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    detail: 'You have reached the request limit for your address. Wait as long as Retry-After says.',
  },
  'too-busy': {
    status: 503,
    title: 'Too busy',
    detail: 'The service holds as many connections as it can. Try again in a few seconds.',
  },
  'internal-error': {
    status: 500,
    title: 'Internal error',
    detail: 'The service failed to answer. Try again; if it keeps failing, write to the contact in /openapi.json.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Problem types that are registered with IANA and say exactly the same as ours (RFC 9457 section 4.2.1). */
const REGISTERED: Partial<Record<ProblemCode, string>> = {
  'rate-limited': 'https://iana.org/assignments/http-problem-types#quota-exceeded',
};

/** A problem document (RFC 9457) with a stable `code` for programs. */
interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
}

/**
 * The problem document for a code.
 * @param baseUrl address of the service, without a trailing slash
 */
export function problemDocument(code: ProblemCode, baseUrl: string): ProblemDocument {
  const { status, title, detail } = PROBLEMS[code];
  return { type: REGISTERED[code] ?? `${baseUrl}/docs/api#${code}`, title, status, detail, code };
}

/** The file with the problem document of a code. */
export const problemFile = (code: ProblemCode): string => `/problems/${code}.json`;
