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

/** The syntax tree of a text, or the reason why it was not built to the end. */
export interface Tokens {
  readonly refusals: readonly Refusal[];
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
  let count = 0;
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const offset = parser.offset;
    const code = inScalar ? undefined : REFUSED[CST.tokenType(lexeme) ?? ''];
    if (code !== undefined) refusals.push({ code, offset });
    inScalar = !inScalar && lexeme === CST.SCALAR;
    tree.push(...parser.next(lexeme));
    count += 1;
    if (parser.stack.length > MAX_DEPTH) return { refusals: [{ code: 'too-deep', offset }], tree: null };
    if (count > MAX_TOKENS) return { refusals: [{ code: 'too-complex', offset }], tree: null };
  }
  tree.push(...parser.end());
  return { refusals, tree };
}
