/** Thrown by the parts of the plain reader for what they leave to the parser; it carries no stack of its own. */
export const DECLINED = new Error('This is left to the YAML parser.');

/** Where the keys and values of each mapping and list begin. */
export type Starts = Map<unknown, Map<string | number, { readonly key: number; readonly value: number }>>;

/** The line of a text at which the plain reader stands. */
export interface Cursor {
  readonly text: string;
  /** Where the line begins to say something. */
  start: number;
  /** Offset of its line feed. */
  end: number;
  /** Column of `start`, from 0; -1 behind the last line. */
  indent: number;
  /** Where the value that was read last begins. */
  began: number;
}

/** Goes to the next line that is neither blank nor a comment. */
export const nextLine = (cursor: Cursor): void => goTo(cursor, cursor.end + 1);

/** Goes to the first line from an offset on that is neither blank nor a comment. */
export function goTo(cursor: Cursor, lineStart: number): void {
  const { text } = cursor;
  let begins = lineStart;
  while (begins < text.length) {
    let at = begins;
    while (text[at] === ' ') at += 1;
    const isSilent = text[at] === '\n' || text[at] === '#';
    const end = text.indexOf('\n', at);
    if (!isSilent) {
      cursor.start = at;
      cursor.end = end;
      cursor.indent = at - begins;
      return;
    }
    begins = end + 1;
  }
  cursor.indent = -1;
}
