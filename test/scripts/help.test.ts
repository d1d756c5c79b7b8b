import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpOf } from '../../scripts/flags.ts';
import { startCommand } from '../support/command.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /scripts\/(\S+)\.ts$/.exec(line)?.[1];
  return script === undefined ? [] : [[name === 'start' ? 'npm start' : `npm run ${name}`, script]];
});

it('lists the flags with what they mean, one below the other', () => {
  const flags = {
    out: { type: 'string', value: 'DIR', about: 'where to write' },
    production: { type: 'boolean', about: 'refuse examples' },
  } as const;
  expect(helpOf({ name: 'npm run make', about: 'Makes it.', flags })).toBe(`npm run make -- [flags]
Makes it.

  --out DIR     where to write
  --production  refuse examples
  --help        say this`);
});

describe('--help', () => {
  it.each(COMMANDS)('of %s says what it takes, and does nothing', async (command, script = '') => {
    // Even beside a flag that it does not know.
    const { status, stdout, stderr } = await startCommand(script, ['--wrong', '--help']).ended();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toMatch(new RegExp(`^${command} -- \\[flags\\]`));
    expect(stdout).toMatch(/ {2}--help +say this\n$/);
  });
});
