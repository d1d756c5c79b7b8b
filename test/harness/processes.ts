import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));

interface Surroundings {
  /** Where it runs; the repository by default. */
  readonly cwd?: string;
  /** The variables of this process by default. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a command that does not outlive this process, however this process ends. To stop it, and all that it
 * started, end its standard input.
 * @param output the descriptor of an open file, or as for `spawn`
 */
const start = (
  command: string,
  args: readonly string[],
  { cwd = process.cwd(), env = process.env }: Surroundings,
  output: number | 'inherit' | 'pipe',
): ChildProcess =>
  // Detached: a group of its own, so that all of it can be stopped.
  spawn(process.execPath, [KEEPER, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', output, output],
  });

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('close', (status) => resolve(status ?? 1)).once('error', reject);
  });

/** Runs a command to its end and shows what it prints. It is stopped when this process ends. */
export const run = (command: string, args: readonly string[], place: Surroundings = {}): Promise<number> =>
  ended(start(command, args, place, 'inherit'));

/** Runs a command to its end and gives what it printed. It is stopped when this process ends. */
export async function capture(
  command: string,
  args: readonly string[],
  place: Surroundings = {},
): Promise<{ readonly status: number; readonly output: string }> {
  const child = start(command, args, place, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { status: await ended(child), output };
}

interface Service extends Surroundings {
  readonly command: string;
  readonly args: readonly string[];
  /** File that takes what the service prints. */
  readonly log: string;
  /** An address that answers 200 once the service is ready. */
  readonly probe: string;
}

const START_SECONDS = 60;

async function untilReady(child: ChildProcess, { command, log, probe }: Service): Promise<void> {
  for (let tenths = 0; tenths < START_SECONDS * 10 && child.exitCode === null; tenths += 1) {
    const answer = await fetch(probe).catch(() => null);
    if (answer?.status === 200) return;
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
export async function withService<T>(service: Service, use: () => Promise<T>): Promise<T> {
  const output = openSync(service.log, 'w');
  const child = start(service.command, service.args, service, output);
  const end = ended(child);
  try {
    await untilReady(child, service);
    return await use();
  } finally {
    child.stdin?.end();
    await end;
    closeSync(output);
  }
}

/** The only interface on which the suites listen. */
export const LOOPBACK = '127.0.0.1';

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (typeof address !== 'object' || address === null) throw new Error('The machine gave no port.');
  return address.port;
}
