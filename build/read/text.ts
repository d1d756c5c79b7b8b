import type { Position } from './document.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Text of a file, or the reason why it cannot be read as text and where. */
export type Decoded =
  | { readonly text: string }
  | { readonly fault: 'not-utf8' | 'byte-order-mark'; readonly position: Position };

/** Decodes the bytes of a content file: UTF-8 without a byte order mark. */
export function decode(bytes: Uint8Array): Decoded {
  const text = decoded(bytes);
  if (text === null) return { fault: 'not-utf8', position: firstBadByte(bytes) };
  if (text.startsWith(BYTE_ORDER_MARK)) return { fault: 'byte-order-mark', position: { line: 1, column: 1 } };
  return { text };
}

/**
 * The text of some bytes; null when they are no UTF-8.
 * @param goesOn whether more bytes follow, so that a character that is cut off at the end is no fault
 */
function decoded(bytes: Uint8Array, goesOn = false): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: goesOn });
  } catch {
    return null;
  }
}

/** The longest prefix that decodes ends where the first bad byte stands. */
function firstBadByte(bytes: Uint8Array): Position {
  const good = lastBelow(bytes.length, (end) => decoded(bytes.subarray(0, end), true) !== null);
  const before = decoded(bytes.subarray(0, good), true) ?? '';
  return lineFinder(before)(before.length);
}

/** Turns offsets of a text into lines and columns; `firstLine` is the line on which the text begins. */
export function lineFinder(text: string, firstLine = 1): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const within = Math.max(0, Math.min(offset, text.length));
    const line = lastBelow(starts.length, (at) => (starts[at] ?? 0) <= within);
    return { line: line + firstLine, column: within - (starts[line] ?? 0) + 1 };
  };
}

/** The last number below `limit` for which something holds that holds for 0, and for none after the first that it does not. */
function lastBelow(limit: number, holds: (number: number) => boolean): number {
  let [last, next] = [0, limit];
  while (next - last > 1) {
    const middle = (last + next) >> 1;
    if (holds(middle)) last = middle;
    else next = middle;
  }
  return last;
}
