import {
  type BigIntStats,
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '../publication/publication.ts';

/** Tells one state of a file from every other. */
const identity = ({ dev, ino, mtimeNs, size }: BigIntStats): string => `${dev} ${ino} ${mtimeNs} ${size}`;

/** The identity of the file when it holds these bytes, else null. It is read only when its length is right. */
function identityIfSame(path: string, body: Uint8Array): string | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    const state = fstatSync(file, { bigint: true });
    if (!state.isFile() || state.size !== BigInt(body.byteLength)) return null;
    return readFileSync(file).equals(body) ? identity(state) : null;
  } finally {
    closeSync(file);
  }
}

/** Files of a directory that hold already what they are to hold: the identity of each, by its path in the site. */
export type Unchanged = ReadonlyMap<string, string>;

/** One file is open at a time, however many there are. */
export function unchangedFiles(files: readonly SiteFile[], outDir: string): Unchanged {
  const same = new Map<string, string>();
  for (const { path, body } of files) {
    const found = identityIfSame(join(outDir, path), typeof body === 'string' ? Buffer.from(body) : body);
    if (found !== null) same.set(path, found);
  }
  return same;
}

/** How many files a directory holds; 0 when it is not there. */
export function countFiles(directory: string): number {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
      (entry) => !entry.isDirectory(),
    ).length;
  } catch {
    return 0;
  }
}

/**
 * Links a file that has not changed, so that its inode and time stay.
 * @param expected identity of the file that was compared: another build may have put a new one there since
 * @returns false when it must be written instead
 */
export function linkUnchanged(from: string, to: string, expected: string): boolean {
  try {
    linkSync(from, to);
  } catch {
    return false;
  }
  if (identity(statSync(to, { bigint: true })) === expected) return true;
  rmSync(to);
  return false;
}
