import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteTable } from '../build/site/route.ts';
import { UserError } from '../build/user-error.ts';
import type { PublishedSite } from '../edge/site.ts';

/** The site as one build left it. */
export interface LocalSite extends PublishedSite {
  readonly table: RouteTable;
}

const TABLE = '_site/routes.json';

function load(publicDir: string): LocalSite {
  const table: RouteTable = JSON.parse(readFileSync(join(publicDir, TABLE), 'utf8'));
  const texts = new Map<string, Promise<string | null>>();
  const fromDisk = (path: string): Promise<string | null> =>
    Object.hasOwn(table.files, path)
      ? readFile(join(publicDir, path), 'utf8').catch(() => null)
      : Promise.resolve(null);

  const read = (path: string): Promise<string | null> => {
    const known = texts.get(path) ?? fromDisk(path);
    texts.set(path, known);
    return known;
  };
  return { table, read };
}

/** Changes whenever a build has put another route table in place. Null while a build is swapping directories. */
function version(publicDir: string): string | null {
  const stat = statSync(join(publicDir, TABLE), { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/**
 * Opens a built site.
 * @param publicDir directory that the build wrote
 * @returns gives the site as it is now: after a rebuild the new one, without a restart
 * @throws UserError when there is no site
 */
export function openSite(publicDir: string): () => LocalSite {
  let loaded = version(publicDir);
  if (loaded === null) {
    throw new UserError(`There is no built site in ${publicDir}. Run npm run build first.`);
  }
  let site = load(publicDir);
  return () => {
    const current = version(publicDir);
    if (current !== null && current !== loaded) {
      site = load(publicDir);
      loaded = current;
    }
    return site;
  };
}
