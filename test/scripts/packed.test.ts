import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pack } from '../../scripts/pack.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

const directory = mkdtempSync(join(tmpdir(), 'packs-'));
afterAll(() => rmSync(directory, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('a packed command says what its sources say', () => {
  for (const flags of [['--help'], ['--content', CONTENT_DIR], ['--content', 'nowhere'], ['--wrong']]) {
    expect(run('scripts/check.ts', ...flags)).toEqual(run('scripts/commands/check.ts', ...flags));
  }
});

test('a pack holds every command, and nothing is left where none can be written', async () => {
  expect(await pack(directory, join(directory, 'digest'))).toBe(true);
  for (const command of ['build', 'check', 'start']) {
    expect(existsSync(join(directory, `digest/${command}.js`))).toBe(true);
  }
  expect(await pack('/dev/null', '/dev/null/digest')).toBe(false);
});
