import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Descriptors that are kept for files, for the program itself, and for connections that are being refused. */
const RESERVE = 192;
/** Refused connections that are held a moment longer, so that their clients can read why. */
const LINGERING = 64;
/** Connections that may come in one moment, before those that they push out are closed. */
const BURST = 64;
const MOST_CONNECTIONS = 4096;
/** How long a refused client may take to read why, in milliseconds. */
const REFUSAL_TIME = 1_000;

/** How many files and connections the system lets this process have open. */
function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    // Only Linux says so in a file. This is the least that the others give.
    return 256;
  }
}

/** How many connections may be open under a limit of descriptors. */
export const mostConnections = (descriptors: number): number =>
  Math.max(8, Math.min(MOST_CONNECTIONS, descriptors - RESERVE));

/**
 * Bounds how many connections a server holds, so that descriptors never run out. Beyond it a connection is
 * refused at once; what comes on it is read and dropped, and never answered.
 * @param perClient the part of all connections that one address may hold, from 0 to 1
 * @param refuse says why, and hangs up
 * @returns whether a connection was refused
 */
export function limitConnections(
  server: Server,
  perClient: number,
  refuse: (socket: Socket) => void,
): (socket: Socket) => boolean {
  const most = mostConnections(descriptorLimit());
  const open = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  const lingering = new Set<Socket>();
  let all = 0;

  function turnAway(socket: Socket): void {
    refused.add(socket);
    refuse(socket);
    lingering.add(socket);
    const timer = setTimeout(() => socket.destroy(), REFUSAL_TIME);
    socket.once('close', () => {
      clearTimeout(timer);
      lingering.delete(socket);
    });
    const [oldest] = lingering;
    if (lingering.size > LINGERING) oldest?.destroy();
  }

  server.maxConnections = most + LINGERING + BURST;
  // Before node's own listener, which starts to read.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const ofClient = (open.get(address) ?? 0) + 1;
    if (all >= most || ofClient > Math.max(1, most * perClient)) {
      turnAway(socket);
      return;
    }
    all += 1;
    open.set(address, ofClient);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
  return (socket) => refused.has(socket);
}

/** Requests that may wait on one connection for the answers before them. */
const MOST_WAITING = 64;
/** How long one answer may take, with all that the client needs to read it, in milliseconds. */
const ANSWER_TIME = 60_000;

/** Resolves when the answer was sent, or cannot be. */
const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', () => resolve()));

/** Answers to requests that were sent ahead, as many as begin in one round of the event loop. */
const PER_ROUND = 4;

/** Lets what is sent ahead wait for its round, so that plain requests of others come in between. */
function createRounds(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const release = () => {
    for (const go of waiting.splice(0, PER_ROUND)) go();
    if (waiting.length > 0) setImmediate(release);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(release);
    });
}

/** The answers of each connection, in the order of its requests. */
export interface AnswersInTurn {
  take(request: IncomingMessage, response: ServerResponse): void;
  /** Does something to a connection when all that was asked on it is answered. */
  after(socket: Duplex, then: () => void): void;
}

/**
 * Answers the requests of a connection one after the other, so that a client that sends many and reads none holds
 * one answer. A client that sends without end is hung up on.
 * @param answer must not reject
 */
export function answersInTurn(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): AnswersInTurn {
  const queues = new WeakMap<Duplex, { last: Promise<void>; waiting: number }>();
  const nextRound = createRounds();

  async function answerNow(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.socket.destroyed) return;
    const timer = setTimeout(() => request.socket.destroy(), ANSWER_TIME);
    const sent = closed(response);
    await answer(request, response);
    await sent;
    clearTimeout(timer);
  }

  return {
    take(request, response) {
      const { socket } = request;
      const queue = queues.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
      queues.set(socket, queue);
      queue.waiting += 1;
      if (queue.waiting > MOST_WAITING) return void socket.destroy();
      const isSentAhead = queue.waiting > 1;
      queue.last = queue.last.then(async () => {
        if (isSentAhead) await nextRound();
        await answerNow(request, response);
        queue.waiting -= 1;
      });
    },
    after(socket, then) {
      const queue = queues.get(socket);
      if (queue === undefined) then();
      else queue.last = queue.last.then(then);
    },
  };
}

/** What of a refused body is still read, in bytes and milliseconds, so that the client gets to read its answer. */
const REST = { bytes: 256 * 1024, time: 2_000 };

/** Once a request is answered, bounds what is read of a body that nobody wanted. */
export function boundRest(request: IncomingMessage, response: ServerResponse): void {
  // Before node's own listener, which reads on without end unless somebody has begun to read.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    request.read(0);
    let left = REST.bytes;
    const hangUp = () => request.socket.destroy();
    const timer = setTimeout(hangUp, REST.time);
    request.once('close', () => clearTimeout(timer));
    request.removeAllListeners('data').on('data', (chunk: Buffer) => {
      left -= chunk.byteLength;
      if (left < 0) hangUp();
    });
    request.resume();
  });
}
