import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const repositoryFile = (name: string): Promise<string> =>
  readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

it('ARCHITECTURE.md says of every dependency why it is there, and of nothing else', async () => {
  const { dependencies, devDependencies } = JSON.parse(await repositoryFile('package.json'));
  const section = (await repositoryFile('ARCHITECTURE.md'))
    .split('\n## ')
    .find((each) => each.startsWith('Dep'));
  const explained = [...(section ?? '').matchAll(/^\| (`[^|]+`) \| \S/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );
  expect(explained.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});
