import { editDistance } from '../../text/distance.ts';

const LONGEST = 64;
const MOST_STEPS = 3;

/**
 * The accepted word that somebody most likely meant, or null when none is near.
 * Near: at most a third of the letters, and at most three of them, have to change.
 */
export function mostLikelyMeant(word: string, accepted: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const limit = Math.min(MOST_STEPS, Math.ceil(word.length / 3));
  let best: string | null = null;
  let bestSteps = limit + 1;
  for (const candidate of accepted) {
    const steps = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (steps < bestSteps) [best, bestSteps] = [candidate, steps];
  }
  return best;
}
