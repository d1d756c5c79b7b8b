/** Header values that the build, the function and every host share. */

export const JSON_TYPE = 'application/json; charset=utf-8';

/** RFC 9457 */
export const PROBLEM_TYPE = 'application/problem+json';

/** How long an answer may be kept. */
export type CachePolicy = 'short' | 'asset' | 'none';

/** How long data may be kept without asking again. */
export const SHORT_SECONDS = 300;

/** Values of Cache-Control. Short and revalidated: a wrong date must not outlive its correction. */
export const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  short: `public, max-age=${SHORT_SECONDS}, must-revalidate`,
  asset: 'public, max-age=86400, must-revalidate',
  none: 'no-store',
};

/**
 * Headers that answer a preflight or any other OPTIONS request: everyone may read, without credentials.
 * @param allow methods of the address, e.g. `GET, HEAD, OPTIONS`
 * @param allowHeaders request headers that a script may send; `*` for all
 */
export const preflightHeaders = (allow: string, allowHeaders: string): Readonly<Record<string, string>> => ({
  Allow: allow,
  'Access-Control-Allow-Methods': allow,
  'Access-Control-Allow-Headers': allowHeaders,
  'Access-Control-Max-Age': '86400',
  'Cache-Control': CACHE_CONTROL.none,
});

/**
 * Whether a cached copy is still good: weak comparison of If-None-Match with the current validator
 * (RFC 9110 section 13.1.2).
 * @param ifNoneMatch `*` or a list of entity tags; undefined: the header was not sent
 * @param etag current strong entity tag, with its quotes
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag).includes(etag);
}
