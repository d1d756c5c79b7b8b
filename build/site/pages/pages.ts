import { problemFile } from '../../../edge/http/problems.ts';
import type { Rule } from '../../../edge/http/route-table.ts';
import { markdownText, xmlText } from '../../../edge/text/plain-text.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import { type Publication, plainFile, type SiteFile, TEXT_TYPE, XML_TYPE } from '../../publication/publication.ts';
import { listOf } from '../answers/answers.ts';
import { aboutPage } from './about.ts';
import { markdownFile, NAVIGATION, pageAddress, pageFile } from './addresses.ts';
import { calculatorPage } from './calculator.ts';
import { calendarPages, yearPage } from './calendar/calendar.ts';
import { changesPage } from './changes.ts';
import { comparePage } from './compare.ts';
import { type PageContext, pageContext } from './context.ts';
import { docsPages, docsSearch, docsSection } from './docs/docs.ts';
import type { ApiReference } from './docs/reference.ts';
import * as el from './elements.ts';
import { examPage, examsPage } from './exams/exams.ts';
import { homePage, savedPage } from './home.ts';
import { html } from './html.ts';
import { majorPage, majorsPage } from './institutions/majors.ts';
import { regionPage } from './institutions/region.ts';
import { universitiesPage } from './institutions/universities.ts';
import { universityPage } from './institutions/university.ts';
import { LANGUAGES, type Language } from './language.ts';
import { type Page, pageFiles } from './page.ts';
import { questionPage, questionsPage } from './questions.ts';
import { browseSection, searchBox, searchPage } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.pages;

/** Where one who asks for a page that is not there searches for it: below the documentation, in that. */
const NOT_FOUND_PAGES = { site: pageAddress('/404'), docs: pageAddress('/docs/404') };

/** What a person gets who asks for a page that is not there. No other page leads to it. */
const notFoundPage = (place: 'site' | 'docs', publication: Publication, browse: el.Piece, language: Language): Page => {
  const { title, lead, meant } = TEXT[language];
  const near = el.htmlOnly(html`<div id="meant" hidden><p>${meant}</p><ul class="rows"></ul></div>`);
  const told = el.blocks([el.paragraph(lead, 'lead'), near]);
  return {
    address: NOT_FOUND_PAGES[place],
    language,
    navigation: null,
    kind: 'not-found',
    title,
    description: lead,
    modules: [place === 'site' ? 'search.js' : 'docs.js', 'not-found.js'],
    main: el.blocks([
      el.top(title, [told, place === 'site' ? searchBox(publication, language) : el.htmlOnly(docsSearch(language))]),
      browse,
    ]),
  };
};

/** Below these lies what programs ask for: they get a problem document. */
const FOR_PROGRAMS = ['/api', '/.well-known', '/feeds', '/mcp', '/problems', '/schemas', '/_site', '/assets'];

const missing = (path: string, file: string): Rule => ({ path: `${path}/*`, query: {}, file, status: 404 });

/** What answers at every address at which nothing is published. */
export const NOT_FOUND_RULES: readonly Rule[] = [
  ...FOR_PROGRAMS.map((path) => missing(path, problemFile('not-found'))),
  ...LANGUAGES.map((language) => missing(pageAddress('/docs')[language], pageFile(NOT_FOUND_PAGES.docs[language]))),
  ...LANGUAGES.map((language) => missing(pageAddress('')[language], pageFile(NOT_FOUND_PAGES.site[language]))),
];

/** What the sitemap says of a page. */
type SitemapEntry = Pick<Page, 'address' | 'language' | 'changed'>;

function entryText({ address, language, changed }: SitemapEntry, baseUrl: string): string {
  const absolute = (path: string) => xmlText(baseUrl + path);
  return [
    '<url>',
    `<loc>${absolute(address[language])}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...LANGUAGES.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${absolute(address[each])}"/>`),
    '</url>',
  ].join('');
}

/** The pages for people, in both languages (sitemaps.org 0.9). */
const sitemapFile = (pages: readonly SitemapEntry[], baseUrl: string): SiteFile =>
  plainFile(
    '/sitemap.xml',
    XML_TYPE,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.map((page) => entryText(page, baseUrl)),
      '</urlset>',
      '',
    ].join('\n'),
  );

const readAt = (path: string, file: string): Rule => ({ path, query: {}, file, status: 200 });

/** Addresses at which a page is read too. */
export const PAGE_RULES: readonly Rule[] = [
  ...LANGUAGES.flatMap((language) => {
    const { [language]: docs } = NAVIGATION.docs.address;
    const { [language]: path } = pageAddress('/docs');
    return [readAt(path, pageFile(docs)), readAt(`${path}.md`, markdownFile(docs))];
  }),
  readAt('/en.md', markdownFile(NAVIGATION.home.address.en)),
  // Where one who knows the other pages looks for it.
  readAt('/en/docs/api', pageFile(NAVIGATION.docs.address.en)),
];

/** Pages of which there is one in each language, or a few. */
const SINGLE: readonly ((publication: PageContext, language: Language) => Page | readonly Page[])[] = [
  homePage,
  universitiesPage,
  majorsPage,
  searchPage,
  aboutPage,
  calculatorPage,
  comparePage,
  changesPage,
  savedPage,
  examsPage,
  calendarPages,
  questionsPage,
];

/** The pages of single records. */
function* recordPages(publication: PageContext, language: Language): Generator<Page> {
  const { catalogue, exams } = publication;
  const { majors } = listOf('majors', publication);
  for (const record of catalogue.universities) yield universityPage(record, publication, language);
  for (const record of catalogue.regions) yield regionPage(record, publication, language);
  for (const record of majors) yield majorPage(record, publication, language);
  for (const record of exams) yield examPage(record, publication, language);
  for (const record of catalogue.calendar) yield yearPage(record, publication, language);
  for (const record of catalogue.faq) yield questionPage(record, publication, language);
}

/** Every page for people in a language, one after the other. */
function* pagesOf(publication: PageContext, reference: ApiReference, language: Language): Generator<Page> {
  for (const make of SINGLE) yield* [make(publication, language)].flat();
  yield* docsPages(publication, reference, language);
  if (publication.recordPages ?? true) yield* recordPages(publication, language);
}

/** Pages that hold all that is known, each of one record with its sources. */
const OF_RECORD = /\/(?:exams|calendar|questions|universities)\/[^/]+$/;

/** A link to another page of ours, and its words, which are enough where all pages stand in one text. */
const OWN_LINK = /\[((?:\\.|[^\]\\])*)\]\(\/[^)]*\)/g;

/** /llms-full.txt: what the pages of records say, one after the other, as models read it. */
function wholeText(texts: readonly string[], { catalogue: { service }, baseUrl, asOf }: Publication): SiteFile {
  const introduction = [
    `# ${markdownText(service.nameEn)}: all data`,
    `> ${markdownText(service.descriptionEn)} Made for ${asOf} (day in Riyadh). Data: CC BY 4.0. The same data as JSON is described at <${baseUrl}/openapi.json>.`,
    `${EMPTY_FIELD.en} Credit the source of every date that you republish.`,
  ];
  return plainFile('/llms-full.txt', TEXT_TYPE, `${[...introduction, ...texts].join('\n\n')}\n`);
}

/** The files of all pages, and what is made of all: the sitemap, and their text as a whole. */
export function* allPageFiles(publication: Publication, reference: ApiReference): Generator<SiteFile> {
  const { baseUrl } = publication;
  const listed: SitemapEntry[] = [];
  const texts: string[] = [];
  const context = pageContext(publication, reference.data);
  for (const language of LANGUAGES) {
    for (const page of pagesOf(context, reference, language)) {
      const { address, changed = null, main } = page;
      listed.push({ address, language, changed });
      if (OF_RECORD.test(address[language])) {
        texts.push(`Page: ${baseUrl}${address[language]}\n\n${main.markdown.replaceAll(OWN_LINK, '$1')}`);
      }
      yield* pageFiles(page, publication);
    }
    const [site, docs] = [browseSection(publication, language), docsSection(reference, language)];
    yield* pageFiles(notFoundPage('site', publication, site, language), publication);
    yield* pageFiles(notFoundPage('docs', publication, docs, language), publication);
  }
  yield sitemapFile(listed, baseUrl);
  yield wholeText(texts, publication);
}
