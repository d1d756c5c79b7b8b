import { describe, expect, it } from 'vitest';
import { NAVIGATION, pageAddress, pageFile } from '../../build/site/pages/addresses.ts';
import * as el from '../../build/site/pages/elements.ts';
import { dataBlock, html, isolated } from '../../build/site/pages/html.ts';
import { LANGUAGES } from '../../build/site/pages/language.ts';
import { PROBLEM_STATUS } from '../../edge/http/problems.ts';
import { matchDynamic, matchFile } from '../../edge/router/match.ts';
import { frozenCatalogue, frozenRoutes } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';
import { siteOf, textOf } from '../support/site-files.ts';
import { KINDS } from './kinds.ts';

const catalogue = await frozenCatalogue();
const routes = await frozenRoutes();
const site = siteOf({ catalogue, baseUrl: 'https://data.example.org', asOf: '2026-11-20' });
const { table } = site;
const bodyOf = textOf(site);
const idsOf = (markup: string): string[] => [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');

const PAGES = LANGUAGES.flatMap((language) => Object.values(KINDS).map((address) => pageFile(address[language])));

describe.each(PAGES)('%s', (path) => {
  const markup = bodyOf(path);
  const ids = idsOf(markup);

  it('has each anchor once, and every link within the page leads to one', () => {
    expect(ids).toEqual([...new Set(ids)]);
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets).toContain('content');
    expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
  });

  it('leads on this site only to what is published', () => {
    const local = [...markup.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)].map(([, address]) => address ?? '');
    const isAnswered = (path: string): boolean =>
      matchFile(table, path, '')?.status === 200 || matchDynamic(table, path, '') !== null;
    const isPublished = (address: string) => isAnswered(address.replace(/\?.*/, ''));
    expect(local.filter((address) => !isPublished(address))).toEqual([]);
  });

  it('has no inline script, style or handler', () => {
    expect(markup).not.toMatch(
      /<style|\sstyle=|\son[a-z]+="|<script(?! type="module" src| type="application\/ld\+json")/,
    );
  });
});

describe.each(LANGUAGES)('the documentation in %s', (language) => {
  const start = bodyOf(pageFile(NAVIGATION.docs.address[language]));
  const index: [name: string, address: string, about: string][] = JSON.parse(bodyOf(`/docs/index.${language}.json`));

  it('describes every operation, every error and every field of the data', () => {
    const { components } = JSON.parse(bodyOf('/openapi.json'));
    const names = index.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(components.schemas.Exam.properties).map((key) => `Exam.${key}`)),
    );
    expect(idsOf(start)).toEqual(expect.arrayContaining(Object.keys(PROBLEM_STATUS)));
  });

  it('has what its index leads to', () => {
    const wrong = index.filter(([, address]) => {
      const [page = '', id] = address.split('#');
      const markup = bodyOf(pageFile(page));
      return id !== undefined && !markup.includes(` id="${id}"`);
    });
    expect(wrong).toEqual([]);
  });

  it('explains the fields of the data in its own language', () => {
    const page = bodyOf(pageFile(pageAddress('/docs/reference')[language]));
    expect(page.match(/<tr id="/g)?.length).toBeGreaterThan(100);
    const english = [...page.matchAll(/<tr id="([^"]+)">(?:(?!<\/tr>).)*<span lang="en"/g)];
    expect(english.map(([, id]) => id)).toEqual([]);
  });

  it('tells every setting that an agent needs', () => {
    const pages = ['/docs/mcp', '/docs/limits'].map((path) => bodyOf(pageFile(pageAddress(path)[language])));
    for (const text of ['claude mcp add --transport http sa-education https://data.example.org/mcp', '60', 'Sunset']) {
      expect(pages.join('')).toContain(text);
    }
    expect(start).toContain('CC-BY-4.0');
  });
});

describe('markup', () => {
  it('escapes every text, in text and in attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ';', 'a', '/') }), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`;
        const inner = markup.slice('<p title="'.length, -'</p>'.length);
        expect(inner.replace('">', '')).not.toMatch(/[<>"']/);
        const decoded = inner
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
        expect(decoded).toBe(`${text}">${text}`);
      }),
    );
  });

  it('keeps a data block within its element and its value whole', () => {
    const value = { text: '</script><!-- <script>' };
    const { markup } = dataBlock('application/ld+json', value);
    expect(markup.match(/</g)).toHaveLength(2);
    expect(JSON.parse(markup.replace(/^<[^>]*>|<[^<]*$/g, ''))).toEqual(value);
  });

  it.each([
    ['https://example.org/a?b=1&c=2', 'href="https://example.org/a?b=1&amp;c=2"'],
    ['javascript:alert(1)', '<bdi lang="en" dir="ltr">x</bdi>'],
    ['//example.org', '<bdi lang="en" dir="ltr">x</bdi>'],
  ])('links %s only when it is a web address', (url, expected) => {
    expect(el.externalLink(url, 'x').html.markup).toContain(expected);
  });

  it('gives a title that has Arabic in it the direction of Arabic', () => {
    expect(isolated('Sabq: التقويم').markup).toBe('<bdi lang="ar" dir="rtl">Sabq: التقويم</bdi>');
  });

  it('shows what is quoted, and paths, as code', () => {
    expect(el.prose('`id` في /api/agent/regions.').html.markup).toBe(
      '<code dir="ltr">id</code> في <code dir="ltr">/api/agent/regions</code>.',
    );
  });
});
