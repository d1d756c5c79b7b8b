import { CST, Lexer, Parser } from 'yaml';

/** Deeper than any record by far, and shallow enough for the composer, which is recursive. */
export const MAX_DEPTH = 32;
/** Lexical parts of one file: bounds time and memory, whatever the file says. */
export const MAX_TOKENS = 100_000;

/** A part of YAML that content may not use, and the offset where it stands. */
export interface Refusal {
  readonly code: 'yaml-alias' | 'yaml-tag' | 'yaml-directive' | 'too-deep' | 'too-complex';
  readonly offset: number;
}

/** A quote or bracket that opens at this offset and is not closed where its author meant it to be. */
export interface Unclosed {
  readonly what: 'quote' | 'bracket';
  readonly offset: number;
}

/** The syntax tree of a text, or the reason why it was not built to the end. */
export interface Tokens {
  readonly refusals: readonly Refusal[];
  /** In order of their offsets. Only meaningful when the text turns out not to be valid YAML. */
  readonly unclosed: readonly Unclosed[];
  /** null: parsing was given up. */
  readonly tree: readonly CST.Token[] | null;
}

const REFUSED: Partial<Record<string, Refusal['code']>> = {
  alias: 'yaml-alias',
  anchor: 'yaml-alias',
  tag: 'yaml-tag',
  'directive-line': 'yaml-directive',
};

/** Parses YAML text token by token, and stops as soon as it asks for more than a record ever needs. */
export function parseTokens(text: string): Tokens {
  const parser = new Parser();
  const tree: CST.Token[] = [];
  const refusals: Refusal[] = [];
  const quotes: Unclosed[] = [];
  const brackets: Unclosed[] = [];
  let openBrackets: Unclosed[] = [];
  let count = 0;
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const { offset } = parser;
    const type = inScalar ? null : CST.tokenType(lexeme);
    const code = REFUSED[type ?? ''];
    if (code !== undefined) refusals.push({ code, offset });
    if (type?.endsWith('quoted-scalar') && swallowsLines(lexeme)) quotes.push({ what: 'quote', offset });
    if (type === 'flow-seq-start' || type === 'flow-map-start') openBrackets.push({ what: 'bracket', offset });
    if (type === 'flow-seq-end' || type === 'flow-map-end') openBrackets.pop();
    if (type === 'flow-error-end') {
      brackets.push(...openBrackets);
      openBrackets = [];
    }
    inScalar = !inScalar && lexeme === CST.SCALAR;
    tree.push(...parser.next(lexeme));
    // A quoted text can hold as many faults as it holds backslashes.
    count += type === 'double-quoted-scalar' ? lexeme.split('\\').length : 1;
    const limit = parser.stack.length > MAX_DEPTH ? 'too-deep' : count > MAX_TOKENS ? 'too-complex' : null;
    if (limit !== null) return { refusals: [{ code: limit, offset }], unclosed: [], tree: null };
  }
  tree.push(...parser.end());
  const unclosed = [...quotes, ...brackets, ...openBrackets].sort((a, b) => a.offset - b.offset);
  return { refusals, unclosed, tree };
}

const KEY_LINE = /\n[ ]*(?:- +)*[\w-]+:(?: |\r?\n|$)/;

/** Whether a quoted text has no closing quote, or runs on over lines that look like keys to another one. */
const swallowsLines = (quoted: string): boolean =>
  quoted.length < 2 || quoted.at(0) !== quoted.at(-1) || KEY_LINE.test(quoted);
