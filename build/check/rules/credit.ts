import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { keysOf, MARKS, markedPlaces, type Pattern, visitAt } from '../../schema/marks.ts';
import { isWeaklySourced } from '../../schema/source.ts';
import type { Content } from '../content.ts';
import { eachRecord } from '../each-record.ts';
import { type Entry, findingAt, writtenValue } from '../entry.ts';
import { keyMeant } from '../key-meant.ts';

/** Where sources say what they support. A shape without it can support no figure. */
const SUPPORTS: Pattern = ['sources', '*', 'supports'];

/** Every figure that a schema marks is supported by a source of its record, or stands beside a source of its own. */
export const figuresHaveSources = eachRecord((name) => {
  const figures = markedPlaces(COLLECTIONS[name].record, MARKS.figure);
  return (entry) => uncredited(entry, name, figures);
});

function uncredited(
  { document, path: start, value }: Entry<unknown>,
  name: CollectionName,
  figures: readonly { readonly pattern: Pattern }[],
): Finding[] {
  // Sources that are missing or of a wrong shape are findings of their own.
  if (SOURCED.has(name) && !areWhole(memberOf(value, 'sources'))) return [];
  const supported = new Set<unknown>();
  visitAt(value, [...SUPPORTS, '*'], (name) => supported.add(name));
  const findings: Finding[] = [];
  for (const { pattern } of figures) {
    visitAt(value, pattern, (figure, path) => {
      if (figure === null || path.some((step) => supported.has(step)) || hasOwnSource(value, path)) return;
      findings.push(findingAt(document, [...start, ...path], 'no-source', { key: String(path.at(-1)) }));
    });
  }
  return findings;
}

/** Collections whose records list sources that say what they support. */
const SOURCED: ReadonlySet<CollectionName> = new Set(
  COLLECTION_NAMES.filter((name) => keysOf(COLLECTIONS[name].record, ['sources', '*']).includes('supports')),
);

const areWhole = (sources: unknown): boolean =>
  Array.isArray(sources) &&
  sources.length > 0 &&
  sources.every((source) => isRecord(source) && 'supports' in source);

/** Whether something within the record that holds the figure names its own source, as a window does. */
function hasOwnSource(value: unknown, path: Path): boolean {
  const holders = path.map((_, length) => path.slice(0, length)).slice(1);
  return holders.some((holder) => isRecord(valueAt(value, [...holder, 'source'])));
}

/** What a source supports is a key of its record or of a part of it, or the id of one of its terms or holidays. */
export const supportsNameKeys = eachRecord((name) => {
  const keys = keysToSupport(name);
  if (name !== 'calendar') return (entry) => unknownSupports(entry, keys);
  return (entry) => {
    const known = new Set(keys);
    for (const list of ['terms', 'holidays']) {
      visitAt(entry.value, [list, '*', 'id'], (id) => known.add(String(id)));
    }
    return unknownSupports(entry, known);
  };
});

/** Keys of the record, and of its parts those that hold lists: majors stand within colleges. */
function keysToSupport(name: CollectionName): ReadonlySet<string> {
  const { record } = COLLECTIONS[name];
  const keys = keysOf(record, []);
  const nested = keys.flatMap((key) =>
    keysOf(record, [key, '*']).filter((inner) => keysOf(record, [key, '*', inner, '*']).length > 0),
  );
  return new Set([...keys, ...nested]);
}

function unknownSupports(entry: Entry<unknown>, known: ReadonlySet<string>): Finding[] {
  const { document, path: start, value } = entry;
  const findings: Finding[] = [];
  const unknown = new Set<string>();
  visitAt(value, [...SUPPORTS, '*'], (name, within) => {
    if (typeof name !== 'string') return;
    if (known.has(name)) {
      // A value of a wrong type is empty in `value`, and is a finding of its own.
      const isEmpty =
        memberOf(value, name) === null && (memberOf(writtenValue(entry), name) ?? null) === null;
      if (isEmpty) findings.push(findingAt(document, [...start, ...within], 'support-of-nothing', { name }));
    } else if (!unknown.has(name)) {
      // A name that is wrong everywhere has one cause.
      unknown.add(name);
      const keys = [...known];
      const args = { name, meant: keyMeant(name, keys), known: keys };
      findings.push(findingAt(document, [...start, ...within], 'unknown-support', args));
    }
  });
  return findings;
}

/** A record rests on more than weak sources; that it does not is a warning, and the status counts it. */
export const sourcesAreStrong = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    content[name].flatMap(({ document, path, value }: Entry<unknown>) =>
      isWeaklySourced(value) ? [findingAt(document, [...path, 'sources'], 'weak-sources', {}, 'key')] : [],
    ),
  );

/** A regional change may do without a source only while it names no day. */
export function changesHaveSources({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { regionalDifferences = [] } }) =>
    regionalDifferences.flatMap(({ changes = [] }, place) =>
      changes.flatMap(({ starts, ends, source }, index) =>
        (starts || ends) && source === null
          ? [
              findingAt(
                document,
                ['regionalDifferences', place, 'changes', index],
                'change-without-source',
                {},
              ),
            ]
          : [],
      ),
    ),
  );
}
