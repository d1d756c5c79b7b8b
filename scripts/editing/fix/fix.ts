import { isMap, isNode, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { LONG_TEXTS } from '../../../build/check/rules/texts.ts';
import { contentFile, isHistory, schemaAddress } from '../../../build/collections/content-files.ts';
import { parseFile } from '../../../build/read/read.ts';
import { CLOSED_ABOVE } from '../../../build/read/syntax-faults.ts';
import { commentsIn, parseForWriting, styleText, written } from './house-style.ts';
import { ANYTHING, type Shape, shapeOfFile } from './shape.ts';

const ALL = ['encoding', 'list', 'modeline', 'order', 'text', 'quotes', 'layout'] as const;
/** What was done to a file. */
export type Fix = (typeof ALL)[number];

export interface Fixed {
  readonly text: string;
  /** None: the file was in the layout of the house. */
  readonly fixes: readonly Fix[];
}

const MODELINE = /^[ \t]*#[ \t]*yaml-language-server:.*\n/gm;

/**
 * Brings the text of a record into the layout of the house: the line that names its schema, the order of the keys,
 * spaces, quotes, and texts without what nobody sees. Comments stay, and nothing comes to mean something else.
 * @param file path in the content directory
 * @returns null for a file that is no record, or that the check cannot read as a whole: a person has to look at it
 */
export function fixed(file: string, bytes: Uint8Array): Fixed | null {
  const owner = contentFile(file)?.owner;
  const source = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const plain = source.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n');
  const opened = plain.replace(CLOSED_ABOVE, '$1\n');
  const unclosed = [plain, opened].find((text) => read(file, text).findings.length === 0) ?? plain;
  const { document: record, findings } = read(file, unclosed);
  if (owner === undefined || isHistory(file) || record?.text !== null || findings.length > 0) return null;

  const modeline = `# yaml-language-server: $schema=${schemaAddress(file, owner)}\n`;
  const unnamed = unclosed.replace(MODELINE, '');
  const fixes = new Set<Fix>();
  if (plain !== source) fixes.add('encoding');
  if (unclosed !== plain) fixes.add('list');
  if (unclosed !== modeline + unnamed) fixes.add('modeline');
  const body = settled(unnamed, shapeOfFile(owner), fixes);
  // The parser may give up a comment in a rare place; then the layout is not worth it.
  if (commentsIn(body) !== commentsIn(unnamed)) return null;
  const text = modeline + body;
  if (fixes.size === 0 && text !== source) fixes.add('layout');
  return { text, fixes: ALL.filter((fix) => fixes.has(fix)) };
}

const read = (file: string, text: string) => parseFile(file, new TextEncoder().encode(text));

/** Writes a text until writing it again changes nothing: a note may come to rest only when what is around it has. */
function settled(text: string, shape: Shape, fixes: Set<Fix>, passes = 3): string {
  const document = parseForWriting(text);
  bring(document.contents, shape, { key: null, column: 0, fixes });
  const after = written(document);
  return after === text || passes === 1 ? after : settled(after, shape, fixes, passes - 1);
}

interface Place {
  readonly key: string | null;
  /** Columns before the line, or before the value of a key on its line. */
  readonly column: number;
  readonly fixes: Set<Fix>;
}

const INDENT = 2;

/** Changes the nodes of a value in place. */
function bring(node: unknown, shape: Shape, place: Place): void {
  const { key, column, fixes } = place;
  if (isSeq(node)) {
    for (const item of node.items) bring(item, shape.items ?? ANYTHING, { key, column: column + INDENT, fixes });
  } else if (isMap(node)) {
    for (const { key: named, value } of node.items) {
      const name = String(named);
      const before = isScalar(value) ? name.length : 0;
      bring(value, shape.keys.get(name) ?? ANYTHING, { key: name, column: column + INDENT + before, fixes });
    }
    if (order(node, [...shape.keys.keys()], key === null)) fixes.add('order');
  } else if (isScalar(node)) bringScalar(node, shape, place);
}

/**
 * Puts known keys into their order; an unknown one stays behind the key that it follows. A note above a key moves with it;
 * what stands at the head of a file is said of all of it.
 * @returns whether any key moved
 */
function order(map: YAMLMap, keys: readonly string[], isWholeFile: boolean): boolean {
  let last = -1;
  const ranks = new Map(
    map.items.map((pair) => {
      const known = keys.indexOf(String(pair.key));
      last = known === -1 ? last : known;
      return [pair, last];
    }),
  );
  const before = map.items;
  map.items = before.toSorted((a, b) => (ranks.get(a) ?? -1) - (ranks.get(b) ?? -1));
  const [first, next] = [before[0]?.key, map.items[0]?.key];
  if (isNode(first) && isNode(next)) {
    const head = isWholeFile ? first : map;
    const above = head.commentBefore;
    head.commentBefore = null;
    const place = isWholeFile ? next : first;
    place.commentBefore = [above, place.commentBefore].filter(Boolean).join('\n').trimEnd() || null;
    if (!isWholeFile) {
      map.commentBefore = next.commentBefore ?? null;
      next.commentBefore = null;
    }
    next.spaceBefore = false;
  }
  return map.items.some((pair, index) => pair !== before[index]);
}

function bringScalar(scalar: Scalar, shape: Shape, { key, column, fixes }: Place): void {
  // Below a bare key a list can begin: below null or [] it cannot. Other keys stay bare where somebody left them so.
  if (scalar.value === null && scalar.source !== '') scalar.source = shape.items === null ? 'null' : '';
  if (shape.isText && ['number', 'boolean'].includes(typeof scalar.value)) {
    scalar.value = scalar.source;
    fixes.add('quotes');
  }
  if (!isText(scalar)) return;
  const clean = cleanText(scalar.value, LONG_TEXTS.has(key ?? ''));
  if (clean !== scalar.value) fixes.add('text');
  scalar.value = clean;
  styleText(scalar, column);
}

const isText = (scalar: Scalar): scalar is Scalar<string> => typeof scalar.value === 'string';

/** Spaces of other widths, tabs and the separators of lines and paragraphs: a reader takes each for a space. */
const OTHER_SPACES = /[\p{Zs}\p{Zl}\p{Zp}\t\v\f\r\u0085]/gu;
/** Controls but for line breaks, direction marks, and characters without a width. What stands for a lost one stays. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as it reads: in Unicode NFC, without characters that nobody sees and without spaces too many.
 * @param hasParagraphs whether line breaks belong to it; otherwise each is read as a space
 */
const cleanText = (text: string, hasParagraphs: boolean): string =>
  text
    .replace(OTHER_SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(hasParagraphs ? / *\n */g : / *\n\s*/g, hasParagraphs ? '\n' : ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
