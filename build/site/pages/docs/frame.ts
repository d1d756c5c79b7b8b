import type { Publication } from '../../../publication/publication.ts';
import { html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { blocks, group, paragraph, top } from '../model/block.ts';
import { link } from '../model/inline.ts';
import type { Content, Piece, Pieces } from '../model/piece.ts';
import type { Page } from '../page.ts';
import { type ChapterOfReference, chapterAddress } from './chapters.ts';
import { docsSearch } from './search.ts';
import { LABELS } from './text.ts';

/** The chapters, with the parts of the one that is open. */
function contents(
  chapters: readonly ChapterOfReference[],
  open: ChapterOfReference,
  parts: readonly (readonly [id: string, title: string])[],
  language: Language,
): Piece {
  const item = (chapter: ChapterOfReference) => {
    const isOpen = chapter.slug === open.slug;
    const below =
      isOpen &&
      parts.length > 0 &&
      html`<ul>${parts.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`;
    return html`<li><a href="${chapterAddress(chapter)[language]}"${isOpen && html` aria-current="page"`}>${chapter.title[language]}</a>${below}</li>\n`;
  };
  return {
    html: html`<nav id="contents" class="contents" aria-label="${LABELS.contents[language]}">
${docsSearch(language)}
<ul>
${chapters.map(item)}</ul></nav>`,
    markdown: '',
  };
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
  const title = chapter.title[language];
  const lead = chapter.lead[language];
  const others: Content = chapters
    .filter(({ slug }) => slug !== chapter.slug)
    .map((each, index) => [index > 0 && ' · ', link(chapterAddress(each)[language], each.title[language])]);
  const body = group('chapters', [...parts, paragraph(link('#contents', LABELS.back[language]), 'back')]);
  const { markdown } = blocks([
    top(title, [paragraph(lead)]),
    ...parts,
    paragraph([LABELS.contents[language], ': ', others]),
  ]);
  return {
    html: html`${top(title, [paragraph(lead, 'lead')]).html}
<div class="manual">
${contents(chapters, chapter, anchors, language).html}
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
  data: [],
  changed: null,
  main: () => chapterMain(chapter, body(), chapters, language),
});
