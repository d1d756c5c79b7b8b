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

/** The values in the order of their keys: by the first key in which two of them differ. */
export function sortedBy<T>(values: readonly T[], keysOf: (value: T) => readonly string[]): T[] {
  return values
    .map((value) => ({ value, keys: keysOf(value) }))
    .sort((a, b) => {
      for (const [index, key] of a.keys.entries()) {
        const order = byCodePoints(key, b.keys[index] ?? '');
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ value }) => value);
}
