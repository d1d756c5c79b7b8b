import { contentFile, FILE_FORMS, REQUIRED_FILES } from '../collections/content-files.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { oncePer } from '../values/once-per.ts';
import type { Snapshot } from './snapshot.ts';

const IGNORED = /(?:^|\/)README\.md$/;

/** The content files of a directory, and findings for everything else in it. */
interface Listing {
  /** Relative to the directory, sorted by code points. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

/** Tells content files from what does not belong among them. README.md is ignored. */
export const listContent = ({ entries }: Pick<Snapshot, 'entries'>): Listing => listed(entries);

const listed = oncePer((entries: Snapshot['entries']): Listing => {
  const files: string[] = [];
  const findings: Finding[] = [];
  for (const { path, dirent } of entries) {
    const known = contentFile(path) !== null;
    if (dirent.isDirectory() && !known) continue;
    if (dirent.isSymbolicLink()) findings.push(finding('symbolic-link', {}, { file: path }));
    else if (known && dirent.isFile()) files.push(path);
    else if (!IGNORED.test(path))
      findings.push(finding('unexpected-file', { forms: FILE_FORMS }, { file: path }));
  }
  const present = new Set(entries.map((entry) => entry.path));
  for (const file of REQUIRED_FILES) {
    if (!present.has(file)) findings.push(finding('missing-file', { file }, { file }));
  }
  return { files: files.sort(), findings };
});
