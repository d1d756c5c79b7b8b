import { fold } from '../../text/fold.ts';
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

/** The claim that is out of place among several, and the one that it clashes with. Of equals, the last one. */
export function outOfPlace<C extends Claim>(
  claims: readonly C[],
): { readonly claim: C; readonly other: C } | null {
  if (claims.length < 2) return null;
  const ranked = claims
    .map((claim, index) => ({ claim, index, score: belonging(claim) }))
    .sort((a, b) => a.score - b.score || b.index - a.index);
  const [first] = ranked;
  const last = ranked.at(-1);
  return first === undefined || last === undefined || first === last
    ? null
    : { claim: first.claim, other: last.claim };
}

/** Values that share their key with another one, in groups of one key each. Mostly there are none. */
export function sharing<T>(values: readonly T[], keyOf: (value: T) => string): (readonly T[])[] {
  const keys = new Set<string>();
  for (const value of values) keys.add(keyOf(value));
  return keys.size === values.length ? [] : groupsBy(values, keyOf).filter(({ length }) => length > 1);
}

/** Values in groups of one key each, in the order in which the keys first appear. */
export function groupsBy<T>(values: readonly T[], keyOf: (value: T) => string): (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups.values()];
}
