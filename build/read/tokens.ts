import { CST, Lexer, Parser } from 'yaml';
import type { FaultAt } from './syntax-faults.ts';

/** Deeper than any record by far, and shallow enough for the composer, which is recursive. */
export const MAX_DEPTH = 32;
/** Lexical parts of one file: bounds time and memory, whatever the file says. */
export const MAX_TOKENS = 100_000;

/** A part of YAML that content may not use, and the offset where it stands. */
export interface Refusal {
  readonly code: 'yaml-alias' | 'yaml-tag' | 'yaml-directive' | 'too-deep' | 'too-complex';
  readonly offset: number;
}

/** The syntax tree of a text, or the reason why it was not built to the end. */
export interface Tokens {
  readonly refusals: readonly Refusal[];
  /**
   * Where a quote or bracket opens that is not closed where its author meant it to be. Only meaningful when the text turns
   * out not to be valid YAML.
   */
  readonly unclosed: readonly FaultAt[];
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
  const quotes: FaultAt[] = [];
  const brackets: FaultAt[] = [];
  let openBrackets: FaultAt[] = [];
  let count = 0;
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const { offset } = parser;
    const type = inScalar ? null : CST.tokenType(lexeme);
    const code = REFUSED[type ?? ''];
    if (code !== undefined) refusals.push({ code, offset });
    if (type?.endsWith('quoted-scalar') && swallowsLines(lexeme)) quotes.push({ fault: 'unclosed-quote', offset });
    if (type === 'flow-seq-start' || type === 'flow-map-start')
      openBrackets.push({ fault: 'unclosed-bracket', offset });
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
  return { refusals, unclosed: [...quotes, ...brackets, ...openBrackets], tree };
}

const KEY_LINE = /\n[ ]*(?:- +)*[\w-]+:(?: |\r?\n|$)/;

/** Whether a quoted text has no closing quote, or runs on over lines that look like keys to another one. */
const swallowsLines = (quoted: string): boolean =>
  quoted.length < 2 || quoted.at(0) !== quoted.at(-1) || KEY_LINE.test(quoted);
