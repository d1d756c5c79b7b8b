import type { Loaded } from './catalogue/load.ts';
import { takeSnapshot } from './read/snapshot.ts';
import { inputsDigest } from './stamp/digest.ts';
import { isStamped, STAMPS, stamp } from './stamp/stamp.ts';

/**
 * Checks a content directory, unless the last check found nothing in the very same bytes with the same program. The
 * code that checks is loaded only if it has work to do.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function checkIfChanged(dir: string, asOf: string): Promise<Pick<Loaded, 'findings'>> {
  const snapshot = await takeSnapshot(dir);
  const digest = await inputsDigest(snapshot, { asOf });
  if (isStamped(STAMPS, 'check', digest)) return { findings: [] };
  const { loadSnapshot } = await import('./catalogue/load.ts');
  const { findings } = loadSnapshot(snapshot, asOf);
  if (findings.length === 0) await stamp(STAMPS, 'check', digest);
  return { findings };
}
