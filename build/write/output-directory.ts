import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import { UserError } from '../findings/user-error.ts';

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
