import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../../build/findings/user-error.ts';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import type { RouteTable } from '../../edge/http/route-table.ts';
import { cachedSite, type PublishedSite } from '../../edge/site/published-site.ts';

/** The site of one build. */
interface BuiltSite extends PublishedSite {
  readonly table: RouteTable;
  /** Whether no other build has replaced it: whatever was read until now is then its own. */
  isCurrent(): boolean;
}

/** How long to wait for a site, and how often to look, in milliseconds. */
const PATIENCE = 5_000;
const INTERVAL = 20;

/**
 * Opens a built site.
 * @param directory what the build wrote, and in which builds replace one another
 * @throws UserError when there is no site
 */
export function openSite(directory: string) {
  const routesFile = join(directory, ROUTES_FILE);

  /** Every build writes another file. */
  function version(): string | undefined {
    const stats = statSync(routesFile, { throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
  }

  /** @throws Error when there is none, or only a part of it */
  function read(): BuiltSite {
    const found = version();
    const table: RouteTable = JSON.parse(readFileSync(routesFile, 'utf8'));
    const load = async (path: string) =>
      Object.hasOwn(table.files, path) ? readFile(join(directory, path), 'utf8') : null;
    return { ...cachedSite(load), table, isCurrent: () => version() === found };
  }

  let site: BuiltSite;
  try {
    site = read();
  } catch {
    throw new UserError(`There is no built site in ${directory}. Run npm run build first.`);
  }

  return {
    /** The site that was found last, which may be gone. */
    latest: () => site,
    /**
     * The site that is there now. While a build is replacing it, this waits.
     * @throws Error when there is still none after some seconds
     */
    async current(): Promise<BuiltSite> {
      const deadline = performance.now() + PATIENCE;
      while (!site.isCurrent()) {
        try {
          site = read();
        } catch (error) {
          if (performance.now() > deadline) throw error;
          await sleep(INTERVAL);
        }
      }
      return site;
    },
  };
}
