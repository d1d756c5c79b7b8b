import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keep } from './keep.ts';

interface ServiceOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where it runs; the repository by default. */
  readonly cwd?: string;
  /** File that takes what the service prints. */
  readonly log: string;
  /** An address that answers 200 once the service is ready. */
  readonly probe: string;
}

const START_SECONDS = 60;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
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
 * Runs a server while `use` runs. It and all that it started are stopped afterwards, also when `use` fails or this
 * process is interrupted or killed.
 * @returns what `use` returns
 * @throws Error when the server does not become ready
 */
export async function withService<T>(options: ServiceOptions, use: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(options.log), { recursive: true });
  const output = openSync(options.log, 'w');
  const child = keep(options.command, options.args, options, output);
  try {
    await untilReady(child, options);
    return await use();
  } finally {
    await stop(child);
    closeSync(output);
  }
}
