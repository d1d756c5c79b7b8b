import type { Publication } from '../../publication/publication.ts';
import { MARKDOWN_ADDRESS, PAGE_ADDRESS, type PageName } from './addresses.ts';
import { type Html, html, isolated, type Part } from './html.ts';
import { DIRECTION, LANGUAGE_NAME, LANGUAGES, type Language, nameIn, OTHER } from './language.ts';

export interface Page {
  readonly name: PageName;
  readonly language: Language;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Modules under /assets/ that improve the page; it works without them. */
  readonly modules: readonly string[];
  /** Data blocks. */
  readonly data: readonly Html[];
  readonly main: Part;
}

const TEXT = {
  ar: {
    skip: 'انتقل إلى المحتوى',
    navigation: 'التنقل الرئيس',
    home: 'الرئيسة',
    docs: 'توثيق الواجهة',
    footer: 'عن الخدمة',
    contact: 'الدعم',
    licence: 'البيانات مرخصة برخصة المشاع الإبداعي، النسبة 4.0',
    markdown: 'هذه الصفحة بصيغة Markdown',
    openapi: 'وصف OpenAPI',
    agents: 'دليل الوكلاء',
    status: 'حداثة البيانات',
  },
  en: {
    skip: 'Skip to content',
    navigation: 'Main navigation',
    home: 'Home',
    docs: 'API documentation',
    footer: 'About the service',
    contact: 'Support',
    licence: 'The data is licensed under Creative Commons Attribution 4.0',
    markdown: 'This page as Markdown',
    openapi: 'OpenAPI description',
    agents: 'Guide for agents',
    status: 'Freshness of the data',
  },
} as const satisfies Record<Language, Record<string, string>>;

const LOCALE: Readonly<Record<Language, string>> = { ar: 'ar_SA', en: 'en' };

function head({ name, language, title, description, modules, data }: Page, publication: Publication): Html {
  const { baseUrl, catalogue } = publication;
  const address = (each: Language) => baseUrl + PAGE_ADDRESS[name][each];
  return html`<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<link rel="stylesheet" href="/assets/style.css">
<link rel="preload" href="/assets/fonts/arabic-400.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="canonical" href="${address(language)}">
${LANGUAGES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${address(each)}">\n`)}<link rel="alternate" hreflang="x-default" href="${address('ar')}">
<link rel="alternate" type="text/markdown" href="${MARKDOWN_ADDRESS[name][language]}">
<link rel="describedby" href="/llms.txt" type="text/plain">
<link rel="service-desc" href="/openapi.json" type="application/json">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address(language)}">
<meta property="og:site_name" content="${nameIn(language, catalogue.service)}">
<meta property="og:locale" content="${LOCALE[language]}">
${modules.map((module) => html`<script type="module" src="/assets/${module}"></script>\n`)}${data}
</head>`;
}

function banner({ name, language }: Page, { catalogue }: Publication): Html {
  const text = TEXT[language];
  const other = OTHER[language];
  const item = (page: PageName) =>
    html`<li><a href="${PAGE_ADDRESS[page][language]}"${page === name && html` aria-current="page"`}>${text[page]}</a></li>`;
  return html`<a class="skip" href="#content">${text.skip}</a>
<header class="banner">
<div class="wide">
<a class="brand" href="${PAGE_ADDRESS.home[language]}"><img src="/assets/icon.svg" alt="" width="32" height="32"><span>${nameIn(language, catalogue.service)}</span></a>
<nav aria-label="${text.navigation}"><ul>${item('home')}${item('docs')}<li><a class="language" href="${PAGE_ADDRESS[name][other]}" lang="${other}" hreflang="${other}">${LANGUAGE_NAME[other]}</a></li></ul></nav>
</div>
</header>`;
}

function footer({ name, language }: Page, { catalogue: { service } }: Publication): Html {
  const text = TEXT[language];
  const licence = 'https://creativecommons.org/licenses/by/4.0/';
  return html`<footer aria-label="${text.footer}">
<div class="wide">
<p><a href="${service.publisher.url}" rel="external">${isolated(nameIn(language, service.publisher))}</a>. ${text.contact}: <a href="mailto:${service.contact}"><bdi dir="ltr">${service.contact}</bdi></a></p>
<p><a href="${licence}" rel="license">${text.licence}</a></p>
<ul class="inline">
<li><a href="${MARKDOWN_ADDRESS[name][language]}">${text.markdown}</a></li>
<li><a href="/openapi.json">${text.openapi}</a></li>
<li><a href="/llms.txt">${text.agents}</a></li>
<li><a href="/api/agent/status">${text.status}</a></li>
</ul>
</div>
</footer>`;
}

/** A whole HTML document. It has no inline script and no inline style: the Content-Security-Policy allows none. */
export function layout(page: Page, publication: Publication): string {
  const { language, name, main } = page;
  return html`<!doctype html>
<html lang="${language}" dir="${DIRECTION[language]}">
${head(page, publication)}
<body class="${name}">
${banner(page, publication)}
<main id="content" tabindex="-1">
${main}
</main>
${footer(page, publication)}
</body>
</html>
`.markup;
}
