import { isRecord } from '../schema/json-value.ts';
import { SOURCE_KINDS } from '../schema/source.ts';

const ORDER: readonly unknown[] = Object.keys(SOURCE_KINDS);

const rank = (source: unknown): number => (isRecord(source) ? ORDER.indexOf(source.kind) : -1);

const byRank = (a: unknown, b: unknown): number => rank(a) - rank(b);

const isOrdered = (sources: readonly unknown[]): boolean =>
  sources.every((source, at) => at === 0 || rank(sources[at - 1]) <= rank(source));

/**
 * The same record with its sources in the order in which they are shown, at whatever depth: the body that decides, then
 * newspapers, then others, and as the editor wrote them among equals. The first of `source` and `otherSources` leads.
 */
export function officialFirst<T>(record: T): T {
  // Most records are written in this order, and are taken as they are.
  if (isInOrder(record)) return record;
  const copy = structuredClone(record);
  orderSources(copy);
  return copy;
}

function isInOrder(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isInOrder);
  if (!isRecord(value)) return true;
  const { sources, source, otherSources } = value;
  if (Array.isArray(sources) && !isOrdered(sources)) return false;
  if (Array.isArray(otherSources) && isRecord(source) && !isOrdered([source, ...otherSources])) return false;
  for (const key in value) if (!isInOrder(value[key])) return false;
  return true;
}

function orderSources(value: unknown): void {
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
