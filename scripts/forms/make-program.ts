import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The form editor, with a lockfile of its own, so that `npm ci` does not grow. */
const CMS = fileURLToPath(new URL('cms', import.meta.url));
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Sveltia CMS brings its fonts along and names them at a CDN too, which our pages never ask. */
const FONTS_ELSEWHERE = /src:\s*url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;

/** Parts of Sveltia CMS for what no record holds: source code, maps, pictures. They come to nothing when asked for. */
const UNUSED = /^(?:@shikijs\/|terra-draw|leaflet|svgo|exifr|turndown)/;

/**
 * Installs the form editor and makes the program of the forms from it, in place of the one that is there.
 * @param target where the files are put
 * @throws Error when npm cannot install the editor
 */
export async function makeFormsProgram(target: string): Promise<void> {
  execFileSync('npm', INSTALL, { cwd: CMS, stdio: 'inherit' });
  const next = `${target}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const sveltia = join(CMS, 'node_modules/@sveltia/cms');
  await build({
    entryPoints: [join(CMS, 'admin.js')],
    outdir: next,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    chunkNames: 'chunk-[hash]',
    external: ['./config.js'],
    logLevel: 'error',
    plugins: [
      {
        name: 'without-unused-parts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: UNUSED }, () => ({ path: 'nothing', namespace: 'unused' }));
          onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default null' }));
          onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
            contents: (await readFile(path, 'utf8')).replace(FONTS_ELSEWHERE, "src:local('')"),
          }));
        },
      },
    ],
  });
  await cp(join(sveltia, 'LICENSE.txt'), join(next, 'license.txt'));
  const fonts = join(sveltia, 'npm/assets');
  for (const name of (await readdir(fonts)).filter((each) => /\.woff2$|\.txt$/.test(each))) {
    await cp(join(fonts, name), join(next, 'assets', name));
  }
  await rm(target, { recursive: true, force: true });
  await rename(next, target);
}
