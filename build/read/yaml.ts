import type { Code, CodeArgs } from '../findings/codes.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Document } from './document.ts';
import { lineFinder } from './lines.ts';
import { locator } from './locate.ts';
import { plainValue } from './plain.ts';
import { plainPositions } from './plain-positions.ts';
import { plainYaml } from './plain-yaml.ts';
import { causeOf, continuedText } from './syntax-faults.ts';
import { parseTokens } from './tokens.ts';
import { yaml } from './yaml-package.ts';

/** Where everything stands, as `Document` gives it. */
type Places = Pick<Document, 'position' | 'written'>;

/** What a YAML text says, and what is wrong with it. */
export interface ParsedYaml {
  readonly findings: readonly Finding[];
  /** null when the text could not be understood as a whole. */
  readonly content: ({ readonly value: unknown } & Places) | null;
}

/**
 * Parses the YAML of one content file: JSON's data model alone (mappings with text keys, lists, text, numbers,
 * true, false, null), one document, no anchors, aliases, tags or merge keys. Never throws, whatever the text.
 *
 * @param file name for the findings
 * @param firstLine line of the file on which the text begins
 */
export function parseYaml(text: string, file: string, firstLine = 1): ParsedYaml {
  const positionAt = lineFinder(text, firstLine);
  const report = <C extends Code>(code: C, args: CodeArgs[C], offset: number): Finding =>
    finding(code, args, { file, ...positionAt(offset) });

  const unread = (...findings: readonly Finding[]): ParsedYaml => ({ findings, content: null });

  const conflict = mergeConflict(text);
  if (conflict !== null) return unread(report('merge-conflict', {}, conflict));

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
  if (cause !== null) return unread(report('yaml-syntax', { fault: cause.fault }, cause.offset));
  const [document, second] = documents;
  if (second !== undefined) return unread(report('several-documents', {}, second.range[0]));
  if (document === undefined || document.contents === null) return unread(report('empty-file', {}, 0));

  const continued = continuedText(document.contents, text);
  if (continued !== null) return unread(report('yaml-syntax', { fault: continued.fault }, continued.offset));

  const { value, faults } = plainValue(document.contents);
  const [repeated, ...more] = faults.filter(({ code }) => code === 'duplicate-key');
  // Several keys again are an item that has lost its dash: what the file says of both is mixed up.
  if (repeated !== undefined && more.length > 0) {
    return unread(report('yaml-syntax', { fault: 'repeated-keys' }, repeated.offset));
  }
  return {
    findings: faults.map(({ code, args, offset }) => report(code, args, offset)),
    content: { value, ...placesIn(text, firstLine) },
  };
}

const MERGE_MARKER = /^(?:<{7}|>{7}|={7}|\|{7})(?: |\r?$)/m;

/** Where git left a merge to be finished by hand; null where it did not. */
export function mergeConflict(text: string): number | null {
  return MERGE_MARKER.exec(text)?.index ?? null;
}

/**
 * Gives what `parseYaml` gives, without the parser where the text is plain enough.
 * @param textOf gives the text again, when somebody asks for places in it: few files have findings, and to hold the text
 * of all would take more memory than what they say
 */
export function readYaml(text: string, file: string, firstLine = 1, textOf = () => text): ParsedYaml {
  const value = plainYaml(text);
  if (value === null) return parseYaml(text, file, firstLine);
  return { findings: [], content: { value: detached(value), ...plainPlaces(textOf, firstLine) } };
}

/** The same value with texts of their own: one that was cut out of another holds on to the whole of it. */
const detached = (value: object): unknown => JSON.parse(JSON.stringify(value));

function plainPlaces(textOf: () => string, firstLine: number): Places {
  let position: Places['position'] | null = null;
  let exact: Places | null = null;
  return {
    position(path, part) {
      position ??= plainPositions(textOf(), firstLine);
      return position(path, part);
    },
    written(path) {
      exact ??= placesIn(textOf(), firstLine);
      return exact.written(path);
    },
  };
}

function compose(text: string) {
  const { refusals, unclosed, tree } = parseTokens(text);
  if (tree === null) return { refusals, unclosed, documents: null };
  const composer = new (yaml().Composer)({ uniqueKeys: false, prettyErrors: false });
  return { refusals, unclosed, documents: [...composer.compose(tree, true, text.length)] };
}

/**
 * Positions in a text that is known to be valid. Few files have findings, and YAML's nodes take many times the
 * memory of their text: they are made again for the files that need them, and not kept for the others.
 */
function placesIn(text: string, firstLine: number): Places {
  let places: Places | null = null;
  const made = (): Places => {
    places ??= makePlaces(text, firstLine);
    return places;
  };
  return {
    position: (path, part) => made().position(path, part),
    written: (path) => made().written(path),
  };
}

function makePlaces(text: string, firstLine: number): Places {
  const positionAt = lineFinder(text, firstLine);
  const root = compose(text).documents?.[0]?.contents;
  if (root === undefined || root === null) return { position: () => positionAt(0), written: () => null };
  const { offset, range } = locator(root);
  return {
    position: (path, part) => positionAt(offset(path, part)),
    written(path) {
      const found = range(path);
      if (found === null) return null;
      const [start, end] = found;
      return { text: text.slice(start, end), positionAt: (index) => positionAt(start + index) };
    },
  };
}
