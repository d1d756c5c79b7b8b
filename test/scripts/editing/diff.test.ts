import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../build/read/read.ts';
import { changesBetween, newWeakSources, type RecordChange } from '../../../scripts/editing/diff/changes.ts';
import { diffMarkdown, diffText } from '../../../scripts/editing/diff/words.ts';
import { startCommand } from '../../support/command.ts';
import {
  edited,
  git,
  inDirectory,
  type Tree,
  VALID,
  withFile,
  withoutFile,
} from '../../support/content-tree.ts';
import { fc } from '../../support/properties.ts';

const read = (tree: Tree) => inDirectory(tree, readContent);

async function changes(after: Tree, before: Tree = VALID): Promise<RecordChange[]> {
  const [was, now] = [await read(before), await read(after)];
  return changesBetween(was.documents, now.documents, [...was.broken, ...now.broken]);
}

/** Changes as `record field: was → now`. */
const lines = (found: readonly RecordChange[]) =>
  found.flatMap(({ record, fields }) =>
    fields.map(
      ({ field, was, now }) => `${record} ${field}: ${JSON.stringify(was)} → ${JSON.stringify(now)}`,
    ),
  );

describe('the diff of two contents', () => {
  it('shows the fields that changed in three records and nothing else', async () => {
    const one = edited('exams/gat.yaml', 'closes: 2026-11-30', 'closes: 2026-12-07');
    const two = edited('universities/ksu.yaml', 'founded: 1957', 'founded: 1958', one);
    const three = edited('calendar/1448.yaml', '    ends: 2027-01-07', '    ends: 2027-01-14', two);
    expect(lines(await changes(three))).toEqual([
      'calendar/1448 terms[term1].ends: "2027-01-07" → "2027-01-14"',
      'exams/gat windows[Registration].closes: "2026-11-30" → "2026-12-07"',
      'universities/ksu founded: 1957 → 1958',
    ]);
  });

  it('does not take layout, order of keys or what is left out for a change', async () => {
    const same = edited('faq/fee.yaml', 'appliesTo: null\n', '# A note.\n');
    const moved = edited('universities/uqu.yaml', 'collegesCoverage: none\n', '', same);
    const back = edited(
      'universities/uqu.yaml',
      'id: uqu\n',
      'id: uqu\ncollegesCoverage: none\ncolleges: []\n',
      moved,
    );
    expect(await changes(back)).toEqual([]);
  });

  it('does not take an item that moved in its list for a change', async () => {
    const text = VALID['universities/ksu.yaml'];
    const law = text.slice(text.indexOf('  - id: law'));
    const moved = text.replace(law, '').replace('colleges:\n', `colleges:\n${law}`);
    expect(await changes(withFile('universities/ksu.yaml', moved))).toEqual([]);
  });

  it.each([
    ['universities/ksu.yaml', 'founded: 1957', 'founded: 1958', 'https://ksu.edu.sa/en/about'],
    ['universities/ksu.yaml', 'degree: bachelor', 'degree: diploma', 'https://medicine.ksu.edu.sa'],
    ['exams/gat.yaml', 'opens: 2026-11-01', 'opens: 2026-11-02', 'https://etec.gov.sa/news'],
    ['faq/fee.yaml', 'مئة ريال', 'مئتا ريال', 'https://etec.gov.sa/fees'],
    [
      'calendar/1448.yaml',
      '\nendOfYear: 2027-06-24',
      '\nendOfYear: 2027-06-17',
      'https://moe.gov.sa/calendar',
    ],
  ] as const)('names the source beside a change in %s (%s)', async (file, from, to, url) => {
    const [change] = await changes(edited(file, from, to));
    expect(change?.fields.map(({ source }) => source?.url)).toEqual([url]);
  });

  it('names no source for a value that no source supports', async () => {
    const [change] = await changes(edited('universities/uqu.yaml', 'type: university', 'type: college'));
    expect(change?.fields.map(({ source }) => source)).toEqual([null]);
  });

  it('tells a record that was retired from one that vanished', async () => {
    expect(await changes(withoutFile('exams/step.yaml'))).toEqual([
      { record: 'exams/step', kind: 'removed', fields: [] },
    ]);
    const retired = withFile(
      'retired.yaml',
      VALID['retired.yaml'].replace('  - old-exam', '  - old-exam\n  - step'),
      withoutFile('exams/step.yaml'),
    );
    expect(await changes(retired)).toEqual([
      { record: 'exams/step', kind: 'retired', fields: [] },
      {
        record: 'retired',
        kind: 'changed',
        fields: [{ field: 'exams', was: null, now: 'step', source: null }],
      },
    ]);
  });

  it('does not take a file that cannot be read for a removed one', async () => {
    expect(await changes(withFile('exams/step.yaml', 'id: [step'))).toEqual([]);
  });

  it('finds new sources that are not official, in whatever place', async () => {
    const one = edited(
      'exams/gat.yaml',
      'https://etec.gov.sa/news\n      kind: official',
      'https://news.example.org\n      kind: press',
    );
    const two = edited(
      'faq/fee.yaml',
      'kind: official',
      'kind: official\n  - title: Forum\n    url: https://forum.example.org\n    kind: other',
      one,
    );
    expect(
      newWeakSources(await changes(two)).map(
        ({ record, source }) => `${record} ${source.url} ${source.kind}`,
      ),
    ).toEqual(['exams/gat https://news.example.org press', 'faq/fee https://forum.example.org other']);
  });
});

describe('the comment', () => {
  const markdown = async (after: Tree) => diffMarkdown(await changes(after), () => null, []);

  it('puts first what must be looked at twice', async () => {
    const text = await markdown(
      withFile(
        'faq/fee.yaml',
        VALID['faq/fee.yaml'].replace('kind: official', 'kind: other'),
        withoutFile('exams/step.yaml'),
      ),
    );
    expect(text.indexOf('Removed records')).toBeLessThan(text.indexOf('not official'));
    expect(text.indexOf('not official')).toBeLessThan(text.indexOf('#### `exams/step`'));
  });

  it.each([
    ['a major', '      - id: surgery\n        name: الجراحة\n', '', ['colleges[medicine].majors[surgery]']],
    [
      'a college, which names its majors too',
      / {2}- id: medicine[\s\S]*?(?= {2}- id: law)/,
      '',
      ['colleges[medicine]'],
    ],
    ['a college that has another id now', '- id: law', '- id: laws', ['colleges[law]']],
    ['nothing that has an id', 'College of Law', 'Law', []],
  ])('names what is gone of a record: %s', async (_, from, to, gone) => {
    const file = 'universities/ksu.yaml';
    const text = await markdown(withFile(file, VALID[file].replace(from, to)));
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toEqual(gone.map((part) => `- \`universities/ksu\` \`${part}\``));
  });

  it('links to the preview where there is one', async () => {
    const found = await changes(edited('faq/fee.yaml', 'مئة', 'مئتا'));
    expect(diffMarkdown(found, (record) => `https://preview.example/${record}`, [])).toContain(
      '#### `faq/fee` · تغيّر · changed · [معاينة · preview](https://preview.example/faq/fee)',
    );
  });

  it('shows the place where a long text differs', async () => {
    const long = 'كلمة '.repeat(200);
    const before = edited('faq/fee.yaml', 'مئة ريال.', `${long}مئة ريال.`);
    const after = edited('faq/fee.yaml', 'مئة ريال.', `${long}مئتا ريال.`);
    expect(diffText(await changes(after, before))).toMatch(/answer: ….*مئة ريال\. → ….*مئتا ريال\.\n/);
  });

  it('lets no text of a record call anybody, refer to an issue, link, or end its cell', () => {
    const hostile = fc.stringMatching(/^[@#|`<>[\]()*_~\n\\a1ك]{1,30}$/);
    fc.assert(
      fc.property(hostile, hostile, (was, now) => {
        const field = { field: 'note', was, now, source: null };
        const row = diffMarkdown([{ record: 'faq/x', kind: 'changed', fields: [field] }], () => null, [])
          .split('\n')
          .find((line) => line.startsWith('| `note`'));
        const cells = row?.split(/(?<!\\)(?:\\\\)*\|/) ?? [];
        expect(cells).toHaveLength(6);
        expect(row).not.toMatch(/[@#][a-z1\p{L}]/u);
        expect(row).not.toMatch(/(?<!\\)(?:\\\\)*[<[*]/);
      }),
    );
  });

  it('stays below what GitHub takes, and counts the rest', () => {
    const fields = [{ field: 'note', was: null, now: 'x'.repeat(300), source: null }];
    const many = Array.from({ length: 1000 }, (_, index) => ({
      record: `faq/q${index}`,
      kind: 'added' as const,
      fields,
    }));
    const text = diffMarkdown(many, () => null, []);
    expect(text.length).toBeLessThan(60_000);
    expect(text).toMatch(/… \+\d+: `npm run diff`\n$/);
  });
});

describe('npm run diff', () => {
  it('compares the working tree with the commit at which the branch left its base', async () => {
    await inDirectory(VALID, async (dir) => {
      git(dir, 'init', '-q', '-b', 'main');
      git(dir, 'add', '.');
      git(dir, 'commit', '-qm', 'start');
      git(dir, 'checkout', '-qb', 'branch');
      await rm(join(dir, 'exams/step.yaml'));
      const run = startCommand('diff', ['--base', 'main', '--content', dir]);
      expect(await run.ended()).toMatchObject({ status: 0, stdout: 'REMOVED: exams/step\n' });
    });
  });

  it('says what git says of a base that is not there', async () => {
    const { status, stderr } = await startCommand('diff', ['--base', 'nowhere']).ended();
    expect(status).toBe(2);
    expect(stderr).toMatch(/^git merge-base failed: .*nowhere/);
  });
});
