import type { TSchema } from 'typebox';
import { type CachePolicy, JSON_TYPE } from '../../http/headers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** All that an answer may depend on. Nothing else reaches a surface: no clock, no disk, no environment. */
export interface Publication {
  readonly catalogue: Catalogue;
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Day in Riyadh for which statuses are derived, ISO 8601. */
  readonly asOf: string;
}

/** A file of the site before it is written. */
export interface SiteFile {
  /** Absolute path on the site, e.g. `/api/agent/exams.json`. */
  readonly path: string;
  readonly contentType: string;
  readonly cache: CachePolicy;
  readonly body: string | Uint8Array;
  /** The shape that a JSON answer must have; null for anything else. */
  readonly schema: TSchema | null;
}

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** A JSON answer, compact, which the build checks against `schema` before it writes anything. */
export const answer = (path: string, schema: TSchema, value: unknown): SiteFile => ({
  path,
  contentType: JSON_TYPE,
  cache: 'short',
  body: JSON.stringify(value),
  schema,
});
