import { MARKDOWN_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { markdownFile, pageFile } from './addresses.ts';
import { layout } from './layout.ts';
import type { Page } from './page.ts';

const HTML_TYPE = 'text/html; charset=utf-8';

/** A page as HTML for people and as Markdown for programs. */
export function pageFiles(page: Page, publication: Publication): SiteFile[] {
  const address = page.address[page.language];
  const main = page.main();
  return [
    plainFile(pageFile(address), HTML_TYPE, layout(page, main, publication)),
    plainFile(markdownFile(address), MARKDOWN_TYPE, `${main.markdown}\n`),
  ];
}
