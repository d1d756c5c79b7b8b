import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../support/frozen-content.ts';

const directory = mkdtempSync(join(tmpdir(), 'release-'));
const content = join(directory, 'content');

/** What the release workflow runs. */
const releaseOf = (month: object, out: string, ...flags: string[]) =>
  spawnSync('.ci/release', [join(directory, out), '--base-url', 'https://data.example.org', ...flags], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...month },
  });

const release = (out: string, ...flags: string[]) => releaseOf({}, out, ...flags);

const shell = (command: string) =>
  spawnSync('sh', ['-c', command], { cwd: directory, encoding: 'utf8' }).stdout.trimEnd();

beforeAll(() => {
  cpSync(CONTENT_DIR, content, { recursive: true });
  const service = join(content, 'service.yaml');
  const filledIn = readFileSync(service, 'utf8').replaceAll('.example', '.sa').replace(': example.', ': sa.');
  writeFileSync(service, filledIn);
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('the files of a release', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const name = `public-education-data-${version}`;
  const flags = () => ['--content', content, '--as-of', '2026-11-21', '--no-pages'];

  it('are the site, its bill of materials, checksums that hold, and notes', () => {
    expect(release('first', ...flags())).toMatchObject({ status: 0 });
    expect(readdirSync(join(directory, 'first')).sort()).toEqual(
      ['SHA256SUMS', `${name}.cdx.json`, `${name}.tar.gz`, 'notes.md'].sort(),
    );
    expect(shell('cd first && sha256sum --check SHA256SUMS')).toBe(`${name}.tar.gz: OK\n${name}.cdx.json: OK`);
    const status = JSON.parse(shell(`tar xzOf first/${name}.tar.gz ${name}/api/agent/status.json`));
    expect(status.asOf).toBe('2026-11-21');
    const bill = JSON.parse(readFileSync(join(directory, 'first', `${name}.cdx.json`), 'utf8'));
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(bill.components.map((each: { name: string }) => each.name)).toContain('minisearch');
    expect(bill.components.map((each: { name: string }) => each.name)).not.toContain('vitest');
  });

  it('hold the same site, byte for byte, when made again', () => {
    expect(release('second', ...flags()).status).toBe(0);
    expect(shell(`cmp first/${name}.tar.gz second/${name}.tar.gz && echo same`)).toBe('same');
  });

  it('are called by the month of a monthly copy, whose notes say of which day it is', () => {
    expect(releaseOf({ RELEASE: '2026-11' }, 'month', ...flags())).toMatchObject({ status: 0 });
    expect(readdirSync(join(directory, 'month'))).toContain('public-education-data-2026-11.tar.gz');
    expect(readFileSync(join(directory, 'month/notes.md'), 'utf8')).toMatch(/as of 2026-11-21\..*CITATION\.cff/);
  });

  it('are not mixed with others', () => {
    const { status, stderr } = release('first', ...flags());
    expect(status).toBe(2);
    expect(stderr).toContain('is not empty');
  });

  it('are not made of content with example values', () => {
    writeFileSync(
      join(content, 'service.yaml'),
      readFileSync(join(content, 'service.yaml'), 'utf8').replace(/^contact: .*$/m, 'contact: a@b.example'),
    );
    const { status, stderr } = release('third', ...flags());
    expect(status).toBe(2);
    expect(stderr).toContain('contact: a@b.example');
    expect(readdirSync(directory)).not.toContain('third');
  });
});
