import type { Position } from './document.ts';

/** Turns offsets of a text into lines and columns; `firstLine` is the line on which the text begins. */
export function lineFinder(text: string, firstLine = 1): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const within = Math.max(0, Math.min(offset, text.length));
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= within) line = middle;
      else after = middle;
    }
    return { line: line + firstLine, column: within - (starts[line] ?? 0) + 1 };
  };
}
