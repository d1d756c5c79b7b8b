import { fold } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import type { Document } from '../read/document.ts';

/** Where two files say what only one of them may: what it is, and who says it. */
interface Claim {
  readonly document: Document;
  readonly text: string;
}

/**
 * How much a text belongs to the file that says it: how many of its words stand elsewhere in the file. A name or an
 * address that was copied from another record stands in the new one alone, among words of its own.
 */
function belonging({ document, text }: Claim): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(document.source)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...new Set(wordsOf(text))].filter((word) => (counts.get(word) ?? 0) > 1).length;
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/**
 * Of claims that cannot all be right, the one that is out of place and the one that it clashes with; of equals, the last
 * one is. None of fewer than two.
 */
export function outOfPlace<C extends Claim>(
  claims: readonly C[],
): { readonly claim: C; readonly other: C }[] {
  const [first, ...others] = claims
    .map((claim, index) => ({ claim, index, score: belonging(claim) }))
    .sort((a, b) => a.score - b.score || b.index - a.index);
  const last = others.at(-1);
  return first === undefined || last === undefined ? [] : [{ claim: first.claim, other: last.claim }];
}

/** Values that share their key with another one, in groups of one key each. Mostly there are none. */
export function sharing<T>(values: readonly T[], keyOf: (value: T) => string): (readonly T[])[] {
  const keys = new Set(values.map(keyOf));
  return keys.size === values.length
    ? []
    : [...groupBy(values, keyOf).values()].filter(({ length }) => length > 1);
}
