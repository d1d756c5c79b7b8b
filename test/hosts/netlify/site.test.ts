import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, expect, it } from 'vitest';
import { ROUTES_FILE } from '../../../edge/http/addresses.ts';
import { CACHE_CONTROL } from '../../../edge/http/headers.ts';
import { ownHeaders } from '../../../edge/http/route-table.ts';
import { matchFile } from '../../../edge/router/match.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { config as dynamic } from '../../../hosts/netlify/edge-functions/dynamic.ts';
import { config as methods } from '../../../hosts/netlify/edge-functions/methods.ts';
import { type AddressRow, addressRows } from '../../contract/addresses.ts';
import { startCommand } from '../../support/command.ts';
import { frozenCatalogue } from '../../support/frozen-content.ts';
import { siteOf, textOf } from '../../support/site-files.ts';
import { openHost } from './host.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const catalogue = await frozenCatalogue();
const site = siteOf({ catalogue, baseUrl: 'https://data.test', asOf: '2026-11-20' });
const { table } = site;
const body = textOf(site);

const directory = await mkdtemp(join(tmpdir(), 'netlify-site-'));
afterAll(() => rm(directory, { recursive: true }));

/** As the build command on Netlify does: the settings, with the rules that `_redirects` cannot hold. */
async function addRules(): Promise<string> {
  const { status, stderr } = await startCommand('../hosts/netlify/add-rules', [], { cwd: directory }).ended();
  expect(status, stderr).toBe(0);
  return readFile(join(directory, 'netlify.toml'), 'utf8');
}
await mkdir(join(directory, 'public/_site'), { recursive: true });
await writeFile(join(directory, 'public', ROUTES_FILE), body(ROUTES_FILE));
await cp(join(REPOSITORY, 'netlify.toml'), join(directory, 'netlify.toml'));
const settings = await readFile(join(directory, 'netlify.toml'), 'utf8');
const config = await addRules();
const host = await openHost({
  redirects: body('/_redirects'),
  config,
  files: new Set(site.files.map(({ path }) => path)),
});

const regionNames = new Map(catalogue.regions.map(({ id, name }) => [id, name]));
const rows = addressRows({
  universities: catalogue.universities.map(({ id, regionId }) => ({
    id,
    region: regionNames.get(regionId ?? '') ?? null,
  })),
  regions: JSON.parse(body('/api/agent/regions.json')).regions,
  records: {
    majors: catalogue.majors.map(({ id }) => id),
    places: catalogue.places.map(({ id }) => id),
    exams: catalogue.exams.map(({ id }) => id),
    calendar: catalogue.calendar.map(({ year }) => year),
    faq: catalogue.faq.map(({ id }) => id),
  },
});

/** Some of each kind: the matcher takes 30 ms for an address, and the rules of a kind are alike but for their values. */
const someOf = <T>(all: readonly T[], kindOf: (each: T) => string): T[] =>
  [...groupBy(all, kindOf).values()].flatMap((alike) => [...new Set([...alike.slice(0, 2), ...alike.slice(-2)])]);
const kindOf = ({ about, file }: AddressRow): string =>
  /^region /.test(about) ? file : `${about.replace(/^university .*/, 'university')} ${dirname(file)}`;

it.each(someOf(rows, kindOf))('$about: $target -> $status $file', ({ target, status, file }) => {
  expect(host.answer(target)).toEqual({ file, status });
});

it('the build command leaves the settings as they are, and adds the rules once', async () => {
  expect(settings).not.toContain('redirects');
  expect(config.startsWith(settings)).toBe(true);
  expect(await addRules()).toBe(config);
});

it('addresses and files of every folder are where the local server has them, in both slash forms', () => {
  const rewritten = [...new Set(table.rules.map(({ path }) => path))];
  const withSlash = rewritten.filter((path) => path !== '/').map((path) => `${path}/`);
  for (const path of [rewritten, withSlash, Object.keys(table.files)].flatMap((all) => someOf(all, dirname))) {
    expect(host.answer(path), path).toEqual(matchFile(table, path, ''));
  }
});

it('no file lies at a rewritten address, where it would win over the rule', () => {
  expect(table.rules.filter(({ path }) => path in table.files)).toEqual([]);
});

it('every file gets the headers of the route table', async () => {
  const headersPath = join(directory, '_headers');
  await writeFile(headersPath, body('/_headers'));
  const { headers: blocks, errors } = await parseAllHeaders({
    headersFiles: [headersPath],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);

  /** As the host does: every block that fits, the later ones winning. */
  const headersFor = (path: string): Record<string, string> =>
    Object.assign(
      {},
      ...blocks
        .filter((block) => 'forRegExp' in block && new RegExp(block.forRegExp).test(path))
        .map(({ values }) => values),
    );
  for (const [path, file] of Object.entries(table.files)) {
    const { contentType, cache } = file;
    const { 'Content-Type': type, ...others } = headersFor(path);
    expect(others, path).toEqual({ ...table.headers, ...ownHeaders(file), 'Cache-Control': CACHE_CONTROL[cache] });
    if (type !== undefined || !/\.(css|html|ico|js|md|png|svg|txt|woff2)$/.test(path)) {
      expect(type, path).toBe(contentType);
    }
  }
  // The function says its own type, which a block for its address would override.
  for (const { path } of table.dynamic.filter(({ query }) => Object.keys(query).length === 0)) {
    expect(headersFor(path)).not.toHaveProperty('Content-Type');
  }
});

it('the functions run at the dynamic addresses, with the limit of service.yaml', async () => {
  const paths = table.dynamic.map(({ path }) => path);
  expect([...dynamic.path].sort()).toEqual([...paths].sort());
  expect(methods.excludedPath).toEqual(dynamic.path);

  const { requests, windowSeconds } = catalogue.service.rateLimit;
  for (const { rateLimit } of [dynamic, methods]) {
    expect(rateLimit).toEqual({
      windowLimit: requests,
      windowSize: windowSeconds,
      aggregateBy: ['ip', 'domain'],
    });
  }
  expect(await readFile(join(REPOSITORY, 'wrangler.jsonc'), 'utf8')).toContain(
    `"simple": { "limit": ${requests}, "period": ${windowSeconds} } }],`,
  );
});
