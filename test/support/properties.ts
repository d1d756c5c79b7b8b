import fc from 'fast-check';

/**
 * The library of properties, with the same inputs in every run: a pull request must not fail by what chance found.
 * `PROPERTY_SEED=7 npm test` looks elsewhere.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };

/** Pieces that mean something to YAML. */
export const yamlPiece = fc.constantFrom(
  ...[
    "\n¦\n¦\n\n¦ ¦  ¦    ¦\t¦\r\n¦- ¦-¦: ¦:¦? ¦#¦ # ¦\"¦'¦''¦\\",
    '[¦]¦{¦}¦,¦, ¦|¦|-\n¦>¦>-\n¦|+\n¦>2\n¦&a ¦*a¦!x ¦---\n¦...\n¦%¦\n#c\n¦\n  # c\n¦[a, b]¦{a: b}¦@¦`',
    'null¦true¦False¦~¦0¦12¦1.5¦0x1¦1e3¦-1¦+1¦.5¦2026-11-20¦1:2¦.inf¦0o7¦007¦-0¦1e400¦12345678901234567890¦<<: ',
    'a¦b: ¦b:\n¦c¦ا¦é¦\u00a0¦\u2028¦\ufeff¦\u0085¦😀¦constructor: ¦__proto__: ¦a: 1\n¦\0¦\u202E¦\r¦\u2029¦\u001b¦\ud800',
  ].flatMap((pieces) => pieces.split('¦')),
);

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
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? replacedAt(item, rest, other) : item]));
}
