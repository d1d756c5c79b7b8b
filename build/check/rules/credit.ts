import type { Finding } from '../../findings/finding.ts';
import { CalendarYearRecord } from '../../schema/calendar.ts';
import { ExamRecord } from '../../schema/exam.ts';
import { UniversityRecord } from '../../schema/university.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

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
  const { sources = [] } = value;
  // Sources that are missing or of a wrong shape are findings of their own.
  if (sources.length === 0 || sources.some(({ supports }) => supports === undefined)) return [];
  const supported = new Set(sources.flatMap(({ supports = [] }) => supports));
  return keys.flatMap((key) =>
    (value[key] ?? null) === null || supported.has(key)
      ? []
      : [findingAt(document, [key], 'no-source', { key })],
  );
}

/** Majors stand within colleges, but a source may be credited for them without saying for which. */
const KEYS_OF_UNIVERSITY = [...Object.keys(UniversityRecord.properties), 'majors'];

/** What a source supports is a key of its record, or the id of one of its terms or holidays. */
export function supportsNameKeys({ universities, exams, calendar }: Content): Finding[] {
  return [
    ...universities.flatMap((entry) => unknownSupports(entry, KEYS_OF_UNIVERSITY)),
    ...exams.flatMap((entry) => unknownSupports(entry, Object.keys(ExamRecord.properties))),
    ...calendar.flatMap((entry) => {
      const { terms = [], holidays = [] } = entry.value;
      const ids = [...terms, ...holidays].flatMap(({ id }) => id ?? []);
      return unknownSupports(entry, [...Object.keys(CalendarYearRecord.properties), ...ids]);
    }),
  ];
}

function unknownSupports({ document, value }: Entry<Sourced>, known: readonly string[]): Finding[] {
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
