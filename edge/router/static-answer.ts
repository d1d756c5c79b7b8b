import { isOAuthDocument } from '../http/addresses.ts';
import { CACHE_CONTROL, isFresh } from '../http/headers.ts';
import type { PublishedFile, RouteTable } from '../http/route-table.ts';
import { matchDynamic, matchFile } from './match.ts';
import type { RequestTarget } from './request-target.ts';

/** What is to be done with a request that no dynamic route answers. */
export type StaticAnswer =
  | {
      readonly kind: 'file';
      readonly method: 'GET' | 'HEAD';
      readonly file: string;
      readonly published: PublishedFile;
      readonly status: number;
    }
  /** `allow` lists the methods of the address. */
  | { readonly kind: 'options'; readonly allow: string }
  | { readonly kind: 'method-not-allowed'; readonly allow: string }
  | { readonly kind: 'not-found' };

/** Status and headers with which a file is sent. */
export interface FileHead {
  /** 304: the client has the file already, and gets no body. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The head of an answer from a file.
 * @param status what the rule says; other than 200 for a problem document
 * @param ifNoneMatch value of the header; undefined: it was not sent
 */
export function fileHead(
  table: RouteTable,
  { contentType, cache, etag, policy }: PublishedFile,
  status: number,
  ifNoneMatch: string | undefined,
): FileHead {
  const own = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  const kept = { ...table.headers, ...own, 'Cache-Control': CACHE_CONTROL[cache] };
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

/**
 * Decides what a request gets. OPTIONS is answered everywhere, so that a script may read the 404 of an address
 * that does not exist.
 * @param method as sent; methods are case-sensitive (RFC 9110 section 9.1)
 */
export function staticAnswer(table: RouteTable, target: RequestTarget, method: string): StaticAnswer {
  const hit = isHidden(table, target) ? null : matchFile(table, target.path, target.search);
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
  return { kind: 'file', method, file: hit.file, published, status: hit.status };
}
