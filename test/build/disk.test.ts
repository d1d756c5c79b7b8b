import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../..');

let root: string;
let out: string;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'disk-'));
});
beforeEach(async () => {
  count += 1;
  await mkdir(join(root, String(count)));
  out = join(root, String(count), 'public');
});
afterAll(() => rm(root, { recursive: true, force: true }));

interface Outcome {
  readonly status: number;
  readonly stderr: string;
}

/** Runs shell lines in which `$write COUNT TEXT` writes a site to `$out` in `$dir`. */
const shell = (lines: string, program: readonly string[] = ['sh']): Promise<Outcome> =>
  new Promise((done) => {
    const write = `${process.execPath} --import tsx test/build/write-some.ts ${out}`;
    const [command = '', ...args] = [...program, '-c', lines];
    const env = { PATH: process.env.PATH, write, out, dir: join(out, '..'), NODE_NO_WARNINGS: '1' };
    execFile(command, args, { cwd: REPOSITORY, env }, (error, _stdout, stderr) =>
      done({ status: error === null ? 0 : Number(error.code), stderr }),
    );
  });

it('writes any number of files with few of them open', async () => {
  const lines = 'ulimit -n 64 && $write 1000 one && $write 1000 two';
  expect(await shell(lines)).toEqual({ status: 0, stderr: '' });
});

const NAMESPACE = ['unshare', '--map-root-user', '--mount', 'sh'];
const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
const isRoot = process.getuid?.() === 0;
if (!canMount) console.warn('SKIPPED: faults of the disk; this machine gives no mount namespace (unshare).');
if (!isRoot || !canMount) console.warn('SKIPPED: leftovers of another user; only root can become one.');

describe.runIf(canMount)('a fault of the disk is one sentence, and the site before it stays', () => {
  it.each([
    ['a full disk', 'mount -t tmpfs -o size=1m none "$dir"', 'there is no space left on the disk'],
    ['a mount point', 'mkdir "$out" && mount -t tmpfs none "$out"', 'it is a mount point'],
    ['a read-only disk', 'mount -t tmpfs -o ro none "$dir"', 'the disk is read-only'],
  ])('%s', async (_what, mount, reason) => {
    const { status, stderr } = await shell(`${mount}; $write 1000 one`, NAMESPACE);
    expect(status).toBe(2);
    expect(stderr).toContain(`The output ${out} cannot be written: ${reason}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('a disk that fills up', async () => {
    const lines = [
      'mount -t tmpfs -o size=4m none "$dir" && $write 500 one',
      'dd if=/dev/zero of="$dir/filler" bs=1k 2>/dev/null',
      '$write 500 two && echo "It did not fail." >&2',
      'cat "$out/9/499.txt" >&2 && echo >&2 && ls "$dir" >&2',
    ];
    const { stderr } = await shell(lines.join('\n'), NAMESPACE);
    expect(stderr).toBe(
      `The output ${out} cannot be written: there is no space left on the disk. Make room and build again.\none\nfiller\npublic\n`,
    );
  });
});

it.runIf(isRoot && canMount)('is not stopped by what another user left', async () => {
  const lines = [
    'mkdir "$out.next-99999999-0a1b2c3d" "$out.next-1-0a1b2c3d" && chmod 1777 "$dir" && chmod 755 "$dir/.."',
    'setpriv --reuid=65534 --clear-groups $write 5 one',
  ];
  expect(await shell(lines.join('\n'))).toEqual({ status: 0, stderr: '' });
  const names = await readdir(join(out, '..'));
  expect(names.sort()).toEqual(['public', 'public.next-1-0a1b2c3d', 'public.next-99999999-0a1b2c3d']);
  expect(await readFile(join(out, '4/4.txt'), 'utf8')).toBe('one');
});
