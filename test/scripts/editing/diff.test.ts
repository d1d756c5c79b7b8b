import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../build/read/read.ts';
import {
  changesBetween,
  newSources,
  type RecordChange,
  recordsIn,
  withRenames,
} from '../../../scripts/editing/diff/changes.ts';
import { alikeQuestions } from '../../../scripts/editing/diff/questions.ts';
import { diffMarkdown, diffText, type Review } from '../../../scripts/editing/diff/words.ts';
import { startCommand } from '../../support/command.ts';
import { edited, git, inDirectory, load, type Tree, VALID, withFile, withoutFile } from '../../support/content-tree.ts';
import { fc } from '../../support/properties.ts';
import COMMENTS from './comments.json' with { type: 'json' };
import LISTS from './lists.json' with { type: 'json' };

const read = (tree: Tree) => inDirectory(tree, readContent);

async function changes(after: Tree, before: Tree = VALID, detail?: 'items'): Promise<RecordChange[]> {
  const [was, now] = [await read(before), await read(after)];
  return changesBetween(was.documents, now.documents, [...was.broken, ...now.broken], detail);
}

/** Changes as `record field: was → now`. */
const lines = (found: readonly RecordChange[]) =>
  found.flatMap(({ record, fields }) =>
    fields.map(({ field, was, now }) => `${record} ${field}: ${JSON.stringify(was)} → ${JSON.stringify(now)}`),
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
    const back = edited('universities/uqu.yaml', 'id: uqu\n', 'id: uqu\ncollegesCoverage: none\ncolleges: []\n', moved);
    expect(await changes(back)).toEqual([]);
  });

  it.each(LISTS)('finds the items of a list again wherever they stand: $name', async ({ was, now, told }) => {
    const [before, after] = [was, now].map((record) => withFile('universities/ksu.yaml', JSON.stringify(record)));
    expect(lines(await changes(after ?? {}, before, 'items'))).toEqual(told);
  });

  it.each([
    ['universities/ksu.yaml', 'founded: 1957', 'founded: 1958', 'https://ksu.edu.sa/en/about'],
    ['universities/ksu.yaml', 'degree: bachelor', 'degree: diploma', 'https://medicine.ksu.edu.sa'],
    ['exams/gat.yaml', 'opens: 2026-11-01', 'opens: 2026-11-02', 'https://etec.gov.sa/news'],
    ['faq/fee.yaml', 'مئة ريال', 'مئتا ريال', 'https://etec.gov.sa/fees'],
    ['calendar/1448.yaml', '\nendOfYear: 2027-06-24', '\nendOfYear: 2027-06-17', 'https://moe.gov.sa/calendar'],
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
        fields: [{ field: 'exams', was: null, now: 'step', source: null, isSourceOld: false }],
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
      newSources(await changes(two)).map(({ record, source }) => `${record} ${source.url} ${source.kind}`),
    ).toEqual(['exams/gat https://news.example.org press', 'faq/fee https://forum.example.org other']);
  });
});

/** The comment on a pull request that makes `after` of `before`. */
async function comment(after: Tree, before: Tree = VALID, more: Partial<Review> = {}): Promise<string> {
  const [was, now] = [await read(before), await read(after)];
  const records = { was: recordsIn(was.documents), now: recordsIn(now.documents) };
  const found = changesBetween(was.documents, now.documents, now.broken, 'items');
  return commentOf(withRenames(found, records), {
    recordAt: (path) => records.now(path) ?? records.was(path),
    unread: now.broken,
    ...more,
  });
}
const commentOf = (found: readonly RecordChange[], more: Partial<Review> = {}): string =>
  diffMarkdown({
    changes: found,
    recordAt: () => undefined,
    findings: [],
    unread: [],
    alike: [],
    preview: null,
    ...more,
  });
/** With a list of what was published. */
const LEDGER = withFile('published.yaml', 'exams:\n  - gat\n  - step\n');

/** What the comment says above the tables. */
const above = (text: string): string => text.split('<details>')[0] ?? '';

describe('the comment', () => {
  it.each(COMMENTS)('begins with what changes for readers, Arabic first: $name', async (each) => {
    const { file, from, to, english, arabic } = each;
    const after = to === null ? withoutFile(file) : edited(file, from, to);
    const text = await comment(after);
    expect(above(text)).toMatch(/^### .*\n\n✅/);
    expect(text.indexOf(arabic)).toBeGreaterThan(0);
    expect(text.indexOf(english)).toBeGreaterThan(text.indexOf(arabic));
    expect(
      text
        .split('<details>')[1]
        ?.split('\n')
        .filter((line) => /^\| (?!الحقل)[^-]/.test(line)).length,
    ).toBeLessThan(2);
  });

  it('says whether the check passed', async () => {
    const { findings } = await load(edited('exams/gat.yaml', 'closes: 2026-11-30', 'closes: 2026-10-30'));
    expect(commentOf([], { findings })).toContain(
      'did not pass; the errors stand below their lines in *Files changed*: 1.',
    );
  });

  it('tells a record that has another id as one that was renamed, and links to its page', async () => {
    const renamed = withFile(
      'exams/step-test.yaml',
      VALID['exams/step.yaml'].replace('id: step', 'id: step-test'),
      withoutFile('exams/step.yaml'),
    );
    const text = await comment(renamed, VALID, { preview: 'https://preview.example' });
    expect(text).toContain(
      'has another address (`exams/step` → `exams/step-test`) · [preview](https://preview.example/en/exams/step-test)',
    );
    expect(text).not.toContain('no longer');
  });

  it.each([
    [
      'a figure whose source stayed',
      edited('universities/ksu.yaml', 'founded: 1957', 'founded: 1958'),
      '1957 → 1958\u2069 · [',
    ],
    ['a figure in words whose source stayed', edited('faq/fee.yaml', 'مئة ريال', 'مئتا ريال'), '~~مئة~~ **مئتا**'],
    [
      'a digit too many',
      edited('universities/ksu.yaml', 'qsRank: 101\nqsRankTo: 110', 'qsRank: 1011\nqsRankTo: 1110'),
      '101 → 1011',
    ],
    ['a window of another kind', edited('exams/gat.yaml', 'kind: registration', 'kind: test'), 'registration → test'],
    ['a part with another id', edited('universities/ksu.yaml', '- id: law', '- id: laws'), '`law`'],
    ['an id taken out of the ledger', withFile('published.yaml', 'exams:\n  - step\n'), '`exams: gat`'],
    ['a record that nobody retired', withoutFile('exams/step.yaml'), '(`exams/step`)'],
    ['a source that is not official', edited('faq/fee.yaml', 'kind: official', 'kind: other'), '(other)'],
  ])('warns of %s', async (_, after, said) => {
    const warnings = above(await comment({ 'published.yaml': LEDGER['published.yaml'] ?? '', ...after }, LEDGER)).split(
      '**⚠',
    )[1];
    expect(warnings).toContain(said);
  });

  it.each([
    ['the source is another one', ['founded: 1957', 'founded: 1958'], ['ksu.edu.sa/en/about', 'ksu.edu.sa/en/history']],
    ['somebody read it again', ['founded: 1957', 'founded: 1958\nverifiedOn: 2026-11-20'], null],
    ['no figure changed', ['name: كلية الطب', 'name: كلية الطب البشري'], null],
  ] as const)('does not where %s', async (_, [from, to], page) => {
    const figure = edited('universities/ksu.yaml', from, to);
    const after = page === null ? figure : edited('universities/ksu.yaml', page[0], page[1], figure);
    expect(await comment(after)).not.toContain('its source did not');
  });

  it('names the old question that search takes a new one for', async () => {
    const { catalogue } = await load(VALID);
    if (catalogue === null) throw new Error('The content is not valid.');
    const [fee] = catalogue.faq.filter(({ id }) => id === 'fee');
    const alike = alikeQuestions(catalogue, [{ question: fee?.question }, { question: 'ما لون السماء؟' }]);
    expect(alike).toEqual([{ asked: fee?.question, found: fee?.question }]);
    expect(commentOf([], { alike })).toContain(`- ${fee?.question} → ${fee?.question}`);
  });

  it('marks the words of a long text that differ', async () => {
    const long = 'كلمة '.repeat(200);
    const before = edited('faq/fee.yaml', 'مئة ريال.', `${long}مئة ريال.`);
    const after = edited('faq/fee.yaml', 'مئة ريال.', `${long}مئتا ريال.`);
    expect(await comment(after, before)).toContain('| … كلمة كلمة كلمة كلمة ~~مئة~~ **مئتا** ريال. |');
    expect(diffText(await changes(after, before), 'en')).toMatch(/answer: ….*مئة ريال\. → ….*مئتا ريال\.\n/);
  });

  it('lets no text of a record call anybody, refer to an issue, link, or end its cell', () => {
    const hostile = fc.stringMatching(/^[@#|`<>[\]()*_~\n\\a1ك]{1,30}$/);
    fc.assert(
      fc.property(hostile, hostile, (was, now) => {
        const field = { field: 'note', was, now, source: null, isSourceOld: false };
        const row = commentOf([{ record: 'faq/x', kind: 'changed', fields: [field] }])
          .split('\n')
          .find((line) => line.startsWith('| ') && line.includes('`note`'));
        const cells = row?.split(/(?<!\\)(?:\\\\)*\|/) ?? [];
        expect(cells).toHaveLength(6);
        expect(row).not.toMatch(/[@#][a-z1\p{L}]/u);
        // Words that differ are marked by two asterisks.
        expect(row?.replace(/(?<!\\)((?:\\\\)*)\*\*/g, '$1')).not.toMatch(/(?<!\\)(?:\\\\)*[<[*]/);
      }),
    );
  });

  it('stays below what GitHub takes, and counts the rest', () => {
    const fields = [{ field: 'note', was: null, now: 'x'.repeat(300), source: null, isSourceOld: false }];
    const many = Array.from({ length: 1000 }, (_, index) => ({
      record: `faq/q${index}`,
      kind: 'added' as const,
      fields,
    }));
    const text = commentOf(many);
    expect(text.length).toBeLessThan(60_000);
    expect(text).toMatch(/… \+\d+: `npm run diff`\n+$/);
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
