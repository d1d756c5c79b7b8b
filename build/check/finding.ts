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
