// Runs a command for a test suite: keeper.mjs COMMAND ARGUMENTS... It leads a process group of its own, and the suite
// holds the other end of its standard input. When the suite ends, however it ends (INT, TERM, KILL), that end closes,
// and the command and all that it started are stopped.
import { spawn } from 'node:child_process';

/** How long they have to end by themselves, in milliseconds. */
const GRACE = 5_000;

/** Signals the whole group. This process outlives all but KILL. */
const signalAll = (signal) => process.kill(-process.pid, signal);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

let stopping = false;
function stop() {
  stopping = true;
  signalAll('SIGTERM');
  setTimeout(() => signalAll('SIGKILL'), GRACE);
}
process.stdin.once('end', stop).once('error', stop).resume();

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(`${command} cannot be started: ${error.message}`);
  process.exit(127);
});
child.once('exit', (code) => {
  // What it left in the background goes with it.
  signalAll(stopping ? 'SIGKILL' : 'SIGTERM');
  process.exit(code ?? 1);
});
