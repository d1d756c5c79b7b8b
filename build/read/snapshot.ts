import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import glob, { type Entry } from 'fast-glob';
import { UserError } from '../findings/user-error.ts';

/** Many times the largest record; what is larger is not read at all. */
export const MAX_BYTES = 512 * 1024;

/** Why a file has no bytes. */
export type Unread = { readonly code: 'file-too-large' | 'unreadable-file' };

/** A content directory as it lies on the disk: what is in it, and the bytes of its files. Each is read once. */
export interface Snapshot {
  readonly entries: readonly Entry[];
  /** By path relative to the directory; regular files alone. */
  readonly files: ReadonlyMap<string, Uint8Array | Unread>;
}

/**
 * Reads a content directory, without following a link and without its dotfiles. One file is open at a time.
 * @param before an earlier snapshot, whose bytes are kept for the files that still hold them
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function takeSnapshot(dir: string, before?: Snapshot): Promise<Snapshot> {
  await requireDirectory(dir);
  const entries = listEntries(dir);
  const files = entries.filter(({ dirent }) => dirent.isFile());
  return { entries, files: new Map(files.map(({ path }) => [path, readAgain(dir, path, before)])) };
}

/**
 * The snapshot after some of its files were written, or null when that is not all that happened: then a whole one has
 * to be taken.
 */
export function withWritten(before: Snapshot, dir: string, paths: Iterable<string>): Snapshot | null {
  const files = new Map(before.files);
  for (const path of paths) {
    if (!files.has(path) || lstatSync(join(dir, path), { throwIfNoEntry: false })?.isFile() !== true)
      return null;
    files.set(path, readAgain(dir, path, before));
  }
  return { entries: before.entries, files };
}

function readAgain(dir: string, path: string, before: Snapshot | undefined): Uint8Array | Unread {
  const bytes = readBounded(join(dir, path));
  const known = before?.files.get(path);
  if (!(bytes instanceof Uint8Array) || !(known instanceof Uint8Array)) return bytes;
  return Buffer.compare(bytes, known) === 0 ? known : bytes;
}

/** SHA-256 over all that a snapshot holds: equal when nothing was added, taken away or edited. */
export function digestOf({ entries, files }: Snapshot): string {
  const hash = createHash('sha256');
  for (const { path, dirent } of entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const content = files.get(path);
    if (content instanceof Uint8Array) hash.update(`${path}\0${content.length}\0`).update(content);
    else hash.update(`${path}\0${content?.code ?? ''}\0${dirent.isDirectory()}\0`);
  }
  return hash.digest('hex');
}

async function requireDirectory(dir: string): Promise<void> {
  const stats = await stat(dir).catch(() => null);
  if (stats?.isDirectory()) return;
  throw new UserError(`There is no content directory at "${dir}"; name it with --content DIR.`);
}

/** Everything in a directory but dotfiles and what lies in folders that are. Links are listed and not followed. */
function listEntries(dir: string): Entry[] {
  try {
    // `**` alone would pass over names that hold a line feed.
    return glob.sync('**/*', { cwd: dir, objectMode: true, onlyFiles: false, followSymbolicLinks: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The content directory "${dir}" cannot be listed: ${reason}`);
  }
}

/** The bytes of a content file, if it is not far too large. */
export function readBounded(path: string): Uint8Array | Unread {
  try {
    return statSync(path).size > MAX_BYTES ? { code: 'file-too-large' } : readFileSync(path);
  } catch {
    return { code: 'unreadable-file' };
  }
}
