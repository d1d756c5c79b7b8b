import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../harness/processes.ts';
import { startCommand } from '../support/command.ts';
import { CONTENT_DIR, contentWith, misspelt } from '../support/frozen-content.ts';

const directory = await mkdtemp(join(tmpdir(), 'dev-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

it('npm run dev rebuilds on change and keeps the last good site', async () => {
  const port = await freePort();
  const content = await contentWith(join(directory, 'edited'), 'universities/ksu.yaml', (text) => text);
  const file = join(content, 'universities/ksu.yaml');
  const original = await readFile(file, 'utf8');
  const command = startCommand('dev', ['--no-pages', '--port', String(port), '--content', content]);
  const detail = async () => (await fetch(`http://localhost:${port}/api/agent/universities?id=ksu`)).text();
  await command.printed('Serving');

  await writeFile(file, original.replace(/^nameEn: .*$/m, 'nameEn: Edited University'));
  await command.printed('Rebuilt');
  expect(await detail()).toContain('Edited University');

  await writeFile(file, misspelt(original));
  await command.printed('The last good site is still being served.');
  expect(await detail()).toContain('Edited University');
  command.process.kill('SIGINT');
  expect(await command.ended()).toMatchObject({ status: 0 });
});

it('npm run dev says what is broken at the start, and survives a folder that is moved away and back', async () => {
  const port = await freePort();
  const content = await contentWith(join(directory, 'broken'), 'universities/ksu.yaml', misspelt);
  const file = join(content, 'universities/ksu.yaml');
  const command = startCommand('dev', ['--no-pages', '--port', String(port), '--content', content]);
  await command.printed('Nothing is served yet.');

  await writeFile(file, await readFile(join(CONTENT_DIR, 'universities/ksu.yaml')));
  await command.printed('Serving');
  const list = async () => JSON.parse(await (await fetch(`http://localhost:${port}/api/agent/faq`)).text());
  const { count } = await list();
  expect(count).toBeGreaterThan(0);

  await rename(join(content, 'faq'), join(directory, 'faq-away'));
  await command.printed('Rebuilt');
  expect((await list()).count).toBe(0);
  expect((await fetch(`http://localhost:${port}/api/agent/faq/housing`)).status).toBe(404);
  await rename(join(directory, 'faq-away'), join(content, 'faq'));
  await expect.poll(async () => (await list()).count).toBe(count);

  const question = join(content, 'faq/housing.yaml');
  await writeFile(question, (await readFile(question, 'utf8')).replace(/^questionEn: .*$/m, 'questionEn: Edited?'));
  await expect.poll(async () => JSON.stringify(await list())).toContain('Edited?');
  command.process.kill('SIGINT');
  expect(await command.ended()).toMatchObject({ status: 0 });
});
