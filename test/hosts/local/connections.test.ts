import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Handler } from '../../../edge/site/published-site.ts';
import { serveFrozen } from '../../support/local-server.ts';
import { openLine } from '../../support/raw-http.ts';

let handle: Handler = async () => undefined;
const { base, port } = await serveFrozen({ handle: (request, site) => handle(request, site) });

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
  expect(received().match(/answer \d+;/g)).toEqual(Array.from({ length: 60 }, (_, index) => `answer ${index};`));
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

it('goes on with a connection whose body nobody wanted', async () => {
  handle = async () => undefined;
  const { socket, received } = open();
  const body = 'x'.repeat(1_000_000);
  socket.write(`PUT /api/agent/exams HTTP/1.1\r\nHost: h\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  socket.write('GET /api/agent/regions HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
  while (!received().includes('"regions"')) await sleep(10);
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
  socket.destroy();
});
