/** Order by Unicode code points: the same on every machine, unlike the order of a locale. */
export function byCodePoints(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Compares two values by the first of the given texts in which they differ. */
export const by =
  <T>(...texts: readonly ((value: T) => string)[]) =>
  (a: T, b: T): number => {
    for (const text of texts) {
      const order = byCodePoints(text(a), text(b));
      if (order !== 0) return order;
    }
    return 0;
  };
