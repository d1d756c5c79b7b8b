import { createHash } from 'node:crypto';
import { contentFile } from '../collections/content-files.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { listContent, readBytes } from './directory.ts';
import type { Document } from './document.ts';
import { decode, lineFinder } from './text.ts';
import { readYaml } from './yaml.ts';

/** Everything that a content directory says. */
export interface Reading {
  /** In order of their paths; files that could not be understood are missing. */
  readonly documents: readonly Document[];
  /** Content files that are there but could not be understood. */
  readonly broken: readonly string[];
  readonly findings: readonly Finding[];
  /** SHA-256 over the paths and bytes of all content files, in order of their paths, as lower-case hex digits. */
  readonly contentHash: string;
}

/**
 * Reads a content directory. Whatever is wrong with a file becomes a finding.
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function readContent(dir: string): Promise<Reading> {
  const listing = await listContent(dir);
  const documents: Document[] = [];
  const broken: string[] = [];
  const findings: Finding[] = [...listing.findings];
  const hash = createHash('sha256');
  for (const file of listing.files) {
    const bytes = readBytes(dir, file);
    const parsed = typeof bytes === 'string' ? unread(finding(bytes, {}, { file })) : parseFile(file, bytes);
    if (typeof bytes !== 'string') hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    findings.push(...parsed.findings);
    if (parsed.document === null) broken.push(file);
    else documents.push(parsed.document);
  }
  return { documents, broken, findings, contentHash: hash.digest('hex') };
}

const unread = (fault: Finding) => ({ document: null, findings: [fault] });

/** Where git left a merge to be finished by hand. */
const MERGE_MARKER = /^(?:<{7}|>{7}|={7}|\|{7})(?: |\r?$)/m;

/** Parses the bytes of one content file. Never throws, whatever the bytes. */
export function parseFile(file: string, bytes: Uint8Array) {
  const decoded = decode(bytes);
  if ('fault' in decoded) return unread(finding(decoded.fault, {}, { file, ...decoded.position }));
  const { text } = decoded;
  const conflict = MERGE_MARKER.exec(text);
  if (conflict !== null) return unread(finding('merge-conflict', {}, { file, ...lineFinder(text)(conflict.index) }));
  if (contentFile(file)?.owner === 'skills') return parseSkill(file, text);
  const { content, findings } = readYaml(text, file);
  return { document: content && { file, text: null, source: text, ...content }, findings };
}

function parseSkill(file: string, text: string) {
  const parts = splitSkill(text);
  if (parts === null) return unread(finding('no-front-matter', {}, { file }));
  const { content, findings } = readYaml(parts.frontMatter, file, FRONT_MATTER_LINE);
  return { document: content && { file, text, source: text, ...content }, findings };
}

/** Line of a SKILL.md on which the text of its front matter begins. */
const FRONT_MATTER_LINE = 2;
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Splits a SKILL.md into its YAML front matter and its body; null when it does not begin with one. */
export function splitSkill(text: string) {
  const match = FRONT_MATTER.exec(text);
  if (match === null) return null;
  const [whole, frontMatter = ''] = match;
  return { frontMatter, body: text.slice(whole.length) };
}
