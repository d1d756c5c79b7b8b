import { plainFile, type SiteFile } from '../../publication/publication.ts';
import { readAsset, readFontFile } from './asset-files.ts';
import { scripts } from './scripts.ts';

/** Parts of the one stylesheet, in the order of the cascade. */
const STYLE = ['base', 'frame', 'parts', 'days', 'places', 'docs'];

const FONTS: readonly (readonly [subset: string, weight: number])[] = [
  ['arabic', 400],
  ['arabic', 600],
  ['latin', 400],
  ['latin', 600],
];

/** Stylesheet, scripts, icon and font of the pages. They follow the pages at once; only the font is kept longer. */
export const assetFiles = (): SiteFile[] => [
  plainFile(
    '/assets/style.css',
    'text/css; charset=utf-8',
    Buffer.concat(STYLE.map((name) => readAsset(`style/${name}.css`))),
  ),
  ...scripts().map(({ name, text }) => plainFile(`/assets/${name}`, 'text/javascript; charset=utf-8', text)),
  plainFile('/assets/icon.svg', 'image/svg+xml', readAsset('icon.svg')),
  ...FONTS.map(
    ([subset, weight]): SiteFile =>
      plainFile(
        `/assets/fonts/${subset}-${weight}.woff2`,
        'font/woff2',
        readFontFile(`files/ibm-plex-sans-arabic-${subset}-${weight}-normal.woff2`),
        'asset',
      ),
  ),
  plainFile('/assets/fonts/license.txt', 'text/plain; charset=utf-8', readFontFile('LICENSE'), 'asset'),
];
