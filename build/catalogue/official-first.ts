import { isRecord } from '../schema/json-value.ts';
import { SOURCE_KINDS } from '../schema/source.ts';

const ORDER: readonly unknown[] = Object.keys(SOURCE_KINDS);

const rank = (source: unknown): number => (isRecord(source) ? ORDER.indexOf(source.kind) : -1);

const byRank = (a: unknown, b: unknown): number => rank(a) - rank(b);

/**
 * Puts the sources within a value, at whatever depth, into the order in which they are shown: the body that decides, then
 * newspapers, then others, and as the editor wrote them among equals. The first of `source` and `otherSources` leads.
 */
export function orderSources(value: unknown): void {
  if (Array.isArray(value)) value.forEach(orderSources);
  if (!isRecord(value)) return;
  const { sources, source, otherSources } = value;
  if (Array.isArray(sources)) sources.sort(byRank);
  if (Array.isArray(otherSources) && isRecord(source)) {
    const [first, ...others] = [source, ...otherSources].sort(byRank);
    Object.assign(value, { source: first, otherSources: others });
  }
  Object.values(value).forEach(orderSources);
}
