import type { Code, CodeArgs } from './codes.ts';
import { WORDINGS, type Wording } from './messages.ts';

/** One thing that is wrong with the content, for a person to mend. */
export interface Finding {
  /** Stable code, explained in CONTRIBUTING.md. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Path relative to the content directory, with forward slashes. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  /** JSON pointer into the file; the empty string is the whole file. */
  readonly path: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** Where a finding stands; without line and column it is about the whole file. */
export interface Where {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
}

/** Makes a finding: the code gives its severity and, with its arguments, its words. */
export function finding<C extends Code>(code: C, args: CodeArgs[C], where: Where): Finding {
  const wording: Wording<CodeArgs[C]> = WORDINGS[code];
  return {
    code,
    severity: wording.severity ?? 'error',
    file: where.file,
    line: where.line ?? 1,
    column: where.column ?? 1,
    path: where.path ?? '',
    message: wording.message(args),
    hint: wording.hint(args),
  };
}

/** Findings in the order in which a person works through them: by file, line, column and code. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...findings].sort(
    (a, b) =>
      byText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      byText(a.code, b.code) ||
      byText(a.path, b.path) ||
      byText(a.message, b.message),
  );
}
