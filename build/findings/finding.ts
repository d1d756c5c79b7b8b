import { byCodePoints } from '../../edge/text/order.ts';
import { type Code, type CodeArgs, type Severity, WARNINGS } from './codes.ts';

/** Where a finding stands. */
interface Place {
  /** Path relative to the content directory, with forward slashes. */
  readonly file: string;
  /** Counts from 1, as `column` does. */
  readonly line: number;
  readonly column: number;
  /** JSON pointer into the file; the empty string is the whole file. */
  readonly path: string;
}

/**
 * One thing that is wrong with the content, for a person to fix: a stable code, explained in CONTRIBUTING.md, with what
 * its words need to know. The reporters put it into words.
 */
export type Finding<C extends Code = Code> = {
  readonly [K in C]: Place & { readonly code: K; readonly args: CodeArgs[K]; readonly severity: Severity };
}[C];

/** Where a finding stands; without line and column it is about the whole file. */
export type Where = Pick<Place, 'file'> & Partial<Place>;

/** Makes a finding; its severity follows from the code. */
export function finding<C extends Code>(code: C, args: CodeArgs[C], where: Where): Finding;
// The compiler sees that every code has its own arguments, but not that any such finding is one of all findings.
export function finding<C extends Code>(code: C, args: CodeArgs[C], where: Where): Finding<C> {
  const { file, line = 1, column = 1, path = '' } = where;
  return { code, args, severity: WARNINGS.has(code) ? 'warning' : 'error', file, line, column, path };
}

/** Findings in the order in which a person works through them: by file, line, column and code. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      byCodePoints(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      byCodePoints(a.code, b.code) ||
      byCodePoints(a.path, b.path),
  );
}
