import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const MODULES = ['docs.ts', 'finder.ts', 'place.ts', 'search.ts', 'search-engine.ts', 'try.ts', 'webmcp.ts'];

/** A module of the pages as it is published. */
interface Script {
  readonly name: string;
  readonly text: string;
}

/**
 * The modules of the pages, each with all that it imports in one file, so that the browser runs the very code of
 * `edge`.
 */
export const scripts = (): readonly Script[] =>
  buildSync({
    absWorkingDir: fileURLToPath(new URL('../../assets', import.meta.url)),
    entryPoints: MODULES,
    outdir: '.',
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
  }).outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
