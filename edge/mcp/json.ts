export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member under a key that a client sent; undefined when there is none, whatever every object inherits. */
export const memberOf = <T>(members: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(members, key) ? members[key] : undefined;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether a JSON text nests deeper than `limit`. One pass, before anything recursive sees the text. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inString && unit === BACKSLASH) index += 1;
    else if (unit === QUOTE) inString = !inString;
    else if (!inString && OPENING.has(unit)) depth += 1;
    else if (!inString && CLOSING.has(unit)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
