import { MARKDOWN_TYPE, type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { LICENCE } from '../answers/credit.ts';
import { CHANGES_FEED } from '../feeds/atom.ts';
import {
  ABOUT_PAGE,
  CHANGES_PAGE,
  manifestFile,
  markdownFile,
  NAVIGATION,
  NAVIGATION_ITEMS,
  type NavigationItem,
  type PageAddress,
  pageFile,
  SEARCH_PAGE,
  shareImage,
} from './addresses.ts';
import type * as el from './elements.ts';
import { dataBlock, type Html, html, isolated } from './html.ts';
import { DIRECTION, LANGUAGE_NAME, LANGUAGES, type Language, nameIn, OTHER } from './language.ts';
import { correctionLinks } from './links.ts';
import WORDS from './words.json' with { type: 'json' };

/** A page in one language, which `pageFiles` makes HTML and Markdown of. */
export interface Page {
  readonly address: PageAddress;
  readonly language: Language;
  /** Which of the pages that every page leads to it is, or belongs to; null: none. */
  readonly navigation: NavigationItem | null;
  /** The kind of page, by which the stylesheet knows it, e.g. `home`. */
  readonly kind: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Modules under /assets/ that improve the page; it works without them. */
  readonly modules?: readonly string[];
  /** What the page is about as JSON-LD, for search engines. */
  readonly data?: readonly unknown[];
  /** Newest day on which the data on the page changed, ISO 8601; nothing where it shows none. */
  readonly changed?: string | null;
  /** Everything of its own, its heading of the first level included. */
  readonly main: el.Piece;
}

const TEXT = WORDS.page;

/** The colour around a page, as the stylesheet has it. */
export const THEME = { light: '#ffffff', dark: '#151d1a' } as const;

/** Modules that decide what is shown at all: what they would hide after the first paint would move the rest. */
const BEFORE_PAINT: readonly string[] = ['place.js', 'finder.js', 'saved.js', 'calculator.js', 'compare.js'];

/** The parts of the font that a page is written in: digits and spaces within Arabic are of the Latin one. */
const SCRIPTS: Readonly<Record<Language, readonly string[]>> = { ar: ['arabic', 'latin'], en: ['latin'] };

function head(
  { address, language, navigation, title, description, modules = [], data = [] }: Page,
  { baseUrl, catalogue }: Publication,
): Html {
  const absolute = (each: Language) => baseUrl + address[each];
  return html`<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<link rel="stylesheet" href="/assets/style.css">
${SCRIPTS[language].flatMap((script) => [400, 600].map((weight) => html`<link rel="preload" href="/assets/fonts/${script}-${weight}.woff2" as="font" type="font/woff2" crossorigin>\n`))}<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/touch-icon.png">
<link rel="manifest" href="${manifestFile(language)}">
<meta name="theme-color" content="${THEME.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${THEME.dark}" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${absolute(language)}">
${LANGUAGES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${absolute(each)}">\n`)}<link rel="alternate" hreflang="x-default" href="${absolute('ar')}">
<link rel="alternate" type="text/markdown" href="${markdownFile(address[language])}">
<link rel="alternate" type="application/atom+xml" href="${CHANGES_FEED}">
<link rel="describedby" href="/llms.txt" type="text/plain">
<link rel="service-desc" href="/openapi.json" type="application/json">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${absolute(language)}">
<meta property="og:site_name" content="${nameIn(language, catalogue.service)}">
<meta property="og:locale" content="${language === 'ar' ? 'ar_SA' : 'en'}">
<meta property="og:image" content="${baseUrl}${shareImage(navigation ?? 'home', language)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${modules.map((module) => html`<script type="module" src="/assets/${module}"${BEFORE_PAINT.includes(module) && html` blocking="render"`}></script>\n`)}${data.map((each) => dataBlock('application/ld+json', each))}
</head>`;
}

const MAGNIFIER = html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="10" cy="10" r="6"/><path d="m20 20-5.5-5.5"/></svg>`;

function banner({ address, navigation, language }: Page, { catalogue }: Publication): Html {
  const text = TEXT[language];
  const other = OTHER[language];
  const current = (each: NavigationItem) =>
    each === navigation &&
    html` aria-current="${NAVIGATION[each].address[language] === address[language] ? 'page' : 'true'}"`;
  // Developers find their place in the foot of every page.
  const items = NAVIGATION_ITEMS.filter((each) => each !== 'docs').map((each) => {
    const { address: leadsTo, name } = NAVIGATION[each];
    return html`<li><a href="${leadsTo[language]}"${current(each)}>${name[language]}</a></li>`;
  });
  return html`<a class="skip" href="#content">${text.skip}</a>
<header class="banner">
<div class="wide">
<a class="brand" href="${NAVIGATION.home.address[language]}"${current('home')}><img src="/assets/icon.svg" alt="" width="28" height="28"><span>${nameIn(language, catalogue.service)}</span></a>
<nav aria-label="${text.navigation}"><ul>${items}</ul></nav>
<a class="find" href="${SEARCH_PAGE.address[language]}" aria-label="${SEARCH_PAGE.name[language]}"${address === SEARCH_PAGE.address && html` aria-current="page"`}>${MAGNIFIER}</a>
<a class="language" href="${address[other]}" lang="${other}" hreflang="${other}">${LANGUAGE_NAME[other]}</a>
</div>
</header>`;
}

function footer({ address, language }: Page, publication: Publication): Html {
  const { service } = publication.catalogue;
  const text = TEXT[language];
  return html`<footer aria-label="${text.footer}">
<div class="wide">
<p><a href="${service.publisher.url}" rel="external">${isolated(nameIn(language, service.publisher))}</a>. ${text.contact}: <a href="mailto:${service.contact}"><bdi dir="ltr">${service.contact}</bdi></a></p>
<p><a href="${LICENCE}" rel="license">${text.licence}</a></p>
<ul class="inline">
${correctionLinks(address, publication, language).map((each) => html`<li>${each.html}</li>\n`)}<li><a href="${CHANGES_PAGE.address[language]}">${CHANGES_PAGE.name[language]}</a></li>
<li><a href="${ABOUT_PAGE.address[language]}">${ABOUT_PAGE.name[language]}</a></li>
<li><a href="${markdownFile(address[language])}">${text.markdown}</a></li>
<li><a href="${NAVIGATION.docs.address[language]}">${NAVIGATION.docs.name[language]}</a></li>
<li><a href="/openapi.json">${text.openapi}</a></li>
<li><a href="/llms.txt">${text.agents}</a></li>
</ul>
</div>
</footer>`;
}

/** A whole HTML document. It has no inline script and no inline style: the Content-Security-Policy allows none. */
function layout(page: Page, publication: Publication): string {
  const { language, kind, main } = page;
  return html`<!doctype html>
<html lang="${language}" dir="${DIRECTION[language]}">
${head(page, publication)}
<body class="${kind}">
${banner(page, publication)}
<main id="content" tabindex="-1">
${main.html}
</main>
${footer(page, publication)}
</body>
</html>
`.markup;
}

const HTML_TYPE = 'text/html; charset=utf-8';

/** A page as HTML for people and as Markdown for programs. */
export function pageFiles(page: Page, publication: Publication): SiteFile[] {
  const address = page.address[page.language];
  return [
    plainFile(pageFile(address), HTML_TYPE, layout(page, publication)),
    plainFile(markdownFile(address), MARKDOWN_TYPE, `${page.main.markdown}\n`),
  ];
}
