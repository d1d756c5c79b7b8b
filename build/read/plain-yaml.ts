import { type Cursor, DECLINED, goTo, nextLine } from './plain-yaml-cursor.ts';
import { blockScalar, inlineValue } from './plain-yaml-scalars.ts';
import { MAX_TOKENS } from './tokens.ts';

/** Levels of lists and mappings; far from the depth that the parser would refuse. */
const DEEPEST = 8;
/** The parser makes at most two tokens of a character, so that what is shorter never has too many of them. */
const LONGEST = MAX_TOKENS / 2 - 100;
/** Control characters, spaces other than the plain one, and spaces at the end of a line. */
const UNUSUAL = /[^\P{Cc}\n]|[^\P{Z} ]|\uFEFF| \n/u;
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
 * @returns what `parseYaml` would return as the value, with nothing to find in it; null when declined
 */
export function plainYaml(text: string): Record<string, unknown> | null {
  if (text.length > LONGEST || !text.endsWith('\n') || UNUSUAL.test(text)) return null;
  const cursor: Cursor = { text, start: 0, end: -1, indent: 0 };
  try {
    nextLine(cursor);
    const value = cursor.indent === 0 ? mapping(cursor, 1) : null;
    return cursor.indent === -1 ? value : null;
  } catch (error) {
    if (error === DECLINED) return null;
    throw error;
  }
}

/** The entries that begin at the column of the cursor. */
function mapping(cursor: Cursor, depth: number): Record<string, unknown> {
  if (depth > DEEPEST) throw DECLINED;
  const { text, indent } = cursor;
  const value: Record<string, unknown> = {};
  do {
    const colon = colonOf(text, cursor.start);
    if (colon === -1) throw DECLINED;
    const key = text.slice(cursor.start, colon);
    if (Object.hasOwn(value, key) || REFUSED_KEYS.has(key)) throw DECLINED;
    value[key] = entryValue(cursor, colon + 1, depth);
  } while (cursor.indent === indent);
  if (cursor.indent > indent) throw DECLINED;
  return value;
}

/** What follows the colon of an entry: on its line, or on deeper ones. */
function entryValue(cursor: Cursor, from: number, depth: number): unknown {
  const { text, indent } = cursor;
  const at = afterSpaces(text, from);
  if (at < cursor.end && text[at] !== '#') return scalar(cursor, at, indent);
  nextLine(cursor);
  if (cursor.indent >= indent && isItem(cursor)) return sequence(cursor, depth + 1);
  return cursor.indent > indent ? mapping(cursor, depth + 1) : null;
}

/** The items whose dashes stand at the column of the cursor. */
function sequence(cursor: Cursor, depth: number): unknown[] {
  if (depth > DEEPEST) throw DECLINED;
  const { text, indent } = cursor;
  const items: unknown[] = [];
  do {
    const at = afterSpaces(text, cursor.start + 1);
    if (colonOf(text, at) === -1) items.push(scalar(cursor, at, indent));
    else {
      cursor.indent += at - cursor.start;
      cursor.start = at;
      items.push(mapping(cursor, depth + 1));
    }
  } while (cursor.indent === indent && isItem(cursor));
  if (cursor.indent > indent) throw DECLINED;
  return items;
}

/** The scalar, or list in brackets, that begins at an offset of the line; the cursor goes to what follows. */
function scalar(cursor: Cursor, at: number, indent: number): unknown {
  const { text, end } = cursor;
  if (text[at] === '|' || text[at] === '>') {
    const { value, next } = blockScalar(text, at, end, indent);
    goTo(cursor, next);
    return value;
  }
  const value = inlineValue(text.slice(at, end));
  nextLine(cursor);
  return value;
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
