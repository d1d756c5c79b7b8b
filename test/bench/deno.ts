import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installTools } from '../harness/tools.ts';

/** Where the packages of Deno are installed, in which Netlify runs edge functions; files for it may be put there. */
export const DENO = await installTools('deno');

/**
 * Runs a program that may read files, in a process of its own.
 * @returns what it prints
 */
export function inDeno(file: string): string {
  const deno = join(DENO, 'node_modules', '.bin', 'deno');
  const args = ['run', '--allow-read', '--no-check', file];
  const { stdout, stderr } = spawnSync(deno, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return stdout.trim();
}
