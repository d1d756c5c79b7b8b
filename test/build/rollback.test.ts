import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeSite } from '../../build/write/write-site.ts';
import { textFile } from '../support/site-files.ts';

const { renameSync } = fs;
/** Has the whole program rename like this: a disk that is faulty at one moment cannot be had otherwise. */
const useRename = (rename: typeof renameSync) => {
  fs.renameSync = rename;
  syncBuiltinESMExports();
};
afterEach(() => useRename(renameSync));

const site = (text: string) => [textFile('/a.txt', text), textFile('/_site/routes.json', '{}')];

it('puts the old site back when the new one cannot take its place', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rollback-'));
  const out = join(root, 'public');
  writeSite(site('old'), out);

  let failures = 0;
  useRename((from, to) => {
    if (to === out && !String(from).includes('.previous') && failures++ === 0) throw new Error('EIO');
    renameSync(from, to);
  });
  await expect(async () => writeSite(site('new'), out)).rejects.toThrow();
  expect(failures, 'the disk was not asked to fail').toBe(1);
  expect(await readFile(join(out, 'a.txt'), 'utf8')).toBe('old');
  expect(await readdir(root)).toEqual(['public']);

  writeSite(site('new'), out);
  expect(await readFile(join(out, 'a.txt'), 'utf8')).toBe('new');
  await rm(root, { recursive: true });
});
