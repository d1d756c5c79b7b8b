// JavaScript, because Node starts it as it is: to load the compiler of TypeScript once more would take longer than most
// sites take to write.
import { closeSync, openSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** @type {{ port: import('node:worker_threads').MessagePort, memory: Uint8Array, done: Int32Array }} */
const { port, memory, done } = workerData;
/** The one file that is open; null between files, and after a fault, when nothing more is written. */
let file = null;
let failed = false;

function writeAll(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** @param {import('./write-behind.ts').Batch} batch */
function write({ pieces, start }) {
  let at = start;
  for (const { path, length } of pieces) {
    if (path !== null) {
      close();
      file = openSync(path, 'w');
    }
    writeAll(memory.subarray(at, at + length));
    at += length;
  }
}

function close() {
  const open = file;
  file = null;
  if (open !== null) closeSync(open);
}

port.on('message', (batch) => {
  try {
    if (!failed) write(batch);
    if (batch.isLast) close();
  } catch ({ message, code, syscall }) {
    failed = true;
    port.postMessage({ message, code, syscall });
  }
  Atomics.add(done, 0, 1);
  Atomics.notify(done, 0);
});
