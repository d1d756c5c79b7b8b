import { HEADERS_FILE } from '../http/addresses.ts';
import { CACHE_CONTROL, PROBLEM_TYPE, preflightHeaders } from '../http/headers.ts';
import { PROBLEM_STATUS, type ProblemCode, problemFile } from '../http/problems.ts';
import { type PublishedSite, readPublished } from './published-site.ts';

type HeaderTable = Readonly<Record<string, string>>;

/** Headers of an answer even when the site cannot be read. */
const FALLBACK: HeaderTable = { 'Access-Control-Allow-Origin': '*' };

/** Headers that every answer carries, the same as on the static files. The build publishes them. */
export async function commonHeaders(site: PublishedSite): Promise<HeaderTable> {
  const text = await site.read(HEADERS_FILE);
  return text === null ? FALLBACK : JSON.parse(text);
}

/** A response with the common headers; `headers` wins over them. */
export async function respond(site: PublishedSite, status: number, body: string | null, headers: HeaderTable) {
  return new Response(body, { status, headers: { ...(await commonHeaders(site)), ...headers } });
}

/** Answers with the published problem document (RFC 9457); without its text when the request is HEAD. */
export async function respondProblem(
  site: PublishedSite,
  request: Request,
  code: ProblemCode,
  headers: HeaderTable = {},
): Promise<Response> {
  const text = await readPublished(site, problemFile(code));
  return respond(site, PROBLEM_STATUS[code], request.method === 'HEAD' ? null : text, {
    'Content-Type': PROBLEM_TYPE,
    'Cache-Control': CACHE_CONTROL.none,
    ...headers,
  });
}

/** Answers a preflight or any other OPTIONS request; takes what `preflightHeaders` takes. */
export function respondOptions(site: PublishedSite, allow: string, allowHeaders: string): Promise<Response> {
  return respond(site, 204, null, preflightHeaders(allow, allowHeaders));
}

/**
 * Answers that the service failed. It needs nothing of the site, which may be what failed.
 * @param body text of the answer
 * @param contentType media type of the text
 */
export function respondFailed(body: string, contentType: string): Response {
  return new Response(body, {
    status: PROBLEM_STATUS['internal-error'],
    headers: { ...FALLBACK, 'Content-Type': contentType, 'Cache-Control': CACHE_CONTROL.none },
  });
}
