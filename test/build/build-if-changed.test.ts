import { cp, mkdtemp, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSite } from '../../build/build.ts';
import { buildIfChanged } from '../../build/build-if-changed.ts';
import { checkIfChanged } from '../../build/check-if-changed.ts';
import { filesIn } from '../support/files-in.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stamp-'));
  await cp(CONTENT_DIR, join(dir, 'content'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const optionsFor = (out: string) => ({
  contentDir: join(dir, 'content'),
  outDir: join(dir, out),
  baseUrl: 'https://data.test',
  asOf: '2026-11-20',
  production: false,
  // They are most of the files, and a stamp tells one file as well as another.
  recordPages: false,
});
const stamps = () => join(dir, 'stamps');
const stampFile = () => join(stamps(), 'build');
const build = (change = {}) => buildIfChanged({ ...optionsFor('public'), ...change }, stamps());
const edit = async (file: string, from: string, to: string) => {
  const path = join(dir, 'content', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

/** Whatever the stamp says: what lies in the output is what a build without any stamp writes. */
async function expectRightOutput(): Promise<void> {
  await buildSite(optionsFor('cold'));
  expect(await filesIn(join(dir, 'public'))).toEqual(await filesIn(join(dir, 'cold')));
}

it('does nothing a second time', async () => {
  const first = await build();
  expect(first.unchanged).toBe(false);
  const second = await build();
  expect(second).toMatchObject({ unchanged: true, files: (await filesIn(join(dir, 'public'))).size });
  await expectRightOutput();
});

it('builds again after an edit, and leaves what a cold build leaves', async () => {
  await build();
  await edit('universities/ksu.yaml', 'King Saud University', 'King Saud University of Riyadh');
  expect((await build()).unchanged).toBe(false);
  await expectRightOutput();
  expect((await build()).unchanged).toBe(true);
});

it.each([
  ['an edit that keeps length and time', () => edit('exams/gat.yaml', 'GAT', 'TAG')],
  ['a file that is gone', () => unlink(join(dir, 'content', 'exams', 'step.yaml'))],
  ['an output file that was edited', () => writeFile(join(dir, 'public', 'robots.txt'), 'x')],
  ['an output file that is gone', () => unlink(join(dir, 'public', 'robots.txt'))],
  ['an output file too many', () => writeFile(join(dir, 'public', 'more.txt'), '')],
])('sees %s', async (_, change) => {
  await build();
  await change();
  expect((await build()).unchanged).toBe(false);
});

it('sees an edit of the output that hides behind the old time', async () => {
  await build();
  const path = join(dir, 'public', 'robots.txt');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('yes', 'noo'));
  await utimes(path, new Date(0), new Date(0));
  expect((await build()).unchanged).toBe(false);
  await expectRightOutput();
});

it('sees another day, another address and another directory', async () => {
  await build();
  expect((await build({ asOf: '2026-11-21' })).unchanged).toBe(false);
  expect((await build({ baseUrl: 'https://other.test' })).unchanged).toBe(false);
  expect((await build({ outDir: join(dir, 'other') })).unchanged).toBe(false);
});

it('remembers no content in which something was found', async () => {
  await edit('universities/ksu.yaml', 'kind: public', 'kind: publik');
  expect(await build()).toMatchObject({ unchanged: false, site: null });
  expect(await build()).toMatchObject({ unchanged: false, site: null });
});

it.each([
  ['damaged', async () => writeFile(stampFile(), 'x'.repeat(65))],
  ['cut off', async () => writeFile(stampFile(), (await readFile(stampFile())).subarray(0, 20))],
  ['empty', async () => writeFile(stampFile(), '')],
  ['gone', async () => unlink(stampFile())],
  [
    'of another site',
    async () => {
      const mine = await readFile(stampFile());
      await build({ outDir: join(dir, 'other'), asOf: '2026-11-25' });
      expect(await readFile(stampFile())).not.toEqual(mine);
    },
  ],
])('builds the same when the stamp is %s', async (_, spoil) => {
  await build();
  await spoil();
  await edit('universities/ksu.yaml', 'King Saud University', 'King Saud University of Riyadh');
  expect((await build()).unchanged).toBe(false);
  await expectRightOutput();
});

it('takes no stamp of the content before an edit for one after it', async () => {
  await build();
  const before = await readFile(stampFile());
  await edit('universities/ksu.yaml', 'King Saud University', 'King Saud University of Riyadh');
  await build();
  await writeFile(stampFile(), before);
  expect((await build()).unchanged).toBe(false);
  await expectRightOutput();
});

it('tells the warnings again that an unchanged check would find, from a stamp that nobody touched', async () => {
  const check = () => checkIfChanged(join(dir, 'content'), '2026-11-20', stamps());
  const first = await check();
  expect(await check()).toEqual(first);
  const path = join(stamps(), 'check');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/\n[\s\S]*/, '\n[{"code":"made-up"}]\n'));
  expect(await check()).toEqual(first);
});
