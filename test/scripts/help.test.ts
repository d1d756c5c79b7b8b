import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { helpOf } from '../../scripts/flags.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The commands that take flags, each with its file. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^(?:node|tsx) .*?\b((?:scripts|test\/harness)\/\S+\.ts)$/.exec(line) ?? [];
  return file === undefined ? [] : [{ name: name === 'start' ? 'npm start' : `npm run ${name}`, file }];
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
  it('of each command says what it takes, and does nothing', async () => {
    const files = COMMANDS.map(({ file }) => `${process.cwd()}/${file}`);
    // Even beside a flag that it does not know.
    const program = `process.argv.push('--wrong', '--help');
      for (const file of ${JSON.stringify(files)}) { await import(file); console.log('\\0'); }`;
    const flags = ['--disable-warning=DEP0066', '--import', 'tsx', '--input-type=module'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...flags, '--eval', program]);
    const said = stdout.split('\n\0\n');
    expect(stderr).toBe('');
    for (const [index, { name }] of COMMANDS.entries()) {
      expect(said[index], name).toMatch(new RegExp(`^${name} -- \\[flags\\]`));
      expect(said[index], name).toMatch(/ {2}--help +say this$/);
    }
    expect(COMMANDS.length).toBeGreaterThan(10);
  });
});
