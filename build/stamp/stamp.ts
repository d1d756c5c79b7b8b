import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../findings/finding.ts';
import { ROOT } from '../values/program.ts';
import { sha256 } from './digest.ts';

/** The commands that remember what they did last. */
type Command = 'check' | 'build';

/** Where stamps lie unless told otherwise; git ignores it. */
export const STAMPS = join(ROOT, '.cache/stamps');

/**
 * The findings of the last run of a command that had the same digest and ended well: none, or warnings. Null when there
 * was no such run. The stamp names the digest of the run together with its findings, so that one which is damaged, cut
 * off or of another run only means that the work is done again.
 */
export function stampedFindings(
  directory: string,
  command: Command,
  digest: string,
): readonly Finding[] | null {
  try {
    const [name, findings = ''] = readFileSync(join(directory, command), 'utf8').split('\n');
    return name === sha256(digest, findings) ? JSON.parse(findings) : null;
  } catch {
    return null;
  }
}

/** Remembers a run that ended well. Where nothing can be written, the next run does the work again. */
export async function stamp(
  directory: string,
  command: Command,
  digest: string,
  findings: readonly Finding[],
): Promise<void> {
  const file = join(directory, command);
  const next = `${file}.${process.pid}`;
  const text = JSON.stringify(findings);
  await mkdir(directory, { recursive: true })
    .then(() => writeFile(next, `${sha256(digest, text)}\n${text}\n`))
    .then(() => rename(next, file))
    .catch(() => undefined);
}
