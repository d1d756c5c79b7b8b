import { DECLINED } from './plain-yaml-cursor.ts';

/** The words of YAML's core schema that are no text. */
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
const LONGEST_WORD = 5;
/** Characters at which no plain text begins, or which may begin a number that is no plain decimal. */
const UNSURE_STARTS = '-?:,[]{}#&*!|>\'"%@`~.+=<';
const DECIMAL = /^\d{1,15}$/;
const ANY_NUMBER = /^(?:\d+\.?\d*(?:[eE][-+]?\d+)?|0[xo][\da-fA-F]+)$/;
const ZERO = 48;
const NINE = 57;

/**
 * What stands on the rest of a line: a scalar or a list of scalars in brackets, and perhaps a comment.
 * @throws DECLINED
 */
export function inlineValue(rest: string): unknown {
  if (rest.startsWith("'")) return singleQuoted(rest);
  if (rest.startsWith('"')) return doubleQuoted(rest);
  if (rest.startsWith('[')) return bracketed(rest);
  if (rest === '{}') return {};
  return plain(withoutComment(rest));
}

function withoutComment(rest: string): string {
  const at = rest.indexOf(' #');
  return at === -1 ? rest : rest.slice(0, at).trimEnd();
}

/** A text without quotes, or the number, truth value or null for which it stands. */
function plain(text: string): unknown {
  const first = text.charAt(0);
  if (first === '' || UNSURE_STARTS.includes(first)) throw DECLINED;
  if (text.includes(': ') || text.endsWith(':')) throw DECLINED;
  const code = text.charCodeAt(0);
  if (code >= ZERO && code <= NINE) {
    if (DECIMAL.test(text)) return Number(text);
    if (ANY_NUMBER.test(text)) throw DECLINED;
  }
  const word = text.length <= LONGEST_WORD ? WORDS.get(text) : undefined;
  return word === undefined ? text : word;
}

const SINGLE_QUOTED = /^'((?:[^']|'')*)'(?: +#.*)?$/;
const DOUBLE_QUOTED = /^"([^"\\]*)"(?: +#.*)?$/;

function singleQuoted(rest: string): string {
  const inside = SINGLE_QUOTED.exec(rest)?.[1];
  if (inside === undefined) throw DECLINED;
  return inside.replaceAll("''", "'");
}

function doubleQuoted(rest: string): string {
  const inside = DOUBLE_QUOTED.exec(rest)?.[1];
  if (inside === undefined) throw DECLINED;
  return inside;
}

const BRACKETED = /^\[([^[\]{}"]*)\]$/;
const QUOTED_ITEM = /^'[^',]*'$/;

function bracketed(rest: string): unknown[] {
  const inside = BRACKETED.exec(rest)?.[1];
  if (inside === undefined || inside.includes(' #')) throw DECLINED;
  return inside.trim() === '' ? [] : inside.split(',').map((item) => bracketedItem(item.trim()));
}

/** A quote anywhere else could begin a text that holds a comma. */
function bracketedItem(item: string): unknown {
  if (QUOTED_ITEM.test(item)) return item.slice(1, -1);
  if (item.includes("'")) throw DECLINED;
  return plain(item);
}

interface BlockScalar {
  readonly value: string;
  /** Offset of the first line behind it. */
  readonly next: number;
}

const HEADER = /^[|>]-?$/;

/**
 * A text that stands on the lines below its `|` or `>`.
 * @param at offset of that character
 * @param headerEnd offset of the line feed behind it
 * @param indent column of the mapping or list that holds the text
 * @throws DECLINED
 */
export function blockScalar(text: string, at: number, headerEnd: number, indent: number): BlockScalar {
  const header = text.slice(at, headerEnd);
  if (!HEADER.test(header)) throw DECLINED;
  const isFolded = header.startsWith('>');
  let value = '';
  let column = -1;
  let blankLines = 0;
  let next = headerEnd + 1;
  while (next < text.length) {
    let begins = next;
    while (text[begins] === ' ') begins += 1;
    const end = text.indexOf('\n', begins);
    const spaces = begins - next;
    if (end === begins) blankLines += 1;
    else {
      if (column === -1) {
        if (spaces <= indent || blankLines > 0) throw DECLINED;
        column = spaces;
      } else if (spaces < column) {
        if (spaces > indent) throw DECLINED;
        break;
      } else if (isFolded) {
        if (spaces > column) throw DECLINED;
        value += blankLines === 0 ? ' ' : '\n'.repeat(blankLines);
      } else value += '\n'.repeat(blankLines + 1);
      value += text.slice(next + column, end);
      blankLines = 0;
    }
    next = end + 1;
  }
  if (column === -1) throw DECLINED;
  return { value: header.endsWith('-') ? value : `${value}\n`, next };
}
