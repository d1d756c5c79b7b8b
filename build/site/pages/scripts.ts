import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../../values/program.ts';

const MODULES = ['docs.ts', 'finder.ts', 'place.ts', 'search.ts', 'search-engine.ts', 'try.ts', 'webmcp.ts'];

/** A module of the pages as it is published. */
interface Script {
  readonly name: string;
  readonly text: string;
}

/** The same, where `scripts/pack.ts` has made them already. */
declare const PACKED_SCRIPTS: readonly Script[] | undefined;
let packed = typeof PACKED_SCRIPTS === 'undefined' ? undefined : PACKED_SCRIPTS;

/**
 * The modules of the pages, each with all that it imports in one file, so that the browser runs the very code of
 * `text` and `edge`. Packed once in a process: they depend on the program alone.
 */
export function scripts(): readonly Script[] {
  packed ??= buildSync({
    absWorkingDir: join(ROOT, 'build/assets'),
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
