import type { ErrorCode, YAMLError } from 'yaml';

const MISSING: readonly (readonly [RegExp, string])[] = [
  [/closing .?quote|quote$/, 'a text in quotes is never closed'],
  [/followed by map values/, 'a colon and a space are missing after this key'],
  [/separated from other tokens/, 'a space is missing before #'],
  [/Missing ,/, 'a comma is missing between two items'],
  [/expected.*with a|must end with/i, 'a bracket is never closed'],
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
export function syntaxWords({ code, message }: YAMLError): string {
  if (code === 'MISSING_CHAR') {
    const known = MISSING.find(([pattern]) => pattern.test(message));
    return known?.[1] ?? 'a character is missing here';
  }
  return WORDS[code] ?? 'something stands here that does not belong here';
}
