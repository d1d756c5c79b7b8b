import type { Document } from '../read/document.ts';
import { isRecord } from '../schema/json-value.ts';

/** Where a walk stands. It goes on from there: who wants to keep the path has to copy it. */
export interface Spot {
  readonly document: Document;
  readonly path: readonly (string | number)[];
  /** The key that names what the value is: `answerEn` for an item of it too. */
  readonly key: string | null;
}

/**
 * Visits a value of a document and every value in it, from the outside in.
 * @param start where the value stands in the document
 */
export function walk(
  document: Document,
  value: unknown,
  visit: (value: unknown, spot: Spot) => void,
  start: readonly (string | number)[] = [],
): void {
  const path = [...start];
  const spot: { -readonly [K in keyof Spot]: Spot[K] } = { document, path, key: null };
  const enter = (part: unknown, key: string | null): void => {
    spot.key = key;
    visit(part, spot);
    if (typeof part !== 'object' || part === null) return;
    const depth = path.push('') - 1;
    if (Array.isArray(part)) {
      for (let index = 0; index < part.length; index += 1) {
        path[depth] = index;
        enter(part[index], key);
      }
    } else if (isRecord(part)) {
      for (const name in part) {
        path[depth] = name;
        enter(part[name], name);
      }
    }
    path.pop();
  };
  enter(value, start.filter((step) => typeof step === 'string').at(-1) ?? null);
}
