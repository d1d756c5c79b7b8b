import { createHash } from 'node:crypto';
import { renameSync, utimesSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { buildSite } from '../../build/build.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { handle } from '../../edge/handler.ts';
import { createServer } from '../../hosts/local/server.ts';
import { openSite } from '../../hosts/local/site.ts';
import { JSON_HEADERS } from '../mcp/post.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { startLocalServer } from '../support/local-server.ts';

const { base, publicDir } = await startLocalServer();

const build = (asOf: string, outDir = publicDir) =>
  buildSite({
    contentDir: CONTENT_DIR,
    outDir,
    baseUrl: base,
    production: false,
    asOf,
    recordPages: false,
  });

const exams = async (etag = '') => {
  const response = await fetch(`${base}/api/agent/exams`, { headers: { 'If-None-Match': etag } });
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
};

it('serves what a later build wrote, with its own validators', async () => {
  const before = await exams();
  expect(JSON.parse(before.text)).toMatchObject({ asOf: '2026-11-20' });
  expect((await exams(before.etag)).status).toBe(304);

  await build('2026-11-21');
  const after = await exams(before.etag);
  expect(after.status).toBe(200);
  expect(JSON.parse(after.text)).toMatchObject({ asOf: '2026-11-21' });
  expect(after.etag).not.toBe(before.etag);
});

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;

const unknown = await readFile(join(publicDir, 'problems/unknown-exam.json'), 'utf8');
const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_exams","arguments":{}}}';

/** Asks one thing after the other until told to stop; each answer has to be whole, with the validator of its bytes. */
async function askOn(isOver: () => boolean): Promise<number> {
  const files = [
    '/api/agent/exams',
    '/openapi.json',
    '/',
    '/assets/share-home-ar.png',
    '/assets/fonts/arabic-400.woff2',
  ];
  let asked = 0;
  while (!isOver()) {
    for (const path of files) {
      const response = await fetch(`${base}${path}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([path, response.status, response.headers.get('etag')]).toEqual([path, 200, etagOf(bytes)]);
    }
    const head = await fetch(`${base}/api/agent/today`, { method: 'HEAD' });
    const missing = await fetch(`${base}/api/agent/exams/none`);
    expect([head.status, missing.status, await missing.text()]).toEqual([200, 404, unknown]);
    const called = await fetch(`${base}/mcp`, { method: 'POST', headers: JSON_HEADERS, body: CALL });
    expect(await called.text()).toContain('"structuredContent":{"asOf"');
    asked += 1;
  }
  return asked;
}

/** Asks from several clients while something happens to the site. */
async function askDuring(work: () => Promise<void>): Promise<void> {
  // The edge function says what it could not read, and is asked again.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isOver = false;
  const clients = Array.from({ length: 4 }, () => askOn(() => isOver));
  await work().finally(() => {
    isOver = true;
  });
  for (const asked of await Promise.all(clients)) expect(asked).toBeGreaterThan(0);
  log.mockRestore();
}

it('answers every request whole while builds come and go', async () => {
  await askDuring(async () => {
    for (const asOf of ['2026-11-22', '2026-11-23']) await build(asOf);
  });
  expect(JSON.parse((await exams()).text)).toMatchObject({ asOf: '2026-11-23' });
});

it('answers every request whole while sites replace one another without end, and while there is none', async () => {
  const [other, away] = [`${publicDir}-other`, `${publicDir}-away`];
  await build('2026-11-24', other);
  await askDuring(async () => {
    for (let round = 0; round < 40; round += 1) {
      renameSync(publicDir, away);
      if (round % 4 === 0) await sleep(Math.random() * 20);
      // Every build writes another file.
      utimesSync(join(other, '_site/routes.json'), round, round);
      renameSync(other, publicDir);
      renameSync(away, other);
      await sleep(Math.random() * 60);
    }
  });
});

it('reads again as often as a site is replaced meanwhile, and leaves no listener behind', async () => {
  const warn = vi.fn();
  process.on('warning', warn);
  const asked = exams();
  for (let round = 1, end = performance.now() + 500; performance.now() < end; round += 1) {
    utimesSync(join(publicDir, '_site/routes.json'), round, round);
    await setImmediate();
  }
  expect((await asked).status).toBe(200);
  process.off('warning', warn);
  expect(warn).not.toHaveBeenCalled();
});

it('answers once there is a site again, after all of it was deleted', async () => {
  const copy = join(dirname(publicDir), 'copy');
  await cp(publicDir, copy, { recursive: true });
  await askDuring(async () => {
    await sleep(50);
    await rm(publicDir, { recursive: true });
    await sleep(300);
    renameSync(copy, publicDir);
    await sleep(50);
  });
});

it('says what to do where there is no site', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'site-'));
  afterAll(() => rm(empty, { recursive: true }));
  expect(() => createServer({ site: empty, handle, rateLimit: false })).toThrow(
    new UserError(`There is no built site in ${empty}. Run npm run build first.`),
  );
});

it('lets the edge read published files alone', async () => {
  const site = openSite(publicDir).latest();
  expect(await site.read('/api/agent/exams.json')).toContain('"exams"');
  for (const path of ['/../outside.txt', '/_site/routes.json', '/nope', '/__proto__', 'api/agent/exams.json']) {
    expect(await site.read(path), path).toBeNull();
  }
});
