import type { CachePolicy } from './headers.ts';

/**
 * A condition on the query string. A string must equal the decoded value; `true` stands for any value that is
 * not empty. An empty value counts as absent; of a repeated parameter the last one counts; other parameters
 * are ignored.
 */
export type QueryCondition = Readonly<Record<string, string | true>>;

/**
 * Whether a query fits a condition.
 * @param query the value that counts of each parameter, decoded; without the empty ones
 */
export const fitsQuery = (condition: QueryCondition, query: ReadonlyMap<string, string>): boolean =>
  Object.entries(condition).every(([name, wanted]) => (wanted === true ? query.has(name) : query.get(name) === wanted));

/** One rewrite: the first rule whose path and query fit decides which file answers, and with which status. */
export interface Rule {
  /**
   * Public address without its trailing slash, e.g. `/api/agent/universities`. With `/*` at its end it stands for every
   * address below that no other rule and no file answers.
   */
  readonly path: string;
  readonly query: QueryCondition;
  /** Path of the published file, e.g. `/api/agent/universities/ksu.json`. */
  readonly file: string;
  readonly status: number;
}

/** The rule of an address without an extension, whose file is the same with `.json`. */
export const jsonRule = (path: string): Rule => ({ path, query: {}, file: `${path}.json`, status: 200 });

/** A published file. */
export interface PublishedFile {
  readonly contentType: string;
  readonly cache: CachePolicy;
  /** Strong validator: a quoted prefix of the SHA-256 of the bytes (RFC 9110 section 8.8.3). */
  readonly etag: string;
  /** A Content-Security-Policy of its own; left out: that of every answer. */
  readonly policy?: string;
}

/** Headers that a file has beside those of every answer, its type and how long it may be kept. */
export const ownHeaders = (file: PublishedFile): Readonly<Record<string, string>> => ({
  ...(file.policy === undefined ? {} : { 'Content-Security-Policy': file.policy }),
  // A page and its Markdown answer at one address, so that caches keep them apart.
  ...(/^text\/(?:html|markdown)/.test(file.contentType) ? { Vary: 'Accept' } : {}),
});

/** What a host needs to serve the site: emitted as `ROUTES_FILE`. */
export interface RouteTable {
  /** In order; the first that fits wins. */
  readonly rules: readonly Rule[];
  /** By path. Nothing else is ever served. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Addresses that the edge function answers. */
  readonly dynamic: readonly {
    readonly path: string;
    readonly methods: readonly string[];
    readonly query: QueryCondition;
  }[];
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** How many requests one client address may make. */
  readonly rateLimit: { readonly requests: number; readonly windowSeconds: number };
  /** Second host for MCP clients, on which every OAuth document is absent. */
  readonly mcpHost: string | null;
}
