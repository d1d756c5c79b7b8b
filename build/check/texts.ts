import type { Path } from '../read/document.ts';

/** A text within a value, and where it stands. */
export interface PlacedText {
  readonly text: string;
  readonly path: Path;
}

/** All texts in a value of JSON's data model, in order. Recursive: the depth was bounded when the file was read. */
export function textsIn(value: unknown): PlacedText[] {
  const found: PlacedText[] = [];
  collect(value, [], found);
  return found;
}

function collect(value: unknown, path: Path, found: PlacedText[]): void {
  if (typeof value === 'string') found.push({ text: value, path });
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, [...path, key], found);
  }
}
