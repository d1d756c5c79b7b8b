import { isOAuthDocument } from '../build/site/mcp-host.ts';
import type { PublishedFile, RouteTable } from '../build/site/route.ts';
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
  const methods = new Set([
    ...(isStatic || dynamic === null ? READ_METHODS : []),
    ...(dynamic?.methods ?? []),
  ]);
  const allow = [...methods.add('OPTIONS')].join(', ');

  if (method === 'OPTIONS') return { kind: 'options', allow };
  if (!isStatic && dynamic === null) return { kind: 'not-found' };
  if (hit === null || published === undefined || (method !== 'GET' && method !== 'HEAD')) {
    return { kind: 'method-not-allowed', allow };
  }
  return { kind: 'file', method, file: hit.file, published, status: hit.status };
}
