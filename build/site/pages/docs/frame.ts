import type { Publication } from '../../../publication/publication.ts';
import { type Html, html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { blocks, group, paragraph, top } from '../model/block.ts';
import { link } from '../model/inline.ts';
import { joined, type Piece, type Pieces } from '../model/piece.ts';
import type { Page } from '../page.ts';
import { type ChapterOfReference, chapterAddress } from './chapters.ts';
import { LABELS } from './labels.ts';
import { docsSearch } from './search.ts';

/** The chapters, with the parts of the one that is open. */
function contents(
  chapters: readonly ChapterOfReference[],
  open: ChapterOfReference,
  parts: readonly (readonly [id: string, title: string])[],
  language: Language,
): Html {
  const item = (chapter: ChapterOfReference) => {
    const isOpen = chapter.slug === open.slug;
    const below =
      isOpen &&
      parts.length > 0 &&
      html`<ul>${parts.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`;
    return html`<li><a href="${chapterAddress(chapter)[language]}"${isOpen && html` aria-current="page"`}>${chapter.title[language]}</a>${below}</li>\n`;
  };
  return html`<nav id="contents" class="contents" aria-label="${LABELS.contents[language]}">
${docsSearch(language)}
<ul>
${chapters.map(item)}</ul></nav>`;
}

/** What a chapter holds beside its title and lead. */
export interface ChapterBody {
  readonly parts: Pieces;
  /** The sections that the contents lead to. */
  readonly anchors: readonly (readonly [id: string, title: string])[];
}

function chapterMain(
  chapter: ChapterOfReference,
  { parts, anchors }: ChapterBody,
  chapters: readonly ChapterOfReference[],
  language: Language,
): Piece {
  const head = top(chapter.title[language], [paragraph(chapter.lead[language], 'lead')]);
  const others = chapters
    .filter(({ slug }) => slug !== chapter.slug)
    .map((each) => link(chapterAddress(each)[language], each.title[language]));
  const body = group('chapters', [...parts, paragraph(link('#contents', LABELS.back[language]), 'back')]);
  const { markdown } = blocks([
    head,
    ...parts,
    paragraph([LABELS.contents[language], ': ', joined(others, ' · ')]),
  ]);
  return {
    html: html`${head.html}
<div class="manual">
${contents(chapters, chapter, anchors, language)}
${body.html}
</div>`,
    markdown,
  };
}

/** A chapter as a page, with the contents of all chapters beside it. */
export const chapterPage = (
  chapter: ChapterOfReference,
  body: () => ChapterBody,
  chapters: readonly ChapterOfReference[],
  publication: Publication,
  language: Language,
): Page => ({
  address: chapterAddress(chapter),
  language,
  door: 'docs',
  kind: 'docs',
  title: `${chapter.title[language]} · ${nameIn(language, publication.catalogue.service)}`,
  description: chapter.lead[language],
  modules: ['docs.js', 'try.js'],
  changed: null,
  main: () => chapterMain(chapter, body(), chapters, language),
});
