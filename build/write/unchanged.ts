import {
  type BigIntStats,
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { type Body, chunksOf, createDigester, type Digest } from '../publication/body.ts';

/** Tells one state of a file from every other. */
const identity = ({ dev, ino, mtimeNs, size }: BigIntStats): string => `${dev} ${ino} ${mtimeNs} ${size}`;

/** A file that is there already, as it was found. */
interface Same {
  readonly identity: string;
  readonly digest: Digest;
}

/** What is known of the file when it holds this body; null: it holds another, or is not there. */
export function compared(path: string, body: Body): Same | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    const state = fstatSync(file, { bigint: true });
    const digest = state.isFile() ? digestIfHeld(file, body) : null;
    return digest?.bytes === Number(state.size) ? { identity: identity(state), digest } : null;
  } finally {
    closeSync(file);
  }
}

/** What was read last, kept for the next piece: a new one for each of many thousand files would have to be collected. */
let spare = Buffer.alloc(0);

function digestIfHeld(file: number, body: Body): Digest | null {
  const digester = createDigester();
  for (const chunk of chunksOf(body)) {
    if (spare.byteLength < chunk.byteLength) spare = Buffer.allocUnsafeSlow(chunk.byteLength);
    const held = spare.subarray(0, chunk.byteLength);
    if (readSync(file, held) < chunk.byteLength || !held.equals(chunk)) return null;
    digester.add(chunk);
  }
  return digester.digest();
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
