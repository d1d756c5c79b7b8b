import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// The steps of the workflows that write to GitHub are run as they stand, with a `gh` that only notes what it is asked.
const GH = `#!/bin/sh
echo "$*" >> "$LOG"
case "$*" in
  "pr list"*) echo "$OPEN_PULL_REQUEST" ;;
  "issue list"*) echo "$KNOWN_ISSUE" ;;
  *"--paginate"*) echo "$KNOWN_COMMENT" ;;
esac
`;

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'comment-'));
  mkdirSync(join(directory, 'bin'));
  mkdirSync(join(directory, 'artifact'));
  writeFileSync(join(directory, 'bin', 'gh'), GH);
  chmodSync(join(directory, 'bin', 'gh'), 0o755);
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Runs the first step of a job that is a script: a pull request is commented on before anything is suggested. */
function runStep(workflow: string, job: string, env: Readonly<Record<string, string>>) {
  const { jobs } = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'));
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-e', '-o', 'pipefail', '-c', jobs[job].steps.find((step: { run?: string }) => step.run).run],
    {
      cwd: directory,
      encoding: 'utf8',
      env: {
        PATH: `${join(directory, 'bin')}:${process.env.PATH}`,
        LOG: join(directory, 'log'),
        GH_REPO: 'owner/name',
        ...env,
      },
    },
  );
  const log = join(directory, 'log');
  const asked = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  const body = join(directory, 'body.md');
  return {
    status,
    output: stdout + stderr,
    asked,
    body: existsSync(body) ? readFileSync(body, 'utf8') : null,
  };
}

describe('the comment on a pull request', () => {
  const PULL_REQUEST = { HEAD_SHA: 'abc', OPEN_PULL_REQUEST: '7', PREVIEW_ADDRESS: '' };
  const comment = (text: string, env: Readonly<Record<string, string>> = {}) => {
    writeFileSync(join(directory, 'artifact', 'comment.md'), text);
    return runStep('data-diff-comment', 'comment', { ...PULL_REQUEST, ...env });
  };
  const SECTION = '#### `faq/x` · جديد · new · [معاينة · preview](https://preview.invalid/api/agent/faq)\n';

  it('is written once and then updated in place', () => {
    expect(comment('text').asked.at(-1)).toBe(
      'api --method POST repos/owner/name/issues/7/comments --field body=@body.md --silent',
    );
    expect(comment('text', { KNOWN_COMMENT: '99' }).asked.at(-1)).toBe(
      'api --method PATCH repos/owner/name/issues/comments/99 --field body=@body.md --silent',
    );
  });

  it('links to the preview of this pull request, or to none', () => {
    const address = 'https://deploy-preview-{number}--site.netlify.app';
    expect(comment(SECTION, { PREVIEW_ADDRESS: address }).body).toContain(
      '(https://deploy-preview-7--site.netlify.app/api/agent/faq)',
    );
    expect(comment(SECTION).body).toBe('<!-- data-diff -->\n#### `faq/x` · جديد · new\n');
  });

  it('calls nobody, whatever the artifact holds', () => {
    expect(comment('@owner and (@team/all), https://example.org/@page').body).toContain(
      '@\u2060owner and (@\u2060team/all), https://example.org/@page',
    );
  });

  it('is cut to what GitHub takes', () => {
    expect(comment('ك'.repeat(100_000)).body?.length).toBeLessThan(65_536);
  });

  it('is not written when the pull request has moved on, nor from a link', () => {
    const moved = comment('text', { OPEN_PULL_REQUEST: '' });
    expect(moved).toMatchObject({ status: 0, body: null });
    rmSync(join(directory, 'artifact', 'comment.md'));
    symlinkSync('/proc/self/environ', join(directory, 'artifact', 'comment.md'));
    const { status, body } = runStep('data-diff-comment', 'comment', PULL_REQUEST);
    expect(status).toBe(1);
    expect(body).toBeNull();
  });
});

describe('the issue on freshness', () => {
  const issue = (env: Readonly<Record<string, string>> = {}, text = '### Dead\n') => {
    writeFileSync(join(directory, 'artifact', 'report.md'), text);
    return runStep('freshness', 'tell', env);
  };

  it('is opened once and then kept', () => {
    expect(issue().asked.at(-1)).toMatch(/^issue create --label freshness --title .* --body-file body\.md$/);
    const { asked, body } = issue({ KNOWN_ISSUE: '5' });
    expect(asked.slice(-2)).toEqual(['issue edit 5 --body-file body.md', 'issue reopen 5']);
    expect(body).toBe('### Dead\n');
  });

  it('calls nobody, and is not written from a link', () => {
    expect(issue({}, '@owner, https://example.org/@page').body).toBe('@\u2060owner, https://example.org/@page');
    rmSync(join(directory, 'body.md'));
    rmSync(join(directory, 'artifact', 'report.md'));
    symlinkSync('/proc/self/environ', join(directory, 'artifact', 'report.md'));
    const { status, body } = runStep('freshness', 'tell', {});
    expect(status).toBe(1);
    expect(body).toBeNull();
  });
});
