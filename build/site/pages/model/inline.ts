import { markdownAddress, markdownText } from '../../../../edge/text/plain-text.ts';
import {
  attribute,
  code as codeMarkup,
  html,
  isolated,
  isWebAddress,
  prose as proseMarkup,
} from '../html.ts';
import { type Content, inHtml, inMarkdown, type Piece } from './piece.ts';

/** Text of the content, whose direction does not reach its surroundings. */
export const name = (text: string): Piece => ({ html: isolated(text), markdown: markdownText(text) });

export const strong = (content: Content): Piece => ({
  html: html`<strong>${inHtml(content)}</strong>`,
  markdown: `**${inMarkdown(content)}**`,
});

/** Text that a style sets apart, e.g. `muted`, `fine`; Markdown has no styles. */
export const styled = (style: string, content: Content): Piece => ({
  html: html`<span class="${style}">${inHtml(content)}</span>`,
  markdown: inMarkdown(content),
});

/** An address or code, always left to right. */
export const code = (text: string): Piece => ({
  html: codeMarkup(text),
  markdown: `\`${text.replaceAll('`', "'")}\``,
});

/** A link to an address of this site. */
export const link = (href: string, content: Content, style?: string): Piece => ({
  html: html`<a href="${href}"${attribute('class', style)}>${inHtml(content)}</a>`,
  markdown: `[${inMarkdown(content)}](${markdownAddress(href)})`,
});

/**
 * A link to a page elsewhere; plain text when the address is no web address.
 * @param label what a screen reader says where the text alone does not tell where it leads
 */
export function externalLink(url: string, text: string, label?: string): Piece {
  if (!isWebAddress(url)) return name(text);
  return {
    html: html`<a href="${url}" rel="external"${attribute('aria-label', label)}>${isolated(text)}</a>`,
    markdown: `[${markdownText(text)}](${markdownAddress(url)})`,
  };
}

/** Numbers and codes in a run of their own, so that no range reads backwards in Arabic. */
export const leftToRight = (text: string): Piece => ({
  html: html`<bdi dir="ltr">${text}</bdi>`,
  markdown: markdownText(text),
});

export const lineBreak: Piece = { html: html`<br>`, markdown: '; ' };

/** A status by its colour, which its words say too. */
export const status = (tone: string, label: string): Piece => ({
  html: html`<span class="status ${tone}">${label}</span>`,
  markdown: `**${markdownText(label)}**`,
});

/** A sentence of ours in which backquotes mark code, as in Markdown; paths are code without being marked. */
export const prose = (text: string): Piece => ({ html: proseMarkup(text), markdown: text });
