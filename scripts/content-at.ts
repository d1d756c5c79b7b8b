import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../build/read/read.ts';
import { git } from './git.ts';

/**
 * Reads a content directory as it was in a commit.
 * @throws UserError when git knows no such commit, or it has no such directory
 */
export async function contentAt(commit: string, dir: string): ReturnType<typeof readContent> {
  const [path, root] = ['--show-prefix', '--show-toplevel'].map((what) =>
    git(dir, ['rev-parse', what]).toString().trim(),
  );
  // From within the folder git would look for the folder in itself.
  const tar = git(root ?? dir, ['archive', '--format=tar', `${commit}:${path}`]);
  const copy = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    execFileSync('tar', ['-x', '-C', copy], { input: tar });
    return await readContent(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
