import type { Language } from './language.ts';

export type PageName = 'home' | 'docs';

/** Where each page is read, in each language. */
export const PAGE_ADDRESS: Readonly<Record<PageName, Readonly<Record<Language, string>>>> = {
  home: { ar: '/', en: '/en/' },
  docs: { ar: '/docs/api', en: '/docs/api/en' },
};

/** The same text as Markdown, for programs. */
export const MARKDOWN_ADDRESS: Readonly<Record<PageName, Readonly<Record<Language, string>>>> = {
  home: { ar: '/index.md', en: '/en/index.md' },
  docs: { ar: '/docs/api.md', en: '/docs/api/en.md' },
};

/** The published file behind a page. */
export const PAGE_FILE: Readonly<Record<PageName, Readonly<Record<Language, string>>>> = {
  home: { ar: '/index.html', en: '/en/index.html' },
  docs: { ar: '/docs/api.html', en: '/docs/api/en.html' },
};
