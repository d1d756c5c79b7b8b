import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../../../build/catalogue/catalogue.ts';
import { readContent } from '../../../build/read/read.ts';
import { entryOf, entryText } from '../../../scripts/editing/changes.ts';
import { startCommand } from '../../support/command.ts';
import {
  catalogueOf,
  edited,
  git,
  inDirectory,
  load,
  type Tree,
  VALID,
  withFile,
  withoutFile,
} from '../../support/content-tree.ts';
import { siteOf, textOf } from '../../support/site-files.ts';

const read = (tree: Tree) => inDirectory(tree, readContent);

/** What is noted of a change, as `record kind field: was → now (source)`. */
async function noted(after: Tree, before: Tree = VALID): Promise<string[]> {
  const [was, now] = [await read(before), await read(after)];
  const entry = entryOf(was.documents, now.documents, '2026-11-21', '2026-11-21');
  return (entry?.changes ?? []).map((change) =>
    [
      change.record,
      change.kind,
      ...(change.field === null
        ? []
        : [`${change.field}: ${JSON.stringify(change.was)} → ${JSON.stringify(change.now)}`]),
      ...(change.source === null ? [] : [`(${change.source.kind})`]),
    ].join(' '),
  );
}

describe('an entry of the changes', () => {
  it('tells field, both values and the page that the new one rests on', async () => {
    const moved = edited('exams/gat.yaml', 'closes: 2026-11-30', 'closes: 2026-12-07');
    expect(await noted(edited('calendar/1448.yaml', '    ends: 2027-01-07', '    ends: 2027-01-14', moved))).toEqual([
      'calendar/1448 changed terms[term1].ends: "2027-01-07" → "2027-01-14" (official)',
      'exams/gat changed windows[Registration].closes: "2026-11-30" → "2026-12-07" (official)',
    ]);
  });

  it('holds of a long text the first sentences that differ, and addresses whole', async () => {
    const [long, url] = [`${'a '.repeat(75)}b.`, `https://etec.gov.sa/${'a/'.repeat(80)}`];
    const named = (body: string) => edited('exams/step.yaml', 'Education and Training Evaluation Commission', body);
    const after = edited('exams/step.yaml', 'url: https://etec.gov.sa\n', `url: ${url}\n`, named(`A. B. C. ${long}`));
    expect(await noted(after, named(`A. ${long}`))).toEqual([
      `exams/step changed body.nameEn: "A. ${long}" → "B. C. …"`,
      `exams/step changed body.url: "https://etec.gov.sa" → "${url}"`,
    ]);
  });

  it('tells what is new or gone as a whole, in a file of its own and in a list', async () => {
    expect(await noted(withoutFile('exams/step.yaml'))).toEqual(['exams/step removed']);
    expect(await noted(VALID, withoutFile('exams/gat.yaml'))).toEqual([
      'exams/gat added',
      expect.stringMatching(
        /^exams.gat changed windows\[Registration\]: null → .*"closes":"2026-11-30".* \(official\)$/,
      ),
    ]);
    const regions = VALID['regions.yaml'] ?? '';
    const more = withFile('regions.yaml', `${regions}  - id: jazan\n    name: جازان\n    nameEn: Jazan\n`);
    expect(await noted(more)).toEqual(['regions/jazan added']);
    expect(await noted(edited('regions.yaml', 'nameEn: Makkah', 'nameEn: Mecca'))).toEqual([
      'regions/makkah changed nameEn: "Makkah" → "Mecca"',
    ]);
  });

  it('is not made of what no answer shows', async () => {
    expect(await noted(edited('faq/fee.yaml', 'appliesTo: null\n', '# A note.\nappliesTo: null\n'))).toEqual([]);
    expect(await noted(withFile('glossary.yaml', 'sets: []\n'))).toEqual([]);
  });

  const fee = 'fees: [{kind: seat, amountSar: 1, source: {title: Fees, url: https://ksu.edu.sa/fees, kind: press}}]\n';
  it.each([
    ['days alone', /^tracks:.*(?=^windows)/ms, '', /^- Announced: Applying of \[King .* opens on 1 June/m, 'We added'],
    ['fees alone', /^tracks:.*(?=^readOn)/ms, fee, /We added the fees of admission\.$/m, 'requirements'],
    ['conditions', /^windows:.*(?=^readOn)/ms, fee, /We added the admission requirements\.$/m, 'the fees'],
  ] as const)('tells of a new record of admission what it has: %s', async (_, part, by, told, untold) => {
    const text = VALID['admission/ksu-1448.yaml'].replaceAll('1448', '1449').replaceAll('2026-06', '2027-06');
    const after = withFile('admission/ksu-1449.yaml', text.replace(part, by));
    const entry = entryOf((await read(VALID)).documents, (await read(after)).documents, '2027-05-01', '2027-05-01');
    const catalogue = { ...(await catalogueOf(after)), changes: entry === null ? [] : [entry] };
    const site = siteOf({ catalogue, baseUrl: 'https://data.example', asOf: '2027-05-01' });
    expect(textOf(site)('/en/changes.md')).toMatch(told);
    expect(textOf(site)('/en/changes.md')).not.toContain(untold);
    expect(textOf(site)('/feeds/changes.atom')).toContain(' · جامعة الملك سعود | King Saud University</title>');
  });

  it('is answered as it was noted, though the check would refuse its texts today', async () => {
    const entry = {
      id: '2026-11-21',
      day: '2026-11-21',
      changes: [
        {
          record: 'exams/gat',
          kind: 'changed' as const,
          field: 'note',
          was: 'two  spaces <b>\u200f',
          now: { a: [1, null] },
          source: null,
        },
      ],
    };
    const tree = withFile('changes/2026-11-21.yaml', entryText(entry));
    const { catalogue, findings } = await load(tree);
    expect(findings.filter(({ file }) => file.startsWith('changes'))).toEqual([]);
    if (catalogue === null) throw new Error(JSON.stringify(findings));
    const text = textOf(siteOf({ catalogue, baseUrl: 'https://data.example', asOf: '2026-11-21' }));
    expect(JSON.parse(text('/api/agent/changes.json'))).toEqual({ count: 1, changes: [entry] });
    const feed = text('/feeds/changes.atom');
    expect(feed).toContain('<updated>2026-11-21T00:00:00+03:00</updated>');
    expect(feed).toContain('exams/gat note: two  spaces &lt;b&gt; → {&quot;a&quot;:[1,null]}');
  });

  it('is told by day, the latest in short, and from its second day on by record in the feed', async () => {
    const change = (record: string, at: number) => ({
      record,
      kind: 'changed' as const,
      field: `note${at}`,
      was: null,
      now: at,
      source: null,
    });
    const many = Array.from({ length: 14 }, (_, at) => change(at % 2 === 0 ? 'exams/gat' : 'exams/gone', at));
    const entries = [
      { id: '2026-11-21', day: '2026-11-21', changes: many },
      { id: '2026-11-22', day: '2026-11-22', changes: many },
      { id: '2026-11-22-2', day: '2026-11-22', changes: many.slice(0, 1) },
    ];
    const files = Object.fromEntries(entries.map((entry) => [`changes/${entry.id}.yaml`, entryText(entry)]));
    const { catalogue, findings } = await load({ ...VALID, ...files });
    if (catalogue === null) throw new Error(JSON.stringify(findings));
    const text = textOf(siteOf({ catalogue, baseUrl: 'https://data.example', asOf: '2026-11-22' }));
    const [first, second, third] = entries;
    expect(JSON.parse(text('/api/agent/changes/2026-11-21.json'))).toEqual({ count: 1, changes: [first] });
    const day = JSON.parse(text('/api/agent/changes/2026-11-22.json'));
    expect(day.count).toBe(2);
    expect(day.changes).toEqual(expect.arrayContaining([second, third]));
    const latest = JSON.parse(text('/api/agent/changes/latest.json'));
    const shown = latest.changes.flatMap((entry: { changes: unknown[] }) => entry.changes).length;
    expect(latest.count).toBe(1);
    expect(shown).toBeLessThanOrEqual(10);
    expect(shown + latest.omitted).toBe(15);
    const feed = text('/feeds/changes.atom');
    const ids = Array.from(feed.matchAll(/<id>[^<]*:changes\/([^<]*)<\/id>/g), ([, id]) => id).sort();
    expect(ids).toEqual(['2026-11-21', '2026-11-22-2/exams/gat', '2026-11-22/exams/gat', '2026-11-22/exams/gone']);
    expect(feed).toContain('<title>2026-11-22 · exams/gone</title>');
    expect(feed).toMatch(/<title>2026-11-22 · \p{Script=Arabic}[^<|]* \| [^<]+<\/title>/u);
  });
});

describe('npm run changes', () => {
  it('notes what changed since the newest entry, once', async () => {
    const tree = Object.fromEntries(Object.entries(VALID).map(([file, text]) => [`content/${file}`, text]));
    await inDirectory(tree, async (dir) => {
      const flags = ['--content', join(dir, 'content'), '--as-of', '2026-11-21'];
      const run = (...args: string[]) => startCommand('changes', [...flags, ...args]).ended();
      git(dir, 'init', '-q', '-b', 'main');
      git(dir, 'add', '.');
      git(dir, 'commit', '-qm', 'start');
      expect((await run()).stderr).toContain('say with --since REF');
      const path = join(dir, 'content/exams/gat.yaml');
      const text = readFileSync(path, 'utf8');
      await writeFile(path, text.replace('closes: 2026-11-30', 'closes: 2026-12-07'));
      expect((await run('--since', 'HEAD')).stdout).toBe('Noted in changes/2026-11-21.yaml: 1.\n');
      git(dir, 'add', '.');
      git(dir, 'commit', '-qm', 'note');
      expect((await run()).stdout).toBe('No answer differs.\n');
      await writeFile(path, text);
      await run();
      const entries = readdirSync(join(dir, 'content/changes')).sort();
      expect(entries).toEqual(['2026-11-21-2.yaml', '2026-11-21.yaml']);
      const second = parse(readFileSync(join(dir, 'content/changes/2026-11-21-2.yaml'), 'utf8'));
      expect(second).toMatchObject({
        id: '2026-11-21-2',
        day: '2026-11-21',
        changes: [{ field: 'windows[Registration].closes', was: '2026-12-07', now: '2026-11-30' }],
      });
      expect((await loadContent(join(dir, 'content'))).findings.filter(({ severity }) => severity === 'error')).toEqual(
        [],
      );
    });
  });
});
