import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLive } from '../../build/live.ts';
import { type Body, bytesOf } from '../../build/publication/body.ts';
import type { LateSite } from '../../build/site/site.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';

const dir = await mkdtemp(join(tmpdir(), 'live-'));
const content = join(dir, 'content');
const options = { contentDir: content, baseUrl: 'https://data.test', asOf: '2026-11-20', production: false };
const live = openLive(options);

beforeAll(async () => {
  await cp(CONTENT_DIR, content, { recursive: true });
  await live.update(null);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const textOf = (body: Body | undefined): string | undefined => body && bytesOf(body).toString('base64');

const tableOf = ({ table }: Pick<LateSite, 'table'>) => ({
  ...table,
  files: Object.keys(table.files).sort(),
});

/** What is found and built by who reads everything anew; by a program just started, after `vi.resetModules()`. */
async function coldBuild() {
  const { checkSnapshot } = await import('../../build/build.ts');
  const { takeSnapshot } = await import('../../build/read/snapshot.ts');
  const { siteOf } = await import('../../build/site/site.ts');
  const { findings, edition } = checkSnapshot(await takeSnapshot(content), options);
  return { findings, site: edition && siteOf(edition) };
}

/** What is kept in memory gives what a build of the same content gives that knows nothing of before. */
async function expectFresh(written: ReadonlySet<string> | null): Promise<LateSite | null> {
  const { site, findings } = await live.update(written);
  const { site: fresh, ...cold } = await coldBuild();
  expect(findings).toEqual(cold.findings);
  expect(site === null).toBe(fresh === null);
  if (site === null || fresh === null) return null;
  // Asked for in an order of its own, so that none needs one that was made before it.
  const paths = Object.keys(fresh.table.files).toReversed();
  const files = new Map(fresh.files.map((file) => [file.path, file]));
  expect(paths.filter((path) => textOf(site.bytes(path)) !== textOf(files.get(path)?.body))).toEqual([]);
  expect(tableOf(site)).toEqual(tableOf(fresh));
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

/** Edits in any order, each upon what the others left; each tells what was written, or null where that is not all. */
const CHANGES: Readonly<Record<string, (at: number) => Promise<ReadonlySet<string> | null>>> = {
  'rename an institution': (at) => rewrite('universities/kfupm.yaml', /^name: .*$/m, `name: جامعة رقم ${at}`),
  'write a note': (at) => rewrite('universities/ksu.yaml', /^noteEn: .*$/m, `noteEn: Note ${at}.`),
  'rename a region': (at) => rewrite('regions.yaml', /nameEn: Tabuk\b.*/, `nameEn: Tabuk ${at}`),
  'move an institution': (at) =>
    rewrite('universities/ksu.yaml', /^regionId: .*$/m, `regionId: ${at % 2 ? 'riyadh' : 'qassim'}`),
  'answer a question': (at) => rewrite('faq/housing.yaml', /^questionEn: .*$/m, `questionEn: Is it ${at}?`),
  'delete a question, or put it back': () => toggle('faq/gat-fee.yaml'),
  'delete an institution, or put it back': () => toggle('universities/effat.yaml'),
  'break a file, or mend it': async () => {
    const path = join(content, 'fields.yaml');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.startsWith('{') ? text.slice(1) : `{${text}`);
    return new Set(['fields.yaml']);
  },
};

async function rewrite(file: string, from: RegExp, to: string): Promise<ReadonlySet<string> | null> {
  const path = join(content, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  return new Set([file]);
}

async function toggle(file: string): Promise<null> {
  const [path, aside] = [join(content, file), join(dir, basename(file))];
  await rename(path, aside).catch(() => rename(aside, path));
  return null;
}

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

  it('after any edits in any order', async () => {
    const change = fc.record({ what: fc.constantFrom(...Object.keys(CHANGES)), at: fc.nat(9) });
    const isBroken: boolean[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const { what, at } of changes.slice(1)) await live.update((await CHANGES[what]?.(at)) ?? null);
        vi.resetModules();
        const [{ what, at } = { what: '', at: 0 }] = changes;
        isBroken.push((await expectFresh((await CHANGES[what]?.(at)) ?? null)) === null);
      }),
      { numRuns: 8 },
    );
    // Both were seen: sites, and content that gives none.
    expect(new Set(isBroken).size).toBe(2);
  });
});
