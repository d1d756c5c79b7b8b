import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Body, type Digest, digestOf } from '../publication/body.ts';
import type { Publish, SiteFile } from '../publication/publication.ts';
import { besideName, tidy } from './beside.ts';
import { explained } from './explain.ts';
import { makeParent, outputDirectory, refuseForeign } from './output-directory.ts';
import { swap } from './swap.ts';
import { compared, countFiles, linkUnchanged } from './unchanged.ts';
import { startWriteBehind, type WriteBehind } from './write-behind.ts';

/** A site that is being written. */
export interface SiteWriter {
  /** Compares a file with the one that is there, and puts it beside when it is another. */
  readonly place: Publish;
  /**
   * Puts the site in the place of the one before it, all of it or nothing. When it is the very same, nothing is touched.
   * @param files those that were placed
   */
  commit(files: readonly SiteFile[]): void;
  /** Takes away what was not committed. */
  close(): void;
}

/**
 * Opens an output directory for a new site. The new one grows beside the old one, a file at a time, so that whenever a
 * build is killed, the next one finds a whole site or takes one up again.
 * @throws UserError when the directory holds anything that no build wrote, or cannot be written; so do the others
 */
export function openWriter(directory: string): SiteWriter {
  const outDir = outputDirectory(directory);
  const nextDir = besideName(outDir, 'next');
  const folders = new Set<string>();
  /** Identities of the files that are there already. */
  const unchanged = new Map<string, string>();
  let behind: WriteBehind | undefined;

  const explaining = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw explained(outDir, error);
    }
  };

  /** The place of a file in the new site, with its folder made. */
  function placeOf(path: string): string {
    // Not recursive: where a directory cannot be made at all, as in /proc, Node tries that without end.
    if (folders.size === 0) mkdirSync(nextDir);
    const place = join(nextDir, path);
    const folder = dirname(place);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return place;
  }

  function write(path: string, body: Body): Digest {
    behind ??= startWriteBehind();
    behind.begin(placeOf(path));
    return digestOf(body, behind.add);
  }

  explaining(() => {
    makeParent(outDir);
    tidy(outDir);
    refuseForeign(outDir);
  });
  const replaces = existsSync(outDir);
  return {
    place: ({ path, body }) =>
      explaining(() => {
        const same = replaces ? compared(join(outDir, path), body) : null;
        if (same === null) return write(path, body);
        unchanged.set(path, same.identity);
        return same.digest;
      }),
    commit: (files) =>
      explaining(() => {
        if (unchanged.size === files.length && countFiles(outDir) === files.length) return;
        for (const { path, body } of files) {
          const identity = unchanged.get(path);
          if (identity !== undefined && !linkUnchanged(join(outDir, path), placeOf(path), identity)) {
            write(path, body);
          }
        }
        behind?.finish();
        swap(nextDir, outDir);
      }),
    close() {
      behind?.close();
      rmSync(nextDir, { recursive: true, force: true });
    },
  };
}

/** Writes a site that is there as a value. */
export async function writeSite(files: readonly SiteFile[], directory: string): Promise<void> {
  const writer = openWriter(directory);
  try {
    for (const file of files) writer.place(file);
    writer.commit(files);
  } finally {
    writer.close();
  }
}
