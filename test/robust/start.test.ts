import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UserError } from '../../build/findings/user-error.ts';
import { listen } from '../../hosts/local/listen.ts';
import { addressOf, endpointOf, serveSettings } from '../../scripts/serve.ts';
import { freePort } from '../harness/processes.ts';
import { startCommand } from '../support/command.ts';
import { CONTENT_DIR, contentWith, misspelt } from '../support/frozen-content.ts';
import { openLine } from '../support/raw-http.ts';

const directory = await mkdtemp(join(tmpdir(), 'start-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Builds the frozen content, most pages left out; a later --content says otherwise. */
const out = (name: string) => ['--no-pages', '--content', CONTENT_DIR, '--out', join(directory, name)];

/** What was said besides the warnings of the content, which stop nothing. */
const withoutWarnings = (stderr: string): string =>
  stderr.replace(/^0 errors and \d+ warnings? in \d+ files?\. npm run check lists them\.\n/, '');

it('keeps the sites of two servers from one checkout apart', () => {
  const outDir = (flags: { port?: string; out?: string }) => basename(serveSettings(flags, {}).options.outDir);
  expect([outDir({}), outDir({ port: '9000' }), outDir({ port: '9000', out: 'mine' })]).toEqual([
    'public',
    'public.9000',
    'mine',
  ]);
});

describe('npm start', () => {
  it('builds, serves, says where, and stops at once', async () => {
    const port = await freePort();
    const command = startCommand('start', ['--port', String(port), ...out('served')]);
    await command.printed(`http://localhost:${port}/api/agent/exams`);
    const response = await fetch(`http://localhost:${port}/api/agent/skills`);
    expect(await response.text()).toContain(`http://localhost:${port}/.well-known/agent-skills/`);

    const { socket, received } = openLine(port);
    await new Promise<void>((resolve) => socket.write('GET /api/agent/exams HTTP/1.1\r\n', () => resolve()));
    command.process.kill('SIGINT');
    const { status, stderr } = await command.ended();
    expect([status, withoutWarnings(stderr)]).toEqual([0, '']);
    // A server that waits for the rest of a request answers 408 before it gives up.
    expect(received()).toBe('');
  });

  it('takes the port and the switch of the rate limit from the environment', async () => {
    const port = await freePort();
    const command = startCommand('start', out('environment'), {
      env: { PORT: String(port), RATE_LIMIT: 'off' },
    });
    await command.printed(`Serving http://localhost:${port}`);
    const response = await fetch(`http://localhost:${port}/api/agent/exams`);
    expect(response.headers.get('ratelimit')).toBeNull();
    command.process.kill('SIGTERM');
    expect(await command.ended()).toMatchObject({ status: 0 });
  });

  it('names a port in use', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const command = startCommand('start', ['--port', String(port), ...out('in-use')]);
    const { status, stdout, stderr } = await command.ended();
    expect([status, stdout]).toEqual([2, '']);
    expect(withoutWarnings(stderr)).toBe(
      `Port ${port} is in use. Stop the other program or choose another with --port.\n`,
    );
    other.close();
  });

  it.each([
    ['an unknown flag', ['--prot', '1'], '--prot'],
    ['a content directory that is missing', ['--content', '/no/such/place'], '/no/such/place'],
  ])('names %s', async (what, args, sentence) => {
    const command = startCommand('start', [...out(what.replaceAll(' ', '-')), ...args]);
    const { status, stdout, stderr } = await command.ended();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('prints what is wrong with the content and serves nothing', async () => {
    const content = await contentWith(join(directory, 'wrong'), 'universities/ksu.yaml', misspelt);
    const command = startCommand('start', [...out('findings'), '--content', content]);
    const { status, stdout, stderr } = await command.ended();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/universities\/ksu\.yaml:\d+:\d+ .*nameEnn/);
  });
});

describe('where to serve', () => {
  it.each([
    [{}, {}, { host: '127.0.0.1', port: 8080 }, 'http://localhost:8080'],
    [{}, { PORT: '9000' }, { host: '127.0.0.1', port: 9000 }, 'http://localhost:9000'],
    [{ port: '81' }, { PORT: '9000' }, { host: '127.0.0.1', port: 81 }, 'http://localhost:81'],
    [{ host: '0.0.0.0' }, { PORT: '' }, { host: '0.0.0.0', port: 8080 }, 'http://localhost:8080'],
    [{ host: '::1' }, {}, { host: '::1', port: 8080 }, 'http://[::1]:8080'],
    [{ host: 'box.lan' }, {}, { host: 'box.lan', port: 8080 }, 'http://box.lan:8080'],
  ])('%j with %j', (flags, environment, endpoint, address) => {
    expect(endpointOf(flags, environment)).toEqual(endpoint);
    expect(addressOf(endpoint)).toBe(address);
  });

  it.each(['0', '65536', '-1', '80a', '8e1', ' '])('is not at port "%s"', (port) => {
    expect(() => endpointOf({ port }, {})).toThrow(
      new UserError(`The port "${port}" is not a number from 1 to 65535. Write --port 8080.`),
    );
  });

  it('is not at an address of another machine', async () => {
    await expect(listen(createHttpServer(), { host: '192.0.2.1', port: 8080 })).rejects.toThrow(
      new UserError('This machine has no address 192.0.2.1. Choose another with --host.'),
    );
  });
});
