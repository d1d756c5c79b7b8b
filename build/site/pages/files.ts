import { inParts } from '../../publication/body.ts';
import { MARKDOWN_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { markdownFile, pageFile } from './addresses.ts';
import { layout } from './layout.ts';
import type { Piece } from './model/piece.ts';
import type { LatePage } from './page.ts';

const HTML_TYPE = 'text/html; charset=utf-8';

/** A page as HTML for people and as Markdown for programs, made when one of them is asked for. */
export function pageFiles({ address, page }: LatePage, publication: Publication): SiteFile[] {
  // Who writes both asks for one right after the other: what is made for the first serves the second, and is let go of.
  let made: Piece | undefined;
  return [
    plainFile(
      pageFile(address),
      HTML_TYPE,
      inParts(() => {
        const whole = page();
        made = whole.main();
        return [layout(whole, made, publication)];
      }),
    ),
    plainFile(
      markdownFile(address),
      MARKDOWN_TYPE,
      inParts(() => {
        const { markdown } = made ?? page().main();
        made = undefined;
        return [markdown, '\n'];
      }),
    ),
  ];
}
