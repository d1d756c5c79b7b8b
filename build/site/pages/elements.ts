import { markdownAddress, markdownText } from '../../../edge/text/plain-text.ts';
import { attribute, type Html, html, isolated, isWebAddress, marked, withFigures } from './html.ts';

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
  return inner === text ? markdownText(text) : text.replace(inner, () => markdownText(inner));
}

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);
const isPiece = (content: Content): content is Piece => typeof content === 'object' && content !== null;

/** Whether anything is to be seen of a content. */
export const isEmpty = (content: Content): boolean =>
  isList(content) ? content.every(isEmpty) : content === null || content === false || content === '';

/** The content within a line of HTML. */
export function inHtml(content: Content): Html {
  if (isList(content)) return html`${content.map(inHtml)}`;
  return isPiece(content) ? content.html : html`${typeof content === 'string' ? withFigures(content) : content}`;
}

/** The same within a line of Markdown. */
export function inMarkdown(content: Content): string {
  if (isList(content)) return content.map(inMarkdown).join('');
  if (isPiece(content)) return content.markdown;
  return content === null || content === false ? '' : escapedMarkdown(String(content).replaceAll('\u00a0', ' '));
}

/** A piece with no Markdown of its own: what only a browser can use, such as a form. */
export const htmlOnly = (markup: Html): Piece => ({ html: markup, markdown: '' });

/** The contents with something between each two; empty ones are left out. */
export const joined = (contents: readonly Content[], between: Content): Content[] =>
  contents
    .filter((content) => !isEmpty(content))
    .flatMap((content, index) => (index === 0 ? [content] : [between, content]));

/** Text of the content, whose direction does not reach its surroundings. */
export const name = (text: string): Piece => ({ html: isolated(text), markdown: markdownText(text) });

/** Words in which `{name}` stands for a piece of that name. */
export const filled = (words: string, pieces: Readonly<Record<string, Content>>): Content[] =>
  marked(words, /\{(\w+)\}/, (part) => pieces[part] ?? null);

export const strong = (content: Content): Piece => ({
  html: html`<strong>${inHtml(content)}</strong>`,
  markdown: `**${inMarkdown(content)}**`,
});

/** Text that a style sets apart, e.g. `muted`, `fine`; Markdown has no styles. */
export const styled = (style: string, content: Content): Piece => ({
  html: html`<span class="${style}">${inHtml(content)}</span>`,
  markdown: inMarkdown(content),
});

/** An address or code: always left to right, and apart from the direction of the text around it. */
export const code = (text: string): Piece => ({
  html: html`<code dir="ltr">${text}</code>`,
  markdown: `\`${text.replaceAll('`', "'")}\``,
});

/** A link to an address of this site. Its numbers begin no line: in Arabic, Chromium strikes such digits through. */
export const link = (href: string, content: Content, style?: string): Piece => ({
  html: html`<a href="${href}"${attribute('class', style)}>${inHtml(typeof content === 'string' ? content.replaceAll(/ (?=\d)/g, '\u00a0') : content)}</a>`,
  markdown: `[${inMarkdown(content)}](${markdownAddress(href)})`,
});

/**
 * A link to a page elsewhere; plain text when the address is no web address.
 * @param label what a screen reader says where the text alone does not tell where it leads
 */
export function externalLink(url: string, text: string, label?: string, style?: string): Piece {
  if (!isWebAddress(url)) return name(text);
  return {
    html: html`<a${attribute('class', style)} href="${url}" rel="external"${attribute('aria-label', label)}>${isolated(text)}</a>`,
    markdown: `[${markdownText(text)}](${markdownAddress(url)})`,
  };
}

/** An address within a sentence; what ends the sentence is no part of it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"«»()،؛…]*[^\s<>"«»()،؛….,;:!?])/;

/** The addresses that a text of the content names. */
export const addressesIn = (text: string): string[] => text.split(WEB_ADDRESS).filter((_, index) => index % 2 === 1);

/** A link called by its host, within a sentence: it does not break at a hyphen. */
export const hostLink = (url: string, host = new URL(url).host): Piece => externalLink(url, host, undefined, 'date');

/** A text in which names lead to their pages, the longest first, with what Arabic puts before: «وجامعة الأميرة نورة». */
function withNames(text: string, pages: ReadonlyMap<string, string>): Content[] {
  const names = [...pages.keys()].filter((each) => text.includes(each)).sort((one, other) => other.length - one.length);
  if (names.length === 0) return [text];
  const either = names.map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  // Not \p{L}, whose thousands of letters would be compiled for each text.
  const pattern = new RegExp(`(?<![\\wء-ي])([وفبل]?(?:جامعة )?(?:${either}))(?![\\wء-ي])`);
  const pageOf = (found: string): string => pages.get(names.find((each) => found.endsWith(each)) ?? '') ?? '';
  return marked(text, pattern, (found) => link(pageOf(found), found));
}

/** Text of the content, in which addresses are links called by their host, and names lead to their `pages`. */
export function linkedText(text: string, pages: ReadonlyMap<string, string> = new Map()): Piece {
  const parts = marked(text, WEB_ADDRESS, hostLink).flatMap((part) =>
    typeof part === 'string' ? withNames(part, pages) : part,
  );
  return { html: isolated(text, parts.map(inHtml)), markdown: inMarkdown(parts) };
}

/** The same as what a reader most probably does next. */
export const button = (url: string, text: string, label?: string): Piece => externalLink(url, text, label, 'button');

/** Numbers and codes in a run of their own, so that no range reads backwards in Arabic. */
export const leftToRight = (text: string): Piece => ({
  html: html`<bdi dir="ltr">${text}</bdi>`,
  markdown: markdownText(text),
});

export const lineBreak: Piece = { html: html`<br>`, markdown: '; ' };

/** Lines below what leads to them. */
export const lines = (items: readonly Content[]): Piece => ({
  html: html`${items.map((item) => html`<br>${inHtml(item)}`)}`,
  markdown: items.length > 0 ? ` ${inMarkdown(joined(items, lineBreak))}` : '',
});

/** A status by its colour, which its words say too. */
export const status = (tone: string, label: string): Piece => ({
  html: html`<span class="status ${tone}">${label}</span>`,
  markdown: `**${markdownText(label)}**`,
});

/** A path such as `/api/agent/regions`, without the full stop of its sentence, or a quotation of its own direction. */
const PATH_OR_QUOTE = /((?<![\w/])\/[\w.{}/-]*[\w}]|«[^»]*»)/;

/** A sentence of ours in which backquotes mark code, as in Markdown; paths are code without being marked. */
export function prose(text: string): Piece {
  const own = (part: string): Html => (part.startsWith('«') ? isolated(part) : code(part).html);
  const pieces = text.split('`').map((each, at) => (at % 2 === 1 ? code(each).html : marked(each, PATH_OR_QUOTE, own)));
  return { html: html`${pieces}`, markdown: text };
}

/** Blocks below each other; empty ones leave no trace. */
export function blocks(parts: Pieces): Piece {
  const shown = parts.filter((part) => part !== null && part !== false);
  return {
    html: html`${shown.map((part) => html`${part.html}\n`)}`,
    markdown: shown.flatMap(({ markdown }) => markdown || []).join('\n\n'),
  };
}

export const paragraph = (content: Content, style?: string): Piece => ({
  html: html`<p${attribute('class', style)}>${inHtml(content)}</p>`,
  markdown: inMarkdown(content),
});

export const heading = (level: 1 | 2 | 3, content: Content, id?: string): Piece => ({
  html: html`<h${level}${attribute('id', id)}>${inHtml(content)}</h${level}>`,
  markdown: `${'#'.repeat(level)} ${inMarkdown(content)}`,
});

/**
 * A part of the page under a heading of the second level that names it.
 * @param id by which it is linked
 * @param element `article`: a thing that stands for itself
 */
export function section(id: string, title: Content, parts: Pieces, element: 'section' | 'article' = 'section'): Piece {
  const body = blocks([heading(2, title, `${id}-title`), ...parts]);
  return {
    html: html`<${element} id="${id}" aria-labelledby="${id}-title">\n${body.html}</${element}>`,
    markdown: body.markdown,
  };
}

/** The head of a page: its title, and what belongs to it. */
export const top = (title: Content, parts: Pieces): Piece => group('hero', [heading(1, title), ...parts]);

/** Blocks that a style lays out together, e.g. `days`; Markdown has no layout. */
export function group(style: string, parts: Pieces): Piece {
  const body = blocks(parts);
  return { html: html`<div class="${style}">\n${body.html}</div>`, markdown: body.markdown };
}

const indented = (markdown: string, width: number): string => markdown.replaceAll('\n', `\n${' '.repeat(width)}`);

export interface ListOptions {
  readonly style?: string;
  readonly ordered?: boolean;
  /** The anchor of an item, by its place from 0 on. */
  readonly id?: (index: number) => string;
  /** What scripts read of an item: its `data-` attributes, by its place. */
  readonly data?: (index: number) => Readonly<Record<string, string>>;
}

/** A list; an item may be a line, or blocks. */
export function list(items: readonly Content[], { style, ordered = false, id, data }: ListOptions = {}): Piece {
  const rows = items.map((item, index) => {
    const attributes = Object.entries(data?.(index) ?? {}).map(([key, value]) => attribute(`data-${key}`, value));
    return html`<li${attribute('id', id?.(index))}${attributes}>${inHtml(item)}</li>\n`;
  });
  const element = ordered ? 'ol' : 'ul';
  return {
    html: html`<${element}${attribute('class', style)}>\n${rows}</${element}>`,
    markdown: items
      .map((item, index) => {
        const mark = ordered ? `${index + 1}. ` : '- ';
        return mark + indented(inMarkdown(item), mark.length);
      })
      .join('\n'),
  };
}

/** A cell of Markdown stands in one line and cannot hold a bar. */
const cell = (content: Content): string =>
  inMarkdown(content)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, '\\|');

export interface Row {
  /** The first heads the row. */
  readonly cells: readonly Content[];
  readonly style?: string;
  readonly id?: string;
  /** The anchor of the same in another part of the page, which a script gives it when that part is shown instead. */
  readonly anchor?: string;
}

export interface Table {
  /** What the table shows, where no heading above it says it. */
  readonly caption?: Content;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly style?: string;
}

/** A table. Each cell carries the name of its column, so that a phone can show a row as a block of lines. */
export function table({ caption = null, columns, rows, style }: Table): Piece {
  const row = ({ cells: [first = null, ...rest], style: state, id, anchor }: Row) =>
    html`<tr${attribute('class', state)}${attribute('id', id)}${attribute('data-anchor', anchor)}><th scope="row">${inHtml(first)}</th>${rest.map((each, index) => html`<td data-label="${columns[index + 1] ?? ''}">${inHtml(each)}</td>`)}</tr>\n`;
  const title = inMarkdown(caption);
  return {
    html: html`<table${attribute('class', style)}>
${!isEmpty(caption) && html`<caption>${inHtml(caption)}</caption>\n`}<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(row)}</tbody>
</table>`,
    markdown: [
      ...(title === '' ? [] : [`${title}\n`]),
      `| ${columns.join(' | ')} |`,
      `| ${columns.map(() => '---').join(' | ')} |`,
      ...rows.map(({ cells }) => `| ${cells.map(cell).join(' | ')} |`),
    ].join('\n'),
  };
}

/** Names with their values; one without a value is left out. Null: none has any. */
export function facts(pairs: readonly (readonly [term: string, value: Content])[]): Piece | null {
  const known = pairs.filter(([, value]) => !isEmpty(value));
  if (known.length === 0) return null;
  return {
    html: html`<dl class="facts">\n${known.map(([term, value]) => html`<div><dt>${term}</dt><dd>${inHtml(value)}</dd></div>\n`)}</dl>`,
    markdown: known.map(([term, value]) => `- ${inMarkdown(term)}: ${inMarkdown(value)}`).join('\n'),
  };
}

/** Blocks that open at a touch, or are open. In Markdown they stand open, under their summary as a heading of the third level. */
export function details(summary: Content, parts: Pieces, id?: string, isOpen = false): Piece {
  const body = blocks(parts);
  return {
    // A link to what is within opens it, in the browser itself.
    html: html`<details${isOpen && ' open'}><summary>${inHtml(summary)}</summary>\n${id === undefined ? body.html : html`<div id="${id}">\n${body.html}</div>`}</details>`,
    markdown: [`### ${inMarkdown(summary)}`, body.markdown].join('\n\n'),
  };
}

/** Items, of which those beyond a few open at a touch, unless it is one alone: `#` in `more` stands for how many. */
export function folded<T>(items: readonly T[], most: number, more: string, shown: (some: readonly T[]) => Piece) {
  const rest = items.slice(most);
  if (rest.length < 2) return items.length > 0 ? shown(items) : blocks([]);
  return blocks([
    most > 0 && shown(items.slice(0, most)),
    details(more.replace('#', String(rest.length)), [shown(rest)]),
  ]);
}

/** Text with days, each a run of its own, which Arabic before it would turn round; an address breaks before what it asks for. */
const codeRun = (text: string): Html =>
  text === '/' ? html`/<wbr>` : isolated(text, marked(text, /(\d{4}-\d\d(?:-\d\d)?)/, isolated));

/** Code to be copied, left to right; a value in Arabic is a run of its own; a line alone breaks. */
export const codeBlock = (text: string): Piece => ({
  html: html`<pre dir="ltr" tabindex="0"><code>${marked(text, /((?<=\/agent)\/|(?<=")[^"\n]*\p{Script=Arabic}[^"\n]*(?="))/u, codeRun)}</code></pre>`,
  markdown: `\`\`\`\n${text}\n\`\`\``,
});

/**
 * The same in several forms, of which a reader opens one; the first is open.
 * @param id what they have in common, by which the browser closes the others
 */
export const tabs = (id: string, each: readonly { readonly title: string; readonly body: Piece }[]): Piece => ({
  html: html`<div class="tabs">${each.map(({ title, body }, index) => html`<details name="${id}"${index === 0 && ' open'}><summary>${title}</summary>${body.html}</details>\n`)}</div>`,
  markdown: each.map(({ title, body }) => `${title}:\n\n${body.markdown}`).join('\n\n'),
});

/** Links beside each other, the things that a reader can do here. */
export function actions(links: readonly Content[]): Piece | null {
  const shown = links.filter((each) => !isEmpty(each));
  if (shown.length === 0) return null;
  return {
    html: html`<p class="actions">${shown.map((each) => html`${inHtml(each)} `)}</p>`,
    markdown: shown.map(inMarkdown).filter(Boolean).join(' · '),
  };
}
