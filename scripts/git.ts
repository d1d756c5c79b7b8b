import { execFileSync } from 'node:child_process';
import { UserError } from '../build/findings/user-error.ts';

/**
 * Runs git in a directory.
 * @throws UserError with git's own reason
 */
export function git(dir: string, args: readonly string[], input?: string): Buffer {
  try {
    return execFileSync('git', ['-C', dir, ...args], {
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new UserError(`git ${args[0]} failed: ${reason}`);
  }
}
