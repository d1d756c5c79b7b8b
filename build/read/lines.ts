import type { Position } from './document.ts';
import { yaml } from './yaml-package.ts';

/** Turns offsets of a text into lines and columns; `firstLine` is the line on which the text begins. */
export function lineFinder(text: string, firstLine = 1): (offset: number) => Position {
  const counter = new (yaml().LineCounter)();
  counter.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1);
  return (offset) => {
    const { line, col } = counter.linePos(Math.max(0, Math.min(offset, text.length)));
    return { line: line + firstLine - 1, column: col };
  };
}
