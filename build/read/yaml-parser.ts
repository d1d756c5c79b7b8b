import { Composer, isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import type { Code, CodeArgs } from '../findings/codes.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Document, Path, Position } from './document.ts';
import { asWritten, causeOf, continuedText, type FaultAt } from './syntax-faults.ts';
import { lineFinder } from './text.ts';
import { parseTokens } from './tokens.ts';

/** Where everything stands, as `Document` gives it. */
type Places = Pick<Document, 'position' | 'written'>;

/** What a YAML text says, and what is wrong with it. */
export interface ParsedYaml {
  readonly findings: readonly Finding[];
  /** null when the text could not be understood as a whole. */
  readonly content: ({ readonly value: unknown } & Places) | null;
}

/**
 * Parses the YAML of one content file with `yaml`: JSON's data model alone (mappings with text keys, lists, text, numbers,
 * true, false, null), one document, no anchors, aliases, tags or merge keys. Never throws, whatever the text.
 *
 * @param file name for the findings
 * @param firstLine line of the file on which the text begins
 */
export function parseYaml(text: string, file: string, firstLine = 1): ParsedYaml {
  const positionAt = lineFinder(text, firstLine);
  const misread = (found: FaultAt): ParsedYaml => {
    const { fault, offset } = asWritten(found, text);
    return unread(report('yaml-syntax', { fault }, offset));
  };
  const report = <C extends Code>(code: C, args: CodeArgs[C], offset: number): Finding =>
    finding(code, args, { file, ...positionAt(offset) });

  const unread = (...findings: readonly Finding[]): ParsedYaml => ({ findings, content: null });

  const { refusals, unclosed, documents } = compose(text);
  // What follows a refused part was read as something that its author did not mean.
  if (refusals.length > 0 || documents === null) {
    return unread(...refusals.map(({ code, offset }) => report(code, {}, offset)));
  }
  const cause = causeOf(
    documents.flatMap((document) => document.errors),
    unclosed,
    text,
  );
  if (cause !== null) return misread(cause);
  const [document, second] = documents;
  if (second !== undefined) return unread(report('several-documents', {}, second.range[0]));
  if (document === undefined || document.contents === null) return unread(report('empty-file', {}, 0));

  const continued = continuedText(document.contents, text);
  if (continued !== null) return misread(continued);

  const faults: KeyFault[] = [];
  const value = plainValue(document.contents, faults);
  const [repeated, ...more] = faults.filter(({ code }) => code === 'duplicate-key');
  // Several keys again are an item that has lost its dash: what the file says of both is mixed up.
  if (repeated !== undefined && more.length > 0) {
    return unread(report('yaml-syntax', { fault: 'repeated-keys' }, repeated.offset));
  }
  return {
    findings: faults.map(({ code, args, offset }) => report(code, args, offset)),
    content: { value, ...lazyPlaces(text, firstLine) },
  };
}

function compose(text: string) {
  const { refusals, unclosed, tree } = parseTokens(text);
  if (tree === null) return { refusals, unclosed, documents: null };
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
  return { refusals, unclosed, documents: [...composer.compose(tree, true, text.length)] };
}

const MERGE_KEY = '<<';
/** Keys that mean something else than themselves, in YAML or in a JavaScript object. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([MERGE_KEY, '__proto__', 'constructor', 'prototype']);

type KeyCode = Extract<Code, 'duplicate-key' | 'forbidden-key' | 'merge-key' | 'key-not-text'>;
/** A key that content may not have; it is left out of the value. */
type KeyFault = { [C in KeyCode]: { code: C; args: CodeArgs[C]; offset: number } }[KeyCode];

/** Turns YAML nodes into JSON's data model. Recursive: the depth was bounded when the text was parsed. */
function plainValue(node: ParsedNode | null, faults: KeyFault[]): unknown {
  if (isMap(node)) return plainMapping(node, faults);
  if (isSeq(node)) return node.items.map((item) => plainValue(item, faults));
  return isScalar(node) ? node.value : null;
}

function plainMapping(map: YAMLMap.Parsed, faults: KeyFault[]): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const pair of map.items) {
    const key = keyOf(pair);
    const fault = keyFault(key, value, pair.key.range[0]);
    if (fault !== null) faults.push(fault);
    else if (key !== null) value[key] = plainValue(pair.value, faults);
  }
  return value;
}

function keyFault(key: string | null, known: Readonly<Record<string, unknown>>, offset: number): KeyFault | null {
  if (key === null) return { code: 'key-not-text', args: {}, offset };
  if (key === MERGE_KEY) return { code: 'merge-key', args: {}, offset };
  if (FORBIDDEN_KEYS.has(key)) return { code: 'forbidden-key', args: { key }, offset };
  if (Object.hasOwn(known, key)) return { code: 'duplicate-key', args: { key }, offset };
  return null;
}

/** The key of a pair, null when it is no text. */
const keyOf = ({ key }: Pair<ParsedNode, ParsedNode | null>): string | null =>
  isScalar(key) && typeof key.value === 'string' ? key.value : null;

/**
 * Where things stand in a text that is known to be valid. It is parsed for that when somebody first asks: to parse all
 * content with `yaml` takes twice as long as the rest of the check, and few files have findings.
 */
export function lazyPlaces(text: string, firstLine: number): Places {
  let places: Places | null = null;
  let isAsked = false;
  const parsed = (): Places => {
    places ??= placesIn(text, firstLine);
    return places;
  };
  return {
    position(path, part) {
      const outer = isAsked || part !== 'key' ? null : outerKey(path, text, firstLine);
      isAsked = true;
      return outer ?? parsed().position(path, part);
    },
    written: (path) => parsed().written(path),
  };
}

/** Where a key of the outermost mapping stands, which alone begins a line: the check of sound content asks for one. */
function outerKey([key, ...below]: Path, text: string, firstLine: number): Position | null {
  const found = [' ', '\n'].map((end) => `\n${text}`.indexOf(`\n${key}:${end}`)).filter((at) => at !== -1);
  return below.length > 0 || found[0] === undefined ? null : lineFinder(text, firstLine)(found[0]);
}

/** Offsets of a value and of its key, and the same of its members. */
interface Place {
  /** Where the key begins; the value, where there is none. */
  readonly key: number;
  readonly value: readonly [start: number, end: number] | null;
  readonly members: ReadonlyMap<string, Place>;
}

function placesIn(text: string, firstLine: number): Places {
  const positionAt = lineFinder(text, firstLine);
  const root = placeOf(null, compose(text).documents?.[0]?.contents ?? null);
  return {
    position(path, part = 'value') {
      const { key, value, found } = find(root, path);
      return positionAt(part === 'key' || !found ? key : (value?.[0] ?? key));
    },
    written(path) {
      const { value, found } = find(root, path);
      if (!found || value === null) return null;
      const [start, end] = value;
      return { text: text.slice(start, end), positionAt: (index) => positionAt(start + index) };
    },
  };
}

function placeOf(key: ParsedNode | null, value: ParsedNode | null): Place {
  const members = new Map<string, Place>();
  if (isSeq(value)) {
    for (const [index, item] of value.items.entries()) members.set(String(index), placeOf(null, item));
  }
  if (isMap(value)) {
    for (const pair of value.items) {
      const name = keyOf(pair);
      if (name !== null && !members.has(name)) members.set(name, placeOf(pair.key, pair.value));
    }
  }
  return { key: (key ?? value)?.range[0] ?? 0, value: value && [value.range[0], value.range[1]], members };
}

/** The place to which a path leads, or else that of the last step that is there. */
function find(root: Place, path: Path): Place & { readonly found: boolean } {
  let place = root;
  for (const step of path) {
    const next = place.members.get(String(step));
    if (next === undefined) return { ...place, found: false };
    place = next;
  }
  return { ...place, found: true };
}
