import { inParts } from '../../publication/body.ts';
import { MARKDOWN_TYPE, type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { markdownFile, pageFile } from './addresses.ts';
import { layout } from './layout.ts';
import type { Page } from './page.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

/** A page as HTML for people and as Markdown for programs. */
export const pageFiles = (page: Page, publication: Publication): SiteFile[] => {
  const address = page.address[page.language];
  return [
    plainFile(
      pageFile(address),
      HTML_TYPE,
      inParts(() => [layout(page, publication)]),
    ),
    plainFile(
      markdownFile(address),
      MARKDOWN_TYPE,
      inParts(() => [page.main.markdown, '\n']),
    ),
  ];
};
