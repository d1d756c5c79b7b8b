import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../harness/processes.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { openLine } from '../support/raw-http.ts';

/** As many files and connections as the server may have open. */
const DESCRIPTORS = 300;

let directory: string;
let port: number;
let server: ChildProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'robust-'));
  port = await freePort();
  const flags = ['--content', CONTENT_DIR, '--out', join(directory, 'public'), '--port', String(port)];
  const lines = `ulimit -n ${DESCRIPTORS} && exec "$@"`;
  const command = [process.execPath, '--disable-warning=DEP0066', '--import', 'tsx', 'scripts/start.ts', ...flags];
  // Vitest sets a BASE_URL of its own.
  const env = { PATH: process.env.PATH, RATE_LIMIT: 'off' };
  server = spawn('sh', ['-c', lines, 'sh', ...command], { stdio: ['ignore', 'pipe', 'inherit'], env });
  await once(server.stdout ?? server, 'data');
});
afterAll(async () => {
  server.kill();
  await once(server, 'close');
  await rm(directory, { recursive: true, force: true });
});

const open = () => openLine(port);

/** The status of a plain request on a connection of its own; 0 when the connection was refused. */
async function status(path = '/api/agent/exams'): Promise<number> {
  const { socket, received, closed } = open();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(received())?.[1] ?? 0);
}

const list = async (): Promise<number> => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  return (await fetch(`http://127.0.0.1:${port}/mcp`, { method: 'POST', body, headers })).status;
};

it('lets others in again soon while idle connections use up the descriptors, and lives on', async () => {
  const idle = Array.from({ length: 2 * DESCRIPTORS }, open);
  await Promise.all(idle.map(({ socket }) => socket.connecting && once(socket, 'connect').catch(() => {})));
  // Whoever the server cannot take in is hung up on; those that ask for nothing are, too, a little later.
  while ((await status()) !== 200) await sleep(500);
  expect([await status(), await list(), server.exitCode]).toEqual([200, 200, null]);
  for (const { socket } of idle) socket.destroy();
});

it('serves others again while 100 clients send 60 requests each and never read', async () => {
  const request = `GET /openapi.json HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(60);
  const deaf = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const socket of deaf) socket.pause().write(request);
  await sleep(500);
  expect([await status(), await list()]).toEqual([200, 200]);
  // Nothing moves on these connections: they are hung up on, though their clients go on to hold them.
  await sleep(25_000);
  await Promise.all(deaf.slice(0, 10).map((socket) => once(socket.resume(), 'close')));
  for (const socket of deaf) socket.destroy();
  expect(await status()).toBe(200);
});

it('hangs up on who does not send a head within ten seconds', async () => {
  const { socket, received, closed } = open();
  const started = performance.now();
  const drip = setInterval(() => socket.write('X'), 500);
  socket.write('GET / HTTP/1.1\r\nX: ');
  await closed;
  clearInterval(drip);
  const seconds = (performance.now() - started) / 1000;
  expect(Math.round(seconds / 10)).toBe(1);
  expect(received()).toContain('"code":"request-timeout"');
});
