/** Whether a value is a mapping, as opposed to a list, a plain value or null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member of a mapping or list under a key or index; undefined when there is none. */
export function memberOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path into a value; undefined when there is none. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown => path.reduce(memberOf, value);
