/** What can go wrong with a request, and the HTTP status of each. The build publishes what it says about them. */
export const PROBLEM_STATUS = {
  'bad-request': 400,
  'query-too-long': 400,
  'not-found': 404,
  'unknown-university': 404,
  'unknown-exam': 404,
  'unknown-year': 404,
  'unknown-question': 404,
  'unknown-major': 404,
  'unknown-region': 404,
  'unknown-place': 404,
  retired: 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'rate-limited': 429,
  'too-busy': 503,
  'internal-error': 500,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** The file with the problem document of a code. */
export const problemFile = (code: ProblemCode): string => `/problems/${code}.json`;

/** The problem document (RFC 9457) of a service that cannot read its own files. */
export const internalError = (baseUrl: string) => ({
  type: `${baseUrl}/docs/api#internal-error`,
  title: 'Internal error',
  status: PROBLEM_STATUS['internal-error'],
  detail: 'The service failed to answer. Try again; if it keeps failing, write to the contact in /openapi.json.',
  code: 'internal-error',
});
