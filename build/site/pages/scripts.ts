import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ASSETS = fileURLToPath(new URL('../../../assets/', import.meta.url));
const MODULES = ['docs.js', 'finder.ts', 'place.js', 'search.ts', 'search-engine.ts', 'try.js', 'webmcp.js'];

/** A module of the pages as it is published. */
interface Script {
  readonly name: string;
  readonly text: string;
}

let packed: readonly Script[] | undefined;

/**
 * The modules of the pages, each with all that it imports in one file, so that the browser runs the very code of
 * `text` and `edge`. Packed once in a process: they depend on the program alone.
 */
export function scripts(): readonly Script[] {
  packed ??= buildSync({
    absWorkingDir: ASSETS,
    entryPoints: MODULES,
    outdir: '.',
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
  }).outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  return packed;
}
