import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { progress, watchProgress } from '../../build/values/progress.ts';
import { showProgress } from '../../scripts/progress.ts';
import { startCommand } from '../support/command.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  watchProgress(() => undefined);
});

/** What a command that reports each step after so many milliseconds writes to a terminal, or to none. */
function shown(isTTY: boolean, environment: NodeJS.ProcessEnv, steps: readonly number[]): string {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { isTTY: before } = process.stderr;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.stderr.isTTY = isTTY;
  try {
    const ended = showProgress(false, environment);
    for (const [at, wait] of steps.entries()) {
      vi.advanceTimersByTime(wait);
      progress('reading', at + 1, 2_000);
    }
    ended();
  } finally {
    process.stderr.isTTY = before;
  }
  return write.mock.calls.map(([text]) => String(text).replaceAll('\r\u001b[K', '|')).join('');
}

it('tells a person at a terminal how far long work is, and takes it back', () => {
  expect(shown(true, {}, [900, 200, 10, 10, 100])).toBe('|reading 2 of 2,000|reading 5 of 2,000|');
});

it.each([
  ['that is done within a second', true, {}, [300, 300, 300]],
  ['in CI', true, { CI: 'true' }, [2_000, 2_000]],
  ['in a pipe', false, {}, [2_000, 2_000]],
] as const)('says nothing of work %s', (_what, isTTY, environment, steps) => {
  expect(shown(isTTY, environment, steps)).toBe('');
});

it('names the time of each stage when asked to', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'timings-'));
  const args = ['--content', CONTENT_DIR, '--out', join(dir, 'public'), '--timings'];
  const { status, stderr } = await startCommand('build', args).ended();
  await rm(dir, { recursive: true });
  expect(status).toBe(0);
  for (const stage of ['loading', 'reading', 'checking', 'writing', 'verifying']) {
    expect(stderr).toMatch(new RegExp(`^${stage} +\\d+\\.\\d\\d s$`, 'm'));
  }
});
