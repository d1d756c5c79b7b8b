import { xmlText } from '../../../edge/text/plain-text.ts';
import { inParts } from '../../publication/body.ts';
import { XML_TYPE } from '../../publication/media-types.ts';
import { plainFile, type SiteFile } from '../../publication/publication.ts';
import { LANGUAGES } from './language.ts';
import type { PageGroup, SitemapEntry } from './page.ts';

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
export const sitemapFile = (groups: readonly PageGroup[], baseUrl: string): SiteFile =>
  plainFile(
    '/sitemap.xml',
    XML_TYPE,
    inParts(() => lines(groups, baseUrl)),
  );

function* lines(groups: readonly PageGroup[], baseUrl: string): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for (const asked of LANGUAGES) {
    for (const { language, entry } of groups.flatMap(({ pages }) => pages())) {
      if (language === asked) yield `${entryText(entry(), baseUrl)}\n`;
    }
  }
  yield '</urlset>\n';
}
