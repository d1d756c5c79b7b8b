import { type Cursor, DECLINED, goTo, nextLine, type Starts } from './plain-yaml-cursor.ts';
import { blockScalar, inlineValue } from './plain-yaml-scalars.ts';
import { MAX_TOKENS } from './tokens.ts';

/** Levels of lists and mappings; far from the depth that the parser would refuse. */
const DEEPEST = 8;
/** What the parser makes of a line that is read here, at most: indentation, dash, key, colon, value, comment, spaces. */
const TOKENS_PER_LINE = 12;
const TOKENS_PER_COMMA = 4;
/** Control characters, spaces other than the plain one (`\p{Z}`), and spaces at the end of a line. */
const UNUSUAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are looked for
  /[\0-\x09\x0B-\x1F\x7F-\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]| \n/;
/** Keys that the parser would take for something else than text, or that content may not have. */
const REFUSED_KEYS: ReadonlySet<string> = new Set([
  ...['null', 'Null', 'NULL', 'true', 'True', 'TRUE', 'false', 'False', 'FALSE'],
  ...['constructor', 'prototype'],
]);

/**
 * Reads the part of YAML in which nearly all content is written: block mappings with keys of Latin letters,
 * block lists, scalars on one line (plain or in quotes), `|` and `>` blocks, lists of scalars in brackets,
 * comments. It is many times faster than the parser in `yaml.ts`, which decides what a text means: whatever
 * is unusual, forbidden or wrong is declined and left to it.
 *
 * @param starts takes down where everything begins, if that is asked for
 * @returns what `parseYaml` would return as the value, with nothing to find in it; null when declined
 */
export function plainYaml(text: string, starts: Starts | null = null): Record<string, unknown> | null {
  if (!text.endsWith('\n') || UNUSUAL.test(text) || mayBeTooComplex(text)) return null;
  const cursor: Cursor = { text, start: 0, end: -1, indent: 0, began: 0 };
  try {
    nextLine(cursor);
    const value = cursor.indent === 0 ? mapping(cursor, 1, starts) : null;
    return cursor.indent === -1 ? value : null;
  } catch (error) {
    if (error === DECLINED) return null;
    throw error;
  }
}

function mayBeTooComplex(text: string): boolean {
  if (text.length <= MAX_TOKENS / TOKENS_PER_LINE) return false;
  const count = (character: string): number => text.split(character).length - 1;
  return count('\n') * TOKENS_PER_LINE + count(',') * TOKENS_PER_COMMA > MAX_TOKENS;
}

/** The entries that begin at the column of the cursor. */
function mapping(cursor: Cursor, depth: number, starts: Starts | null): Record<string, unknown> {
  if (depth > DEEPEST) throw DECLINED;
  const { text, indent } = cursor;
  const value: Record<string, unknown> = {};
  const places = placesFor(value, starts);
  do {
    const begins = cursor.start;
    const colon = colonOf(text, begins);
    if (colon === -1) throw DECLINED;
    const key = text.slice(begins, colon);
    if (Object.hasOwn(value, key) || REFUSED_KEYS.has(key)) throw DECLINED;
    value[key] = entryValue(cursor, colon + 1, depth, starts);
    places?.set(key, { key: begins, value: cursor.began });
  } while (cursor.indent === indent);
  if (cursor.indent > indent) throw DECLINED;
  return value;
}

function placesFor(value: object, starts: Starts | null) {
  if (starts === null) return null;
  const places: ReturnType<Starts['get']> = new Map();
  starts.set(value, places);
  return places;
}

/** What follows the colon of an entry: on its line, or on deeper ones. */
function entryValue(cursor: Cursor, from: number, depth: number, starts: Starts | null): unknown {
  const { text, indent } = cursor;
  const at = afterSpaces(text, from);
  if (at < cursor.end && text[at] !== '#') return scalar(cursor, at, indent, starts);
  nextLine(cursor);
  const isSequence = cursor.indent >= indent && isItem(cursor);
  const begins = isSequence || cursor.indent > indent ? cursor.start : at;
  const value = isSequence
    ? sequence(cursor, depth + 1, starts)
    : cursor.indent > indent
      ? mapping(cursor, depth + 1, starts)
      : null;
  cursor.began = begins;
  return value;
}

/** The items whose dashes stand at the column of the cursor. */
function sequence(cursor: Cursor, depth: number, starts: Starts | null): unknown[] {
  if (depth > DEEPEST) throw DECLINED;
  const { text, indent } = cursor;
  const items: unknown[] = [];
  const places = placesFor(items, starts);
  do {
    const at = afterSpaces(text, cursor.start + 1);
    if (colonOf(text, at) === -1) items.push(scalar(cursor, at, indent, starts));
    else {
      cursor.indent += at - cursor.start;
      cursor.start = at;
      items.push(mapping(cursor, depth + 1, starts));
    }
    places?.set(items.length - 1, { key: at, value: at });
  } while (cursor.indent === indent && isItem(cursor));
  if (cursor.indent > indent) throw DECLINED;
  return items;
}

/** The scalar, or list in brackets, that begins at an offset of the line; the cursor goes to what follows. */
function scalar(cursor: Cursor, at: number, indent: number, starts: Starts | null): unknown {
  const { text, end } = cursor;
  cursor.began = at;
  if (text[at] === '|' || text[at] === '>') {
    const { value, next } = blockScalar(text, at, end, indent);
    goTo(cursor, next);
    return value;
  }
  const value = inlineValue(text.slice(at, end));
  if (starts !== null && Array.isArray(value)) takeDownItems(value, text.slice(at, end), at, starts);
  nextLine(cursor);
  return value;
}

/** Where the items of a list in brackets begin. */
function takeDownItems(items: unknown[], written: string, at: number, starts: Starts): void {
  const places = placesFor(items, starts);
  let comma = 0;
  for (const index of items.keys()) {
    const begins = at + afterSpaces(written, comma + 1);
    places?.set(index, { key: begins, value: begins });
    comma = written.indexOf(',', comma + 1);
  }
}

const isItem = ({ text, start }: Cursor): boolean => text[start] === '-' && text[start + 1] === ' ';

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

const KEY = /[A-Za-z][\w-]{0,63}:(?=[ \n])/y;

/** Offset of the colon behind the key that begins here; -1 when none does. */
function colonOf(text: string, at: number): number {
  KEY.lastIndex = at;
  return KEY.test(text) ? KEY.lastIndex - 1 : -1;
}
