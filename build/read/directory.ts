import { readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import glob, { type Entry } from 'fast-glob';
import { contentFile, FILE_FORMS, REQUIRED_FILES } from '../collections/content-files.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { UserError } from '../findings/user-error.ts';

/** Many times the largest record; what is larger is not read at all. */
const MAX_BYTES = 512 * 1024;
const IGNORED = /(?:^|\/)README\.md$/;

/**
 * Tells the content files of a directory from what does not belong among them. Links are not followed; dotfiles and
 * README.md are ignored.
 * @returns the content files, relative to the directory and sorted by code points, and findings for everything else in it
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function listContent(dir: string) {
  const stats = await stat(dir).catch(() => null);
  if (!stats?.isDirectory()) {
    throw new UserError(`There is no content directory at "${dir}"; name it with --content DIR.`);
  }
  const entries = listEntries(dir);
  const files: string[] = [];
  const findings: Finding[] = [];
  for (const { path, dirent } of entries) {
    const known = contentFile(path) !== null;
    if (dirent.isDirectory() && !known) continue;
    if (dirent.isSymbolicLink()) findings.push(finding('symbolic-link', {}, { file: path }));
    else if (known && dirent.isFile()) files.push(path);
    else if (!IGNORED.test(path)) findings.push(finding('unexpected-file', { forms: FILE_FORMS }, { file: path }));
  }
  const present = new Set(entries.map((entry) => entry.path));
  for (const file of REQUIRED_FILES) {
    if (!present.has(file)) findings.push(finding('missing-file', { file }, { file }));
  }
  return { files: files.sort(), findings };
}

function listEntries(dir: string): Entry[] {
  try {
    // `**` alone would pass over names that hold a line feed.
    return glob.sync('**/*', { cwd: dir, objectMode: true, onlyFiles: false, followSymbolicLinks: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The content directory "${dir}" cannot be listed: ${reason}`);
  }
}

/** The bytes of a content file, or why it was not read. */
export function readBytes(dir: string, file: string): Uint8Array | 'file-too-large' | 'unreadable-file' {
  const path = join(dir, file);
  try {
    return statSync(path).size > MAX_BYTES ? 'file-too-large' : readFileSync(path);
  } catch {
    return 'unreadable-file';
  }
}
