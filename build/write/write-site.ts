import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../publication/publication.ts';
import { besideName, tidy } from './beside.ts';
import { explained } from './explain.ts';
import { makeParent, outputDirectory, refuseForeign } from './output-directory.ts';
import { swap } from './swap.ts';

/**
 * Writes a site beside the one that is there, one file at a time, and then puts it in its place: all of it or nothing.
 * Whenever a build is killed, the next one finds a whole site or takes one up again.
 * @param wrote is told, after each file, how many were written
 * @returns how many files the site has
 * @throws UserError when the directory holds anything that no build wrote, or cannot be written; whatever `files` throws
 */
export function writeSite(
  files: Iterable<Pick<SiteFile, 'path' | 'body'>>,
  directory: string,
  wrote: (files: number) => void = () => undefined,
): number {
  const outDir = outputDirectory(directory);
  const nextDir = besideName(outDir, 'next');
  let count = 0;
  try {
    makeParent(outDir);
    tidy(outDir);
    refuseForeign(outDir);
    // Not recursive: where a directory cannot be made at all, as in /proc, Node tries that without end.
    mkdirSync(nextDir);
    const folders = new Set([nextDir]);
    for (const { path, body } of files) {
      const place = join(nextDir, path);
      const folder = dirname(place);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(place, body);
      count += 1;
      wrote(count);
    }
    swap(nextDir, outDir);
    return count;
  } catch (error) {
    throw explained(outDir, error);
  } finally {
    if (existsSync(nextDir)) rmSync(nextDir, { recursive: true });
  }
}
