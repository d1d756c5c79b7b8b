import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import { UserError } from '../findings/user-error.ts';
import type { SiteFile } from '../publication/publication.ts';
import { besideName, swap, tidy } from './replace.ts';

const OTHER = 'Choose another with --out.';
const MOUNT_POINT =
  'it is a mount point, which cannot be replaced in one step. Choose a directory below it with --out.';

/** What to say of a fault of the disk, by the code of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk. Make room and build again.',
  EDQUOT: 'the quota of this user on the disk is used up. Make room and build again.',
  EROFS: `the disk is read-only. ${OTHER}`,
  EACCES: `the rights of this user do not allow it. ${OTHER}`,
  EPERM: `the rights of this user do not allow it. ${OTHER}`,
  EBUSY: MOUNT_POINT,
  EXDEV: MOUNT_POINT,
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and build again.',
  ENFILE: 'the machine has too many files open. Build again when it is less busy.',
};

/** A fault of the disk as a sentence for the person who builds; any other error as it is. */
function explained(outDir: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  const path = 'path' in error ? String(error.path) : outDir;
  const isOutput = path.startsWith(outDir) || outDir.startsWith(path);
  if (!isOutput) return new UserError(`The site is made of ${path} too, which cannot be read: ${error.message}.`);
  const reason = REASONS[String(error.code)] ?? `${error.message}. ${OTHER}`;
  return new UserError(`The output ${outDir} cannot be written: ${reason}`);
}

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
    mkdirSync(dirname(outDir), { recursive: true });
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

/**
 * Brings a directory that one process alone writes and serves in line with a site: what differs is written, what is gone
 * is deleted, in one go, so that nobody is answered meanwhile. A disk takes seconds to make thousands of files anew just
 * after as many were deleted, and an edit changes a few.
 * @param before what the directory holds: the SHA-256 of each file by its path
 * @returns the same of the new site
 * @throws UserError when the directory cannot be written; whatever `files` throws, before anything is written
 */
export function updateSite(
  files: Iterable<Pick<SiteFile, 'path' | 'body' | 'digest'>>,
  directory: string,
  before: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const now = new Map<string, string>();
  const changed = new Map<string, SiteFile['body']>();
  for (const { path, body, digest } of files) {
    now.set(path, digest.sha256);
    if (before.get(path) !== digest.sha256) changed.set(join(directory, path), body);
  }
  try {
    for (const [place, body] of changed) {
      mkdirSync(dirname(place), { recursive: true });
      // A new file: of the old one somebody may just be reading the rest.
      rmSync(place, { force: true });
      writeFileSync(place, body);
    }
    for (const path of before.keys()) if (!now.has(path)) rmSync(join(directory, path), { force: true });
    return now;
  } catch (error) {
    throw explained(directory, error);
  }
}

/** A directory without it holds no site, and is no build's to replace. */
const MARK = ROUTES_FILE;

/** Where a path leads, through all links, also when it is not there yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/**
 * The directory that a site is to be published into. A link is followed: what it points to, perhaps the root of a
 * web server, is what has to change.
 * @throws UserError when it is a link to nowhere
 */
export function outputDirectory(directory: string): string {
  const path = resolve(directory);
  if (isLink(path) && !existsSync(path)) {
    throw new UserError(
      `The output ${path} is a link that leads nowhere. Make the directory that it names, or choose another with --out.`,
    );
  }
  return realPath(path);
}

function isWithin(path: string, directory: string): boolean {
  const way = relative(directory, path);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}

/**
 * Keeps a build from writing into what it reads, and from replacing it.
 * @throws UserError when one of the directories lies within the other
 */
export function refuseOverlap(contentDir: string, outDir: string): void {
  const [content, out] = [realPath(resolve(contentDir)), outputDirectory(outDir)];
  if (isWithin(out, content)) {
    throw new UserError(`The output ${out} lies within the content ${content}. Choose another with --out.`);
  }
  if (isWithin(content, out)) {
    throw new UserError(
      `The content ${content} lies within the output ${out}, which a build replaces. Choose another with --out.`,
    );
  }
}

function entriesOf(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

const looksForeign = (outDir: string): boolean => entriesOf(outDir).length > 0 && !existsSync(join(outDir, MARK));

/** @throws UserError when the directory is none, or holds anything that no build wrote */
export function refuseForeign(outDir: string): void {
  const state = lstatSync(outDir, { throwIfNoEntry: false });
  if (state !== undefined && !state.isDirectory()) {
    throw new UserError(`The output ${outDir} is not a directory. Choose another with --out.`);
  }
  // Twice: another build may replace the site between the two looks of the first time.
  if (looksForeign(outDir) && looksForeign(outDir)) {
    throw new UserError(
      `The output directory ${outDir} holds files that no build wrote. Empty it, or choose another with --out.`,
    );
  }
}
