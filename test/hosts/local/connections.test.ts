import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Handler } from '../../../edge/site/published-site.ts';
import { mostConnections } from '../../../hosts/local/connections.ts';
import { startLocalServer } from '../../support/local-server.ts';
import { openLine } from '../../support/raw-http.ts';

let handle: Handler = async () => undefined;
const { base, port } = await startLocalServer({ handle: (request, site) => handle(request, site) });

const open = () => openLine(port);
const post = (body: string) =>
  `POST /mcp HTTP/1.1\r\nHost: h\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

it('works at one request of a connection at a time, and answers in their order', async () => {
  let working = 0;
  let most = 0;
  handle = async (request) => {
    const body = await request.text();
    working += 1;
    most = Math.max(most, working);
    await sleep(Math.random() * 5);
    working -= 1;
    return new Response(`answer ${body};`);
  };
  const { socket, received, closed } = open();
  socket.write(Array.from({ length: 60 }, (_, index) => post(String(index))).join(''));
  while (!received().includes('answer 59;')) await sleep(10);
  expect(received().match(/answer \d+;/g)).toEqual(
    Array.from({ length: 60 }, (_, index) => `answer ${index};`),
  );
  expect(most).toBe(1);
  socket.destroy();
  await closed;
});

it('hangs up on who asks on and on without waiting for an answer, and serves others', async () => {
  handle = () => new Promise(() => {});
  const { socket, closed } = open();
  socket.write(post('x').repeat(500));
  await closed;
  expect((await fetch(`${base}/api/agent/exams`)).status).toBe(200);
});

it('answers what was asked before it refuses what cannot be read', async () => {
  const { socket, received, closed } = open();
  socket.write('GET /api/agent/regions HTTP/1.1\r\nHost: h\r\n\r\nHELLO\r\n\r\n');
  await closed;
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

it.each([
  ['an address that takes none', 'PUT /api/agent/exams', 405],
  ['an address where nothing is', 'POST /nope', 404],
  ['a method that MCP does not take', 'PUT /mcp', 405],
])('does not read on in a body for %s', async (_what, line, status) => {
  handle = async () => undefined;
  const { socket, received, closed } = open();
  socket.write(`${line} HTTP/1.1\r\nHost: h\r\nContent-Length: 5000000000\r\n\r\n`);
  const chunk = Buffer.alloc(64 * 1024);
  const send = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
  await closed;
  expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  // What the buffers of both ends and the wire hold comes on top of what the server reads.
  expect(socket.bytesWritten).toBeLessThan(50_000_000);
  expect((await fetch(`${base}/api/agent/exams`)).status).toBe(200);
});

it('goes on with a connection whose refused body was short', async () => {
  const { socket, received } = open();
  const body = 'x'.repeat(1000);
  socket.write(`PUT /api/agent/exams HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n${body}`);
  socket.write('GET /api/agent/regions HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
  while (!received().includes('"regions"')) await sleep(10);
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
  socket.destroy();
});

it.each([
  [1024, 832],
  [1_000_000, 4096],
  [Number.POSITIVE_INFINITY, 4096],
  [100, 8],
])('of %d descriptors uses %d for connections', (descriptors, most) => {
  expect(mostConnections(descriptors)).toBe(most);
});
