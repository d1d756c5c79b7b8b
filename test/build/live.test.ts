import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '../../build/build.ts';
import { openLive } from '../../build/live.ts';
import { bytesOf } from '../../build/publication/body.ts';
import { takeSnapshot } from '../../build/read/snapshot.ts';
import type { Site } from '../../build/site/site.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

const dir = await mkdtemp(join(tmpdir(), 'live-'));
const content = join(dir, 'content');
const options = { contentDir: content, baseUrl: 'https://data.test', asOf: '2026-11-20', production: false };
const live = openLive(options);

beforeAll(async () => {
  await cp(CONTENT_DIR, content, { recursive: true });
  await live.update(null);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const filesOf = (site: Site | null): Map<string, string> =>
  new Map(site?.files.map(({ path, body }) => [path, bytesOf(body).toString('base64')]));

/** What is kept in memory gives what a build of the same content gives that knows nothing of before. */
async function expectFresh(written: ReadonlySet<string> | null): Promise<Site | null> {
  const { site, findings } = await live.update(written);
  const cold = makeSite(await takeSnapshot(content), options);
  expect(findings).toEqual(cold.findings);
  const [kept, fresh] = [filesOf(site), filesOf(cold.site)];
  expect([...kept.keys()]).toEqual([...fresh.keys()]);
  expect([...fresh.keys()].filter((path) => kept.get(path) !== fresh.get(path))).toEqual([]);
  return site;
}

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(content, file);
  const text = await readFile(path, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  await writeFile(path, edited);
}

const EDITS: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  ['universities/ksu.yaml', /^nameEn: .*$/m, 'nameEn: Edited University'],
  ['universities/ksu.yaml', /^regionId: .*$/m, 'regionId: makkah'],
  ['universities/ksu.yaml', /^name: .*$/m, 'name: أول الجامعات'],
  ['regions.yaml', 'name: الرياض', 'name: رياض نجد'],
  ['regions.yaml', 'nameEn: Makkah', 'nameEn: Makkah the Blessed'],
  ['places.yaml', 'nameEn: Madinah', 'nameEn: The City'],
  ['majors.yaml', 'nameEn: Early Childhood', 'nameEn: Early Years'],
  ['exams/cognitive-ability.yaml', 'closes: 2026-04-25', 'closes: 2026-04-26'],
  ['calendar/1448.yaml', 'ends: 2027-01-07', 'ends: 2027-01-06'],
  ['faq/housing.yaml', /^question: .*$/m, 'question: هل في الجامعة سكن للطلاب؟'],
  ['glossary.yaml', 'متى, موعد', 'متى, موعدي, موعد'],
  ['service.yaml', /^nameEn: .*$/m, 'nameEn: Another Service'],
  ['skills/agent-auth/SKILL.md', /$/, 'One more line.\n'],
];

describe('a site in memory is that of a cold build', () => {
  it.each(EDITS)('after an edit of %s: %s', async (file, from, to) => {
    await edit(file, from, to);
    expect(await expectFresh(new Set([file]))).not.toBeNull();
  });

  it('while the content is broken and after it is mended', async () => {
    await edit('exams/gat.yaml', 'nameEn:', 'nameEnn:');
    expect(await expectFresh(new Set(['exams/gat.yaml']))).toBeNull();
    await edit('exams/gat.yaml', 'nameEnn:', 'nameEn:');
    expect(await expectFresh(new Set(['exams/gat.yaml']))).not.toBeNull();
  });

  it('when a record goes and another comes, whatever was said to have happened', async () => {
    await rename(join(content, 'exams/step.yaml'), join(content, 'exams/steps.yaml'));
    await edit('exams/steps.yaml', 'id: step', 'id: steps');
    await expectFresh(new Set(['exams/step.yaml', 'exams/steps.yaml']));
  });

  it('when nothing happened', async () => {
    await expectFresh(new Set());
    await expectFresh(null);
  });

  it('when a folder is away', async () => {
    await rename(join(content, 'faq'), join(dir, 'faq'));
    await expectFresh(null);
    await rename(join(dir, 'faq'), join(content, 'faq'));
    expect(await expectFresh(null)).not.toBeNull();
  });
});
