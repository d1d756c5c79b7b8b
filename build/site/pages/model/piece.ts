import { markdownText } from '../../../../edge/text/plain-text.ts';
import { type Html, html } from '../html.ts';

/**
 * A piece of a page in both of its forms: what a person reads in the browser, and the same as Markdown for programs.
 * Made by the functions of this folder alone, each of which stands for one element and knows both forms of it.
 */
export interface Piece {
  readonly html: Html;
  readonly markdown: string;
}

/** Pieces below each other; nothing comes of null and false. */
export type Pieces = readonly (Piece | null | false)[];

/** What an element may hold: text is escaped in both forms, lists are joined, nothing comes of null and false. */
export type Content = Piece | string | number | null | false | readonly Content[];

/** Markdown of a text with the spaces around it, which part it from its neighbours. */
function escapedMarkdown(text: string): string {
  const inner = text.trim();
  if (inner === text) return markdownText(text);
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + markdownText(inner) + text.slice(start + inner.length);
}

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);
const isPiece = (content: Content): content is Piece => typeof content === 'object' && content !== null;

/** Whether anything is to be seen of a content. */
export const isEmpty = (content: Content): boolean =>
  isList(content) ? content.every(isEmpty) : content === null || content === false || content === '';

/** The content within a line of HTML. */
export function inHtml(content: Content): Html {
  if (isList(content)) return html`${content.map(inHtml)}`;
  return isPiece(content) ? content.html : html`${content}`;
}

/** The same within a line of Markdown. */
export function inMarkdown(content: Content): string {
  if (isList(content)) return content.map(inMarkdown).join('');
  if (isPiece(content)) return content.markdown;
  return content === null || content === false ? '' : escapedMarkdown(String(content));
}

/** A piece with no Markdown of its own: what only a browser can use, such as a form. */
export const htmlOnly = (markup: Html): Piece => ({ html: markup, markdown: '' });

/** The contents with something between each two; empty ones are left out. */
export function joined(contents: readonly Content[], between: Content): Content[] {
  const all: Content[] = [];
  for (const content of contents) {
    if (isEmpty(content)) continue;
    if (all.length > 0) all.push(between);
    all.push(content);
  }
  return all;
}
