import type { Loaded } from './catalogue/load.ts';
import { takeSnapshot } from './read/snapshot.ts';
import { inputsDigest } from './stamp/digest.ts';
import { STAMPS, stamp, stampedFindings } from './stamp/stamp.ts';

/**
 * Checks a content directory, unless the last check of the very same bytes with the same program on the same day found
 * no error: then it is told what that one found. The code that checks is loaded only if it has work to do.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function checkIfChanged(
  dir: string,
  asOf: string,
  stamps = STAMPS,
): Promise<Pick<Loaded, 'findings'>> {
  const snapshot = await takeSnapshot(dir);
  const digest = inputsDigest(snapshot, { asOf });
  const known = stampedFindings(stamps, 'check', digest);
  if (known !== null) return { findings: known };
  const { loadSnapshot } = await import('./catalogue/load.ts');
  const { findings } = loadSnapshot(snapshot, asOf);
  const isSound = findings.every(({ severity }) => severity === 'warning');
  if (isSound) await stamp(stamps, 'check', digest, findings);
  return { findings };
}
