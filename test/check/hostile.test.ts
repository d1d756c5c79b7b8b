import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTree } from '../support/content-tree.ts';
import { ATTACKS } from './attacks.ts';

const run = promisify(execFile);
const MOST_MEGABYTES = 500;
/** Against what hangs. How long an attack takes beside sound content, bench/hostile.ts measures. */
const TIMEOUT = 600_000;

interface Outcome {
  readonly codes: readonly string[];
  readonly sound: boolean;
}

let parent = '';
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hostile-'));
  const dirs = ATTACKS.map((_, index) => join(parent, String(index)));
  for (const [index, [, tree]] of ATTACKS.entries()) await writeTree(dirs[index] ?? '', tree);
  const { stdout } = await run(
    process.execPath,
    [`--max-old-space-size=${MOST_MEGABYTES}`, '--import', 'tsx', 'test/check/attack.ts', ...dirs],
    { timeout: TIMEOUT },
  ).catch((error: { stdout: string }) => error);
  for (const [index, line] of stdout.trim().split('\n').entries()) {
    outcomes.set(ATTACKS[index]?.[0] ?? '', JSON.parse(line));
  }
}, TIMEOUT);

afterAll(() => rm(parent, { recursive: true, force: true }));

describe('a text that attacks the reader ends in findings', () => {
  test.each(ATTACKS)('%s', (name) => {
    const outcome = outcomes.get(name);
    expect(outcome, 'the process ended before it came to this attack').toBeDefined();
    expect(outcome?.sound).toBe(false);
    expect(outcome?.codes).not.toEqual([]);
  });
});
