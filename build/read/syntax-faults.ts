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

/** A tab in the white space with which a line begins, in text that could not be understood. */
const LEADING_TAB = /^ *\t/m;

/** A key whose colon no space follows: `city:تبوك`. Addresses are no such keys. */
const GLUED_VALUE = /^ *(?:- +)?([A-Za-z]\w*):(?!\/\/)\S/;

/**
 * The mistake behind the parser's errors, null when there is none: the first one, because what follows it was
 * misread. An unclosed quote or bracket is noticed only where the text ends, so it is reported where it opens.
 */
export function causeOf(
  errors: readonly YAMLError[],
  unclosed: readonly Unclosed[],
  text: string,
): FaultAt | null {
  if (errors.length === 0) return null;
  const tab = LEADING_TAB.exec(text);
  if (tab !== null) return { fault: 'tab', offset: tab.index + tab[0].length - 1 };
  const openings = unclosed.map(({ what, offset }) => ({ fault: UNCLOSED[what], offset }));
  const others = errors
    .filter(({ message }) => openings.length === 0 || !AT_THE_END_OF_WHAT_IS_UNCLOSED.test(message))
    .map((error) => ({ fault: faultOf(error), offset: error.pos[0] }));
  const [first] = [...openings, ...others].sort((a, b) => a.offset - b.offset);
  return first === undefined ? null : plainer(first, text);
}

/** The same fault by a plainer name, where the line tells. */
function plainer({ fault, offset }: FaultAt, text: string): FaultAt {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const glued = GLUED_VALUE.exec(line);
  if (glued !== null && (fault === 'missing-colon' || fault === 'key-over-lines')) {
    return { fault: 'missing-space-after-colon', offset: start + line.indexOf(':') };
  }
  const value = text.slice(offset, offset + 1);
  if (fault === 'text-with-colon' && /[“”„‟«]/u.test(value)) return { fault: 'curly-quotes', offset };
  return { fault, offset };
}
