import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Sveltia CMS brings its fonts along and names them at a CDN too, which our pages never ask. */
const FONTS_ELSEWHERE = /src:\s*url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;

/** Parts of Sveltia CMS for what no record holds: source code, maps, pictures. They come to nothing when asked for. */
const UNUSED = /^(?:@shikijs\/|terra-draw|leaflet|svgo|exifr|turndown)/;

/**
 * Makes the program of the forms from the package, in place of the one that is there.
 * @param packages directory in which the packages of admin/ are installed
 * @param target where the files are put
 */
export async function makeFormsProgram(packages: string, target: string): Promise<void> {
  const next = `${target}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const sveltia = join(packages, 'node_modules/@sveltia/cms');
  await build({
    entryPoints: ['admin/admin.js'],
    outdir: next,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    chunkNames: 'chunk-[hash]',
    nodePaths: [resolve(packages, 'node_modules')],
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
