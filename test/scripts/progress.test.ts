import { afterEach, expect, it, vi } from 'vitest';
import { progressLine } from '../../scripts/progress.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a build that writes a file after so many milliseconds each shows to a terminal, or to none. */
function shown(isTTY: boolean, environment: NodeJS.ProcessEnv, steps: readonly number[]): string {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { isTTY: before } = process.stderr;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.stderr.isTTY = isTTY;
  try {
    const line = progressLine(environment);
    for (const [at, wait] of steps.entries()) {
      vi.advanceTimersByTime(wait);
      line.wrote(1_000 + at);
    }
    line.end();
  } finally {
    process.stderr.isTTY = before;
  }
  return write.mock.calls.map(([text]) => String(text).replaceAll('\r\u001b[K', '|')).join('');
}

it('tells a person at a terminal how far long work is, and takes it back', () => {
  expect(shown(true, {}, [900, 200, 10, 10, 100])).toBe('|1,001 files|1,004 files|');
});

it.each([
  ['that is done within a second', true, {}, [300, 300, 300]],
  ['in CI', true, { CI: 'true' }, [2_000, 2_000]],
  ['in a pipe', false, {}, [2_000, 2_000]],
] as const)('says nothing of work %s', (_what, isTTY, environment, steps) => {
  expect(shown(isTTY, environment, steps)).toBe('');
});
