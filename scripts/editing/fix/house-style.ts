import { Document, Lexer, type ParsedNode, parseDocument, type Scalar, type ScalarTag, type Tags } from 'yaml';

/** Columns to which texts below `>-` are folded. */
const WIDTH = 100;
/** A text on the line of its key that reaches past this column is folded instead. */
const LONGEST_LINE = 120;

const TEXT_TAG = 'tag:yaml.org,2002:str';

/** Folds what stands below `>-` and nothing else: an address or a list in brackets stays on its line. */
const foldBlocksAlone = (tag: ScalarTag): ScalarTag => ({
  ...tag,
  stringify(item, context, ...rest) {
    const lineWidth = item.type === 'BLOCK_FOLDED' ? WIDTH : 0;
    return tag.stringify?.(item, { ...context, options: { ...context.options, lineWidth } }, ...rest) ?? '';
  },
});

const customTags = (tags: Tags): Tags =>
  tags.map((tag) => (typeof tag === 'object' && tag.tag === TEXT_TAG && !tag.collection ? foldBlocksAlone(tag) : tag));

/** A text as nodes that can be changed and written again, comments and blank lines included. */
export const parseForWriting = (text: string): Document.Parsed<ParsedNode> => parseDocument(text, { customTags });

/** The same for a value that was never written. */
export const newForWriting = (value: unknown): Document => new Document(value, { customTags });

/** The text of a document in the layout of the house. */
export const written = (document: Document): string =>
  document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });

/** Writes a text without quotes where YAML allows it, and folds it where its line would be too long. */
export function styleText(scalar: Scalar<string>, column: number): void {
  if (scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL') return;
  const { value } = scalar;
  const isLong = column + value.length > LONGEST_LINE && value.includes(' ') && !value.includes('\n');
  if (isLong) scalar.type = 'BLOCK_FOLDED';
  else delete scalar.type;
}

const BEGINS_SCALAR = '\u001F';

/** The comments of a text, sorted: moving a key moves its comment with it. */
export function commentsIn(text: string): string {
  const comments: string[] = [];
  let before = '';
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== BEGINS_SCALAR) comments.push(token.trim());
    before = token;
  }
  return comments.sort().join('\n');
}
