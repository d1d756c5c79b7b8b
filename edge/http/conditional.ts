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
