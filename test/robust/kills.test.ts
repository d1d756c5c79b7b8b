import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeEach, expect, it } from 'vitest';

/** Enough files that writing and deleting them takes a while. */
const COUNT = 800;
const KILLS = 50;
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

let root: string;
let out: string;
const roots: string[] = [];
const program = join(await mkdtemp(join(tmpdir(), 'write-')), 'write.mjs');
roots.push(join(program, '..'));
// In one file, which starts at once: the time of a build is to be spent on writing.
await build({
  entryPoints: ['test/build/write-some.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  define: { PACKED: JSON.stringify({ root: process.cwd(), digest: '' }) },
  outfile: program,
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kills-'));
  out = join(root, 'public');
  roots.push(root);
});
afterAll(async () => {
  for (const each of roots) await rm(each, { recursive: true, force: true });
});

/** Starts to write a site in which every file says the same text. */
const write = (text: string): ChildProcess =>
  spawn(process.execPath, [program, out, String(COUNT), text], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

async function written(text: string): Promise<void> {
  const child = write(text);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  await once(child, 'close');
  expect({ status: child.exitCode, said }).toEqual({ status: 0, said: '' });
}

/** The text of the site, all files of which are there and say the same; null while there is none. */
function wholeSite(): string | null {
  if (!existsSync(out)) return null;
  const text = readFileSync(join(out, '_site/routes.json'), 'utf8');
  for (let index = 0; index < COUNT; index += 1) {
    expect(readFileSync(join(out, `${index % 10}/${index}.txt`), 'utf8')).toBe(text);
  }
  return text;
}

it(`leaves a whole site, and a next build that works, after each of ${KILLS} random kills`, async () => {
  await written('first');
  let [duration, killed] = [1000, 0];
  for (let round = 0; killed < KILLS; round += 1) {
    const before = wholeSite();
    const child = write(`round ${round}`);
    child.stderr?.resume();
    const started = performance.now();
    const closed = once(child, 'close').then(() => performance.now() - started);
    // The later part of a build is when it replaces the site: chance picks from that most of the time.
    await sleep(duration * (0.3 + Math.random() * 0.9));
    child.kill(SIGNALS[round % SIGNALS.length]);
    const took = await closed;
    if (child.signalCode !== null) killed += 1;
    // What else the machine does changes from one round to the next.
    else duration = took;
    expect([before, `round ${round}`, null]).toContain(wholeSite());
    if (round % 5 === 4) {
      await written(`after round ${round}`);
      expect(wholeSite()).toBe(`after round ${round}`);
      expect(readdirSync(root)).toEqual(['public']);
    }
  }
  await written('last');
  expect(wholeSite()).toBe('last');
  expect(readdirSync(root)).toEqual(['public']);
});

it('leaves one of the sites whole when builds run at once, in a loop, and some are killed', async () => {
  for (let round = 0; round < 15; round += 1) {
    const texts = ['a', 'b', 'c'].map((name) => `${name}${round}`);
    const builds = texts.map(write);
    const doomed = builds[round % 3];
    if (round % 2 === 1) setTimeout(() => doomed?.kill('SIGKILL'), 100 + Math.random() * 500);
    await Promise.all(builds.map((child) => once(child, 'close')));
    for (const child of builds) {
      if (child !== doomed || round % 2 === 0) expect(child.exitCode).toBe(0);
    }
    expect(texts).toContain(wholeSite());
  }
  await written('last');
  expect(wholeSite()).toBe('last');
  expect(readdirSync(root)).toEqual(['public']);
});
