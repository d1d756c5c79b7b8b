import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, listEntries, type Snapshot } from '../read/snapshot.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What decides what a build writes: the code, the files that it publishes, and the versions of the libraries. */
// What was made of the forms lies below .cache, which git does not know.
const FOLDERS = ['.cache/forms/', 'assets/', 'build/', 'edge/', 'http/', 'router/', 'scripts/', 'text/'];
const FILES = ['package-lock.json', 'netlify.toml'];

/** SHA-256 of texts, in their order. */
export function sha256(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}\0${text}`);
  return hash.digest('hex');
}

/** SHA-256 over the bytes of the program and over the version of Node that runs it. */
function programDigest(): string {
  const hash = createHash('sha256').update(process.version);
  const code = listEntries(ROOT, FOLDERS)
    .filter(({ dirent }) => dirent.isFile())
    .map(({ path }) => path);
  for (const file of [...FILES.filter((name) => existsSync(join(ROOT, name))), ...code].sort()) {
    const bytes = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * SHA-256 over all that decides what a command finds and writes.
 * @param options what the command was asked to do
 */
export const inputsDigest = (snapshot: Snapshot, options: object): string =>
  sha256(digestOf(snapshot), programDigest(), JSON.stringify(options));
