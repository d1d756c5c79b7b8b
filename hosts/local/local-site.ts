import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../build/findings/user-error.ts';
import { digestOf } from '../../build/publication/publication.ts';
import type { Site } from '../../build/site/site.ts';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import type { RouteTable } from '../../edge/http/route-table.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';

/** The site as one build left it, whole and in memory: to answer from it needs no disk. */
export interface LocalSite extends PublishedSite {
  readonly table: RouteTable;
  /** The bytes of a published file; undefined when there is no such file. */
  bytes(path: string): Buffer | undefined;
}

/** A built site, open for serving. */
export interface OpenSite {
  /** The site as it is now: after a rebuild the new one, without a restart. It never throws. */
  current(): LocalSite;
}

/** How long a site that is not whole is left alone before it is looked at again, in milliseconds. */
const SECOND_LOOK = 5_000;

/** Changes whenever a build has put another route table in place. Null while there is none. */
function versionOf(publicDir: string): string | null {
  try {
    const { ino, mtimeMs, size } = statSync(join(publicDir, ROUTES_FILE));
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

/**
 * Reads the files of the route table, and no others. What the site before holds with the same validator is taken
 * from there.
 * @throws Error when a file is missing or is not the one of which the table speaks
 */
function readSite(publicDir: string, before: LocalSite | null): LocalSite {
  const table: RouteTable = JSON.parse(readFileSync(join(publicDir, ROUTES_FILE), 'utf8'));
  const files = new Map<string, Buffer>();
  for (const [path, { etag }] of Object.entries(table.files)) {
    const kept = before?.table.files[path]?.etag === etag ? before.bytes(path) : undefined;
    const bytes = kept ?? readFileSync(join(publicDir, path));
    if (kept === undefined && digestOf(bytes).etag !== etag) throw new Error(`${path} is of another build`);
    files.set(path, bytes);
  }
  return localSite(table, files);
}

/** A site that a build holds in memory. */
export const siteInMemory = ({ table, files }: Site): LocalSite =>
  localSite(table, new Map(files.map(({ path, body }) => [path, Buffer.from(body)])));

function localSite(table: RouteTable, files: Pick<ReadonlyMap<string, Buffer>, 'get'>): LocalSite {
  // Decoded once: who reads a text again gets the very same one.
  const texts = new Map<string, string>();
  const text = (path: string, bytes: Buffer): string => {
    const known = texts.get(path) ?? bytes.toString('utf8');
    texts.set(path, known);
    return known;
  };
  return {
    table,
    bytes: (path) => files.get(path),
    read: async (path) => {
      const bytes = files.get(path);
      return bytes === undefined ? null : text(path, bytes);
    },
  };
}

function readIfWhole(publicDir: string, before: LocalSite | null): LocalSite | null {
  try {
    return readSite(publicDir, before);
  } catch {
    return null;
  }
}

/**
 * Opens a built site. After a rebuild the new one is read at the next request; one that is not whole is looked at
 * once, and then every few seconds, while the last good one is served.
 * @param publicDir directory that the build wrote
 * @throws UserError when there is no whole site
 */
export function openSite(publicDir: string): OpenSite {
  let judged = { version: versionOf(publicDir), until: Number.POSITIVE_INFINITY };
  const first = readIfWhole(publicDir, null);
  if (first === null) {
    throw new UserError(`There is no built site in ${publicDir}. Run npm run build first.`);
  }
  let site = first;

  function current(): LocalSite {
    const version = versionOf(publicDir);
    const now = performance.now();
    if (version === null || (version === judged.version && now < judged.until)) return site;
    const next = readIfWhole(publicDir, site);
    judged = { version, until: next === null ? now + SECOND_LOOK : Number.POSITIVE_INFINITY };
    site = next ?? site;
    return site;
  }
  return { current };
}
