import { xmlText } from '../../../text/plain-text.ts';
import { XML_TYPE } from '../../publication/media-types.ts';
import { plainFile, type SiteFile } from '../../publication/publication.ts';
import { LANGUAGES } from './language.ts';
import type { Page } from './page.ts';

function entry({ address, language, changed }: Page, baseUrl: string): string {
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
export const sitemapFile = (pages: readonly Page[], baseUrl: string): SiteFile =>
  plainFile(
    '/sitemap.xml',
    XML_TYPE,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.map((page) => entry(page, baseUrl)),
      '</urlset>\n',
    ].join('\n'),
  );
