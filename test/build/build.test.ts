import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../build/build.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { type BuildFlags, buildOptions } from '../../build/settings.ts';
import { listOf } from '../../build/site/answers/answers.ts';
import { startCommand } from '../support/command.ts';
import { CONTENT_DIR, frozenCatalogue } from '../support/frozen-content.ts';
import { frozenServer } from '../support/local-server.ts';
import { filesIn } from '../support/site-files.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Builds the frozen content as a person would. */
async function build(args: readonly string[], env: Record<string, string> = {}, cwd = REPOSITORY) {
  const command = startCommand('build', ['--content', CONTENT_DIR, ...args], { env, cwd });
  const { status, stdout, stderr } = await command.ended();
  return { status, output: stdout + stderr };
}

const json = async (directory: string, path: string) => JSON.parse(await readFile(join(directory, path), 'utf8'));

describe('npm run build', () => {
  it('gives the same bytes in another time zone, locale and working directory', async () => {
    // The tests themselves run in the zone and the folder of the project.
    const { base, publicDir } = await frozenServer();
    const there = join(root, 'there');
    const flags = ['--out', there, '--as-of', '2026-11-20', '--base-url', base];
    await build(flags, { TZ: 'Pacific/Kiritimati', LC_ALL: 'ar_SA.UTF-8' }, root);
    const bytes = await filesIn(publicDir);
    expect(bytes.size).toBeGreaterThan(100);
    expect((await json(there, 'api/agent/exams.json')).asOf).toBe('2026-11-20');
    expect(await filesIn(there)).toEqual(bytes);
  });

  it('moves the statuses, and what depends on them, with the day', async () => {
    const catalogue = await frozenCatalogue();
    const examsOn = (day: string) => {
      const edition = { catalogue, baseUrl: 'https://data.example', asOf: day };
      const { asOf, validUntil, exams } = listOf('exams', edition);
      const exam = exams.find(({ id }) => id === 'cognitive-ability');
      return { asOf, validUntil, status: exam?.status, changes: exam?.statusChanges };
    };
    expect(examsOn('2026-02-03')).toEqual({
      asOf: '2026-02-03',
      validUntil: '2026-02-04',
      status: 'upcoming',
      changes: [
        { date: '2026-02-04', status: 'open', statusBasis: 'window' },
        { date: '2026-04-26', status: 'awaiting_announcement', statusBasis: 'last-window-closed' },
      ],
    });
    expect(examsOn('2026-04-25')).toEqual({
      asOf: '2026-04-25',
      validUntil: '2026-04-26',
      status: 'open',
      changes: [{ date: '2026-04-26', status: 'awaiting_announcement', statusBasis: 'last-window-closed' }],
    });
    expect(examsOn('2026-04-26')).toEqual({
      asOf: '2026-04-26',
      validUntil: null,
      status: 'awaiting_announcement',
      changes: [],
    });
  });

  it('says where the content is wrong and leaves the last good site in place', async () => {
    const [content, out] = [join(root, 'content'), join(root, 'kept')];
    await cp(CONTENT_DIR, content, { recursive: true });
    await buildSite({
      ...buildOptions({ content, out, 'as-of': '2026-11-20' }, {}, 'https://data.example'),
      recordPages: false,
    });
    const before = await filesIn(out);
    const broken = join(content, 'exams/cognitive-ability.yaml');
    const text = await readFile(broken, 'utf8');
    await writeFile(broken, text.replace('opens: 2026-02-04', 'opens: 2026-02-30'));
    const { status, output } = await build(['--content', content, '--out', out]);
    const line = text.split('\n').findIndex((each) => each.includes('opens: 2026-02-04')) + 1;
    expect(status).toBe(1);
    expect(output).toContain(`exams/cognitive-ability.yaml:${line}:12`);
    // The warnings of the content would hide it.
    expect(output).toContain('1 error and 0 warnings in 1 file.');
    expect(await filesIn(out)).toEqual(before);
  });

  it.each([
    [['--out', join(REPOSITORY, 'scripts')], 'holds files that no build wrote'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j ends with one sentence and status 2', async (args, sentence) => {
    const { status, output } = await build(args);
    expect(status).toBe(2);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it.each<[BuildFlags, string]>([
    [{ 'as-of': '2026-02-30' }, '"2026-02-30" is no day since 1900.'],
    [{ 'as-of': '0206-11-20' }, '"0206-11-20" is no day since 1900.'],
    [{ 'base-url': 'example.org' }, 'The base address "example.org" is not an absolute http or https address.'],
    [{ 'base-url': 'https://example.org/api' }, 'must be a bare origin'],
    [{ content: '/nowhere' }, 'There is no content directory at "/nowhere"'],
    [{ out: CONTENT_DIR }, 'lies within the content'],
    [{ out: join(CONTENT_DIR, 'exams/public') }, 'lies within the content'],
    [{ out: REPOSITORY }, 'lies within the output'],
  ])('%j is refused before anything is written', async (flags, sentence) => {
    const made = async () => buildSite(buildOptions({ content: CONTENT_DIR, ...flags }, {}, 'https://data.example'));
    const refusal = await made().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UserError);
    expect(String(refusal)).toContain(sentence);
  });

  const netlify = {
    NETLIFY: 'true',
    URL: 'https://data.example.org',
    DEPLOY_PRIME_URL: 'https://pr-7--data.example.org',
  };
  it('refuses example values in production, naming each, and writes nothing', async () => {
    const out = join(root, 'production');
    const { status, output } = await build(['--out', out], { ...netlify, CONTEXT: 'production' });
    expect(status).toBe(2);
    expect(output).toContain('A production build needs real values in content/service.yaml.');
    for (const key of ['contact', 'publisher.url', 'security.contact', 'identityProvider.tokenUrl', 'mcpName']) {
      expect(output).toContain(`  ${key}: `);
    }
    await expect(readdir(out)).rejects.toThrow('ENOENT');
  });

  it('builds a deploy preview for its own address', () => {
    expect(buildOptions({}, { ...netlify, CONTEXT: 'deploy-preview' }, 'http://localhost:8080')).toMatchObject({
      baseUrl: 'https://pr-7--data.example.org',
      production: false,
    });
  });
});
