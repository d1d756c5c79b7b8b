import { SHORT_SECONDS } from '../../http/headers.ts';
import { readQuoted } from './files.ts';
import type { JsonObject } from './json.ts';
import { regionIdOf } from './names.ts';
import type { Context, McpPublication } from './publication.ts';
import { CODES, type Fault, invalidParams, type Result } from './reply.ts';

/** As long as the answers themselves may be kept, in milliseconds. */
const TTL_MS = SHORT_SECONDS * 1000;

const QUERY = { university: '/api/agent/universities?id=', region: '/api/agent/universities?region=' };

/** The rest of an address after `prefix`, decoded; null when it is another address. */
function queryValue(uri: string, prefix: string): string | null {
  if (!uri.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(uri.slice(prefix.length).replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The published file that a resource address names; null for none. */
function fileOf(uri: string, publication: McpPublication): string | null {
  const { baseUrl, resources, universities } = publication;
  if (Object.hasOwn(resources, uri)) return resources[uri] ?? null;
  const university = queryValue(uri, baseUrl + QUERY.university);
  if (universities.some(({ id }) => id === university)) return `/api/agent/universities/${university}.json`;
  const region = queryValue(uri, baseUrl + QUERY.region);
  const known = region === null ? undefined : regionIdOf(region, publication);
  return known === undefined ? null : `/api/agent/regions/${known}.json`;
}

/** `resources/read`: a resource is a JSON answer of the service, under its own address. */
export async function readResource(
  params: JsonObject,
  context: Context,
  notFound: number,
): Promise<Result | Fault> {
  const { uri } = params;
  if (typeof uri !== 'string')
    return invalidParams('`uri` must be the address of a resource; resources/list lists them.');
  const path = fileOf(uri, context.publication);
  const quoted = path === null ? null : await readQuoted(context.site, path);
  if (quoted === null) {
    return {
      code: notFound,
      message: 'Resource not found. resources/list lists the resources.',
      data: { uri },
    };
  }
  // A name in Arabic makes no valid address until it is percent-encoded.
  const head = `"contents":[{"uri":${JSON.stringify(new URL(uri).href)},"mimeType":"application/json","text":`;
  return { members: [head, quoted, '}]'], ttlMs: TTL_MS };
}

/** The code for an unknown resource in both eras. */
export const NOT_FOUND = { legacy: CODES.resourceNotFound, modern: CODES.invalidParams };
