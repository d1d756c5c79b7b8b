import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDead, parseMemory, remember } from '../../scripts/editing/links/memory.ts';
import { type Manners, visitAll } from '../../scripts/editing/links/visit.ts';
import { startCommand } from '../support/command.ts';
import { edited, inDirectory, VALID, withFile } from '../support/content-tree.ts';

const HASTY: Manners = { hosts: 4, pause: 0, patience: 2000, retries: [1, 1] };

/** What the server was asked, in order: `HEAD /page`. */
const asked: string[] = [];
let weak = 0;

const PAGES: Readonly<Record<string, RequestListener>> = {
  '/there': (_, response) => response.end('text'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/removed': (_, response) => response.writeHead(410).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-lies': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/forbidden': (_, response) => response.writeHead(403).end(),
  '/busy': (_, response) => response.writeHead(429, { 'Retry-After': '0' }).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/weak': (_, response) => response.writeHead(++weak < 3 ? 503 : 200).end(),
  '/silent': () => undefined,
  '/cut': ({ socket }) => socket.destroy(),
  '/moved': (_, response) => response.writeHead(301, { Location: '/there' }).end(),
  '/elsewhere': (_, response) => response.writeHead(302, { Location: '/there' }).end(),
  '/moved-away': (_, response) => response.writeHead(308, { Location: '/gone' }).end(),
  '/round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
};

const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const page = PAGES[request.url ?? ''];
  if (page === undefined) response.writeHead(404).end();
  else page(request, response);
});
let base = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a visit', () => {
  it.each([
    ['/there', 'ok', '200'],
    ['/gone', 'gone', '404'],
    ['/removed', 'gone', '410'],
    ['/no-head', 'ok', '200'],
    ['/head-lies', 'ok', '200'],
    ['/forbidden', 'blocked', '403'],
    ['/busy', 'blocked', '429'],
    ['/broken', 'failing', '500'],
    ['/weak', 'ok', '200'],
    ['/round', 'blocked', 'redirects without end'],
    ['/moved-away', 'gone', '404'],
  ])('of %s says %s (%s)', async (path, outcome, reason) => {
    expect(await visitAll([base + path], HASTY)).toEqual([{ url: base + path, outcome, reason, movedTo: null }]);
  });

  it('of a page that does not answer says slow, of one that hangs up failing', async () => {
    const impatient = { ...HASTY, patience: 50 };
    const outcomes = (await visitAll([`${base}/silent`, `${base}/cut`], impatient)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['slow', 'failing']);
  });

  it('of a host that does not exist says gone, of one that is off failing', async () => {
    const outcomes = (await visitAll(['http://nobody.invalid/', 'http://127.0.0.1:9/'], HASTY)).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['gone', 'failing']);
  });

  it('names the new address only when the page has moved for good', async () => {
    const moved = await visitAll([`${base}/moved`, `${base}/elsewhere`], HASTY);
    expect(moved.map(({ outcome, movedTo }) => [outcome, movedTo])).toEqual([
      ['ok', `${base}/there`],
      ['ok', null],
    ]);
  });

  it('asks for the head alone where that is enough, and never more than four times', async () => {
    asked.length = 0;
    await visitAll([`${base}/there`], HASTY);
    await visitAll([`${base}/broken`], HASTY);
    expect(asked).toEqual(['HEAD /there', 'HEAD /broken', 'GET /broken', 'GET /broken', 'GET /broken']);
  });

  it('does not ask again where a page is gone or refused', async () => {
    asked.length = 0;
    await visitAll([`${base}/gone`, `${base}/forbidden`], HASTY);
    expect(asked).toEqual(['HEAD /gone', 'GET /gone', 'HEAD /forbidden', 'GET /forbidden']);
  });

  it('asks a host for one page at a time, with a pause between', async () => {
    const pause = 60;
    const urls = ['a', 'b', 'c'].map((name) => `${base}/there?${name}`);
    const began = performance.now();
    await visitAll(urls, { ...HASTY, pause });
    expect(performance.now() - began).toBeGreaterThan(2 * pause);
  });
});

describe('the memory of links', () => {
  const visits = (outcome: 'ok' | 'gone' | 'failing' | 'blocked' | 'slow') => [
    { url: 'https://a.example/', outcome, reason: '', movedTo: null },
  ];
  const after = (...days: (readonly [string, Parameters<typeof visits>[0]])[]) =>
    isDead(
      days.reduce((memory, [day, outcome]) => remember(memory, visits(outcome), day), {}),
      'https://a.example/',
    );

  it.each([
    [false, [['2026-11-01', 'gone']]],
    [
      false,
      [
        ['2026-11-01', 'gone'],
        ['2026-11-01', 'gone'],
        ['2026-11-03', 'gone'],
      ],
    ],
    [
      true,
      [
        ['2026-11-01', 'gone'],
        ['2026-11-04', 'failing'],
      ],
    ],
    [
      false,
      [
        ['2026-11-01', 'gone'],
        ['2026-11-03', 'ok'],
        ['2026-11-04', 'gone'],
      ],
    ],
    [
      true,
      [
        ['2026-11-01', 'gone'],
        ['2026-11-03', 'slow'],
        ['2026-11-08', 'gone'],
      ],
    ],
    [
      false,
      [
        ['2026-11-01', 'blocked'],
        ['2026-11-08', 'slow'],
        ['2026-11-15', 'blocked'],
      ],
    ],
  ] as const)('says dead: %s', (dead, days) => {
    expect(after(...days)).toBe(dead);
  });

  it('forgets what the content no longer names', () => {
    expect(remember({ 'https://old.example/': { since: '2026-11-01', last: '2026-11-02' } }, [], '2026-11-03')).toEqual(
      {},
    );
  });

  it.each(['', 'null', '[]', '{"a": 1}', '{"a":{"since":"x","last":"y"}}'])(
    'is empty when its file holds %j',
    (text) => {
      expect(parseMemory(text)).toEqual({});
    },
  );
});

describe('npm run links', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'links-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** A content directory whose every address leads to the local server. */
  const tree = () =>
    Object.fromEntries(
      Object.entries(VALID).map(([file, text]) => [
        file,
        file === 'service.yaml' ? text : text.replace(/https:\/\/(?!ror\.org)[^\s]+/g, `${base}/there`),
      ]),
    );
  const run = (asOf: string, page: string) => {
    const question = VALID['faq/fee.yaml'].replace('https://etec.gov.sa/fees', `${base}${page}#part`);
    const content = withFile(
      'universities/ksu.yaml',
      tree()['universities/ksu.yaml']?.replace(/\n {2}ror: .*/, '') ?? '',
      withFile('faq/fee.yaml', question, tree()),
    );
    return inDirectory(content, (dir) =>
      startCommand('links', [
        '--content',
        dir,
        '--memory',
        join(directory, 'memory', 'links.json'),
        '--as-of',
        asOf,
      ]).ended(),
    );
  };

  it('calls an address dead after several days, says where it stands, and forgives one that is back', async () => {
    const first = await run('2026-11-01', '/gone');
    expect(first.stderr).toContain('1/2 ');
    expect(first.status).toBe(0);
    expect(first.stdout).toContain('not long enough to count as dead (1)');

    const second = await run('2026-11-08', '/gone');
    expect(second.status).toBe(1);
    expect(second.stdout).toContain('Dead addresses (1)');
    expect(second.stdout).toContain(`  ${base}/gone  404, 2026-11-01\n      faq/fee.yaml:13`);

    const third = await run('2026-11-15', '/no-head');
    expect(third).toMatchObject({ status: 0, stdout: '2: كلها سليمة. · 2 addresses, none in trouble.\n' });
    expect(await readFile(join(directory, 'memory', 'links.json'), 'utf8')).toBe('{}\n');
  });

  it('starts anew when its memory is spoilt', async () => {
    await writeFile(join(directory, 'memory', 'links.json'), 'spoilt');
    expect((await run('2026-11-15', '/gone')).status).toBe(0);
  });
});

it('writes a new address into every file that names the old one, and into nothing else', async () => {
  const old = 'https://etec.gov.sa/fees';
  const tree = {
    ...edited('faq/transfer.yaml', 'id: transfer\n', `id: transfer\nnote: 'See ${old} there'\n`),
    'changes/2026-11-21.yaml': `id: x\nchanges: [{ url: ${old} }]\nurl: ${old}\n`,
    'exams/a.yaml': `url: ${old}\nother: '${old}' # note\nlonger: ${old}/more\n`,
  };
  await inDirectory(tree, async (dir) => {
    const run = startCommand('links', ['--content', dir, '--from', old, '--to', 'https://etec.gov.sa/new$&']);
    expect(await run.ended()).toMatchObject({ status: 0, stdout: 'exams/a.yaml\nfaq/fee.yaml\n' });
    expect(await readFile(join(dir, 'exams/a.yaml'), 'utf8')).toBe(
      `url: https://etec.gov.sa/new$&\nother: 'https://etec.gov.sa/new$&' # note\nlonger: ${old}/more\n`,
    );
  });
  const told = "A move takes both addresses, whole and in quotes: --from 'https://old' --to 'https://new'.\n";
  for (const half of [[], ['--to', 'https://etec.gov.sa/a b']]) {
    const refused = (dir: string) => startCommand('links', ['--content', dir, '--from', old, ...half]).ended();
    expect(await inDirectory(tree, refused)).toMatchObject({ status: 2, stderr: told });
  }
});
