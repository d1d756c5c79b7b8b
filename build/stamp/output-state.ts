import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import { type Body, bytesOf } from '../publication/body.ts';
import { sha256 } from './digest.ts';

/** The files of an output directory as they lie there, without their bytes. */
interface OutputState {
  /** Another one whenever a file was added, taken away, written or replaced. */
  readonly digest: string;
  readonly files: number;
}

/** Null when there is no such directory. */
export function outputState(outDir: string): OutputState | null {
  try {
    const paths = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    const states = paths.map((path) => {
      const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
      return `${path}\0${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
    });
    return { digest: sha256(...states), files: paths.length };
  } catch {
    return null;
  }
}

/** Whether the site that lies there is this one: its route table names the validator of every file. */
export function holdsSite(
  outDir: string,
  files: readonly { readonly path: string; readonly body: Body }[],
): boolean {
  const table = files.find(({ path }) => path === ROUTES_FILE)?.body;
  try {
    return table !== undefined && readFileSync(join(outDir, ROUTES_FILE)).equals(bytesOf(table));
  } catch {
    return false;
  }
}
