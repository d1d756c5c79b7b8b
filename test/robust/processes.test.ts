import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { capture, run } from '../harness/processes.ts';

const directory = await mkdtemp(join(tmpdir(), 'processes-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function pidIn(file: string): Promise<number> {
  for (;;) {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0) return pid;
    await sleep(20);
  }
}

const PROCESSES = fileURLToPath(new URL('../harness/processes.ts', import.meta.url));

/** A server that starts another one in the background, as the hosts' software does, and notes its number. */
const PARENT = 'sleep 600 & echo $! > FILE; wait';
const DEAF = 'trap "" TERM; echo $$ > FILE; while :; do sleep 1; done';

describe('what a host suite starts', () => {
  it.each([
    ['SIGINT', PARENT],
    ['SIGTERM', PARENT],
    ['SIGKILL', PARENT],
    ['SIGKILL', DEAF],
  ] as const)('is stopped when the suite ends by %s: %s', async (signal, command) => {
    const file = join(await mkdtemp(join(directory, 'started-')), 'pid');
    const args = JSON.stringify(['-c', command.replace('FILE', file)]);
    const suite = spawn(
      process.execPath,
      ['--import', 'tsx', '--eval', `import('${PROCESSES}').then(({ run }) => run('sh', ${args}))`],
      { stdio: 'ignore' },
    );
    const pid = await pidIn(file);
    suite.kill(signal);
    await once(suite, 'exit');
    while (isRunning(pid)) await sleep(20);
  });

  it('says how it ended and what it printed', async () => {
    expect(await run('sh', ['-c', 'exit 3'])).toBe(3);
    expect(await capture('sh', ['-c', 'echo out; echo err >&2; exit 4'])).toEqual({
      status: 4,
      output: 'out\nerr\n',
    });
    const { status, output } = await capture('no-such-command', []);
    expect([status, output]).toEqual([127, 'no-such-command cannot be started: spawn no-such-command ENOENT\n']);
  });
});
