import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../build/findings/user-error.ts';
import type { PublishedSite } from '../edge/site.ts';
import { ROUTES_FILE } from '../http/addresses.ts';
import type { RouteTable } from '../http/route-table.ts';

/** The site as one build left it. */
export interface LocalSite extends PublishedSite {
  readonly table: RouteTable;
  /** Folder under `root` that holds its files. */
  readonly folder: string;
}

/** A built site, open for serving. */
export interface OpenSite {
  /** Directory with the files of the sites that are being served, each in its folder. */
  readonly root: string;
  /** The site as it is now: after a rebuild the new one, without a restart. */
  current(): LocalSite;
  /** Removes `root`. */
  close(): void;
}

/** Changes whenever a build has put another route table in place. Null while there is none. */
function version(publicDir: string): string | null {
  const stat = statSync(join(publicDir, ROUTES_FILE), { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/**
 * Copies the files of the route table, and no others. A later build that swaps the directory can then neither
 * change nor remove a file while http-server, which reads in two steps, is between them.
 */
function copySite(publicDir: string, root: string, folder: string): LocalSite {
  const table: RouteTable = JSON.parse(readFileSync(join(publicDir, ROUTES_FILE), 'utf8'));
  for (const path of Object.keys(table.files)) {
    const copy = join(root, folder, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(publicDir, path), copy);
  }

  const texts = new Map<string, Promise<string | null>>();
  const read = (path: string): Promise<string | null> => {
    if (!Object.hasOwn(table.files, path)) return Promise.resolve(null);
    const text = texts.get(path) ?? readFile(join(root, folder, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  return { table, folder, read };
}

/**
 * Opens a built site.
 * @param publicDir directory that the build wrote
 * @throws UserError when there is no site
 */
export function openSite(publicDir: string): OpenSite {
  const root = mkdtempSync(join(tmpdir(), 'public-education-'));
  let copies = 0;
  let opened: { readonly site: LocalSite; readonly version: string } | undefined;
  let before: LocalSite | undefined;

  const remove = (folder: string) => rmSync(join(root, folder), { recursive: true, force: true });

  function current(): LocalSite {
    const now = version(publicDir);
    if (now !== null && now !== opened?.version) open(now);
    if (opened !== undefined) return opened.site;
    throw new UserError(`There is no built site in ${publicDir}. Run npm run build first.`);
  }

  /** Opens what is built now. What is not whole is dropped, and the next request tries again. */
  function open(now: string): void {
    copies += 1;
    const folder = String(copies);
    const site = tryCopy(folder);
    if (site === null || version(publicDir) !== now) {
      remove(folder);
      return;
    }
    // The site until now may still be on its way to somebody, the one before it is not.
    if (before !== undefined) remove(before.folder);
    before = opened?.site;
    opened = { site, version: now };
  }

  function tryCopy(folder: string): LocalSite | null {
    try {
      return copySite(publicDir, root, folder);
    } catch {
      return null;
    }
  }

  const close = () => rmSync(root, { recursive: true, force: true });
  try {
    current();
  } catch (error) {
    close();
    throw error;
  }
  return { root, current, close };
}
