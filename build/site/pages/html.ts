/** Markup that is safe to put into a page as it stands. Made by the functions of this file alone. */
export interface Html {
  readonly markup: string;
}

/** What a template may hold: text is escaped, lists are joined, and nothing comes of null and false. */
export type Part = Html | string | number | null | false | readonly Part[];

const SPECIAL = /[&<>"']/;

/** Most texts hold nothing to be escaped, and to look is quicker than to replace. */
const escaped = (text: string): string =>
  SPECIAL.test(text)
    ? text
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/"/g, '&quot;')
        .replace(/'/g, '&#39;')
    : text;

function rendered(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  let markup = '';
  for (const each of part) markup += rendered(each);
  return markup;
}

/** A tagged template whose values are escaped unless they are markup: safe in text and in quoted attributes. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = literals[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) markup += rendered(parts[index] ?? null) + literals[index + 1];
  return { markup };
}

/** An attribute of an element with the space before it; nothing of one that is not set. */
export const attribute = (name: string, value: string | undefined): Part =>
  value !== undefined && html` ${name}="${value}"`;

/**
 * A JSON value as a data block (`<script type="application/ld+json">` and its kin). Its characters are not
 * decoded as HTML, so `<` is written as JSON's own escape: no text in it can end the element.
 */
export const dataBlock = (type: string, value: unknown): Html => ({
  markup: `<script type="${escaped(type)}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
});

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A text in which something is made of what a pattern with one group finds. */
export const marked = <T>(text: string, pattern: RegExp, mark: (found: string) => T): (T | string)[] =>
  text.split(pattern).map((part, index) => (index % 2 === 1 ? mark(part) : part));

/** Text in which each figure in percent is a run of its own: after Arabic letters its sign would stand before it; no sum breaks. */
export function withFigures(text: string): Part {
  const whole = text.includes(' = ') ? text.replaceAll(/(?<=\d) ([+=]) (?=\d)/g, '\u00a0$1\u00a0') : text;
  return whole.includes('%')
    ? marked(whole, /(\d[\d.,–-]*%)/, (figure) => html`<bdi dir="ltr">${figure}</bdi>`)
    : whole;
}

/**
 * Text of the content within a line, so that no bidi control in it reaches its surroundings. A title that begins
 * with a Latin name and goes on in Arabic is Arabic: the browser's guess by the first letter would reverse it.
 */
export const isolated = (text: string, markup: Part = withFigures(text)): Html =>
  isArabic(text) ? html`<bdi lang="ar" dir="rtl">${markup}</bdi>` : html`<bdi lang="en" dir="ltr">${markup}</bdi>`;

export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
