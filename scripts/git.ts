import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../build/findings/user-error.ts';

/**
 * Runs git in a directory.
 * @throws UserError with git's own reason
 */
export function git(dir: string, args: readonly string[], input?: string): Buffer {
  try {
    return execFileSync('git', ['-C', dir, ...args], { maxBuffer: 2 ** 28, stdio: 'pipe', input });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new UserError(`git ${args[0]} failed: ${reason}`);
  }
}

/**
 * Reads a content directory as it was in a commit.
 * @param read what reads a directory
 * @throws UserError when git knows no such commit, or it has no such directory
 */
export async function contentAt<T>(commit: string, dir: string, read: (copy: string) => Promise<T>): Promise<T> {
  const [path, root] = ['--show-prefix', '--show-toplevel'].map((what) =>
    git(dir, ['rev-parse', what]).toString().trim(),
  );
  // From within the folder git would look for the folder in itself.
  const tar = git(root ?? dir, ['archive', '--format=tar', `${commit}:${path}`]);
  const copy = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    execFileSync('tar', ['-x', '-C', copy], { input: tar });
    return await read(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
