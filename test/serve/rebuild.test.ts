import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '../../build/build.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { openSite } from '../../serve/local-site.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { startLocalServer } from '../support/local-server.ts';

const server = await startLocalServer({ asOf: '2026-11-20' });
afterAll(() => server.stop());

const exams = async (etag = '') => {
  const response = await fetch(`${server.base}/api/agent/exams`, { headers: { 'If-None-Match': etag } });
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
};

it('serves what a later build wrote, with its own validators', async () => {
  const before = await exams();
  expect(JSON.parse(before.text)).toMatchObject({ asOf: '2026-11-20' });
  expect((await exams(before.etag)).status).toBe(304);

  const { base, publicDir } = server;
  const options = { contentDir: CONTENT_DIR, outDir: publicDir, baseUrl: base, production: false };
  await buildSite({ ...options, asOf: '2026-11-21' });
  const after = await exams(before.etag);
  expect(after.status).toBe(200);
  expect(JSON.parse(after.text)).toMatchObject({ asOf: '2026-11-21' });
  expect(after.etag).not.toBe(before.etag);
});

it('answers every request whole while builds come and go', async () => {
  const { base, publicDir } = server;
  const options = { contentDir: CONTENT_DIR, outDir: publicDir, baseUrl: base, production: false };
  const days = ['2026-11-22', '2026-11-23'];
  let building = true;
  const client = async () => {
    for (let asked = 0; building || asked === 0; asked++) {
      const { status, text } = await exams();
      expect([status, JSON.parse(text).exams.length > 0]).toEqual([200, true]);
    }
  };
  const clients = Promise.all(Array.from({ length: 4 }, client));
  for (const asOf of days) await buildSite({ ...options, asOf });
  building = false;
  await clients;
  expect(JSON.parse((await exams()).text)).toMatchObject({ asOf: days.at(-1) });
});

it('keeps serving the good site while the one on the disk is not whole', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const publicDir = join(directory, 'public');
  await cp(server.publicDir, publicDir, { recursive: true });
  const { root, current, close } = openSite(publicDir);
  const file = join(root, current().folder, 'api/agent/exams.json');

  await rm(join(publicDir, 'api'), { recursive: true });
  const table = join(publicDir, '_site/routes.json');
  for (const mtime of [1, 2, 3]) {
    await utimes(table, mtime, mtime);
    current();
    expect(existsSync(file), `after ${mtime} broken builds`).toBe(true);
  }
  close();
  await rm(directory, { recursive: true });
});

it('keeps the copies of the last two builds, whoever still reads them, and deletes the older ones', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const publicDir = join(directory, 'public');
  await cp(server.publicDir, publicDir, { recursive: true });
  const { root, current, close } = openSite(publicDir);
  const folders = [current().folder];
  for (const mtime of [1, 2, 3]) {
    await utimes(join(publicDir, '_site/routes.json'), mtime, mtime);
    folders.push(current().folder);
    expect(readdirSync(root).sort()).toEqual(folders.slice(-2).sort());
  }
  expect(new Set(folders).size).toBe(4);
  close();
  expect(existsSync(root)).toBe(false);
  await rm(directory, { recursive: true });
});

it('says what to do where there is no site', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'site-'));
  expect(() => openSite(empty)).toThrow(
    new UserError(`There is no built site in ${empty}. Run npm run build first.`),
  );
  await rm(empty, { recursive: true });
});

it('lets the edge read published files alone', async () => {
  const { current, close } = openSite(server.publicDir);
  const site = current();
  expect(await site.read('/api/agent/exams.json')).toContain('"exams"');
  for (const path of [
    '/../outside.txt',
    '/_site/routes.json',
    '/nope',
    '/__proto__',
    'api/agent/exams.json',
  ]) {
    expect(await site.read(path), path).toBeNull();
  }
  close();
});
