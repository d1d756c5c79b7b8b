import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A command of the project, as a person runs it. */
export interface Command {
  readonly process: ChildProcess;
  /** Resolves when the text has been printed to stdout or stderr; rejects when the command ends before. */
  printed(text: string): Promise<void>;
  /** Everything that was printed, and the exit status. */
  ended(): Promise<{ status: number | null; stdout: string; stderr: string }>;
}

/**
 * Starts a script of scripts/.
 * @param name file name without `.ts`
 * @param environment what it finds there besides PATH and TZ: of the test runner's own variables (Vite sets
 * BASE_URL) it must see none
 */
export function startCommand(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Command {
  const { PATH, TZ } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH, TZ, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
      child.emit('output');
    });
  }
  const end = once(child, 'close').then(() => ({ status: child.exitCode, ...output }));

  async function printed(text: string): Promise<void> {
    while (!`${output.stdout}${output.stderr}`.includes(text)) {
      const more = await Promise.race([once(child, 'output'), end]);
      if (!Array.isArray(more)) throw new Error(`It ended without printing "${text}":\n${output.stderr}`);
    }
  }
  return { process: child, printed, ended: () => end };
}
