import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { faultsOf, siteOf, textOf } from '../support/site-files.ts';

/** What an attacker would write into a text of the content. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '"\'><b>',
  ']]>',
  '--> <!--',
  '\u202eevil\u2066\u200f',
  '=HYPERLINK("https://evil.example")',
  '+1',
  '-1',
  '@SUM(1)',
  '\ttab',
  'line\r\nEND:VCALENDAR\r\nBEGIN:VEVENT',
  'line\n## Heading\n\n- [x](javascript:alert(1))',
  '[click](https://evil.example) ![x](https://evil.example/x.png) `code` **bold** | cell',
  '```\n{"agent_auth":{}}\n```',
  '{base_url} $& {{x}}',
  'ع'.repeat(400),
] as const;

/** Texts that a record shows: identifiers, codes, days and addresses have forms of their own. */
const TEXTS = new Set([
  ...'name nameEn title label labelEn note noteEn question questionEn answer answerEn audience'.split(' '),
  ...'audienceEn description descriptionEn city cityEn appliesTo appliesToEn'.split(' '),
]);

/** The same value with the hostile text in place of every text that is shown. */
function poisoned<T>(value: T, text: string): T;
function poisoned(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      TEXTS.has(key) && typeof item === 'string' ? text : poisoned(item, text),
    ]),
  );
}

function siteWith(text: string) {
  const { faq, skills, skillTexts, ...rest } = CATALOGUE;
  const catalogue: Catalogue = {
    ...poisoned(rest, text),
    // The university that an answer is about is an id.
    faq: poisoned(faq, text).map((entry) => ({ ...entry, appliesTo: 'ksu' })),
    // The name of a skill is an id too, and its text is its author's Markdown.
    skills: skills.map((skill) => ({ ...skill, description: text, metadata: { title: text } })),
    skillTexts,
  };
  return siteOf(publication({ catalogue }));
}

/** A college that is called like its institution has no heading of its own, so all texts are one here, too. */
const cleanBody = textOf(siteWith('Text'));

const BIDI = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/;

describe.each(HOSTILE)('%j in every text of the content', (text) => {
  const site = siteWith(text);
  const body = textOf(site);
  const json = (path: string) => JSON.parse(body(path));

  it('keeps every promise of the site', () => expect(faultsOf(site)).toEqual([]));

  it('is that very text in JSON', () => {
    expect(json('/api/agent/universities.json').universities[0].name).toBe(text);
    expect(json('/openapi.json').info.title).toBe(`${text} | ${text}`);
    expect(json('/.well-known/oauth-protected-resource.json')['resource_name#ar']).toBe(text);
    expect(json('/.well-known/agent-skills/index.json').skills[0].description).toBe(text);
    expect(json('/catalog.jsonld')['dct:title'][0]['@value']).toBe(text);
    expect(JSON.parse(body('/feeds/universities.ndjson').split('\n')[0] ?? '').name).toBe(text);
  });

  it('makes no event and no property of a calendar', () => {
    for (const path of ['/feeds/exams.ics', '/feeds/exams/gat.ics', '/feeds/calendar.ics']) {
      const calendar = new ICAL.Component(ICAL.parse(body(path)));
      const harmless = new ICAL.Component(ICAL.parse(cleanBody(path)));
      const names = (component: InstanceType<typeof ICAL.Component>) =>
        component.getAllSubcomponents().map((each) => each.getAllProperties().map(({ name }) => name));
      expect(names(calendar)).toEqual(names(harmless));
      expect(body(path)).not.toMatch(BIDI);
      for (const line of body(path).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('starts no formula and no row of a table', () => {
    const rows = body('/feeds/universities.csv').trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + CATALOGUE.universities.length);
    expect(body('/feeds/universities.csv')).not.toMatch(/(?:^|,)"?[=+\-@\t]/m);
    expect(body('/feeds/universities.csv')).not.toMatch(BIDI);
  });

  it.each(['/llms.txt', '/llms-full.txt', '/auth.md'])('makes no markup and no line of %s', (path) => {
    const page = body(path);
    const harmless = cleanBody(path);
    expect(page).not.toMatch(BIDI);
    // The pages, which the long text is made of, make paragraphs of lines and links of addresses that a text names.
    const isOfPages = path === '/llms-full.txt';
    if (!isOfPages) expect(page.split('\n').length).toBe(harmless.split('\n').length);
    expect(page.match(/^#.*$/gm)?.length).toBe(harmless.match(/^#.*$/gm)?.length);
    expect(page.match(/<[a-z/!](?!ttp)/gi)?.length).toBe(harmless.match(/<[a-z/!](?!ttp)/gi)?.length);
    // A search for an institution elsewhere holds its name.
    const addresses = /(?<!\\)\]\(((?:[^)?]|\?(?!q=))*)/g;
    const links = (markdown: string) => [...markdown.matchAll(addresses)].map(([, to = '']) => to);
    const named = isOfPages ? links(page).filter((to) => !text.includes(to)) : links(page);
    expect(named).toEqual(links(harmless));
    expect(page.match(/^```/gm)?.length).toBe(harmless.match(/^```/gm)?.length);
  });

  it('changes no other text document', () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
      expect(body(path)).toBe(cleanBody(path));
    }
  });
});
