import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const repositoryFile = (name: string): Promise<string> => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

it('ARCHITECTURE.md says of every dependency why it is there, and of nothing else', async () => {
  const { dependencies, devDependencies } = JSON.parse(await repositoryFile('package.json'));
  const section = (await repositoryFile('ARCHITECTURE.md')).split('\n## ').find((each) => each.startsWith('Dep'));
  const explained = [...(section ?? '').matchAll(/^\| (`[^|]+`) \| \S/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );
  expect(explained.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});

it('CITATION.cff cites this version, under the licence of the content', async () => {
  const citation = parse(await repositoryFile('CITATION.cff'));
  const { version } = JSON.parse(await repositoryFile('package.json'));
  expect(citation).toMatchObject({ 'cff-version': '1.2.0', type: 'dataset', version, license: 'CC-BY-4.0' });
  for (const key of ['message', 'title', 'authors']) expect(citation[key].length, key).toBeGreaterThan(0);
});

it.each(['ARCHITECTURE.md', 'PROGRAMMING.md', 'DEPLOY.md'])('%s names no file that is not there', async (document) => {
  const named = [...(await repositoryFile(document)).matchAll(/`((?:build|edge|hosts|scripts|test)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    // The example of the guide lies in test/guide.
    .filter((path) => !path.includes('scholarship'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});
