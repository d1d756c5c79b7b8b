import type { ErrorCode, YAMLError } from 'yaml';
import type { SyntaxFault } from '../findings/codes.ts';
import type { Unclosed } from './tokens.ts';

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
interface FaultAt {
  readonly fault: SyntaxFault;
  readonly offset: number;
}

const UNCLOSED = { quote: 'unclosed-quote', bracket: 'unclosed-bracket' } as const;
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
): FaultAt[] {
  if (errors.length === 0) return [];
  const openings = unclosed.map(({ what, offset }) => ({ fault: UNCLOSED[what], offset }));
  const others = errors
    .filter(({ message }) => openings.length === 0 || !AT_THE_END_OF_WHAT_IS_UNCLOSED.test(message))
    .map((error) => ({ fault: faultOf(error), offset: error.pos[0] }));
  const misreadFrom = unclosed.find(({ what }) => what === 'quote')?.offset ?? Number.POSITIVE_INFINITY;
  const ofLine = new Map<number, FaultAt>();
  for (const fault of [...openings, ...others].sort((a, b) => a.offset - b.offset)) {
    const line = lineOf(fault.offset);
    if (fault.offset <= misreadFrom && !ofLine.has(line)) ofLine.set(line, fault);
  }
  return [...ofLine.values()];
}
