import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACKS } from '../check/attacks.ts';
import { writeTree } from '../support/content-tree.ts';

const run = promisify(execFile);

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
  // What an attack takes of time and memory beside sound content, test/bench/hostile.ts measures.
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'test/check/attack.ts', ...dirs],
    // Against what hangs.
    { timeout: 500_000 },
  ).catch((error: { stdout: string }) => error);
  for (const [index, line] of stdout.trim().split('\n').entries()) {
    outcomes.set(ATTACKS[index]?.[0] ?? '', JSON.parse(line));
  }
});

afterAll(() => rm(parent, { recursive: true, force: true }));

describe('a text that attacks the reader ends in findings', () => {
  test.each(ATTACKS)('%s', (name) => {
    const outcome = outcomes.get(name);
    expect(outcome, 'the process ended before it came to this attack').toBeDefined();
    expect(outcome?.sound).toBe(false);
    expect(outcome?.codes).not.toEqual([]);
  });
});
