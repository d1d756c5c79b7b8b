import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programDigest, ROOT } from '../build/values/program.ts';

/** Where packed programs lie: with the packages that they hold, which `npm ci` renews. */
const PACKS = join(ROOT, 'node_modules/.cache/program');

/**
 * Runs a command of `scripts/commands/` as one packed file, because loading its some two hundred modules one by one takes
 * longer than their work on the shipped content. Packs it first when the program is another than the last time.
 */
export async function runPacked(command: string): Promise<void> {
  const directory = join(PACKS, programDigest());
  const file = join(directory, `${command}.js`);
  const isPacked = existsSync(file) || (await import('./pack.ts').then(({ pack }) => pack(PACKS, directory)));
  await import(isPacked ? pathToFileURL(file).href : `./commands/${command}.ts`);
}
