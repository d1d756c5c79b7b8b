import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * What a build keeps beside its output, each in a folder of its own that carries the number of its process:
 * - `next`: the new site, while it is being written
 * - `previous`: the old site, whole, between the two renames that replace it
 * - `discarded`: what is being deleted
 */
type Role = 'next' | 'previous' | 'discarded';

const NAME = /^\.(next|previous|discarded)-(\d+)-[0-9a-f]{8}$/;

/** A new name for a folder of this build, `public.next-4711-0a1b2c3d`. */
export const besideName = (outDir: string, role: Role): string =>
  `${outDir}.${role}-${process.pid}-${randomBytes(4).toString('hex')}`;

/** Whether a build is still at work, by its process. What this process left is a leftover: it builds once at a time. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Folders beside the output whose builds have ended, one way or another, with what they were for. */
function leftovers(outDir: string) {
  const parent = dirname(outDir);
  const name = basename(outDir);
  return readdirSync(parent)
    .filter((entry) => entry.startsWith(`${name}.`))
    .flatMap((entry) => {
      const [, role, pid] = NAME.exec(entry.slice(name.length)) ?? [];
      return pid === undefined || isRunning(Number(pid)) ? [] : [{ path: join(parent, entry), role }];
    });
}

/** Whether it worked: another build may have been faster, or the folder belongs to somebody else. */
function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes a folder of a build. It gets another name first, so that no build takes up as a site what is half gone.
 * What cannot be deleted stays: it is in nobody's way.
 */
function discard(outDir: string, folder: string): void {
  const discarded = besideName(outDir, 'discarded');
  if (attempt(() => renameSync(folder, discarded))) {
    attempt(() => rmSync(discarded, { recursive: true, force: true }));
  }
}

/** Takes up the site of a build that died while it replaced it, and deletes what dead builds left. */
export function tidy(outDir: string): void {
  const found = leftovers(outDir);
  if (!existsSync(outDir)) {
    const previous = found
      .filter(({ role }) => role === 'previous')
      .map(({ path }) => ({ path, movedAt: statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0 }))
      .sort((a, b) => b.movedAt - a.movedAt);
    previous.some(({ path }) => attempt(() => renameSync(path, outDir)));
  }
  for (const { path } of found) discard(outDir, path);
}

/** Moves a directory; false for a fault of one of these codes. */
function move(from: string, to: string, ...foreseen: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && foreseen.includes(String(error.code))) return false;
    throw error;
  }
}

/** Of a directory in whose place another one lies that is not empty. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/**
 * Replaces the old site by the new one with two renames. Of several builds at once each takes away what it finds
 * and puts its own there, so that a whole site remains: the last one.
 */
export function swap(nextDir: string, outDir: string): void {
  for (;;) {
    const previous = besideName(outDir, 'previous');
    const replaces = move(outDir, previous, 'ENOENT');
    try {
      const placed = move(nextDir, outDir, ...TAKEN);
      if (replaces) discard(outDir, previous);
      if (placed) return;
    } catch (error) {
      if (replaces) move(previous, outDir, ...TAKEN);
      throw error;
    }
  }
}
