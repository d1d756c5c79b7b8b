import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../../values/program.ts';

const packageFile = createRequire(import.meta.url).resolve;
const FONT = dirname(packageFile('@fontsource/ibm-plex-sans-arabic/package.json'));

/** Bytes of a file in assets/, which is as much a part of the program as its code. */
export const readAsset = (name: string): Uint8Array => readFileSync(join(ROOT, 'assets', name));

/** Bytes of a file of the font's package, which pins its version. */
export const readFontFile = (name: string): Uint8Array => readFileSync(join(FONT, name));
