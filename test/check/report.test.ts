import { expect, test } from 'vitest';
import { type Finding, finding, sortFindings } from '../../build/findings/finding.ts';
import { formatGithub } from '../../build/findings/report/github.ts';
import { formatJson } from '../../build/findings/report/json.ts';
import { formatText } from '../../build/findings/report/text.ts';

const FINDINGS: readonly Finding[] = [
  finding(
    'window-order',
    { opens: '2026-11-01', closes: '2026-10-30' },
    { file: 'exams/gat.yaml', line: 19, column: 13, path: '/windows/0/closes' },
  ),
  finding(
    'unknown-word',
    { found: '100%, of', allowed: ['test', 'results'] },
    { file: 'exams/gat.yaml', line: 21, column: 5, path: '/windows/0/kind' },
  ),
  finding('shared-alternative', { other: 'faq/fee.yaml' }, { file: 'faq/a:b,\n\u202Ec.yaml' }),
];

test('text groups by file, shows the hint below and counts at the end', () => {
  expect(formatText(FINDINGS)).toBe(
    [
      'exams/gat.yaml:19:13  The window closes on 2026-10-30, before it opens on 2026-11-01.  (window-order)',
      '    Compare both days with the source.',
      'exams/gat.yaml:21:5  "100%, of" is not one of the accepted values.  (unknown-word)',
      '    Use one of: test, results.',
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
});

test('JSON has exactly the documented keys, and what the words are made of', () => {
  const [first] = JSON.parse(formatJson(FINDINGS));
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
  expect(formatJson([])).toBe('[]');
});

test('findings are in one order, whatever order the rules had', () => {
  expect(sortFindings(FINDINGS.toReversed()).map(({ file, line }) => `${file}:${line}`)).toEqual(
    FINDINGS.map(({ file, line }) => `${file}:${line}`),
  );
});

test('GitHub annotations are escaped and name the file as the repository does', () => {
  expect(formatGithub(FINDINGS, 'content').split('\n')).toEqual([
    '::error file=content/exams/gat.yaml,line=19,col=13,title=window-order::The window closes on 2026-10-30, before it opens on 2026-11-01.%0ACompare both days with the source.',
    '::error file=content/exams/gat.yaml,line=21,col=5,title=unknown-word::"100%25, of" is not one of the accepted values.%0AUse one of: test, results.',
    '::warning file=content/faq/a%3Ab%2C%0A\u202Ec.yaml,line=1,col=1,title=shared-alternative::The same phrasing appears in faq/fee.yaml.%0AKeep it where the answer fits better.',
  ]);
});
