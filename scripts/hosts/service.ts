import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServiceOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** File that takes what the service prints. */
  readonly log: string;
  /** An address that answers 200 once the service is ready. */
  readonly probe: string;
}

const STOP_SECONDS = 5;
const START_SECONDS = 60;

/** Signals the process and all that it started; false when none of them is left. */
function signal(child: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, name);
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  for (let tenths = 0; tenths < STOP_SECONDS * 10 && signal(child, 0); tenths += 1) await sleep(100);
  signal(child, 'SIGKILL');
}

async function untilReady(child: ChildProcess, { command, log, probe }: ServiceOptions): Promise<void> {
  for (let tenths = 0; tenths < START_SECONDS * 10; tenths += 1) {
    if (child.exitCode !== null) break;
    const ready = await fetch(probe).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  const said = (await readFile(log, 'utf8')).trim().split('\n').slice(-20).join('\n');
  throw new Error(`${command} did not answer at ${probe}. It said last:\n${said}`);
}

/**
 * Runs a server in a process group of its own while `use` runs. The whole group is stopped afterwards, also when
 * `use` fails or this process is interrupted.
 * @returns what `use` returns
 * @throws Error when the server does not become ready
 */
export async function withService<T>(options: ServiceOptions, use: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(options.log), { recursive: true });
  const output = openSync(options.log, 'w');
  const child = spawn(options.command, options.args, {
    env: options.env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  const interrupted = () => {
    signal(child, 'SIGKILL');
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    await Promise.race([untilReady(child, options), failed]);
    return await use();
  } finally {
    await stop(child);
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    closeSync(output);
  }
}
