import { XML_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { newestDayOf } from '../derived/newest-day.ts';
import { PAGE_ADDRESS, type PageName } from './addresses.ts';
import { LANGUAGES } from './language.ts';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** When the data on a page last changed; null where a page shows none, as nobody knows when it changed. */
const lastChange: Readonly<Record<PageName, (publication: Publication) => string | null>> = {
  home: ({ catalogue: { universities, exams, calendar, faq } }) =>
    newestDayOf([...universities, ...exams, ...calendar, ...faq]),
  docs: () => null,
};

function entries(name: PageName, publication: Publication): string[] {
  const day = lastChange[name](publication);
  const address = (path: string) => xml(publication.baseUrl + path);
  const alternates = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address(PAGE_ADDRESS[name][language])}"/>`,
  );
  return LANGUAGES.map((language) =>
    [
      '<url>',
      `<loc>${address(PAGE_ADDRESS[name][language])}</loc>`,
      ...(day === null ? [] : [`<lastmod>${day}</lastmod>`]),
      ...alternates,
      '</url>',
    ].join(''),
  );
}

/** The pages for people, in both languages (sitemaps.org 0.9). */
export const sitemapFiles = (publication: Publication): SiteFile[] => [
  plainFile(
    '/sitemap.xml',
    XML_TYPE,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...entries('home', publication),
      ...entries('docs', publication),
      '</urlset>\n',
    ].join('\n'),
  ),
];
