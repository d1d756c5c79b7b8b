import type { ErrorCode, YAMLError } from 'yaml';
import type { Unclosed } from './tokens.ts';

const MISSING: readonly (readonly [RegExp, string])[] = [
  [/followed by map values/, 'a colon and a space are missing after this key'],
  [/separated from other tokens/, 'a space is missing before #'],
  [/Missing ,/, 'a comma is missing between two items'],
  [/space after/, 'a space is missing after the colon'],
  [/without - indicator/, 'a list item is missing its dash'],
];

const WORDS: Partial<Record<ErrorCode, string>> = {
  BAD_DIRECTIVE: 'a line begins with %, which has a special meaning',
  BAD_DQ_ESCAPE:
    'a backslash in double quotes is followed by something that means nothing; use single quotes',
  BAD_INDENT: 'the indentation does not fit the lines around it',
  BAD_PROP_ORDER: 'parts of this line stand in the wrong order',
  BAD_SCALAR_START: 'a text cannot begin with this character; put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds a colon and a space must stand in quotes',
  BLOCK_IN_FLOW: 'lines with keys or dashes cannot stand inside brackets',
  KEY_OVER_1024_CHARS: 'a key is far too long',
  MULTILINE_IMPLICIT_KEY: 'a key goes over several lines; perhaps a colon is missing or a text needs quotes',
  TAB_AS_INDENT: 'a tab is used for indentation; use spaces',
};

/** Says in plain words what the YAML parser complains about. */
function syntaxWords({ code, message }: YAMLError): string {
  if (code === 'MISSING_CHAR') {
    const known = MISSING.find(([pattern]) => pattern.test(message));
    return known?.[1] ?? 'a character is missing here';
  }
  return WORDS[code] ?? 'something stands here that does not belong here';
}

/** A mistake in the writing of YAML, in plain words, and where it was made. */
export interface SyntaxFault {
  readonly fault: string;
  readonly offset: number;
}

const UNCLOSED_WORDS = {
  quote: 'a text in quotes is never closed',
  bracket: 'a bracket is never closed',
} as const;
const AT_THE_END_OF_WHAT_IS_UNCLOSED = /closing .?quote|must end with|and end with/i;

/**
 * The mistakes behind the parser's errors. An unclosed quote or bracket is noticed only where the text ends, so
 * it is reported where it opens, and what follows an unclosed quote is not reported at all: it was misread. Of
 * several errors on a line the first one names the cause.
 */
export function causesOf(
  errors: readonly YAMLError[],
  unclosed: readonly Unclosed[],
  lineOf: (offset: number) => number,
): SyntaxFault[] {
  if (errors.length === 0) return [];
  const openings = unclosed.map(({ what, offset }) => ({ fault: UNCLOSED_WORDS[what], offset }));
  const others = errors
    .filter(({ message }) => openings.length === 0 || !AT_THE_END_OF_WHAT_IS_UNCLOSED.test(message))
    .map((error) => ({ fault: syntaxWords(error), offset: error.pos[0] }));
  const misreadFrom = unclosed.find(({ what }) => what === 'quote')?.offset ?? Number.POSITIVE_INFINITY;
  const ofLine = new Map<number, SyntaxFault>();
  for (const fault of [...openings, ...others].sort((a, b) => a.offset - b.offset)) {
    const line = lineOf(fault.offset);
    if (fault.offset <= misreadFrom && !ofLine.has(line)) ofLine.set(line, fault);
  }
  return [...ofLine.values()];
}
