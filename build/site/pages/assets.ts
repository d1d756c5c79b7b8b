import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop, transform } from 'esbuild';
import type { CachePolicy } from '../../../edge/http/headers.ts';
import { FILE_TYPES, type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { manifestFile, NAVIGATION, NAVIGATION_ITEMS, shareImage } from './addresses.ts';
import { DIRECTION, LANGUAGES, type Language, nameIn } from './language.ts';
import { THEME } from './page.ts';

/** Bytes of a file in build/assets/, which is as much a part of the program as its code. */
const readAsset = (name: string): Buffer => readFileSync(new URL(`../../assets/${name}`, import.meta.url));

const fontPackage = dirname(createRequire(import.meta.url).resolve('@fontsource/ibm-plex-sans-arabic/package.json'));
/** Bytes of a file of the font's package, which pins its version. */
const readFontFile = (name: string): Buffer => readFileSync(join(fontPackage, name));

/** Parts of the one stylesheet, in the order of the cascade. */
const STYLE = ['base', 'frame', 'parts', 'days', 'places', 'docs'];

/** The scripts of the font, with the characters for which a browser loads each. */
const RANGES = {
  arabic: 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
  latin: 'U+0000-00FF, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2190-2193, U+2212',
};
const FONTS = Object.entries(RANGES).flatMap(([script, range]) =>
  [400, 600].map((weight) => ({ font: `${script}-${weight}`, weight, range })),
);
/** A font that comes too late is for the next page: it shifts nothing on this one. */
const FONT_FACES = FONTS.map(
  ({ font, weight, range }) =>
    `@font-face{font-family:"Plex Arabic";font-weight:${weight};font-display:optional;src:url("/assets/fonts/${font}.woff2") format("woff2");unicode-range:${range}}\n`,
);

/** Drawn once. */
const IMAGES: readonly string[] = [
  '/favicon.ico',
  '/assets/touch-icon.png',
  '/assets/icon-512.png',
  ...LANGUAGES.flatMap((language) =>
    (['home', ...NAVIGATION_ITEMS] as const).map((kind) => shareImage(kind, language)),
  ),
];

/** A file of the type that its extension says. */
const typed = (path: string, body: string | Buffer, cache?: CachePolicy): SiteFile =>
  plainFile(path, FILE_TYPES[extname(path)] ?? '', body, cache);

/** What a home screen needs to hold the site (Web Application Manifest, W3C), in one language. */
const manifest = ({ catalogue: { service } }: Publication, language: Language): SiteFile =>
  plainFile(
    manifestFile(language),
    'application/manifest+json',
    JSON.stringify({
      name: nameIn(language, service),
      lang: language,
      dir: DIRECTION[language],
      start_url: NAVIGATION.home.address[language],
      display: 'browser',
      background_color: THEME.light,
      theme_color: THEME.light,
      icons: [
        { src: '/assets/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/assets/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
      ],
    }),
  );

/** Stylesheet, scripts, icon and font of the pages. They follow the pages at once; only the font is kept longer. */
export const assetFiles = (publication: Publication): SiteFile[] => [
  ...LANGUAGES.map((language) => manifest(publication, language)),
  ...IMAGES.map((path) => typed(path, readAsset(`images/${basename(path)}`))),
  typed('/assets/style.css', style.code),
  ...SCRIPTS.map(({ name, text }) => typed(`/assets/${name}`, text)),
  typed('/assets/icon.svg', readAsset('icon.svg')),
  ...FONTS.map(({ font }) =>
    typed(`/assets/fonts/${font}.woff2`, readFontFile(`files/ibm-plex-sans-arabic-${font}-normal.woff2`), 'asset'),
  ),
  typed('/assets/fonts/license.txt', readFontFile('LICENSE'), 'asset'),
];

const MODULES = 'calculator compare docs finder not-found place saved search search-engine try webmcp'.split(' ');

/**
 * The modules of the pages, each with all that it imports in one file, so that the browser runs the very code of
 * `edge`; and their stylesheet. They are as much a part of the program as its code: a process that builds again bundles them once.
 */
const bundle = await build({
  absWorkingDir: fileURLToPath(new URL('../../assets', import.meta.url)),
  entryPoints: MODULES.map((name) => `${name}.ts`),
  outdir: '.',
  write: false,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
});
const sheets = [...FONT_FACES, ...STYLE.map((name) => readAsset(`style/${name}.css`))];
const style = await transform(sheets.join(''), { loader: 'css', minifyWhitespace: true, charset: 'utf8' });
await stop();
export const SCRIPTS = bundle.outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
