import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../harness/processes.ts';
import { installTools } from '../harness/tools.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { filesIn } from '../support/site-files.ts';

const tools = await installTools('node');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const directory = await mkdtemp(join(tmpdir(), 'versions-'));
afterAll(() => rm(directory, { recursive: true }));

const VERSIONS = ['20', '22', '24', '26'];

/** Starts a command as package.json has it. */
function start(node: string, command: string, ...flags: string[]): ChildProcess {
  const line = `exec ${scripts[command]} --content "${CONTENT_DIR}" --as-of 2026-11-22 "$@"`;
  const env = { PATH: `${dirname(node)}:${process.env.PATH}` };
  return spawn('sh', ['-c', line, command, ...flags], { env });
}

/** What a command printed when it has ended, and what it said besides the number of findings. */
async function ended(child: ChildProcess) {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The output is not piped.');
  const [output, said] = await Promise.all([text(stdout), text(stderr), once(child, 'close')]);
  return { status: child.exitCode, output, said: said.replace(/^\d+ errors and \d+ warnings .*\n/, '') };
}

/** What a version of Node makes of the frozen content, and what it says meanwhile. */
async function made(node: string) {
  const checked = await ended(start(node, 'check'));
  const out = join(await mkdtemp(join(directory, 'site-')), 'public');
  const { output: _, ...built } = await ended(start(node, 'build', '--out', out));
  return { checked, built, out, files: await filesIn(out) };
}

const expected = await made(process.execPath);

describe.each(VERSIONS)('Node %s', (version) => {
  const node = join(tools, `node_modules/node-${version}-linux-${process.arch}/bin/node`);

  it('is the one that was asked for', async () => {
    const { output } = await ended(spawn(node, ['--version']));
    expect(output).toMatch(new RegExp(`^v${version}\\.`));
  });

  it('checks and builds with the same findings and the same bytes, and says nothing of its own', async () => {
    const { checked, built, files } = await made(node);
    expect(checked).toEqual({ status: 0, output: expected.checked.output, said: '' });
    expect(built).toEqual({ status: 0, said: '' });
    expect(files).toEqual(expected.files);
  });

  it('serves, and says nothing of its own', async () => {
    const port = String(await freePort());
    const server = start(node, 'start', '--port', port, '--out', join(directory, `served-${version}`));
    const end = ended(server);
    await once(server.stdout ?? server, 'data');
    const answer = await fetch(`http://localhost:${port}/api/agent/faq?q=gat`);
    expect(await answer.json()).toMatchObject({ query: { text: 'gat' } });
    server.kill();
    expect(await end).toMatchObject({ said: '' });
  });
});

it.each(['22', '24', '26'])(
  'the tables go into the SQLite of Node %s with their keys and references',
  async (version) => {
    const node = join(tools, `node_modules/node-${version}-linux-${process.arch}/bin/node`);
    const { status, output } = await ended(spawn(node, ['test/node/into-sqlite.mjs', expected.out]));
    expect(status).toBe(0);
    const { broken, rows } = JSON.parse(output);
    expect(broken).toEqual([]);
    expect(Object.keys(rows).length).toBeGreaterThan(10);
    for (const [table, count] of Object.entries(rows)) expect(count, table).toBeGreaterThan(0);
  },
);
