import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `scripts/pack.ts` writes into a packed program: nothing else tells it what it was made of. */
declare const PACKED: { readonly root: string; readonly digest: string } | undefined;
const packed = typeof PACKED === 'undefined' ? null : PACKED;

/** The directory of the program. */
export const ROOT = packed?.root ?? fileURLToPath(new URL('../..', import.meta.url));

/** What decides what a command finds and writes: the code, the files that it publishes, and the versions of the libraries. */
// What was made of the forms lies below .cache, which git does not know.
const FOLDERS = '.cache/forms build edge hosts scripts'.split(' ');
const FILES = ['package-lock.json', 'netlify.toml'];

function filesIn(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** SHA-256 over the bytes of the program, where it lies, and the version of Node that runs it. */
export function programDigest(): string {
  if (packed !== null) return packed.digest;
  const hash = createHash('sha256').update(`${process.version}\0${ROOT}\0`);
  const files = FILES.map((name) => join(ROOT, name)).filter((file) => existsSync(file));
  for (const file of [...files, ...FOLDERS.flatMap(filesIn)].sort()) {
    const bytes = readFileSync(file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
