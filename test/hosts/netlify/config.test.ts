import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { RouteTable } from '../../../edge/http/route-table.ts';
import { startCommand } from '../../support/command.ts';
import { CONTENT_DIR } from '../../support/frozen-content.ts';
import { openHost } from './host.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const project = await mkdtemp(join(tmpdir(), 'netlify-config-'));
afterAll(() => rm(project, { recursive: true }));
const at = (path: string): string => join(project, path);
const config = (): Promise<string> => readFile(at('netlify.toml'), 'utf8');
const build = async (...flags: string[]) => {
  const outcome = await startCommand('build', ['--as-of', '2026-11-20', ...flags], { cwd: project }).ended();
  expect(outcome.status, outcome.stderr).toBe(0);
  return outcome;
};

it('npm run build brings netlify.toml in step, so that a new alias needs nothing else', async () => {
  await cp(CONTENT_DIR, at('content'), { recursive: true });
  await cp(join(REPOSITORY, 'netlify.toml'), at('netlify.toml'));
  await build();
  const before = await config();

  const regions = await readFile(at('content/regions.yaml'), 'utf8');
  await writeFile(
    at('content/regions.yaml'),
    regions.replace('aliases:', 'aliases:\n      - Greater Riyadh Area'),
  );
  await build('--out', at('elsewhere'));
  expect(await config()).toBe(before);

  const { stdout } = await build();
  expect(stdout).toContain('netlify.toml now has the rules of this content');
  const { files }: RouteTable = JSON.parse(await readFile(at('public/_site/routes.json'), 'utf8'));
  const host = await openHost({
    redirects: await readFile(at('public/_redirects'), 'utf8'),
    config: await config(),
    files: new Set(Object.keys(files)),
  });
  for (const alias of ['Greater+Riyadh+Area', 'greater%20riyadh%20area']) {
    expect(host.answer(`/api/agent/universities?region=${alias}`)).toEqual({
      file: '/api/agent/regions/riyadh.json',
      status: 200,
    });
  }
  expect(host.answer('/api/agent/universities?region=Greater+Atlantis')?.file).toBe(
    '/api/agent/regions/unknown.json',
  );
  expect(host.answer('/nowhere')).toEqual({ file: '/404.html', status: 404 });

  const again = await build();
  expect(again.stdout).not.toContain('netlify.toml');
});
