import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSX = import.meta.resolve('tsx/esm');
const TYPEBOX = import.meta.resolve('typebox');

/** A command of the project, as a person runs it. */
export interface Command {
  readonly process: ChildProcess;
  /** Resolves when the text has been printed to stdout or stderr; rejects when the command ends before. */
  printed(text: string): Promise<void>;
  /** Everything that was printed, and the exit status. */
  ended(): Promise<{ status: number | null; stdout: string; stderr: string }>;
}

interface Surroundings {
  /** What it finds besides PATH and TZ: of the test runner's own variables (Vite sets BASE_URL) it must see none. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where it runs; the repository by default. */
  readonly cwd?: string;
}

/**
 * Starts a script of scripts/.
 * @param name file name without `.ts`
 */
export function startCommand(
  name: string,
  args: readonly string[],
  { env = {}, cwd = ROOT }: Surroundings = {},
): Command {
  const { PATH, TZ } = process.env;
  const flags = ['--disable-warning=DEP0066', '--import', TYPEBOX, '--import', TSX];
  const child = spawn(process.execPath, [...flags, `${ROOT}scripts/${name}.ts`, ...args], {
    cwd,
    env: { PATH, TZ, ...env },
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
