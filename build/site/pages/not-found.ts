import { problemFile } from '../../../edge/http/problems.ts';
import type { Rule } from '../../../edge/http/route-table.ts';
import { DOORS, pageAddress, pageFile } from './addresses.ts';
import { doorsSection } from './home/doors.ts';
import { LANGUAGES, type Language } from './language.ts';
import { actions, blocks, paragraph, top } from './model/block.ts';
import { link } from './model/inline.ts';
import type { Page } from './page.ts';

const TEXT = {
  ar: {
    title: 'لا توجد صفحة في هذا العنوان',
    lead: 'قد يكون في العنوان خطأ، أو نُقلت الصفحة. ابدأ من إحدى هذه الصفحات.',
    home: 'الصفحة الرئيسة',
  },
  en: {
    title: 'There is no page at this address',
    lead: 'The address may be mistyped, or the page has moved. Start from one of these pages.',
    home: 'Home page',
  },
} as const satisfies Record<Language, Record<string, string>>;

const NOT_FOUND_PAGE = pageAddress('/404');

/** What a person gets who asks for a page that is not there. */
const notFoundPage = (language: Language): Page => ({
  address: NOT_FOUND_PAGE,
  language,
  door: null,
  kind: 'not-found',
  title: TEXT[language].title,
  description: TEXT[language].lead,
  changed: null,
  main: () =>
    blocks([
      top(TEXT[language].title, [
        paragraph(TEXT[language].lead, 'lead'),
        actions([link(DOORS.home.address[language], TEXT[language].home)]),
      ]),
      doorsSection(language),
    ]),
});

/** The same in each language. No other page leads to it. */
export const notFoundPages = (): Page[] => LANGUAGES.map(notFoundPage);

/** Below these lies what programs ask for: they get a problem document. */
const FOR_PROGRAMS = ['/api', '/.well-known', '/feeds', '/mcp', '/problems', '/schemas', '/_site', '/assets'];

const missing = (path: string, file: string): Rule => ({ path: `${path}/*`, query: {}, file, status: 404 });

/** What answers at every address at which nothing is published. */
export const NOT_FOUND_RULES: readonly Rule[] = [
  ...FOR_PROGRAMS.map((path) => missing(path, problemFile('not-found'))),
  ...LANGUAGES.map((language) => missing(pageAddress('')[language], pageFile(NOT_FOUND_PAGE[language]))),
];
