import type { YAMLError } from 'yaml';
import type { Code, CodeArgs } from '../findings/codes.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Document } from './document.ts';
import { lineFinder } from './lines.ts';
import { locator } from './locate.ts';
import { plainValue } from './plain.ts';
import { plainYaml } from './plain-yaml.ts';
import { causesOf } from './syntax-faults.ts';
import { parseTokens } from './tokens.ts';
import { yaml } from './yaml-package.ts';

/** Position of what stands at a path, as `Document` gives it. */
type Locate = Document['position'];

/** What a YAML text says, and what is wrong with it. */
export interface ParsedYaml {
  readonly findings: readonly Finding[];
  /** null when the text could not be understood as a whole. */
  readonly content: {
    readonly value: unknown;
    readonly position: Locate;
  } | null;
}

/** Faults that follow from an alias, anchor or tag, which is a finding of its own. */
const FOLLOWING_REFUSALS: ReadonlySet<YAMLError['code']> = new Set([
  'ALIAS_PROPS',
  'BAD_ALIAS',
  'BAD_COLLECTION_TYPE',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_TAGS',
  'TAG_RESOLVE_FAILED',
]);

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

  const { refusals, unclosed, documents } = compose(text);
  const refused = refusals.map(({ code, offset }) => report(code, {}, offset));
  if (documents === null) return { findings: refused, content: null };

  const errors = documents
    .flatMap((document) => document.errors)
    .filter((error) => refused.length === 0 || !FOLLOWING_REFUSALS.has(error.code));
  const broken = causesOf(errors, unclosed, (offset) => positionAt(offset).line).map(({ fault, offset }) =>
    report('yaml-syntax', { fault }, offset),
  );
  const further = documents.slice(1).map((document) => report('several-documents', {}, document.range[0]));
  const findings = [...refused, ...broken, ...further];
  const root = documents[0]?.contents ?? null;
  if (findings.length > 0) return { findings, content: null };
  if (root === null) return { findings: [report('empty-file', {}, 0)], content: null };

  const { value, faults } = plainValue(root);
  return {
    findings: faults.map(({ code, args, offset }) => report(code, args, offset)),
    content: { value, position: positionsIn(text, firstLine) },
  };
}

/** Gives what `parseYaml` gives, without the parser where the text is plain enough. */
export function readYaml(text: string, file: string, firstLine = 1): ParsedYaml {
  const value = plainYaml(text);
  if (value === null) return parseYaml(text, file, firstLine);
  return { findings: [], content: { value, position: positionsIn(text, firstLine) } };
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
function positionsIn(text: string, firstLine: number): Locate {
  let find: Locate | null = null;
  return (path, part) => {
    find ??= finderOf(text, firstLine);
    return find(path, part);
  };
}

function finderOf(text: string, firstLine: number): Locate {
  const positionAt = lineFinder(text, firstLine);
  const root = compose(text).documents?.[0]?.contents;
  if (root === undefined || root === null) return () => positionAt(0);
  const offsetOf = locator(root);
  return (path, part) => positionAt(offsetOf(path, part));
}
