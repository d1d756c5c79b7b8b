import { editDistance } from '../../edge/text/distance.ts';

const LONGEST = 64;

/** How many letters may be wrong in a word of this length: with more, it is another word. */
const stepsFor = (length: number): number => (length <= 5 ? 1 : length <= 8 ? 2 : 3);

const bare = (word: string): string => word.toLowerCase().replace(/[-_.\s]/g, '');

/** `unofficial` is not a slip for `official`: what is written before a word changes its meaning. */
const differByTheirBeginning = (a: string, b: string): boolean => a !== b && (a.endsWith(b) || b.endsWith(a));

/**
 * The accepted word that somebody most likely meant, or null when none is near or two are as near: the same letters
 * in another case or with other separators, or a few letters wrong, but never a word with something before it.
 */
export function mostLikelyMeant(word: string, accepted: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const written = bare(word);
  if (written === '') return null;
  const limit = stepsFor(written.length);
  let best: string | null = null;
  let bestSteps = limit + 1;
  for (const candidate of accepted) {
    const target = bare(candidate);
    if (differByTheirBeginning(written, target)) continue;
    const steps = editDistance(written, target, limit);
    if (steps < bestSteps) [best, bestSteps] = [candidate, steps];
    else if (steps === bestSteps && steps <= limit) best = null;
  }
  return best;
}
