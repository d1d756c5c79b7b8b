import { renameSync } from 'node:fs';
import { besideName, discard } from './beside.ts';

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Moves a directory; false when it is not there. */
function moveAway(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Moves a directory; false when another one that is not empty lies there. */
function moveInto(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Replaces the old site by the new one with two renames. Of several builds at once each takes away what it finds
 * and puts its own there, so that a whole site remains: the last one.
 */
export function swap(nextDir: string, outDir: string): void {
  for (;;) {
    const previous = besideName(outDir, 'previous');
    const replaces = moveAway(outDir, previous);
    try {
      const placed = moveInto(nextDir, outDir);
      if (replaces) discard(outDir, previous);
      if (placed) return;
    } catch (error) {
      if (replaces) moveInto(previous, outDir);
      throw error;
    }
  }
}
