/**
 * A value with something else at a place, which numbers choose: each the key or index of one step, the one beyond the
 * last a new item of a list, or a key less of a mapping.
 */
export function replacedAt(value: unknown, [step, ...rest]: readonly number[], other: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)];
  if (Array.isArray(value)) {
    return key === undefined
      ? [...value, value[0] ?? other]
      : value.map((item, index) => (String(index) === key ? replacedAt(item, rest, other) : item));
  }
  const entries = Object.entries(value);
  if (key === undefined) return Object.fromEntries(entries.slice(rest[0] === undefined ? 0 : 1));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? replacedAt(item, rest, other) : item]),
  );
}
