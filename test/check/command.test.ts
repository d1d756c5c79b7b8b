import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../build/findings/user-error.ts';
import { parseFlags } from '../../scripts/flags.ts';
import { edited, inDirectory, type Tree, VALID } from '../support/content-tree.ts';

const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a user does. */
async function check(...flags: readonly string[]): Promise<Ended> {
  const args = ['--import', 'tsx', 'scripts/check.ts', ...flags];
  return run(process.execPath, args)
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch((error: Ended) => error);
}

const checkTree = (tree: Tree, ...flags: readonly string[]): Promise<Ended> =>
  inDirectory(tree, (dir) => check('--content', dir, ...flags));

const BROKEN = edited('universities/ksu.yaml', 'kind: public', 'kind: pubic');
const DOUBTFUL = edited('faq/transfer.yaml', '- التحويل', '- بكم الاختبار');

describe('npm run check', () => {
  test('0 and one line when nothing is wrong', async () => {
    expect(await checkTree(VALID)).toMatchObject({ code: 0, stdout: 'Everything is fine.\n', stderr: '' });
  });

  test('0 when there are warnings alone', async () => {
    const { code, stdout } = await checkTree(DOUBTFUL);
    expect(code).toBe(0);
    expect(stdout).toContain('0 errors and 1 warning in 1 file.');
  });

  test('1 when something is wrong', async () => {
    const { code, stdout } = await checkTree(BROKEN);
    expect(code).toBe(1);
    expect(stdout.split('\n')[0]).toBe(
      'universities/ksu.yaml:5:7  "pubic" is not one of the accepted values of "kind".  (unknown-word)',
    );
  });

  test('JSON names files relative to the content directory', async () => {
    const { code, stdout } = await checkTree(BROKEN, '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([{ code: 'unknown-word', file: 'universities/ksu.yaml' }]);
  });

  test('GitHub annotations, in both languages', async () => {
    const { code, stdout } = await checkTree(BROKEN, '--format', 'github');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::error file=.*universities\/ksu\.yaml,line=5,col=7,title=unknown-word::/);
    expect(stdout).toContain('القيم المقبولة');
  });

  test('Arabic with --lang ar', async () => {
    const { code, stdout } = await checkTree(BROKEN, '--lang', 'ar');
    expect(code).toBe(1);
    expect(stdout.split('\n')[0]).toBe('universities/ksu.yaml:5:7  (unknown-word)');
    expect(stdout).toContain('هل تقصد «\u2068public\u2069»؟');
  });

  test('the content of this project has no errors; warnings stop nothing', async () => {
    const { code, stdout } = await check('--format', 'json');
    const findings: readonly { severity: string }[] = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('2 and one sentence for a flag that it does not know', async () => {
    const stderr =
      "Unknown option '--contnet'; the flags are --content, --format, --lang, --as-of, --fix, --dry-run, --timings.\n";
    expect(await check('--contnet', 'x')).toMatchObject({ code: 2, stdout: '', stderr });
  });

  test('2 and one sentence for a format that it does not know', async () => {
    const stderr = 'The format "xml" is not known; write --format text, json or github.\n';
    expect(await check('--format', 'xml')).toMatchObject({ code: 2, stdout: '', stderr });
  });

  test('2 and one sentence for a language that it does not know', async () => {
    const stderr = 'The language "fr" is not known; write --lang ar, en or both.\n';
    expect(await check('--lang', 'fr')).toMatchObject({ code: 2, stdout: '', stderr });
  });

  test('2 and one sentence for a directory that is not there', async () => {
    const { code, stdout, stderr } = await check('--content', '/nowhere/content');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('There is no content directory at "/nowhere/content"; name it with --content DIR.\n');
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
