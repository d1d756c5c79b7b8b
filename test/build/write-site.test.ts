import { readFileSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../build/findings/user-error.ts';
import type { SiteFile } from '../../build/publication/publication.ts';
import { updateSite, writeSite as write } from '../../build/write/write-site.ts';
import { textFile as file } from '../support/site-files.ts';

const mark = file('/_site/routes.json', '{}');
const writeSite = async (...args: Parameters<typeof write>) => write(...args);
const site = (...files: SiteFile[]): SiteFile[] => [...files, mark];

/** No process has this number. */
const DEAD = 99_999_999;

let root: string;
let out: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-site-'));
  out = join(root, 'public');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (path: string): Promise<string> => readFile(join(out, path), 'utf8');

describe('writing a site', () => {
  it('replaces the whole site and leaves nothing else behind', async () => {
    await writeSite(site(file('/old.txt', 'old'), file('/same.txt', 'same')), out);
    await writeSite(site(file('/a/new.txt', 'new'), file('/same.txt', 'same')), out);
    expect(await read('a/new.txt')).toBe('new');
    await expect(read('old.txt')).rejects.toThrow('ENOENT');
    expect(await readdir(root)).toEqual(['public']);
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
    await rename(out, `${out}.previous-${DEAD}-0a1b2c3d`);
    await mkdir(join(root, `public.next-${DEAD}-0a1b2c3d`));
    await expect(writeSite(site(file('/b', ''), file('/b/c', '')), out)).rejects.toThrow();
    expect(await read('a.txt')).toBe('a');
    expect(await readdir(root)).toEqual(['public']);
  });

  it('leaves alone what another build that still runs is writing', async () => {
    const others = ['next', 'previous', 'discarded'].map((role) => `public.${role}-${process.ppid}-0a1b2c3d`);
    for (const other of others) await mkdir(join(root, other));
    await writeSite(site(file('/a.txt', 'a')), out);
    expect((await readdir(root)).sort()).toEqual(['public', ...others].sort());
  });

  it('refuses a directory that holds anything else', async () => {
    await mkdir(out);
    await writeFile(join(out, 'thesis.doc'), 'years of work');
    await expect(writeSite(site(), out)).rejects.toThrow(/holds files that no build wrote/);
    expect(await read('thesis.doc')).toBe('years of work');
  });

  it.each(['public.previous', 'public.next-term', 'public.previous-1', 'public.next-1-draft'])(
    'neither stumbles over %s nor takes it for a leftover of its own',
    async (name) => {
      await mkdir(join(root, name));
      await writeFile(join(root, name, 'thesis.doc'), 'years of work');
      await writeSite(site(), out);
      expect(await readFile(join(root, name, 'thesis.doc'), 'utf8')).toBe('years of work');
    },
  );

  it('does not blame the output for a file of the program that is gone', async () => {
    const gone = join(root, 'CHANGELOG.md');
    const files = function* () {
      yield { path: '/page.html', body: readFileSync(gone) };
    };
    await expect(writeSite(files(), out)).rejects.toThrow(`The site is made of ${gone} too, which cannot be read`);
  });

  it('says that it cannot write below a file', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(writeSite(site(), join(root, 'file', 'public'))).rejects.toThrow(UserError);
  });

  it.runIf(process.platform === 'linux')('says that it cannot write where nobody can', async () => {
    await expect(writeSite(site(), '/proc/public')).rejects.toThrow(UserError);
  });

  it.each([
    ['deleted the old site', (name: string) => `${name}.discarded-${DEAD}-0a1b2c3d`],
    ['had put the new site in place', (name: string) => `${name}.previous-${DEAD}-0a1b2c3d`],
  ])('goes on after a build that was killed when it %s', async (_when, leftover) => {
    await writeSite(site(file('/a.txt', 'a')), out);
    await mkdir(leftover(out));
    await writeFile(join(leftover(out), 'half.txt'), 'half of a site');
    await writeSite(site(file('/b.txt', 'b')), out);
    expect(await read('b.txt')).toBe('b');
    expect(await readdir(root)).toEqual(['public']);
  });

  it('takes up the newest of several sites that killed builds had moved aside', async () => {
    for (const [body, mark] of [
      ['old', '00000001'],
      ['newest', '00000000'],
    ]) {
      await writeSite(site(file('/a.txt', body ?? '')), out);
      await rename(out, `${out}.previous-${DEAD}-${mark}`);
      await sleep(20);
    }
    await expect(writeSite(site(file('/b', ''), file('/b/c', '')), out)).rejects.toThrow();
    expect(await read('a.txt')).toBe('newest');
    expect(await readdir(root)).toEqual(['public']);
  });

  it('publishes into what a link points to, and keeps the link', async () => {
    const documents = join(root, 'www', 'documents');
    await mkdir(documents, { recursive: true });
    await symlink(join('www', 'documents'), out);
    await writeSite(site(file('/a.txt', 'a')), out);
    await writeSite(site(file('/a.txt', 'b')), out);
    expect(await readFile(join(documents, 'a.txt'), 'utf8')).toBe('b');
    expect((await lstat(out)).isSymbolicLink()).toBe(true);
    expect(await readdir(join(root, 'www'))).toEqual(['documents']);
  });

  it('refuses a link that leads nowhere', async () => {
    await symlink(join(root, 'gone'), out);
    await expect(writeSite(site(), out)).rejects.toThrow(/is a link that leads nowhere/);
  });
});

describe('bringing a site up to date', () => {
  it('writes what differs, deletes what is gone and leaves the rest as it is', async () => {
    const old = site(file('/a/same.txt', 'same'), file('/a/other.txt', 'old'), file('/b/gone.txt', ''));
    const before = updateSite(old, out, new Map());
    const { ino } = await lstat(join(out, 'a/same.txt'));
    const now = updateSite(
      site(file('/a/same.txt', 'same'), file('/a/other.txt', 'new'), file('/c.txt', 'c')),
      out,
      before,
    );
    expect(now.size).toBe(4);
    expect((await lstat(join(out, 'a/same.txt'))).ino).toBe(ino);
    expect([await read('a/other.txt'), await read('c.txt')]).toEqual(['new', 'c']);
    await expect(read('b/gone.txt')).rejects.toThrow('ENOENT');
  });

  it('changes nothing when making a file fails', async () => {
    const before = updateSite(site(file('/a.txt', 'old')), out, new Map());
    function* broken() {
      yield file('/a.txt', 'new');
      throw new Error('broken');
    }
    expect(() => updateSite(broken(), out, before)).toThrow('broken');
    expect(await read('a.txt')).toBe('old');
  });

  it('says what is wrong when the directory cannot be written', async () => {
    await writeFile(join(root, 'file'), '');
    expect(() => updateSite(site(), join(root, 'file', 'public'), new Map())).toThrow(UserError);
  });
});
