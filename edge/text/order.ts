/** Order by Unicode code points: the same on every machine, unlike the order of a locale. */
export function byCodePoints(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
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

/** Groups values by key. Groups and their values keep the order in which they first appear. */
export const groupBy = <T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> =>
  groupByEach(values, (value) => [keyOf(value)]);

/** The same by several keys, so that a value stands in the group of each. */
export function groupByEach<T, K>(values: Iterable<T>, keysOf: (value: T) => Iterable<K>): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      else group.push(value);
    }
  }
  return groups;
}
