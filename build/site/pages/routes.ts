import { withoutSlash } from '../../../http/addresses.ts';
import type { Bilingual } from '../../../text/bilingual.ts';
import { MARKDOWN_TYPE } from '../../publication/publication.ts';
import type { Route } from '../../publication/route.ts';
import { MARKDOWN_ADDRESS, PAGE_ADDRESS, PAGE_FILE, type PageName } from './addresses.ts';
import { LANGUAGES } from './language.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

const SUMMARY: Readonly<Record<PageName, Bilingual>> = {
  home: { ar: 'الصفحة الرئيسة', en: 'Home page' },
  docs: { ar: 'توثيق الواجهة', en: 'API documentation' },
};
const PAGES: readonly PageName[] = ['home', 'docs'];

const common = { method: 'GET', group: 'pages', parameters: [], answers: [], problems: [] } as const;

/** The pages for people, each in both languages, and the same text as Markdown. */
export const PAGE_ROUTES: readonly Route[] = PAGES.flatMap((name) =>
  LANGUAGES.flatMap((language): Route[] => [
    {
      ...common,
      id: `page-${name}-${language}`,
      path: PAGE_ADDRESS[name][language],
      contentType: HTML_TYPE,
      summary: SUMMARY[name],
      description: SUMMARY[name],
      rules: [
        {
          path: withoutSlash(PAGE_ADDRESS[name][language]),
          query: {},
          file: PAGE_FILE[name][language],
          status: 200,
        },
      ],
    },
    {
      ...common,
      id: `page-${name}-${language}-markdown`,
      path: MARKDOWN_ADDRESS[name][language],
      contentType: MARKDOWN_TYPE,
      summary: SUMMARY[name],
      description: SUMMARY[name],
      rules: [],
    },
  ]),
);
