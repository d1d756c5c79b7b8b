import type { ServerResponse } from 'node:http';
import { CACHE_CONTROL } from '../build/site/route.ts';
import { PROBLEMS, type ProblemCode, problemDocument } from '../edge/problems.ts';
import type { LocalSite } from './local-site.ts';

/** Media type of problem documents (RFC 9457 section 3). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The published document for a code, the same on every host. */
export const problemText = async (site: LocalSite, code: ProblemCode): Promise<string> =>
  (await site.read(`/problems/${code}.json`)) ?? JSON.stringify(problemDocument(code, ''));

/** Headers of a problem document. Only the absence of something may be cached. */
export function problemHeaders(site: LocalSite, code: ProblemCode, text: string): Record<string, string> {
  return {
    ...site.table.headers,
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': CACHE_CONTROL[PROBLEMS[code].status === 404 ? 'short' : 'none'],
  };
}

/**
 * Answers with a problem document.
 * @param extra headers that belong to this answer alone, e.g. Allow
 */
export async function sendProblem(
  site: LocalSite,
  code: ProblemCode,
  response: ServerResponse,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const text = await problemText(site, code);
  response.writeHead(PROBLEMS[code].status, { ...problemHeaders(site, code, text), ...extra });
  response.end(text);
}
