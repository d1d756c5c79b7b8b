import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFile } from '../collections/content-files.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Document } from './document.ts';
import { lineFinder } from './lines.ts';
import { type Listing, listContent } from './list.ts';
import { splitSkill } from './skill.ts';
import { decode } from './text.ts';
import { mergeConflict, readYaml } from './yaml.ts';

/** Many times the largest record; what is larger is not read at all. */
export const MAX_BYTES = 512 * 1024;

/** Everything that a content directory says. */
export interface Reading {
  /** In order of their paths; files that could not be understood are missing. */
  readonly documents: readonly Document[];
  /** Content files that are there but could not be understood. */
  readonly broken: readonly string[];
  readonly findings: readonly Finding[];
  /** SHA-256 over the paths and bytes of all content files, in order of their paths. */
  readonly contentHash: string;
}

/**
 * Reads a content directory. Whatever is wrong with a file becomes a finding.
 * @throws UserError when the directory is missing or cannot be listed
 */
export const readContent = async (dir: string): Promise<Reading> => readListed(dir, await listContent(dir));

/** Reads the files of a listing, one after the other, so that only one is held as bytes at a time. */
export function readListed(dir: string, listing: Listing): Reading {
  const documents: Document[] = [];
  const broken: string[] = [];
  const findings: Finding[] = [...listing.findings];
  const hash = createHash('sha256');
  for (const file of listing.files) {
    const bytes = readBounded(join(dir, file));
    if ('code' in bytes) {
      findings.push(finding(bytes.code, {}, { file }));
      broken.push(file);
      continue;
    }
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    const parsed = parseFile(file, bytes);
    findings.push(...parsed.findings);
    if (parsed.document === null) broken.push(file);
    else documents.push(parsed.document);
  }
  return { documents, broken, findings, contentHash: hash.digest('hex') };
}

type Unread = { readonly code: 'file-too-large' | 'unreadable-file' };

function readBounded(path: string): Uint8Array | Unread {
  try {
    return statSync(path).size > MAX_BYTES ? { code: 'file-too-large' } : readFileSync(path);
  } catch {
    return { code: 'unreadable-file' };
  }
}

interface ParsedFile {
  readonly document: Document | null;
  readonly findings: readonly Finding[];
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
