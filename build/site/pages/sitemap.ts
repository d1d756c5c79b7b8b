import { xmlText } from '../../../edge/text/plain-text.ts';
import { XML_TYPE } from '../../publication/media-types.ts';
import { plainFile, type SiteFile } from '../../publication/publication.ts';
import { LANGUAGES } from './language.ts';
import type { Page } from './page.ts';

/** What the sitemap says of a page. */
export type SitemapEntry = Pick<Page, 'address' | 'language' | 'changed'>;

function entryText({ address, language, changed }: SitemapEntry, baseUrl: string): string {
  const absolute = (path: string) => xmlText(baseUrl + path);
  return [
    '<url>',
    `<loc>${absolute(address[language])}</loc>`,
    ...(changed === null ? [] : [`<lastmod>${changed}</lastmod>`]),
    ...LANGUAGES.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${absolute(address[each])}"/>`,
    ),
    '</url>',
  ].join('');
}

/** The pages for people, in both languages (sitemaps.org 0.9). */
export const sitemapFile = (pages: readonly SitemapEntry[], baseUrl: string): SiteFile =>
  plainFile(
    '/sitemap.xml',
    XML_TYPE,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...LANGUAGES.flatMap((asked) =>
        pages.filter(({ language }) => language === asked).map((page) => entryText(page, baseUrl)),
      ),
      '</urlset>',
      '',
    ].join('\n'),
  );
