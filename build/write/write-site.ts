import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../publication/publication.ts';
import { besideName, discard, tidy } from './beside.ts';
import { explained } from './explain.ts';
import { makeParent, outputDirectory, refuseForeign } from './output-directory.ts';
import { countFiles, linkUnchanged, type Unchanged, unchangedFiles } from './unchanged.ts';

function writeFiles(files: readonly SiteFile[], nextDir: string, outDir: string, unchanged: Unchanged): void {
  const directories = new Set(files.map(({ path }) => dirname(join(nextDir, path))));
  for (const directory of directories) mkdirSync(directory, { recursive: true });
  for (const { path, body } of files) {
    const [from, to] = [join(outDir, path), join(nextDir, path)];
    const same = unchanged.get(path);
    if (same === undefined || !linkUnchanged(from, to, same)) writeFileSync(to, body);
  }
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Moves a directory; false when it is not there. */
function moveAway(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Moves a directory; false when another one that is not empty lies there. */
function moveInto(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Replaces the old site by the new one with two renames. Of several builds at once each takes away what it finds
 * and puts its own there, so that a whole site remains: the last one.
 */
function swap(nextDir: string, outDir: string): void {
  for (;;) {
    const previous = besideName(outDir, 'previous');
    const replaces = moveAway(outDir, previous);
    try {
      const placed = moveInto(nextDir, outDir);
      if (replaces) discard(outDir, previous);
      if (placed) return;
    } catch (error) {
      if (replaces) moveInto(previous, outDir);
      throw error;
    }
  }
}

function replaceSite(files: readonly SiteFile[], outDir: string): void {
  makeParent(outDir);
  tidy(outDir);
  refuseForeign(outDir);
  const unchanged = unchangedFiles(files, outDir);
  if (unchanged.size === files.length && countFiles(outDir) === files.length) return;
  const nextDir = besideName(outDir, 'next');
  // Not recursive: where a directory cannot be made at all, as in /proc, Node tries that without end.
  mkdirSync(nextDir);
  try {
    writeFiles(files, nextDir, outDir, unchanged);
    swap(nextDir, outDir);
  } finally {
    rmSync(nextDir, { recursive: true, force: true });
  }
}

/**
 * Puts a site in the place of the one before it, all of it or nothing: the new one is complete beside the old
 * one before it takes its place. A site that is already there, byte for byte, is left untouched. Whenever a build
 * is killed, the next one finds a whole site or takes one up again.
 * @throws UserError when the directory holds anything that no build wrote, or cannot be written
 */
export async function writeSite(files: readonly SiteFile[], directory: string): Promise<void> {
  const outDir = outputDirectory(directory);
  try {
    replaceSite(files, outDir);
  } catch (error) {
    throw explained(outDir, error);
  }
}
