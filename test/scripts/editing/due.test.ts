import { describe, expect, it } from 'vitest';
import { UserError } from '../../../build/findings/user-error.ts';
import { dueSections } from '../../../scripts/editing/due.ts';
import { reporter } from '../../../scripts/editing/report.ts';
import { startCommand } from '../../support/command.ts';
import { catalogueOf, edited, inDirectory, type Tree, VALID } from '../../support/content-tree.ts';

const ON_THE_DAY = '2026-11-20';

/** What is due, as `about: text`, of the part whose English title begins with a word. */
async function due(part: string, asOf: string, tree: Tree = VALID): Promise<string[]> {
  const section = dueSections(await catalogueOf(tree), asOf).find(({ title }) =>
    title.split(' · ')[1]?.startsWith(part),
  );
  if (section === undefined) throw new Error(`No part begins with ${part}.`);
  return section.lines.map(({ about, text }) => `${about}: ${text}`);
}

describe('windows', () => {
  it('are due the day after the last one closed, and not while one is open or ahead', async () => {
    expect(await due('Windows', '2026-11-30')).toEqual([]);
    expect(await due('Windows', '2026-12-01')).toEqual(['exams/gat: closes: 2026-11-30']);
    const open = edited('exams/gat.yaml', '    closes: 2026-11-30\n', '');
    expect(await due('Windows', '2026-11-14', open)).toEqual([]);
    expect(await due('Windows', '2026-11-15', open)).toEqual(['exams/gat: opens: 2026-11-01']);
    const rolling = edited('exams/gat.yaml', '    closes: 2026-11-30\n', '    rollingUntil: 2027-01-31\n');
    expect(await due('Windows', '2027-03-31', rolling)).toEqual([]);
    expect(await due('Windows', '2027-04-01', rolling)).toEqual(['exams/gat: rollingUntil: 2027-01-31']);
    expect(await due('Windows', '2028-01-01', rolling)).toEqual(['exams/gat: rollingUntil: 2027-01-31']);
  });

  it('are not due for two weeks after somebody looked, or for as long as service.yaml says', async () => {
    const looked = edited('exams/gat.yaml', 'id: gat\n', 'id: gat\nlookedOn: 2026-12-01\n');
    expect(await due('Windows', '2026-12-14', looked)).toEqual([]);
    expect(await due('Windows', '2026-12-15', looked)).toHaveLength(1);
    const monthly = edited(
      'service.yaml',
      'version: 1.0.0\n',
      'version: 1.0.0\nlookAgainAfter:\n  windows: 30\n  conditions: 180\n  others: 365\n',
      looked,
    );
    expect(await due('Windows', '2026-12-30', monthly)).toEqual([]);
    expect(await due('Windows', '2026-12-31', monthly)).toHaveLength(1);
  });
});

describe('school years', () => {
  it('are due once the newest has begun', async () => {
    expect(await due('School', '2026-08-22')).toEqual([]);
    expect(await due('School', '2026-08-23')).toEqual(['calendar/1449: 1448: starts 2026-08-23']);
  });
});

describe('rankings', () => {
  it('are due when the next edition is out', async () => {
    expect(await due('Rankings', '2027-06-30')).toEqual([]);
    expect(await due('Rankings', '2027-07-01')).toEqual(['universities/ksu: qsYear: 2027']);
  });
});

describe('answers', () => {
  it('are due a year after their sources were read, fees and conditions after half a year', async () => {
    expect(await due('Answers', '2027-11-19')).toEqual([]);
    expect(await due('Answers', '2027-11-20')).toHaveLength(2);
    const fee = edited('faq/fee.yaml', 'category: exams', 'about:\n  asks:\n    - fee\ncategory: exams');
    const admission = 'admission/ksu-1448: readOn: 2026-11-01';
    expect(await due('Fees', '2027-05-18', fee)).toEqual([admission]);
    expect(await due('Fees', '2027-05-19', fee)).toEqual(
      expect.arrayContaining([admission, 'faq/fee: readOn: 2026-11-20']),
    );
  });

  it('come in the order in which they are asked most', async () => {
    const wordy = edited('faq/transfer.yaml', '  - التحويل', '  - التحويل\n  - النقل\n  - تغيير الجامعة');
    expect(await due('Answers', '2027-11-20', wordy)).toEqual([
      'faq/transfer: readOn: 2026-11-20',
      'faq/fee: readOn: 2026-11-20',
    ]);
    const other = edited(
      'faq/fee.yaml',
      '  - بكم الاختبار',
      '  - بكم الاختبار\n  - السعر\n  - الرسوم\n  - التكلفة',
      wordy,
    );
    expect((await due('Answers', '2027-11-20', other))[0]).toBe('faq/fee: readOn: 2026-11-20');
  });
});

describe('sources', () => {
  it('are weak when none is of the body that decides', async () => {
    expect(await due('Weak', ON_THE_DAY)).toEqual([]);
    const window = edited(
      'exams/gat.yaml',
      'https://etec.gov.sa/news\n      kind: official',
      'https://spa.gov.sa/news\n      kind: press',
    );
    expect(await due('Weak', ON_THE_DAY, window)).toEqual(['exams/gat: التسجيل: press']);
    // Nobody plans by a window that has closed.
    expect(await due('Weak', '2026-12-01', window)).toEqual([]);
    const answer = edited('faq/fee.yaml', 'kind: official', 'kind: other', window);
    expect(await due('Weak', ON_THE_DAY, answer)).toEqual(['faq/fee: sources: other', 'exams/gat: التسجيل: press']);
  });

  it('of a record that is asked about come first', async () => {
    const weak = edited('universities/uqu.yaml', 'kind: official', 'kind: other', {
      ...edited(
        'universities/ksu.yaml',
        'ksu.edu.sa/en/about\n    kind: official',
        'ksu.edu.sa/en/about\n    kind: other',
      ),
    });
    expect(await due('Weak', ON_THE_DAY, weak)).toEqual([
      'universities/ksu: sources: other',
      'universities/uqu: sources: other',
    ]);
    const asked = edited('faq/transfer.yaml', 'appliesTo: ksu', 'appliesTo: uqu', weak);
    expect((await due('Weak', ON_THE_DAY, asked))[0]).toBe('universities/uqu: sources: other');
  });
});

it('is printed for people and for an issue, and so is that nothing is', async () => {
  const report = async (format: string, asOf: string, lang = 'both') =>
    reporter({ format, lang }, 'npm run due')(
      dueSections(await catalogueOf(VALID), asOf, 'ministry/data'),
      'لا شيء ينتظر. · Nothing is due.',
    );
  expect(await report('markdown', '2026-12-01')).toContain(
    '- [اختبار القدرات العامة](https://github.com/ministry/data/edit/main/content/exams/gat.yaml) `exams/gat` closes: 2026-11-30\n',
  );
  expect(await report('text', '2026-08-01')).toBe('لا شيء ينتظر. · Nothing is due.');
  expect(await report('text', '2026-08-01', 'en')).toBe('Nothing is due.');
  expect(await report('text', '2026-12-01', 'ar')).toMatch(/^نوافذ أُغلقت ولا نافذة بعدها \(1\)\nهل/);
  expect(() => reporter({ format: 'html' }, 'npm run due')).toThrow(
    new UserError('The format "html" is not known; write --format text or markdown.'),
  );
});

describe('npm run due', () => {
  const run = (tree: Tree) =>
    inDirectory(tree, (dir) => startCommand('due', ['--content', dir, '--as-of', '2026-12-01']).ended());

  it('prints what is due', async () => {
    const { status, stdout } = await run(VALID);
    expect(status).toBe(0);
    expect(stdout).toContain('Windows that closed, with no successor (1)');
    expect(stdout).toContain('  exams/gat  closes: 2026-11-30  ');
  });

  it('ends with status 1 for content with errors', async () => {
    expect(await run(edited('faq/fee.yaml', 'category: exams', 'category: exam'))).toMatchObject({
      status: 1,
    });
  });
});
