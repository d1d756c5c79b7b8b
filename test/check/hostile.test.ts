import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tree, VALID, withFile, writeTree } from './content-tree.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const run = promisify(execFile);
const MOST_MEGABYTES = 500;
const MOST_SECONDS = 10;
const TIMEOUT = 120_000;

interface Outcome {
  readonly codes: readonly string[];
  readonly sound: boolean;
  readonly seconds: number;
  /** The most that the process has used so far. */
  readonly megabytes: number;
}

const texts = Object.entries(HOSTILE_TEXTS);

/** Every text as a record and as the front matter of a skill, all in one directory. */
const ALL_AT_ONCE: Tree = {
  ...VALID,
  ...Object.fromEntries(
    texts.flatMap(([, text], index) => [
      [`faq/evil-${index}.yaml`, text],
      [`skills/evil-${index}/SKILL.md`, `---\n${text}\n---\nbody\n`],
    ]),
  ),
};

const ATTACKS: readonly (readonly [string, Tree])[] = [
  ...texts.map(([name, text]) => [name, withFile('universities/evil.yaml', text)] as const),
  ['a file of ten megabytes', withFile('faq/huge.yaml', 'a: 1\n'.repeat(2_000_000))],
  ['all attacks at once', ALL_AT_ONCE],
];

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
    expect(outcome?.megabytes).toBeLessThan(MOST_MEGABYTES);
    if (name !== 'all attacks at once') expect(outcome?.seconds).toBeLessThan(MOST_SECONDS);
  });
});
