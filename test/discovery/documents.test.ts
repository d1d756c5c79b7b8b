import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkSite } from 'llms-txt-check';
import { validate as validateSkill } from 'skills-ref';
import { describe, expect, it } from 'vitest';
import { dataCatalogue } from '../../build/site/discovery/datasets.ts';
import { LEGACY_REVISIONS, MODERN_REVISION } from '../../edge/mcp/protocol.ts';
import { frozenServer } from '../support/local-server.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { siteOf, textOf } from '../support/site-files.ts';

const server = await frozenServer();
const { base } = server;
const text = async (path: string) => (await fetch(base + path)).text();
const json = async (path: string) => JSON.parse(await text(path));

describe('skills', () => {
  it('are the same records in the index and in the interface', async () => {
    const index = await json('/.well-known/agent-skills/index.json');
    expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(index.skills).toEqual((await json('/api/agent/skills')).skills);
    expect(index.skills.length).toBeGreaterThan(3);
  });

  it('are valid in the eyes of the reference library', async () => {
    const { skills } = await json('/.well-known/agent-skills/index.json');
    for (const { url } of skills) {
      const directory = dirname(join(server.publicDir, new URL(url).pathname));
      expect(await validateSkill(directory), url).toEqual([]);
    }
    expect(await validateSkill(join(server.publicDir, 'api'))).not.toEqual([]);
  });
});

describe('the MCP server card', () => {
  const ajv = new Ajv2020();
  addFormats.default(ajv);
  const schema: object = JSON.parse(readFileSync(new URL('schemas/server-card.json', import.meta.url), 'utf8'));
  const isCard = ajv.compile(schema);

  it.each(['/mcp/server-card', '/.well-known/mcp/server-card.json', '/.well-known/mcp.json'])(
    'at %s is one',
    async (path) => {
      expect(isCard(await json(path)), ajv.errorsText(isCard.errors)).toBe(true);
      expect(isCard({ ...(await json(path)), description: '' })).toBe(false);
    },
  );

  it('has the same content at each address, and more at the older ones', async () => {
    const card = await json('/mcp/server-card');
    const alias = await json('/.well-known/mcp/server-card.json');
    expect(alias).toMatchObject(card);
    expect(await text('/.well-known/mcp.json')).toBe(await text('/.well-known/mcp/server-card.json'));
    expect(alias.url).toBe(card.remotes[0].url);
    expect(alias.serverInfo).toMatchObject({
      name: card.name.replaceAll(/[./]/g, '-'),
      version: card.version,
    });
  });

  it('agrees with what the server says of itself', async () => {
    const call = async (method: string, params: object) => {
      const response = await fetch(`${base}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      return JSON.parse(await response.text());
    };
    const card = await json('/mcp/server-card');
    const client = { capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    for (const protocolVersion of LEGACY_REVISIONS) {
      const { result } = await call('initialize', { ...client, protocolVersion });
      expect(result.protocolVersion).toBe(protocolVersion);
      expect(result.serverInfo).toMatchObject({
        name: card.name.replaceAll(/[./]/g, '-'),
        version: card.version,
      });
    }
    expect(card.remotes[0].supportedProtocolVersions).toEqual([MODERN_REVISION, ...LEGACY_REVISIONS]);
    expect((await json('/openapi.json')).info.version).toBe(card.version);
    expect((await json('/api/agent/status')).version).toBe(card.version);
  });
});

describe('the AI catalogue', () => {
  it('has the same bytes at both addresses', async () => {
    expect(await text('/.well-known/ai-catalog.json')).toBe(await text('/.well-known/ard.json'));
  });

  it('lists the server card and every skill, each once', async () => {
    const { entries, specVersion } = await json('/.well-known/ard.json');
    const { skills } = await json('/api/agent/skills');
    const urls: string[] = entries.map(({ url }: { url: string }) => url);
    expect(specVersion).toBe('1.0');
    expect(urls).toEqual(
      expect.arrayContaining([`${base}/mcp/server-card`, ...skills.map(({ url }: { url: string }) => url)]),
    );
    const identifiers = entries.map(({ identifier }: { identifier: string }) => identifier);
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });
});

describe('the API catalogue', () => {
  it('lists every endpoint that claim lists under the interface, and the tool server', async () => {
    const { linkset } = await json('/.well-known/api-catalog');
    const items: string[] = linkset[0].item.map(({ href }: { href: string }) => href);
    const { endpoints } = await json('/api/agent/claim');
    const claimed = endpoints
      .map(({ url }: { url: string }) => url)
      // A template is no address of its own.
      .filter((url: string) => !url.includes('{'));
    expect(items).toEqual(claimed.filter((url: string) => url.startsWith(`${base}/api/`) || url === `${base}/mcp`));
    expect(linkset.map(({ anchor }: { anchor: string }) => anchor)).toEqual(expect.arrayContaining(items));
  });

  it('says on HEAD where it is (RFC 9727 section 2)', async () => {
    const response = await fetch(`${base}/.well-known/api-catalog`, { method: 'HEAD' });
    expect(response.headers.get('link')).toContain('rel="api-catalog"');
    expect(response.headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
  });
});

describe('llms.txt', () => {
  it('is clean in the eyes of an outside judge, which follows every link', async () => {
    const { failures, lint, totalLinks } = await checkSite(`${base}/llms.txt`, { minBodyBytes: 50 });
    expect(failures.map(({ url, problems }) => `${url} ${problems}`)).toEqual([]);
    expect(lint).toEqual([]);
    expect(totalLinks).toBeGreaterThan(30);
  });

  it('leads to a text with every record', async () => {
    const full = await text('/llms-full.txt');
    const { exams } = await json('/api/agent/exams');
    const { universities } = await json('/api/agent/universities');
    const { faq } = await json('/api/agent/faq');
    for (const { id } of universities) {
      for (const page of ['/universities/', '/en/universities/'])
        expect(full).toContain(`\nPage: ${base}${page}${id}\n`);
    }
    expect(full.match(/^# /gm)?.length).toBeGreaterThan(2 * (faq.length + exams.length + universities.length));
    expect(full).not.toContain('](/');
  });
});

describe('robots.txt and the sitemap', () => {
  it('allow everything to everybody, and say so in each group', async () => {
    const robots = await text('/robots.txt');
    const groups = robots.split('\n\n').filter((group) => group.startsWith('User-agent'));
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      expect(group).toContain('Content-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /');
    }
    expect(robots).toContain(`\nSitemap: ${base}/sitemap.xml\n`);
  });

  it('list each page once with both languages', async () => {
    const sitemap = await text('/sitemap.xml');
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page);
    expect(pages).toEqual([...new Set(pages)]);
    const some = ['/', '/exams', '/exams/gat', '/calendar/1448', '/questions/weighted-calc', '/docs/api'];
    expect(pages).toEqual(expect.arrayContaining(some.map((path) => base + path)));
    expect(pages).toEqual(expect.arrayContaining([`${base}/en/`, `${base}/en/exams/gat`, `${base}/docs/api/en`]));
    expect(sitemap.match(/hreflang="ar"/g)).toHaveLength(pages.length);
  });

  it('date a page by its data alone', () => {
    const sitemap = textOf(siteOf(publication()))('/sitemap.xml');
    const dates = new Map(
      [...sitemap.matchAll(/<loc>https:\/\/data.test.sa([^<]*)<\/loc><lastmod>([^<]*)/g)].map(([, path, date]) => [
        path,
        date,
      ]),
    );
    // The newest day of the record, and of all records.
    expect(dates.get('/exams/gat')).toBe('2026-05-01');
    expect(dates.get('/calendar/1448')).toBe('2026-09-01');
    expect(dates.get('/en/')).toBe('2026-11-20');
    expect(dates.has('/docs/api')).toBe(false);
  });
});

describe('security.txt', () => {
  it('has a contact and exactly one day of expiry', () => {
    const security = { contact: 'mailto:s@x.example', expires: '2026-12-20' };
    const catalogue = { ...CATALOGUE, service: { ...CATALOGUE.service, security } };
    expect(textOf(siteOf(publication({ catalogue })))('/.well-known/security.txt')).toBe(
      [
        'Contact: mailto:s@x.example',
        'Expires: 2026-12-20T23:59:59+03:00',
        'Preferred-Languages: ar, en',
        'Canonical: https://data.test.sa/.well-known/security.txt\n',
      ].join('\n'),
    );
  });
});

describe('the data catalogue', () => {
  it('has one dataset for each data area, for search engines', () => {
    const catalogue = dataCatalogue(publication(), new Map());
    expect(catalogue['@type']).toBe('DataCatalog');
    expect(catalogue.dataset.map(({ '@id': id }) => id.split('#')[1])).toEqual([
      'universities',
      'majors',
      'admission',
      'exams',
      'calendar',
      'faq',
      'changes',
    ]);
    for (const dataset of catalogue.dataset) {
      expect(dataset.license).toBe('https://creativecommons.org/licenses/by/4.0/');
      expect(dataset.description.length).toBeGreaterThan(50);
      expect(dataset.distribution.length).toBeGreaterThan(1);
    }
    const [, , , exams, calendar] = catalogue.dataset;
    expect(exams?.temporalCoverage).toBe('2026-12-01/2027-01-31');
    expect(calendar?.temporalCoverage).toBe('2026-08-16/2027-06-24');
  });

  it('says the same in DCAT', async () => {
    const catalogue = await json('/catalog.jsonld');
    expect(catalogue['@type']).toBe('dcat:Catalog');
    const urls = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(/http[^"#]*\/(?:api\/agent|feeds)\/[^"]*/g)].map(([url]) => url);
    const page = await text('/');
    const embedded = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
    expect(new Set(urls(catalogue['dcat:dataset']))).toEqual(new Set(urls(JSON.parse(embedded ?? '{}').dataset)));
    const sums = (value: unknown) => JSON.stringify(value).match(/[0-9a-f]{64}/g);
    expect(sums(JSON.parse(embedded ?? '{}').dataset)).toEqual(sums(catalogue['dcat:dataset']));
  });

  it('says of every download how long it is and its SHA-256, of each dataset how often it changes and where people read it', async () => {
    const { 'dcat:dataset': datasets } = await json('/catalog.jsonld');
    for (const dataset of datasets) {
      expect(dataset['dct:accrualPeriodicity']['@id']).toContain('/frequency/');
      expect((await fetch(dataset['dcat:landingPage']['@id'])).headers.get('content-type')).toContain('text/html');
      for (const form of dataset['dcat:distribution']) {
        const bytes = Buffer.from(await (await fetch(form['dcat:downloadURL']['@id'])).arrayBuffer());
        const { 'spdx:checksumValue': sum } = form['spdx:checksum'];
        expect([form['dcat:byteSize'], sum['@value']]).toEqual([
          bytes.length,
          createHash('sha256').update(bytes).digest('hex'),
        ]);
      }
    }
  });
});
