import { expect, it } from 'vitest';
import { netlifyConfigRules } from '../../build/site/hosts/netlify.ts';
import { matchFile } from '../../edge/router/match.ts';
import { openHost } from '../hosts/netlify/host.ts';
import { catalogueOf, edited, placesOf, withFile } from '../support/content-tree.ts';
import { faultsOf, siteOf, textOf } from '../support/site-files.ts';

const RETIRED = edited('retired.yaml', '  - old-college', '  - old-college\n  - id: renamed\n    successor: ksu');

const site = siteOf({
  catalogue: await catalogueOf(RETIRED),
  baseUrl: 'https://data.test.sa',
  asOf: '2026-11-20',
});
const text = textOf(site);
const bodyOf = (file = '') => JSON.parse(text(file));

const ADDRESSES = [
  '/api/agent/universities?id=renamed',
  '/api/agent/universities/renamed',
  '/api/agent/universities/renamed.json',
];

it.each(ADDRESSES)('%s says that the record is retired, and names its successor', (address) => {
  const { pathname, search } = new URL(address, 'https://data.test.sa');
  const hit = matchFile(site.table, pathname, search);
  expect(hit?.status).toBe(404);
  expect(bodyOf(hit?.file)).toMatchObject({
    type: 'https://data.test.sa/docs/api#retired',
    status: 404,
    code: 'retired',
    successor: 'ksu',
    successorUrl: 'https://data.test.sa/api/agent/universities/ksu',
  });
});

it('names no successor where there is none', () => {
  const document = bodyOf(matchFile(site.table, '/api/agent/universities', '?id=old-college')?.file);
  expect(document.code).toBe('retired');
  expect(document).not.toHaveProperty('successor');
});

it('is still told from an id that never was', () => {
  expect(bodyOf(matchFile(site.table, '/api/agent/universities', '?id=nobody')?.file).code).toBe('unknown-university');
});

it('breaks no promise of the build', () => {
  expect(faultsOf(site)).toEqual([]);
});

it('is answered alike on Netlify', async () => {
  const host = await openHost({
    redirects: text('/_redirects'),
    config: netlifyConfigRules(site.table),
    files: new Set(site.files.map(({ path }) => path)),
  });
  for (const address of ADDRESSES) {
    expect(host.answer(address)).toEqual({
      file: '/problems/retired/universities/renamed.json',
      status: 404,
    });
  }
});

it('takes only a record that is there for a successor', async () => {
  const places = await placesOf(edited('retired.yaml', '  - old-college', '  - id: renamed\n    successor: nobody'));
  expect(places).toEqual(['retired.yaml:3:16 unknown-reference']);
});

it('keeps an id with a successor from being used again', async () => {
  const twin = edited('retired.yaml', '  - old-college', '  - id: uqu\n    successor: ksu');
  expect(await placesOf(twin)).toContain('retired.yaml:2:5 retired-id-used');
});

it.each(['  - 7', '  - successor: ksu', '  - id: renamed\n    successor: null', '  - id: renamed\n    since: 2026'])(
  'is one finding when it is written as %j',
  async (entry) => {
    const places = await placesOf(withFile('retired.yaml', `universities:\n${entry}\n`));
    expect(places).toHaveLength(1);
  },
);
