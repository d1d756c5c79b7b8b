import type { Event } from 'js-yaml';
import { CORE_SCHEMA, constructFromEvents, defineMappingTag, EVENT_ID, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { isRecord } from '../schema/json-value.ts';
import { MAX_TOKENS } from './tokens.ts';
import { FORBIDDEN_KEYS, lazyPlaces, type ParsedYaml, parseYaml } from './yaml-parser.ts';

/**
 * Reads the YAML of one content file as `parseYaml` does, in a quarter of its time: js-yaml gives the value of a text in
 * which there is nothing to report. `yaml` decides what a text means, and reads whatever the two may take differently.
 *
 * @param file name for the findings
 * @param firstLine line of the file on which the text begins
 */
export function readYaml(text: string, file: string, firstLine = 1): ParsedYaml {
  const value = commonValue(text);
  if (value === null) return parseYaml(text, file, firstLine);
  return { findings: [], content: { value, ...lazyPlaces(text, firstLine) } };
}

/** What the two libraries may take differently: such a text is left to `yaml`. */
const UNCOMMON: readonly RegExp[] = [
  // White space that only one of them takes for an indentation, a line break or nothing.
  /[\t\r\uFEFF]/,
  // Markers of documents, and directives.
  /(?:^|\n) *(?:---|\.\.\.|%)/,
  // A block text whose indentation is given.
  /[|>][-+]?\d/,
  // A comment between a key and a value below it.
  /^ *#.*\n\s*(?!- |.*:(?: |$))[^#\s]/m,
  // Numbers that may be infinite.
  /(?:^|[^\w./])(?:0[xo]|[\d.]+[eE]\+?\d{3}|\d{300})/,
];

/** Far from the depth and the length that `yaml` is allowed. */
const MAX_COMMON_DEPTH = 16;
const LONGEST_COMMON_KEY = 100;
/** No lexical part of YAML begins but at one of these or beside it, at most so many at each. */
const INDICATORS = /[\n,:?#"'\\[\]{}|>&*!%@`-]/g;
const TOKENS_PER_INDICATOR = 5;

/** A mapping that has no key of which there would be something to report. */
const plainMapping = defineMappingTag<Record<string, unknown>>('tag:yaml.org,2002:map', {
  create: () => ({}),
  addPair(map, key, value) {
    if (typeof key !== 'string' || FORBIDDEN_KEYS.has(key)) return 'The key is not allowed.';
    if (Object.hasOwn(map, key)) return 'The key is repeated.';
    if (key.length > LONGEST_COMMON_KEY) return 'The key is long.';
    map[key] = value;
    return '';
  },
  has: (map, key) => typeof key === 'string' && Object.hasOwn(map, key),
  keys: Object.keys,
  get: (map, key) => map[String(key)],
  identify: () => false,
});
const PLAIN_SCHEMA = CORE_SCHEMA.withTags(plainMapping);

/** The value of a text in which `yaml` would find nothing to report; null when that is not certain. */
export function commonValue(text: string): Readonly<Record<string, unknown>> | null {
  if (UNCOMMON.some((pattern) => pattern.test(text)) || mayBeTooComplex(text)) return null;
  try {
    const events = parseEvents(text, { maxDepth: MAX_COMMON_DEPTH });
    if (!events.every((event) => isCommon(event, text))) return null;
    const [value, second] = constructFromEvents(events, { source: text, schema: PLAIN_SCHEMA });
    return isRecord(value) && second === undefined ? value : null;
  } catch {
    // Whatever it complains about, `yaml` says what is wrong and where.
    return null;
  }
}

function mayBeTooComplex(text: string): boolean {
  const most = MAX_TOKENS / TOKENS_PER_INDICATOR;
  return text.length > most && (text.match(INDICATORS)?.length ?? 0) > most;
}

/** Whether a part of a text has no anchor, tag or alias, and is no text without quotes that runs over lines. */
function isCommon(event: Event, text: string): boolean {
  if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return true;
  if (event.type === EVENT_ID.ALIAS || event.anchorStart !== -1 || event.tagStart !== -1) return false;
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return true;
  const lineEnd = text.indexOf('\n', event.valueStart);
  return lineEnd === -1 || lineEnd >= event.valueEnd;
}
