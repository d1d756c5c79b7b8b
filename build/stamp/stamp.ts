import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commands that remember what they did last. */
export type Command = 'check' | 'build';

/** Where stamps lie unless told otherwise; git ignores it. */
export const STAMPS = fileURLToPath(new URL('../../.cache/stamps', import.meta.url));

/**
 * Whether the last run of a command that ended well had the same digest. A stamp is nothing but that digest, so that
 * one which is damaged, cut off or of another run only means that the work is done again.
 */
export function isStamped(directory: string, command: Command, digest: string): boolean {
  try {
    return readFileSync(join(directory, command), 'utf8') === `${digest}\n`;
  } catch {
    return false;
  }
}

/** Remembers a run that ended well. Where nothing can be written, the next run does the work again. */
export async function stamp(directory: string, command: Command, digest: string): Promise<void> {
  const file = join(directory, command);
  const next = `${file}.${process.pid}`;
  await mkdir(directory, { recursive: true })
    .then(() => writeFile(next, `${digest}\n`))
    .then(() => rename(next, file))
    .catch(() => undefined);
}
