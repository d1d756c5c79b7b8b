import { type ErrorCode, type ParsedNode, visit, type YAMLError } from 'yaml';
import type { SyntaxFault } from '../findings/codes.ts';

const MISSING: readonly (readonly [RegExp, SyntaxFault])[] = [
  [/followed by map values/, 'missing-colon'],
  [/separated from other tokens/, 'missing-space-before-comment'],
  [/Missing ,/, 'missing-comma'],
  [/space after/, 'missing-space-after-colon'],
  [/without - indicator/, 'missing-dash'],
];

const FAULTS: Partial<Record<ErrorCode, SyntaxFault>> = {
  BAD_DIRECTIVE: 'percent',
  BAD_DQ_ESCAPE: 'backslash',
  BAD_INDENT: 'indentation',
  BAD_PROP_ORDER: 'wrong-order',
  BAD_SCALAR_START: 'first-character',
  BLOCK_AS_IMPLICIT_KEY: 'text-with-colon',
  BLOCK_IN_FLOW: 'block-in-brackets',
  KEY_OVER_1024_CHARS: 'long-key',
  MULTILINE_IMPLICIT_KEY: 'key-over-lines',
  TAB_AS_INDENT: 'tab',
};

/** What the YAML parser complains about. */
function faultOf({ code, message }: YAMLError): SyntaxFault {
  if (code === 'MISSING_CHAR') {
    const known = MISSING.find(([pattern]) => pattern.test(message));
    return known?.[1] ?? 'missing-character';
  }
  return FAULTS[code] ?? 'other';
}

/** A mistake in the writing of YAML, and where it was made. */
export interface FaultAt {
  readonly fault: SyntaxFault;
  readonly offset: number;
}

const AT_THE_END_OF_WHAT_IS_UNCLOSED = /closing .?quote|must end with|and end with/i;

/** A tab in the white space with which a line begins, in text that could not be understood. */
const LEADING_TAB = /^ *\t/m;

/** A key whose colon no space follows: `city:تبوك`. Addresses are no such keys. */
const GLUED_VALUE = /^ *(?:- +)?([A-Za-z]\w*):(?!\/\/)\S/;

/**
 * The mistake behind the parser's errors, null when there is none: the first one, because what follows it was
 * misread. An unclosed quote or bracket is noticed only where the text ends, so it is reported where it opens.
 */
export function causeOf(errors: readonly YAMLError[], unclosed: readonly FaultAt[], text: string): FaultAt | null {
  if (errors.length === 0) return null;
  const tab = LEADING_TAB.exec(text);
  if (tab !== null) return { fault: 'tab', offset: tab.index + tab[0].length - 1 };
  const others = errors
    .filter(({ message }) => unclosed.length === 0 || !AT_THE_END_OF_WHAT_IS_UNCLOSED.test(message))
    .map((error) => ({ fault: faultOf(error), offset: error.pos[0] }));
  const [first] = [...unclosed, ...others].sort((a, b) => a.offset - b.offset);
  return first === undefined ? null : plainer(first, text);
}

const lineAt = (text: string, start: number): string => text.slice(start).split('\n', 1)[0] ?? '';
const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
const ITEM = /^( *)- /;
const KEY = /^ +[\w-]+:(?: |$)/;

/** The same fault by a plainer name, and where it was made, as far as the lines tell. */
function plainer({ fault, offset: noticed }: FaultAt, text: string): FaultAt {
  // Nothing is wrong with a blank line: it is the one below that does not fit.
  const blank = lineAt(text, startOfLine(text, noticed)).trim() === '';
  const offset = blank ? noticed + (/\S/.exec(text.slice(noticed))?.index ?? 0) : noticed;
  const start = startOfLine(text, offset);
  const line = lineAt(text, start);
  const glued = GLUED_VALUE.exec(line);
  if (glued !== null && (fault === 'missing-colon' || fault === 'key-over-lines')) {
    return { fault: 'missing-space-after-colon', offset: start + line.indexOf(':') };
  }
  if (fault === 'text-with-colon') {
    if (/[“”„‟«]/u.test(text.charAt(offset))) return { fault: 'curly-quotes', offset };
    const value = text.slice(offset, start + line.length);
    const next = start + line.length + 1;
    // The text has no colon of its own: it is the next line that has, and one of the two is indented wrongly.
    if (!/:(?: |$)/.test(value) && KEY.test(lineAt(text, next))) {
      const before = lineAt(text, startOfLine(text, start - 1));
      const isOut = indentOf(before) === indentOf(lineAt(text, next));
      return { fault: 'indentation', offset: isOut ? start + indentOf(line) : next };
    }
  }
  const unfolded = PROSE_FAULTS.has(fault) ? textWithoutFold(text, start) : null;
  if (unfolded !== null) return { fault: 'text-over-lines', offset: unfolded };
  if (fault === 'indentation') {
    const before = startOfLine(text, start - 1);
    const header = lineAt(text, startOfLine(text, before - 1));
    // The first line of a folded text says how far all of them are indented.
    if (BLOCK_HEADER.test(header) && indentOf(lineAt(text, before)) > indentOf(line)) {
      return { fault, offset: before };
    }
  }
  return ITEM.test(line) && fault !== 'missing-space-before-comment'
    ? forgottenDash({ fault, offset }, text)
    : { fault, offset };
}

/** A key whose text stands below it. */
const BLOCK_HEADER = /: +[|>][-+]?$/;

const indentOf = (line: string): number => line.search(/\S|$/);

/** A list or a mapping that is closed as empty, or a null, on a line above what belongs into it. */
export const CLOSED_ABOVE = /^( *(?:- +)?[\w-]+:) +(?:\[ *\]|\{ *\}|null|~) *(?:#.*)?\n(?= *- | +[\w-]+:(?: |$))/gm;

/** Mistakes by what their author wrote: in a line, and in the one above it. */
const WRITTEN: readonly { readonly fault: SyntaxFault; readonly line: RegExp; readonly above?: RegExp }[] = [
  {
    fault: 'closed-above',
    line: /^ *(?:- |[\w-]+:(?: |$))/,
    above: /^ *(?:- +)?[\w-]+: +(?:\[ *\]|\{ *\}|null|~) *(?:#.*)?$/,
  },
  { fault: 'pasted-fence', line: /^ *(?:```|~~~)/ },
  { fault: 'other-dash', line: /^ *(?:[–—−•●▪·‣]|\d+[.)]) *\S/ },
  { fault: 'dash-without-space', line: /^ *-[^\s\d-]/ },
];
const NEAR = 2;

const INDENT_FAULTS: ReadonlySet<SyntaxFault> = new Set(['after-list', 'indentation', 'missing-dash', 'other']);

/** The same mistake by what its author wrote, where a line near the fault tells. */
export function asWritten(found: FaultAt, text: string): FaultAt {
  const lines = text.split('\n');
  // Items at the margin, among lists whose items stand two spaces from it.
  const [atMargin, inside] = [/^- /, /^ {2}- /].map((form) => lines.filter((line) => form.test(line)).length);
  if (INDENT_FAULTS.has(found.fault) && atMargin && atMargin < (inside ?? 0)) {
    return { fault: 'indentation', offset: text.search(/^- /m) };
  }
  const own = text.slice(0, found.offset).split('\n').length - 1;
  const [line = '', before = ''] = [lines[own], lines[own - 1]];
  const offsetOf = (at: number) => lines.slice(0, at).join('\n').length + Math.sign(at) + indentOf(lines[at] ?? '');
  for (const { fault, line: form, above = /^/ } of WRITTEN) {
    const at = lines.findIndex(
      (each, index) => Math.abs(index - own) <= NEAR && form.test(each) && above.test(lines[index - 1] ?? ''),
    );
    const deeper = indentOf(lines[at] ?? '') - indentOf(lines[at - 1] ?? '');
    // What stands beside the key above belongs into it only as an item of its list.
    const isBeside = fault === 'closed-above' && deeper < (ITEM.test(lines[at] ?? '') ? 0 : 1);
    if (at !== -1 && !isBeside) return { fault, offset: offsetOf(at) };
  }
  if (found.fault === 'other' && /['"\]}]/.test(line)) return { ...found, fault: 'after-closing' };
  const isAfterList = ITEM.test(before) && !ITEM.test(line) && indentOf(line) <= indentOf(before);
  return isAfterList && ['indentation', 'key-over-lines'].includes(found.fault)
    ? { fault: 'after-list', offset: offsetOf(own) }
    : found;
}

/** What the parser says of prose that it takes for keys. */
const PROSE_FAULTS: ReadonlySet<SyntaxFault> = new Set(['key-over-lines', 'missing-colon', 'other', 'text-with-colon']);
const EMPTY_KEY = /^ *(?:- +)?[A-Za-z]\w*: *$/;
const PROSE = /^ +(?!- |[A-Za-z]\w*:(?: |$))\S/;

/** The key above a text of several lines that lacks its >-; null when no such text reaches this line. */
function textWithoutFold(text: string, start: number): number | null {
  let at = start;
  if (!PROSE.test(lineAt(text, at))) return null;
  while (at > 0) {
    at = startOfLine(text, at - 1);
    const line = lineAt(text, at);
    if (EMPTY_KEY.test(line)) return at + indentOf(line);
    if (!PROSE.test(line)) return null;
  }
  return null;
}

/** An item that does not fit what stands before it, because the first line there has lost its own dash. */
function forgottenDash({ fault, offset }: FaultAt, text: string): FaultAt {
  const start = startOfLine(text, offset);
  const indent = ITEM.exec(lineAt(text, start))?.[1]?.length ?? 0;
  let first = start;
  let at = start;
  while (at > 0) {
    at = startOfLine(text, at - 1);
    const line = lineAt(text, at);
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (ITEM.exec(line)?.[1]?.length === indent) return { fault, offset };
    if (line.search(/\S/) < indent || (line.search(/\S/) === indent && line.endsWith(':'))) break;
    first = at;
  }
  const line = lineAt(text, first);
  return first === start || !/:\s*$/.test(lineAt(text, at))
    ? { fault, offset }
    : { fault: 'missing-dash', offset: first + line.search(/\S/) };
}

/**
 * Where a text without quotes goes on in the next line: valid YAML, and nearly always an item that has lost its
 * dash. Long texts are folded below >-. Null when there is none.
 */
export function continuedText(root: ParsedNode, text: string): FaultAt | null {
  let found: FaultAt | null = null;
  visit(root, {
    Scalar(_, { type, range }) {
      if (type !== 'PLAIN' || !range) return undefined;
      const [start, end] = range;
      const lineEnd = text.indexOf('\n', start);
      if (lineEnd === -1 || lineEnd >= end) return undefined;
      const line = startOfLine(text, start);
      // Below >- nothing stands at the margin; this was meant to be its first line.
      if (BLOCK_HEADER.test(lineAt(text, startOfLine(text, line - 1)))) {
        found = { fault: 'indentation', offset: start };
        return visit.BREAK;
      }
      const unfolded = textWithoutFold(text, line);
      const continued = lineEnd + (/\S/.exec(text.slice(lineEnd))?.index ?? 0);
      // Where items follow, it is the first line that has lost its dash.
      const offset = /^- /.test(text.slice(continued)) ? start : (unfolded ?? continued);
      found = { fault: 'text-over-lines', offset };
      return visit.BREAK;
    },
  });
  return found;
}
