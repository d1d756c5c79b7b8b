/** Where something stands in a file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A step into a value: a key of a mapping or an index of a list. */
export type Path = readonly (string | number)[];

/** One content file, read and parsed: what it says and where it says it. */
export interface Document {
  /** Path relative to the content directory, with forward slashes. */
  readonly file: string;
  /** Plain JSON value. */
  readonly value: unknown;
  /** For a SKILL.md, the whole text; for YAML, null. */
  readonly text: string | null;
  /**
   * Position of the value at `path`, or of its key. A path that the file does not hold gives the position of
   * the nearest thing that it does hold.
   */
  position(path: Path, part?: 'key' | 'value'): Position;
  /** The value at `path` as it is written, quotes and indentation included; null when the file does not hold it. */
  written(path: Path): Written | null;
  /** The whole file as it is written. */
  readonly source: string;
}

/** A value as its file writes it. */
interface Written {
  readonly text: string;
  /** Position of a character of `text`. */
  positionAt(index: number): Position;
}
