import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import type { Finding } from '../finding.ts';

/** Figures that a record may give only if one of its sources states them. */
const CREDITED_OF_UNIVERSITY = ['qsRank', 'founded'] as const;
const CREDITED_OF_EXAM = ['durationMinutes', 'scoreRange', 'feeSar', 'attempts', 'validityYears'] as const;

interface Sourced {
  readonly sources?: readonly { readonly supports?: readonly string[] | undefined }[] | undefined;
}

/** Every figure is supported by a source of its record. */
export function figuresHaveSources({ universities, exams }: Content): Finding[] {
  return [
    ...universities.flatMap((entry) => uncredited(entry, CREDITED_OF_UNIVERSITY, entry.value)),
    ...exams.flatMap((entry) => uncredited(entry, CREDITED_OF_EXAM, entry.value)),
  ];
}

function uncredited<K extends string>(
  { document }: Entry<unknown>,
  keys: readonly K[],
  value: Sourced & { readonly [Key in K]?: unknown },
): Finding[] {
  const supported = new Set((value.sources ?? []).flatMap(({ supports }) => supports ?? []));
  return keys.flatMap((key) =>
    (value[key] ?? null) === null || supported.has(key)
      ? []
      : [findingAt(document, [key], 'no-source', { key })],
  );
}

/** Keys within colleges may be credited too, without saying for which college. */
const PARTS_OF_UNIVERSITY = ['majors'];

/** What a source supports is a key of its record, or the id of one of its terms or holidays. */
export function supportsNameKeys({ universities, exams, calendar }: Content): Finding[] {
  return [
    ...universities.flatMap((entry) => unknownSupports(entry, PARTS_OF_UNIVERSITY)),
    ...exams.flatMap((entry) => unknownSupports(entry, [])),
    ...calendar.flatMap((entry) => {
      const { terms = [], holidays = [] } = entry.value;
      return unknownSupports(
        entry,
        [...terms, ...holidays].flatMap(({ id }) => id ?? []),
      );
    }),
  ];
}

function unknownSupports({ document, value }: Entry<Sourced>, ids: readonly string[]): Finding[] {
  const known = [...Object.keys(value), ...ids];
  const names = new Set(known);
  return (value.sources ?? []).flatMap(({ supports = [] }, source) =>
    supports.flatMap((name, index) =>
      names.has(name)
        ? []
        : [findingAt(document, ['sources', source, 'supports', index], 'unknown-support', { name, known })],
    ),
  );
}

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
