import { Composer, type ParsedNode, type YAMLError, type Document as YamlDocument } from 'yaml';
import type { Code, CodeArgs } from '../check/codes.ts';
import { type Finding, finding } from '../check/finding.ts';
import type { Path, Position } from './document.ts';
import { lineFinder } from './lines.ts';
import { locator } from './locate.ts';
import { plainValue } from './plain.ts';
import { causesOf } from './syntax-faults.ts';
import { parseTokens } from './tokens.ts';

/** What a YAML text says, and what is wrong with it. */
export interface ParsedYaml {
  readonly findings: readonly Finding[];
  /** null when the text could not be understood as a whole. */
  readonly content: {
    readonly value: unknown;
    position(path: Path, part?: 'key' | 'value'): Position;
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

  const { refusals, unclosed, tree } = parseTokens(text);
  const refused = refusals.map(({ code, offset }) => report(code, {}, offset));
  if (tree === null) return { findings: refused, content: null };

  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, keepSourceTokens: false });
  const documents = [...composer.compose(tree, true, text.length)];
  const errors = documents
    .flatMap((document) => document.errors)
    .filter((error) => refused.length === 0 || !FOLLOWING_REFUSALS.has(error.code));
  const broken = causesOf(errors, unclosed, (offset) => positionAt(offset).line).map(({ fault, offset }) =>
    report('yaml-syntax', { fault }, offset),
  );
  const further = documents.slice(1).map((document) => report('several-documents', {}, document.range[0]));
  const findings = [...refused, ...broken, ...further];
  const root = rootOf(documents[0]);
  if (findings.length > 0) return { findings, content: null };
  if (root === null) return { findings: [report('empty-file', {}, 0)], content: null };

  const { value, faults } = plainValue(root);
  const offsetOf = locator(root);
  return {
    findings: faults.map(({ code, args, offset }) => report(code, args, offset)),
    content: { value, position: (path, part) => positionAt(offsetOf(path, part)) },
  };
}

function rootOf(document: YamlDocument.Parsed | undefined): ParsedNode | null {
  return document?.contents ?? null;
}
