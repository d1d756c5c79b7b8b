import { execFile } from 'node:child_process';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadContent } from '../../build/catalogue/catalogue.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { readBytes } from '../../build/read/directory.ts';
import { inDirectory, placeOf, VALID } from '../support/content-tree.ts';

const run = promisify(execFile);

async function placesAfter(change: (dir: string) => Promise<unknown>): Promise<string[]> {
  return inDirectory(VALID, async (dir) => {
    await change(dir);
    return (await loadContent(dir)).findings.map(placeOf);
  });
}

test('a link to a file outside is not followed', async () => {
  expect(await placesAfter((dir) => symlink('/etc/passwd', join(dir, 'faq', 'secret.yaml')))).toEqual([
    'faq/secret.yaml:1:1 symbolic-link',
  ]);
});

test('a link to a folder outside is not followed', async () => {
  expect(await placesAfter((dir) => symlink('/etc', join(dir, 'skills', 'etc')))).toEqual([
    'skills/etc:1:1 symbolic-link',
  ]);
});

test('a link to nowhere and a link to itself are reported', async () => {
  const places = await placesAfter(async (dir) => {
    await symlink('nowhere', join(dir, 'exams', 'lost.yaml'));
    await symlink('loop', join(dir, 'loop'));
  });
  expect(places).toEqual(['exams/lost.yaml:1:1 symbolic-link', 'loop:1:1 symbolic-link']);
});

test('a link in the place of a folder of records is not followed', async () => {
  const places = await placesAfter(async (dir) => {
    await rename(join(dir, 'exams'), join(dir, '.exams'));
    await symlink('.exams', join(dir, 'exams'));
  });
  expect(places).toEqual(['exams:1:1 symbolic-link']);
});

test('a folder that is named like a record is reported', async () => {
  expect(await placesAfter((dir) => mkdir(join(dir, 'faq', 'folder.yaml')))).toEqual([
    'faq/folder.yaml:1:1 unexpected-file',
  ]);
});

test('a pipe is reported and never opened', async () => {
  expect(await placesAfter((dir) => run('mkfifo', [join(dir, 'faq', 'pipe.yaml')]))).toEqual([
    'faq/pipe.yaml:1:1 unexpected-file',
  ]);
});

test('a name that holds a line feed, or characters of a pattern, is reported', async () => {
  const places = await placesAfter(async (dir) => {
    await writeFile(join(dir, 'faq', 'a\nb.yaml'), '');
    await writeFile(join(dir, 'faq', '[*]!(a)\\.yaml'), '');
  });
  expect(places).toEqual(['faq/[*]!(a)\\.yaml:1:1 unexpected-file', 'faq/a\nb.yaml:1:1 unexpected-file']);
});

test('dotfiles and what lies in their folders are left alone', async () => {
  const places = await placesAfter(async (dir) => {
    await mkdir(join(dir, '.git', 'faq'), { recursive: true });
    await writeFile(join(dir, '.git', 'faq', 'x.yaml'), '');
    await writeFile(join(dir, 'faq', '.fee.yaml.swp'), '');
  });
  expect(places).toEqual([]);
});

test('a file that cannot be read, here because it is gone by then, has no bytes', async () => {
  await inDirectory(VALID, async (dir) => {
    expect(readBytes(dir, 'faq/fee.yaml')).toBeInstanceOf(Uint8Array);
    expect(readBytes(dir, 'faq/gone.yaml')).toBe('unreadable-file');
  });
});

test('a content directory that is missing, or is a file, is one clear sentence', async () => {
  await inDirectory(VALID, async (dir) => {
    await expect(loadContent(join(dir, 'nowhere'))).rejects.toThrow(UserError);
    await expect(loadContent(join(dir, 'service.yaml'))).rejects.toThrow(/^There is no content directory at "/);
  });
});

test('an empty directory lacks the single files that every content needs', async () => {
  const files = await inDirectory({}, async (dir) => (await loadContent(dir)).findings.map(({ file }) => file));
  expect(files).toEqual([
    'fields.yaml',
    'glossary.yaml',
    'majors.yaml',
    'places.yaml',
    'regions.yaml',
    'retired.yaml',
    'service.yaml',
  ]);
});

test('the hash follows every byte and every name, and nothing else', async () => {
  const hashAfter = (change: (dir: string) => Promise<unknown>) =>
    inDirectory(VALID, async (dir) => {
      await change(dir);
      return (await loadContent(dir)).catalogue?.contentHash;
    });
  const plain = await hashAfter(async () => {});
  expect(plain).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashAfter((dir) => writeFile(join(dir, 'README.md'), 'For editors.'))).toBe(plain);
  expect(await hashAfter((dir) => writeFile(join(dir, 'glossary.yaml'), `${VALID['glossary.yaml']}\n`))).not.toBe(
    plain,
  );
});
