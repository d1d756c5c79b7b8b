import { isRecord } from '../schema/json-value.ts';
import { SOURCE_KINDS } from '../schema/source.ts';
import { oncePer } from '../values/once-per.ts';

const ORDER: readonly unknown[] = Object.keys(SOURCE_KINDS);

const rank = (source: unknown): number => (isRecord(source) ? ORDER.indexOf(source.kind) : -1);

const isOrdered = (sources: readonly unknown[]): boolean =>
  sources.every((source, at) => at === 0 || rank(sources[at - 1]) <= rank(source));

const ordered = (sources: readonly unknown[]): unknown[] => [...sources].sort((a, b) => rank(a) - rank(b));

/**
 * The same record with its sources in the order in which they are shown, at whatever depth: the body that decides, then
 * newspapers, then others, and as the editor wrote them among equals. The first of `source` and `otherSources` leads.
 */
export const officialFirst: (record: object) => unknown = oncePer((record: object) =>
  isInOrder(record) ? record : withSourcesOrdered(record),
);

/** Most records are written in this order, and are taken as they are. */
function isInOrder(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isInOrder);
  if (!isRecord(value)) return true;
  const { sources, source, otherSources } = value;
  if (Array.isArray(sources) && !isOrdered(sources)) return false;
  if (Array.isArray(otherSources) && isRecord(source) && !isOrdered([source, ...otherSources])) return false;
  for (const key in value) if (!isInOrder(value[key])) return false;
  return true;
}

function withSourcesOrdered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSourcesOrdered);
  if (!isRecord(value)) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withSourcesOrdered(part)]),
  );
  if (Array.isArray(parts.sources)) parts.sources = ordered(parts.sources);
  if (Array.isArray(parts.otherSources) && isRecord(parts.source)) {
    [parts.source, ...parts.otherSources] = ordered([parts.source, ...parts.otherSources]);
  }
  return parts;
}
