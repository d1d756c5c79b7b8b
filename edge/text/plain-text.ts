/** Characters that reorder or hide text around them (Unicode UAX #9), and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/g;

/** Text in one line that changes nothing around it: no line break, no control, no change of direction. */
export const plainText = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(UNSAFE, '')
    .trim();

/** A text with European digits in the place of Arabic-Indic and Persian ones. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Everything that `markdownText` changes, or may change. */
const MAY_CHANGE = /[^ -~\u00a1-\u061b\u061d-\u167f\u2010-\u2027]|[&<>\\`*_[\]|~]|^[\s#+\-=\d]|\s$/;

/** The same for Markdown: nothing in it is a link, emphasis, code or HTML. */
export const markdownText = (text: string): string =>
  MAY_CHANGE.test(text)
    ? plainText(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_[\]|~]/g, '\\$&')
        .replace(/^(?:\d+(?=[.)](?:\s|$))|(?=[#+\-=]))/, '$&\\')
    : text;

const HARMLESS_ADDRESS = /^[\w:/.?=&%#~+,;@!$*'-]*$/;

/** An address for a Markdown link: what could end the link is percent-encoded. */
export const markdownAddress = (address: string): string =>
  HARMLESS_ADDRESS.test(address)
    ? address
    : plainText(address).replace(/[\s()<>[\]\\"`]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** The same for XML: text of an element, or of an attribute in double quotes. */
export const xmlText = (text: string): string =>
  plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
