import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a program that may read files in Deno, where the edge functions of Netlify run, in a process of its own.
 * @param tools where Deno is installed
 * @returns what it prints
 */
export function inDeno(tools: string, file: string): string {
  const deno = join(tools, 'node_modules', '.bin', 'deno');
  const args = ['run', '--allow-read', '--no-check', file];
  const { stdout, stderr } = spawnSync(deno, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return stdout.trim();
}

/** The value in the middle, of several in any order. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
