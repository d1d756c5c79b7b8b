import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeSite } from '../../build/write/write-site.ts';
import { textFile } from '../support/text-file.ts';

/** The real file system, whose next rename of a finished site into its place fails once, as on a faulty disk. */
const disk = vi.hoisted(() => ({ failsFor: '' }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (to === disk.failsFor && !String(from).includes('.previous')) {
      disk.failsFor = '';
      throw new Error('EIO: the disk failed');
    }
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

const site = (text: string) => [textFile('/a.txt', text), textFile('/_site/routes.json', '{}')];

it('puts the old site back when the new one cannot take its place', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rollback-'));
  const out = join(root, 'public');
  await writeSite(site('old'), out);

  disk.failsFor = out;
  await expect(async () => writeSite(site('new'), out)).rejects.toThrow();
  expect(disk.failsFor, 'the disk was not asked to fail').toBe('');
  expect(await readFile(join(out, 'a.txt'), 'utf8')).toBe('old');
  expect(await readdir(root)).toEqual(['public']);

  await writeSite(site('new'), out);
  expect(await readFile(join(out, 'a.txt'), 'utf8')).toBe('new');
  await rm(root, { recursive: true });
});
