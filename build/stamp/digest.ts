import { createHash } from 'node:crypto';
import { digestOf, type Snapshot } from '../read/snapshot.ts';
import { programDigest } from '../values/program.ts';

/** SHA-256 of texts, in their order. */
export function sha256(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}\0${text}`);
  return hash.digest('hex');
}

/**
 * SHA-256 over all that decides what a command finds and writes.
 * @param options what the command was asked to do
 */
export const inputsDigest = (snapshot: Snapshot, options: object): string =>
  sha256(digestOf(snapshot), programDigest(), JSON.stringify(options));
