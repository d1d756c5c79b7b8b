import type { TSchema } from 'typebox';
import { type CachePolicy, JSON_TYPE } from '../../http/headers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isRecord } from '../schema/json-value.ts';

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
  /** What a JSON answer says, so that nobody has to parse it again; only there when `schema` is. */
  readonly value?: unknown;
}

/** The elements of a list as a JSON answer gives it. */
export function elementsOf(file: SiteFile | undefined, member: string): readonly unknown[] {
  const list = isRecord(file?.value) ? file.value[member] : undefined;
  if (!Array.isArray(list)) throw new TypeError(`${file?.path} has no list ${member}.`);
  return list;
}

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** A JSON answer, compact, which the build checks against `schema` before it writes anything. */
export const answer = (path: string, schema: TSchema, value: unknown): SiteFile => ({
  path,
  contentType: JSON_TYPE,
  cache: 'short',
  body: JSON.stringify(value),
  schema,
  value,
});
