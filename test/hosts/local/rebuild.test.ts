import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildSite } from '../../../build/build.ts';
import { UserError } from '../../../build/findings/user-error.ts';
import { openSite } from '../../../hosts/local/local-site.ts';
import { CONTENT_DIR } from '../../support/frozen-content.ts';
import { startLocalServer } from '../../support/local-server.ts';

const server = await startLocalServer({ asOf: '2026-11-20' });

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

/** A copy of the built site, which a test may damage. */
async function copied(): Promise<{ publicDir: string; table: string }> {
  const publicDir = join(await mkdtemp(join(tmpdir(), 'site-')), 'public');
  await cp(server.publicDir, publicDir, { recursive: true });
  onTestFinished(() => rm(join(publicDir, '..'), { recursive: true }));
  return { publicDir, table: join(publicDir, '_site/routes.json') };
}

it.each([
  ['files are missing', (dir: string) => rm(join(dir, 'api'), { recursive: true })],
  ['a file is of another build', (dir: string) => writeFile(join(dir, 'api/agent/exams.json'), '{}')],
  ['the table is half written', (dir: string) => writeFile(join(dir, '_site/routes.json'), '{"rules":[')],
])('keeps serving the good site while of the one on the disk %s', async (_what, damage) => {
  const { publicDir, table } = await copied();
  const { current } = openSite(publicDir);
  const good = current();
  // Another validator: the file has to be read.
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replaceAll(/"etag":"\\"./g, '"etag":"\\"x'));
  await damage(publicDir);
  for (const mtime of [1, 2, 3]) {
    await utimes(table, mtime, mtime);
    expect(current(), `after ${mtime} broken builds`).toBe(good);
  }
});

it('looks once at a site that is not whole, and again after a few seconds', async () => {
  const { publicDir, table } = await copied();
  const { current } = openSite(publicDir);
  const good = current();
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('{', '['));
  await utimes(table, 1, 1);
  expect(current()).toBe(good);
  // Mended without a change that shows, as a program that copies file by file may do.
  await writeFile(table, text);
  await utimes(table, 1, 1);
  expect(current()).toBe(good);
  const later = performance.now() + 5_001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(current()).not.toBe(good);
  vi.restoreAllMocks();
});

it('answers when all files are deleted under it', async () => {
  const { publicDir } = await copied();
  const { current } = openSite(publicDir);
  await rm(publicDir, { recursive: true });
  expect(await current().read('/api/agent/exams.json')).toContain('"exams"');
  await mkdir(publicDir);
});

it('says what to do where there is no site', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'site-'));
  expect(() => openSite(empty)).toThrow(
    new UserError(`There is no built site in ${empty}. Run npm run build first.`),
  );
  await rm(empty, { recursive: true });
});

it('lets the edge read published files alone', async () => {
  const { current } = openSite(server.publicDir);
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
});
