import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { capture, run } from '../../scripts/hosts/keep.ts';

const directory = await mkdtemp(join(tmpdir(), 'keep-'));
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

const KEEP = fileURLToPath(new URL('../../scripts/hosts/keep.ts', import.meta.url));

describe('what a host suite starts', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'is stopped when the suite ends by %s',
    async (signal) => {
      const file = join(directory, signal);
      // A server that starts another one in the background, as the hosts' software does.
      const command = `sleep 600 & echo $! > ${file}; wait`;
      const suite = spawn(
        process.execPath,
        ['--import', 'tsx', '--eval', `import('${KEEP}').then(({ run }) => run('sh', ['-c', '${command}']))`],
        { stdio: 'ignore' },
      );
      const pid = await pidIn(file);
      suite.kill(signal);
      await once(suite, 'exit');
      while (isRunning(pid)) await sleep(20);
    },
  );

  it('is stopped though it does not listen to TERM', async () => {
    const file = join(directory, 'deaf');
    const command = `trap "" TERM; echo $$ > ${file}; while :; do sleep 1; done`;
    const suite = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--eval',
        `import('${KEEP}').then(({ run }) => run('sh', ['-c', ${JSON.stringify(command)}]))`,
      ],
      { stdio: 'ignore' },
    );
    const pid = await pidIn(file);
    suite.kill('SIGKILL');
    while (isRunning(pid)) await sleep(20);
  });

  it('says how it ended and what it printed', async () => {
    expect(await run('sh', ['-c', 'exit 3'])).toBe(3);
    expect(await capture('sh', ['-c', 'echo out; echo err >&2; exit 4'])).toEqual({
      status: 4,
      output: 'out\nerr\n',
    });
    const { status, output } = await capture('no-such-command', []);
    expect([status, output]).toEqual([
      127,
      'no-such-command cannot be started: spawn no-such-command ENOENT\n',
    ]);
  });
});
