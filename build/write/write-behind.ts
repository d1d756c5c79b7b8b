import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { ROOT } from '../values/program.ts';

/** Several files, or parts of them, whose bytes lie one after the other in the memory that both threads share. */
export interface Batch {
  /** `path` is null where a piece goes on with the file before it. */
  readonly pieces: readonly { readonly path: string | null; readonly length: number }[];
  /** Where the bytes begin. */
  readonly start: number;
  /** Whether the file of the last piece ends here. */
  readonly isLast: boolean;
}

/** Size of a block in bytes. */
const BLOCK = 1024 * 1024;
/** How many batches may wait for the disk: so much of a site is held, however slow the disk is. */
const MOST = 4;
/** A disk that takes longer for one batch, in milliseconds, hangs. */
const PATIENCE = 600_000;

/** Writes files while the next are made. */
export interface WriteBehind {
  /** Goes on with a new, empty file, in a folder that is there. */
  begin(path: string): void;
  /** Adds to that file. The bytes are copied. */
  add(chunk: Uint8Array): void;
  /** Returns when all that was given lies on the disk. */
  finish(): void;
  /** Returns when nothing more is written, whatever went wrong. */
  close(): void;
}

/**
 * Starts a thread that writes: to make a file takes the system so long that the next can be computed meanwhile. What
 * goes wrong there is thrown by one of the next calls here, as the error of the file system that it was.
 */
export function startWriteBehind(): WriteBehind {
  // A block more than may wait, to be filled meanwhile.
  const memory = new Uint8Array(new SharedArrayBuffer((MOST + 1) * BLOCK));
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(join(ROOT, 'build/write/write-behind-thread.js'), {
    execArgv: [],
    workerData: { port: port2, memory, done },
    transferList: [port2],
  });
  worker.unref();
  port.unref();
  let sent = 0;
  let pieces: { path: string | null; length: number }[] = [];
  let length = 0;

  const start = (): number => (sent * BLOCK) % memory.length;

  /** Waits until no more than so many batches are under way. */
  function waitFor(underWay: number): void {
    for (let now = Atomics.load(done, 0); sent - now > underWay; now = Atomics.load(done, 0)) {
      if (Atomics.wait(done, 0, now, PATIENCE) === 'timed-out') throw new Error('The disk does not answer.');
    }
  }

  function throwFault(): void {
    const fault: Error | undefined = receiveMessageOnPort(port)?.message;
    if (fault !== undefined) throw Object.assign(new Error(fault.message), fault);
  }

  function send(isLast: boolean): void {
    const batch: Batch = { pieces, start: start(), isLast };
    port.postMessage(batch);
    sent += 1;
    waitFor(isLast ? 0 : MOST);
    [pieces, length] = [[], 0];
    throwFault();
  }

  return {
    begin(path) {
      pieces.push({ path, length: 0 });
    },
    add(chunk) {
      for (let at = 0; at < chunk.byteLength; ) {
        if (length === BLOCK) send(false);
        const part = chunk.subarray(at, at + BLOCK - length);
        memory.set(part, start() + length);
        at += part.byteLength;
        length += part.byteLength;
        const last = pieces.at(-1);
        if (last === undefined) pieces.push({ path: null, length: part.byteLength });
        else last.length += part.byteLength;
      }
    },
    finish: () => send(true),
    close() {
      waitFor(0);
      void worker.terminate();
    },
  };
}
