import { createHash } from 'node:crypto';
import { contentFile } from '../collections/content-files.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { once } from '../values/once-per.ts';
import type { Document } from './document.ts';
import { lineFinder } from './lines.ts';
import { listContent } from './list.ts';
import { splitSkill } from './skill.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { decode } from './text.ts';
import { readYaml } from './yaml.ts';
import { mergeConflict } from './yaml-parser.ts';

/** Everything that a content directory says. */
export interface Reading {
  /** In order of their paths; files that could not be understood are missing. */
  readonly documents: readonly Document[];
  /** Content files that are there but could not be understood. */
  readonly broken: readonly string[];
  readonly findings: readonly Finding[];
  /** SHA-256 over the paths and bytes of all content files, in order of their paths. */
  readonly contentHash: () => string;
}

/**
 * Reads a content directory. Whatever is wrong with a file becomes a finding.
 * @throws UserError when the directory is missing or cannot be listed
 */
export const readContent = async (dir: string): Promise<Reading> => readSnapshot(await takeSnapshot(dir));

/** Understands what a snapshot holds. */
export function readSnapshot(snapshot: Snapshot): Reading {
  const listing = listContent(snapshot);
  const documents: Document[] = [];
  const broken: string[] = [];
  const findings: Finding[] = [...listing.findings];
  for (const file of listing.files) {
    const bytes = snapshot.files.get(file);
    if (!(bytes instanceof Uint8Array)) {
      findings.push(finding(bytes?.code ?? 'unreadable-file', {}, { file }));
      broken.push(file);
      continue;
    }
    const parsed = parseOnce(file, bytes);
    findings.push(...parsed.findings);
    if (parsed.document === null) broken.push(file);
    else documents.push(parsed.document);
  }
  return { documents, broken, findings, contentHash: hashOf(listing.files, snapshot.files) };
}

const hashOf = (paths: readonly string[], files: Snapshot['files']): (() => string) =>
  once(() => {
    const hash = createHash('sha256');
    for (const path of paths) {
      const bytes = files.get(path);
      if (bytes instanceof Uint8Array) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest('hex');
  });

interface ParsedFile {
  readonly document: Document | null;
  readonly findings: readonly Finding[];
}

/** What was parsed of bytes that are still in use: while content is kept in memory, an edit parses one file. */
const parsedFiles = new WeakMap<Uint8Array, { readonly file: string; readonly parsed: ParsedFile }>();

function parseOnce(file: string, bytes: Uint8Array): ParsedFile {
  const known = parsedFiles.get(bytes);
  if (known?.file === file) return known.parsed;
  const parsed = parseFile(file, bytes);
  parsedFiles.set(bytes, { file, parsed });
  return parsed;
}

/** Parses the bytes of one content file. Never throws, whatever the bytes. */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const decoded = decode(bytes);
  if ('fault' in decoded) {
    return { document: null, findings: [finding(decoded.fault, {}, { file, ...decoded.position })] };
  }
  return contentFile(file)?.owner === 'skills'
    ? parseSkill(file, decoded.text)
    : parseRecord(file, decoded.text);
}

function parseRecord(file: string, text: string): ParsedFile {
  const { content, findings } = readYaml(text, file);
  return { document: content && { file, text: null, source: text, ...content }, findings };
}

function parseSkill(file: string, text: string): ParsedFile {
  const conflict = mergeConflict(text);
  if (conflict !== null) {
    const where = { file, ...lineFinder(text)(conflict) };
    return { document: null, findings: [finding('merge-conflict', {}, where)] };
  }
  const parts = splitSkill(text);
  if (parts === null) return { document: null, findings: [finding('no-front-matter', {}, { file })] };
  const { content, findings } = readYaml(parts.frontMatter, file, parts.firstLine);
  return { document: content && { file, text, source: text, ...content }, findings };
}
