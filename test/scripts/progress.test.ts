import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeWithProgress } from '../../scripts/progress.ts';
import { textFile } from '../support/site-files.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** What a build that makes a file after so many milliseconds each, the first ones at once, shows to a terminal, or to none. */
function shown(isTTY: boolean, ci: string, steps: readonly number[], first = 0): string {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubEnv('CI', ci);
  const { isTTY: before } = process.stderr;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.stderr.isTTY = isTTY;
  function* files() {
    for (let at = 0; at < first; at += 1) yield textFile(`/${at}`, '');
    for (const [at, wait] of steps.entries()) {
      vi.advanceTimersByTime(wait);
      yield textFile(`/later-${at}`, '');
    }
  }
  const root = mkdtempSync(join(tmpdir(), 'progress-'));
  try {
    writeWithProgress(files(), join(root, 'public'));
  } finally {
    process.stderr.isTTY = before;
    rmSync(root, { recursive: true });
  }
  return write.mock.calls.map(([text]) => String(text).replaceAll('\r\u001b[K', '|')).join('');
}

it('tells a person at a terminal how far long work is, and takes it back', () => {
  expect(shown(true, '', [900, 200, 10, 10, 100], 1_000)).toBe('|1,002 files|1,005 files|');
});

it.each([
  ['that is done within a second', true, '', [300, 300, 300]],
  ['in CI', true, 'true', [2_000, 2_000]],
  ['in a pipe', false, '', [2_000, 2_000]],
] as const)('says nothing of work %s', (_what, isTTY, ci, steps) => {
  expect(shown(isTTY, ci, steps)).toBe('');
});
