import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFile = createRequire(import.meta.url).resolve;
const FONT = dirname(packageFile('@fontsource/ibm-plex-sans-arabic/package.json'));

/** Bytes of a file in assets/, which is as much a part of the program as its code. */
export const readAsset = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../assets/${name}`, import.meta.url));

/** Bytes of a file of the font's package, which pins its version. */
export const readFontFile = (name: string): Uint8Array => readFileSync(join(FONT, name));
