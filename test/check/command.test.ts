import { describe, expect, test } from 'vitest';
import { UserError } from '../../build/findings/user-error.ts';
import { parseFlags } from '../../scripts/flags.ts';
import { startCommand } from '../support/command.ts';
import { edited, inDirectory, type Tree, VALID, writeTree } from '../support/content-tree.ts';

const check = (...flags: readonly string[]) => startCommand('check', flags).ended();
const checkTree = (tree: Tree, ...flags: readonly string[]) =>
  inDirectory(tree, (dir) => check('--content', dir, ...flags));

const BROKEN = edited('universities/ksu.yaml', 'kind: public', 'kind: pubic');
const DOUBTFUL = edited('faq/transfer.yaml', '- التحويل', '- بكم الاختبار');

describe('npm run check', () => {
  test('0 and one line when nothing is wrong', async () => {
    expect(await checkTree(VALID)).toMatchObject({ status: 0, stdout: 'Everything is fine.\n', stderr: '' });
  });

  test('0 when there are warnings alone', async () => {
    const { status, stdout } = await checkTree(DOUBTFUL);
    expect(status).toBe(0);
    expect(stdout).toContain('0 errors and 1 warning in 1 file.');
  });

  test('1 when something is wrong', async () => {
    const { status, stdout } = await checkTree(BROKEN);
    expect(status).toBe(1);
    expect(stdout.split('\n')[0]).toBe(
      'universities/ksu.yaml:5:7  "pubic" is not one of the accepted values of "kind".  (unknown-word)',
    );
  });

  test('GitHub annotations, in both languages', async () => {
    const { status, stdout } = await checkTree(BROKEN, '--format', 'github');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=.*universities\/ksu\.yaml,line=5,col=7,title=unknown-word::/);
    expect(stdout).toContain('القيم المقبولة');
  });

  test('Arabic with --lang ar', async () => {
    const { status, stdout } = await checkTree(BROKEN, '--lang', 'ar');
    expect(status).toBe(1);
    expect(stdout.split('\n')[0]).toBe('universities/ksu.yaml:5:7  (unknown-word)');
    expect(stdout).toContain('هل تقصد «\u2068public\u2069»؟');
  });

  test('reads content/ of the folder in which it runs, unless told', async () => {
    await inDirectory({}, async (cwd) => {
      await writeTree(`${cwd}/content`, BROKEN);
      const { status, stdout } = await startCommand('check', ['--format', 'json'], { cwd }).ended();
      expect(status).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject([{ code: 'unknown-word', file: 'universities/ksu.yaml' }]);
    });
  });

  test.each([
    [
      ['--contnet', 'x'],
      "Unknown option '--contnet'; the flags are --content, --format, --lang, --as-of, --fix, --dry-run, --base, --watch.",
    ],
    [['--format', 'xml'], 'The format "xml" is not known; write --format text, json or github.'],
    [['--lang', 'fr'], 'The language "fr" is not known; write --lang ar, en or both.'],
    [
      ['--content', '/nowhere/content'],
      'There is no content directory at "/nowhere/content"; name it with --content DIR.',
    ],
  ])('2 and one sentence for %j', async (flags, sentence) => {
    expect(await check(...flags)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` });
  });
});

test.each([
  [['--content'], "Option '--content <value>' argument missing; the flags are --content."],
  [['content'], "Unexpected argument 'content'; the flags are --content."],
  [['-x'], "Unknown option '-x'; the flags are --content."],
])('the flags %j are refused in one sentence', (args, sentence) => {
  const flags = { content: { type: 'string', about: 'what to read' } } as const;
  expect(() => parseFlags(flags, args)).toThrow(new UserError(sentence));
});
