import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { programDigest, ROOT } from '../build/values/program.ts';
import { compiled } from './code-cache.ts';

/** Where packed programs lie: with the packages that they hold, which `npm ci` renews. */
const PACKS = join(ROOT, 'node_modules/.cache/program');

/**
 * How long a function has to run before V8 optimizes it, in bytes of its code that were executed (132 kB by itself). Most of
 * a command runs too short to earn back what optimizing it takes, a third of the time of a build of the shipped content.
 */
const OPTIMIZE_AFTER = 1_000_000;

/**
 * Runs a command of `scripts/commands/` as one packed file, because loading its some two hundred modules one by one takes
 * longer than their work on the shipped content. Packs it first when the program is another than the last time.
 */
export async function runPacked(command: string): Promise<void> {
  setFlagsFromString(`--interrupt-budget=${OPTIMIZE_AFTER}`);
  const directory = join(PACKS, programDigest());
  const file = join(directory, `${command}.js`);
  const isPacked = existsSync(file) || (await import('./pack.ts').then(({ pack }) => pack(PACKS, directory)));
  if (isPacked) compiled(file)(createRequire(import.meta.url));
  else await import(`./commands/${command}.ts`);
}
