import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));

interface Place {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a command that does not outlive this process, however this process ends. To stop it, and all that it
 * started, end its standard input.
 * @param output the descriptor of an open file, or as for `spawn`
 */
export const keep = (
  command: string,
  args: readonly string[],
  { cwd = process.cwd(), env = process.env }: Place,
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
export const run = (command: string, args: readonly string[], place: Place = {}): Promise<number> =>
  ended(keep(command, args, place, 'inherit'));

/** Runs a command to its end and gives what it printed. It is stopped when this process ends. */
export async function capture(
  command: string,
  args: readonly string[],
  place: Place = {},
): Promise<{ readonly status: number; readonly output: string }> {
  const child = keep(command, args, place, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { status: await ended(child), output };
}
