import { isOAuthDocument } from '../http/addresses.ts';
import { CACHE_CONTROL, isFresh } from '../http/headers.ts';
import { ownHeaders, type PublishedFile, type RouteTable } from '../http/route-table.ts';
import { prefersMarkdown } from './markdown.ts';
import { type Hit, matchDynamic, matchFile } from './match.ts';
import type { RequestTarget } from './request-target.ts';

/** What is to be done with a request that no dynamic route answers. */
type StaticAnswer =
  | { readonly kind: 'file'; readonly file: string; readonly published: PublishedFile; readonly status: number }
  /** `allow` lists the methods of the address. */
  | { readonly kind: 'options'; readonly allow: string }
  | { readonly kind: 'method-not-allowed'; readonly allow: string }
  | { readonly kind: 'not-found' };

/**
 * The status and the headers with which a file is sent; with 304 the client has it already, and gets no body.
 * @param status what the rule says; other than 200 for a problem document
 * @param ifNoneMatch value of the header; undefined: it was not sent
 */
export function fileHead(table: RouteTable, file: PublishedFile, status: number, ifNoneMatch: string | undefined) {
  const { contentType, cache, etag } = file;
  const kept = { ...table.headers, ...ownHeaders(file), 'Cache-Control': CACHE_CONTROL[cache] };
  const typed = { ...kept, 'Content-Type': contentType };
  // With a validator, a cache would take the problem for the answer.
  if (status !== 200) return { status, headers: typed };
  // RFC 9110 section 15.4.5: a 304 describes the representation only as far as caches need it.
  if (isFresh(ifNoneMatch, etag)) return { status: 304, headers: { ...kept, ETag: etag } };
  return { status, headers: { ...typed, ETag: etag } };
}

const READ_METHODS = ['GET', 'HEAD'];

/** Whether the second host for MCP is asked for what it must not show. */
const isHidden = (table: RouteTable, { url, path }: RequestTarget): boolean =>
  table.mcpHost !== null && new URL(url).hostname === table.mcpHost && isOAuthDocument(path);

/** The Markdown of a page for those who would rather read it; anything else as it is. */
function asPreferred({ files }: RouteTable, hit: Hit | null, accept: string): Hit | null {
  const file = hit?.file.replace(/\.html$/, '.md') ?? '';
  return hit?.status === 200 && Object.hasOwn(files, file) && prefersMarkdown(accept) ? { file, status: 200 } : hit;
}

/**
 * Decides what a request gets. OPTIONS is answered everywhere, so that a script may read the 404 of an address
 * that does not exist.
 * @param method as sent; methods are case-sensitive (RFC 9110 section 9.1)
 * @param accept value of the header
 */
export function staticAnswer(table: RouteTable, target: RequestTarget, method: string, accept = ''): StaticAnswer {
  const hit = isHidden(table, target) ? null : asPreferred(table, matchFile(table, target.path, target.search), accept);
  const published = hit === null ? undefined : table.files[hit.file];
  const dynamic = matchDynamic(table, target.path, target.search);
  const isStatic = published !== undefined;
  const methods = new Set([...(isStatic || dynamic === null ? READ_METHODS : []), ...(dynamic?.methods ?? [])]);
  const allow = [...methods.add('OPTIONS')].join(', ');

  if (method === 'OPTIONS') return { kind: 'options', allow };
  if (!isStatic && dynamic === null) return { kind: 'not-found' };
  if (hit === null || published === undefined || (method !== 'GET' && method !== 'HEAD')) {
    const isNothingThere = dynamic === null && matchFile(table, target.path, '')?.status === 404;
    return isNothingThere ? { kind: 'not-found' } : { kind: 'method-not-allowed', allow };
  }
  return { kind: 'file', file: hit.file, published, status: hit.status };
}
