import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { type CachePolicy, JSON_TYPE } from '../../edge/http/headers.ts';
import type { PublishedFile } from '../../edge/http/route-table.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Route } from './route.ts';

/** All that an answer may depend on. Nothing else reaches a surface: no clock, no disk, no environment. */
export interface Edition {
  readonly catalogue: Catalogue;
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Day in Riyadh for which statuses are derived, ISO 8601. */
  readonly asOf: string;
  /** Whether single records have pages, too. They have, unless told otherwise. */
  readonly recordPages?: boolean;
}

/** An edition with its addresses. */
export interface Publication extends Edition {
  /** Every public address. */
  readonly routes: readonly Route[];
}

/** A file of the site before it is written. */
export interface SiteFile extends Omit<PublishedFile, 'etag'> {
  /** Absolute path on the site, e.g. `/api/agent/exams.json`. */
  readonly path: string;
  readonly body: Buffer;
  readonly digest: Digest;
  /** The shape that a JSON answer must have; null for anything else. */
  readonly schema: TSchema | null;
  /** What a JSON answer says, so that nobody has to parse it again. */
  readonly value?: unknown;
}

/** A file as others quote it. */
export interface QuotedFile extends Omit<SiteFile, 'body'> {
  /** What it says: the value of an answer, the text of another file; null where it is too long to be quoted. */
  readonly quote: unknown;
}

/** Files by path. */
export type Files = Pick<ReadonlyMap<string, QuotedFile>, 'get'>;

/** An agent that reads a description of the interface need not read all the data. In bytes. */
const LONGEST_JSON = 7_800;
const LONGEST_TEXT = 3_900;

/** A file as others quote it: all that is held of it once it is written. */
export function quotable({ body, ...file }: SiteFile): QuotedFile {
  const isShort = file.digest.bytes <= (/[/+]json(?:;|$)/.test(file.contentType) ? LONGEST_JSON : LONGEST_TEXT);
  return { ...file, quote: isShort ? (file.value ?? String(body)) : null };
}

/** RFC 9264, with the profile of RFC 9727. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** SEP-2127 */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const XML_TYPE = 'application/xml; charset=utf-8';
export const LINKED_DATA_TYPE = 'application/ld+json; charset=utf-8';
export const SCHEMA_TYPE = 'application/schema+json; charset=utf-8';
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';

/** Types of files by extension, as hosts know them by themselves. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.md': MARKDOWN_TYPE,
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': TEXT_TYPE,
  '.woff2': 'font/woff2',
};

/** A file that is no answer of a shape of ours. */
export const plainFile = (
  path: string,
  contentType: string,
  content: string | Buffer,
  cache: CachePolicy = 'short',
): SiteFile => {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  return { path, contentType, cache, body, digest: { sha256: hash('sha256', body), bytes: body.length }, schema: null };
};

/** JSON that is no answer of a shape of ours. */
export const jsonFile = (path: string, value: unknown): SiteFile => plainFile(path, JSON_TYPE, JSON.stringify(value));

/** A JSON answer, compact, which the build checks against `schema` before it publishes anything. */
export const answer = (path: string, schema: TSchema, value: unknown, contentType: string = JSON_TYPE): SiteFile => ({
  ...plainFile(path, contentType, JSON.stringify(value)),
  schema,
  value,
});

/** What identifies the bytes of a file. */
interface Digest {
  /** SHA-256 of its bytes, as lower-case hex digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** The strong validator of a file: a quoted prefix of the SHA-256 of its bytes (RFC 9110 section 8.8.3). */
export const etagOf = ({ sha256 }: Digest): string => `"${sha256.slice(0, 32)}"`;

/**
 * A text that lies beside the code, with its `{names}` replaced.
 * @param file address of the text
 * @param values by name; what is none of these names stays as it is written
 */
export const filledText = (file: URL, values: Readonly<Record<string, string | number | null>>): string =>
  readFileSync(file, 'utf8').replaceAll(/\{(\w+)\}/g, (mark, name) => `${values[name] ?? mark}`);
