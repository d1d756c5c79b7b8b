import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../build/findings/user-error.ts';
import type { SiteFile } from '../../build/publication/publication.ts';
import { writeSite } from '../../build/write/write-site.ts';

const file = (path: string, body: string): SiteFile => ({
  path,
  body,
  contentType: 'text/plain',
  cache: 'short',
  schema: null,
});
const mark = file('/_site/routes.json', '{}');
const site = (...files: SiteFile[]): SiteFile[] => [...files, mark];

let root: string;
let out: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-site-'));
  out = join(root, 'public');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (path: string): Promise<string> => readFile(join(out, path), 'utf8');
const inode = async (path: string): Promise<number> => (await stat(join(out, path))).ino;

describe('writing a site', () => {
  it('replaces the whole site and leaves nothing else behind', async () => {
    await writeSite(site(file('/old.txt', 'old'), file('/same.txt', 'same')), out);
    await writeSite(site(file('/a/new.txt', 'new'), file('/same.txt', 'same')), out);
    expect(await read('a/new.txt')).toBe('new');
    await expect(read('old.txt')).rejects.toThrow('ENOENT');
    expect(await readdir(root)).toEqual(['public']);
  });

  it('does not rewrite a file that has not changed', async () => {
    await writeSite(site(file('/same.txt', 'same'), file('/changed.txt', '1')), out);
    const before = await inode('same.txt');
    await writeSite(site(file('/same.txt', 'same'), file('/changed.txt', '2')), out);
    expect(await inode('same.txt')).toBe(before);
    expect(await read('changed.txt')).toBe('2');
  });

  it('touches nothing when the site is already there', async () => {
    const files = site(file('/a.txt', 'a'));
    await writeSite(files, out);
    const before = (await stat(out)).ino;
    await writeSite(files, out);
    expect((await stat(out)).ino).toBe(before);
  });

  it('keeps the old site when the new one cannot be written', async () => {
    await writeSite(site(file('/a.txt', 'a')), out);
    const impossible = site(file('/b', 'a file'), file('/b/c.txt', 'below a file'));
    await expect(writeSite(impossible, out)).rejects.toThrow();
    expect(await read('a.txt')).toBe('a');
    expect(await readdir(root)).toEqual(['public']);
  });

  it('takes up the old site that a killed build had moved aside', async () => {
    await writeSite(site(file('/a.txt', 'a')), out);
    await rename(out, `${out}.previous`);
    await mkdir(join(root, 'public.next-99999999'));
    await expect(writeSite(site(file('/b', ''), file('/b/c', '')), out)).rejects.toThrow();
    expect(await read('a.txt')).toBe('a');
    expect(await readdir(root)).toEqual(['public']);
  });

  it('leaves alone what another build that still runs is writing', async () => {
    const other = `public.next-${process.ppid}`;
    await mkdir(join(root, other));
    await writeSite(site(file('/a.txt', 'a')), out);
    expect((await readdir(root)).sort()).toEqual(['public', other]);
  });

  it('refuses a directory that holds anything else', async () => {
    await mkdir(out);
    await writeFile(join(out, 'thesis.doc'), 'years of work');
    await expect(writeSite(site(), out)).rejects.toThrow(/holds files that no build wrote/);
    expect(await read('thesis.doc')).toBe('years of work');
  });

  it.each(['public.previous', 'public.next-term'])(
    'does not take %s for a leftover of its own',
    async (name) => {
      await mkdir(join(root, name));
      await writeFile(join(root, name, 'thesis.doc'), 'years of work');
      await writeSite(site(), out).catch(() => null);
      expect(await readFile(join(root, name, 'thesis.doc'), 'utf8')).toBe('years of work');
    },
  );

  it('says that it cannot write below a file', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(writeSite(site(), join(root, 'file', 'public'))).rejects.toThrow(UserError);
  });

  it.runIf(process.platform === 'linux')('says that it cannot write where nobody can', async () => {
    await expect(writeSite(site(), '/proc/public')).rejects.toThrow(UserError);
  });
});
