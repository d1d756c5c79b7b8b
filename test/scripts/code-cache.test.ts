import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../scripts/pack.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

const directory = mkdtempSync(join(tmpdir(), 'code-'));
/** Named as no other, as stamps take it for the digest of the program. */
const packed = join(directory, basename(directory));
const file = join(packed, 'check.js');
const code = `${file}.code`;
/** Runs a packed file the way commands do, in a process of its own. */
const runner = join(directory, 'run.ts');
const flags = ['--content', CONTENT_DIR, '--as-of', '2026-11-20'];

const argsOf = (path: string): string[] => ['--import', 'tsx', runner, path, ...flags];
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}
const runPackedFile = (...nodeFlags: string[]) => run(...nodeFlags, ...argsOf(file));

let said: ReturnType<typeof run>;
let sound: Buffer;

beforeAll(async () => {
  const codeCache = JSON.stringify(join(process.cwd(), 'scripts/code-cache.ts'));
  writeFileSync(
    runner,
    `import { createRequire } from 'node:module';
     import { compiled } from ${codeCache};
     const [file] = process.argv.splice(2, 1);
     compiled(file)(createRequire(${codeCache}));`,
  );
  expect(await pack(directory, packed)).toBe(true);
  said = run('--import', 'tsx', 'scripts/commands/check.ts', ...flags);
  expect(said.stdout).toContain('errors');
  expect(runPackedFile()).toEqual(said);
  sound = readFileSync(code);
});
afterAll(() => rmSync(directory, { recursive: true }));

const changedAt = (position: number): Buffer => {
  const bytes = Buffer.from(sound);
  bytes[position] = 255 - (bytes[position] ?? 0);
  return bytes;
};

test('code that was kept is taken', () => {
  const probe = join(directory, 'probe.cjs');
  writeFileSync(
    probe,
    `const vm = require('node:vm');
     vm.Script = class extends vm.Script {
       constructor(source, options) {
         super(source, options);
         console.error('rejected: ' + this.cachedDataRejected);
       }
     };`,
  );
  expect(runPackedFile('--require', probe).stderr).toBe('rejected: false\n');
  expect(runPackedFile('--require', probe, '--stack-size=900')).toEqual({
    ...said,
    stderr: 'rejected: true\n',
  });
});

test.each<[string, () => Uint8Array]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', () => sound.subarray(0, sound.length / 2)],
  ['longer', () => Buffer.concat([sound, sound])],
  ['damaged in its digest', () => changedAt(3)],
  ['damaged in its middle', () => changedAt(Math.floor(sound.length / 2))],
])('code that is %s is made anew', (_, bytes) => {
  writeFileSync(code, bytes());
  expect(runPackedFile()).toEqual(said);
  expect(readFileSync(code).equals(bytes())).toBe(false);
});

test('code of another command is made anew, even if V8 would take it: that looks at the length of the text alone', () => {
  const [one, two] = ['one', 'two'].map((word) => {
    const path = join(packed, `${word}.js`);
    writeFileSync(path, `console.log('${word}');`);
    expect(run(...argsOf(path)).stdout).toBe(`${word}\n`);
    return path;
  });
  copyFileSync(`${one}.code`, `${two}.code`);
  expect(run(...argsOf(`${two}`)).stdout).toBe('two\n');

  copyFileSync(`${one}.code`, code);
  expect(runPackedFile()).toEqual(said);
});

test('commands that start at once do not disturb each other', async () => {
  rmSync(code);
  const statuses = [1, 2, 3].map(
    () =>
      new Promise((resolve) =>
        spawn(process.execPath, argsOf(file), { stdio: 'ignore' }).on('close', resolve),
      ),
  );
  expect(await Promise.all(statuses)).toEqual(statuses.map(() => said.status));
  expect(runPackedFile()).toEqual(said);
});

test('nothing is left where code cannot be kept', () => {
  rmSync(code);
  mkdirSync(code);
  expect(runPackedFile()).toEqual(said);
  expect(readdirSync(packed).filter((name) => /\d$/.test(name))).toEqual([]);
});
