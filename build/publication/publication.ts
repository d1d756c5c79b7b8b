import type { TSchema } from 'typebox';
import { type CachePolicy, JSON_TYPE } from '../../edge/http/headers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CollectionName, ListOf } from '../collections/collections.ts';
import { type Body, type Digest, inParts } from './body.ts';
import { listJson } from './list-json.ts';
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

/** The whole list of each collection, as it is answered. */
export type Lists = { readonly [N in CollectionName]: ListOf<N> };

/** An edition with what every surface after the answers is made from. */
export interface Publication extends Edition {
  readonly lists: Lists;
  /** Every public address. */
  readonly routes: readonly Route[];
}

/** A file of the site before it is written. */
export interface SiteFile {
  /** Absolute path on the site, e.g. `/api/agent/exams.json`. */
  readonly path: string;
  readonly contentType: string;
  readonly cache: CachePolicy;
  readonly body: Body;
  /** A Content-Security-Policy of its own; left out: that of every answer. */
  readonly policy?: string;
  /** The shape that a JSON answer must have; null for anything else. */
  readonly schema: TSchema | null;
  /** What a JSON answer says, so that nobody has to parse it again. */
  readonly value?: unknown;
}

/** Files by path. */
export type Files = Pick<ReadonlyMap<string, SiteFile>, 'get'>;

/** A file that is no answer of a shape of ours. */
export const plainFile = (
  path: string,
  contentType: string,
  body: Body,
  cache: CachePolicy = 'short',
): SiteFile => ({ path, contentType, cache, body, schema: null });

/** The same of JSON that is put together when it is written, so that nobody holds it. */
export const jsonFile = (path: string, make: () => unknown): SiteFile =>
  plainFile(
    path,
    JSON_TYPE,
    inParts(() => [JSON.stringify(make())]),
  );

/** A JSON answer, compact, which the build checks against `schema` before it writes anything. */
export const answer = (
  path: string,
  schema: TSchema,
  value: unknown,
  contentType: string = JSON_TYPE,
): SiteFile => ({ path, contentType, cache: 'short', body: JSON.stringify(value), schema, value });

/**
 * The same for an object with a list, made whenever it is asked for: nobody holds it but who made it.
 * @param member key of the list
 * @param elements the JSON of its elements
 */
export const listAnswer = (
  path: string,
  schema: TSchema,
  make: () => object,
  member: string,
  elements: () => Iterable<string | Uint8Array>,
): SiteFile => ({
  ...plainFile(
    path,
    JSON_TYPE,
    inParts(() => listJson(make(), member, elements())),
  ),
  schema,
  get value() {
    return make();
  },
});

/** Takes a file that is finished, and says what is known of its bytes. */
export type Publish = (file: SiteFile) => Digest;
