import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Finding, finding, sortFindings } from '../../build/findings/finding.ts';
import { formatGithub, formatJson } from '../../build/findings/report/programs.ts';
import { closingLine, formatText, linesOf } from '../../build/findings/report/text.ts';

const FINDINGS: readonly Finding[] = [
  finding(
    'window-order',
    { opens: '2026-11-01', closes: '2026-10-30' },
    { file: 'exams/gat.yaml', line: 19, column: 13, path: '/windows/0/closes' },
  ),
  finding(
    'unknown-word',
    {
      key: 'kind',
      found: '100%, of',
      meant: null,
      accepted: [
        { word: 'test', meaning: { ar: 'فترة اختبار', en: 'days of the test' } },
        { word: 'results', meaning: null },
      ],
    },
    { file: 'exams/gat.yaml', line: 21, column: 5, path: '/windows/0/kind' },
  ),
  finding('shared-alternative', { other: 'faq/fee.yaml' }, { file: 'faq/a:b,\n\u202Ec.yaml' }),
];

test('text groups by file, shows the hint below and counts at the end', () => {
  expect(formatText(FINDINGS)).toBe(
    [
      'exams/gat.yaml:19:13  The window closes on 2026-10-30, before it opens on 2026-11-01.  (window-order)',
      '    Compare both days with the source.',
      'exams/gat.yaml:21:5  "100%, of" is not one of the accepted values of "kind".  (unknown-word)',
      '    Accepted: test (days of the test), results.',
      '',
      'faq/a:b,\\u{a}\\u{202e}c.yaml:1:1  warning: The same phrasing appears in faq/fee.yaml.  (shared-alternative)',
      '    Keep it where the answer fits better.',
      '',
      '2 errors and 1 warning in 2 files.',
    ].join('\n'),
  );
});

test('text says so when nothing is wrong', () => {
  expect(formatText([])).toBe('Everything is fine.');
  expect(formatText([], 'both')).toBe('Everything is fine.\nكل شيء سليم.');
});

test('JSON has exactly the documented keys, and what the words are made of', () => {
  const [first] = JSON.parse(formatJson(FINDINGS, 'en'));
  expect(first).toEqual({
    code: 'window-order',
    severity: 'error',
    file: 'exams/gat.yaml',
    line: 19,
    column: 13,
    path: '/windows/0/closes',
    message: 'The window closes on 2026-10-30, before it opens on 2026-11-01.',
    hint: 'Compare both days with the source.',
    args: { opens: '2026-11-01', closes: '2026-10-30' },
  });
  const keys = ['code', 'severity', 'file', 'line', 'column', 'path', 'message', 'hint', 'args'];
  expect(Object.keys(first)).toEqual(keys);
  expect(formatJson([], 'en')).toBe('[]');
});

test('findings are in one order, whatever order the rules had', () => {
  expect(sortFindings(FINDINGS.toReversed()).map(({ file, line }) => `${file}:${line}`)).toEqual(
    FINDINGS.map(({ file, line }) => `${file}:${line}`),
  );
});

test('GitHub annotations are escaped and name the file as the repository does', () => {
  expect(formatGithub(FINDINGS, 'en', 'content').split('\n')).toEqual([
    '::error file=content/exams/gat.yaml,line=19,col=13,title=window-order::The window closes on 2026-10-30, before it opens on 2026-11-01.%0ACompare both days with the source.',
    '::error file=content/exams/gat.yaml,line=21,col=5,title=unknown-word::"100%25, of" is not one of the accepted values of "kind".%0AAccepted: test (days of the test), results.',
    '::warning file=content/faq/a%3Ab%2C%0A\u202Ec.yaml,line=1,col=1,title=shared-alternative::The same phrasing appears in faq/fee.yaml.%0AKeep it where the answer fits better.',
  ]);
});

test('annotations begin with the files that were changed, and count the warnings of the others', () => {
  const warnings = ['exams/a.yaml', 'exams/b.yaml', 'exams/c.yaml'].map((file) =>
    finding('shared-alternative', { other: 'faq/fee.yaml' }, { file }),
  );
  const isChanged = (file: string) => file === 'exams/c.yaml';
  const lines = formatGithub([...warnings, ...FINDINGS], 'en', 'content', isChanged).split('\n');
  expect(lines.map((line) => /file=content\/([^,]+)/.exec(line)?.[1] ?? line)).toEqual([
    'exams/c.yaml',
    'exams/gat.yaml',
    'exams/gat.yaml',
    expect.stringMatching(/: 3$/),
  ]);
  expect(lines.at(-1)).not.toContain('::');
});

test('weak sources are an annotation where the file was changed, and else one of a count', () => {
  const weak = finding('weak-sources', {}, { file: 'exams/a.yaml' });
  expect(formatGithub([weak], 'en', 'content', () => true)).toMatch(/^::warning file=content\/exams\/a\.yaml/);
  for (const isChanged of [null, () => false]) {
    expect(formatGithub([weak], 'en', 'content', isChanged)).toMatch(/^[^:]*: 1 · Standing warnings: 1$/);
  }
});

test('Arabic stands on lines of its own, with its left-to-right words isolated', () => {
  expect(formatText(FINDINGS.slice(1), 'ar')).toBe(
    [
      'exams/gat.yaml:21:5  (unknown-word)',
      '    «\u2068100%, of\u2069» ليست من القيم المقبولة للمفتاح «\u2068kind\u2069».',
      '    القيم المقبولة: \u2068test\u2069 (فترة اختبار)، \u2068results\u2069.',
      '',
      'faq/a:b,\\u{a}\\u{202e}c.yaml:1:1  (shared-alternative)',
      '    تنبيه: الصيغة نفسها في \u2068faq/fee.yaml\u2069.',
      '    أبقها حيث تكون الإجابة أنسب لها.',
      '',
      'الأخطاء: 1، التنبيهات: 1، الملفات: 2.',
    ].join('\n'),
  );
});

test('both languages: English first, but for annotations', () => {
  const [first] = FINDINGS;
  if (first === undefined) throw new Error('no finding');
  const arabic = 'تنتهي الفترة في \u20682026-10-30\u2069 قبل أن تبدأ في \u20682026-11-01\u2069.';
  expect(formatText([first], 'both').split('\n').slice(0, 4)).toEqual([
    'exams/gat.yaml:19:13  The window closes on 2026-10-30, before it opens on 2026-11-01.  (window-order)',
    '    Compare both days with the source.',
    `    ${arabic}`,
    '    قارن اليومين بالمصدر.',
  ]);
  expect(JSON.parse(formatJson([first], 'both'))).toMatchObject([
    { message: expect.stringMatching(/^The window/), messageAr: arabic, hintAr: 'قارن اليومين بالمصدر.' },
  ]);
  expect(formatGithub([first], 'both', 'content')).toContain(`::${arabic}%0Aقارن اليومين بالمصدر.%0AThe window`);
});

test('the task of VS Code understands the lines of a watch', () => {
  const [task] = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')).tasks;
  const { pattern, background } = task.problemMatcher;
  const found = linesOf(FINDINGS, 'content').map((line) => new RegExp(pattern.regexp).exec(line)?.slice(1, 5));
  expect(found.slice(0, 2)).toEqual([
    ['content/exams/gat.yaml', '19', '13', 'error'],
    ['content/exams/gat.yaml', '21', '5', 'error'],
  ]);
  const ends = new RegExp(background.endsPattern);
  expect([FINDINGS, []].map((all) => ends.test(closingLine(all, 'en')))).toEqual([true, true]);
});

test('a value cannot act on the text around it, in either language', () => {
  const hostile = finding('duplicate-key', { key: 'a\u202E\u2069\u001Bb' }, { file: 'faq/fee.yaml' });
  const text = formatText([hostile], 'both');
  expect(['\u202E', '\u001B', '\u2069b'].filter((acting) => text.includes(acting))).toEqual([]);
});

test('people are shown 200 findings, errors first, and the count of all; programs get every one', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    finding('duplicate-key', { key: 'id' }, { file: 'exams/gat.yaml', line: index + 1 }),
  );
  const doubtful = Array.from({ length: 300 }, (_, index) =>
    finding('shared-alternative', { other: 'faq/fee.yaml' }, { file: 'exams/a.yaml', line: index + 1 }),
  );
  const all = [...doubtful, ...many];
  const lines = formatText(all, 'en').split('\n');
  expect(lines).toHaveLength(200 * 2 + 3);
  expect(lines[0]).toMatch(/^exams\/gat\.yaml:1:1 /);
  expect(lines.slice(-2)).toEqual([
    '20100 more are not shown; npm run check -- --format json lists all.',
    '20000 errors and 300 warnings in 2 files.',
  ]);
  expect(formatText(all, 'ar')).toContain('لم يُعرض 20100 غيرها');
  expect(formatText(doubtful, 'en').match(/shared-alternative/g)).toHaveLength(200);
  const annotations = formatGithub(all, 'en', 'content').split('\n');
  expect(annotations).toHaveLength(201);
  expect(annotations.at(-1)).toBe('::notice::20100 more are not shown; npm run check -- --format json lists all.');
  expect(JSON.parse(formatJson(all, 'en'))).toHaveLength(20_300);
});
