import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

type Year = Content['calendar'][number];
interface Period {
  readonly path: Path;
  readonly starts?: string | null | undefined;
  readonly ends?: string | null | undefined;
}

/** A lunar year is 0.970224 solar years long; the Hijri count began in the middle of 622. */
const SOLAR_YEARS_PER_HIJRI_YEAR = 0.970_224;
const HIJRI_EPOCH = 621.577;

/** The Gregorian years of a school year follow each other and belong to its Hijri year. */
export function gregorianYearsMatch({ calendar }: Content): Finding[] {
  return calendar.flatMap((entry) => {
    const { gregorian } = entry.value;
    if (gregorian === undefined || spanOf(entry) !== null) return [];
    return [findingAt(entry.document, ['gregorian'], 'year-span', { gregorian })];
  });
}

/** Both Gregorian years of a school year; null when they are missing or cannot be right. */
function spanOf({ value: { gregorian, year } }: Year): { first: number; second: number } | null {
  if (gregorian === undefined) return null;
  const first = Number(gregorian.slice(0, 4));
  const second = Number(gregorian.slice(5));
  const expected = Number(year) * SOLAR_YEARS_PER_HIJRI_YEAR + HIJRI_EPOCH;
  const belongs = year === undefined || Math.abs(first - expected) <= 1;
  return second === first + 1 && belongs ? { first, second } : null;
}

/** Terms, holidays and regional changes do not end before they start. */
export function periodsAreOrdered({ calendar }: Content): Finding[] {
  return calendar.flatMap((entry) =>
    periodsOf(entry).flatMap(({ path, starts, ends }) =>
      starts && ends && ends < starts
        ? [findingAt(entry.document, [...path, 'ends'], 'period-order', { starts, ends })]
        : [],
    ),
  );
}

/** Every day of a school year lies between the July in which it is prepared and the August in which it is over. */
export function daysLieInTheirYear({ calendar }: Content): Finding[] {
  return calendar.flatMap((entry) => {
    const { gregorian = '', endOfYear, staffReturn } = entry.value;
    const span = spanOf(entry);
    if (span === null) return [];
    const days: readonly (readonly [Path, string | null | undefined])[] = [
      ...periodsOf(entry).flatMap(({ path, starts, ends }) => [
        [[...path, 'starts'], starts] as const,
        [[...path, 'ends'], ends] as const,
      ]),
      [['endOfYear'], endOfYear],
      [['staffReturn'], staffReturn],
    ];
    const given = days.flatMap(([path, day]) => (day ? [{ path, day }] : []));
    const outside = given.filter(({ day }) => day < `${span.first}-07-01` || day > `${span.second}-08-31`);
    // When most of them are, they are those of the year from which the file was copied: one mistake.
    const told = outside.length > given.length / 2 ? outside.slice(0, 1) : outside;
    return told.map(({ path, day }) => findingAt(entry.document, path, 'outside-year', { day, gregorian }));
  });
}

/** Terms stand in order, do not overlap, and end with the year at the latest. */
export function termsFollowEachOther({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { terms = [], endOfYear } }) => {
    const findings: Finding[] = [];
    let previous: { id: string; starts: string; ends: string } | null = null;
    for (const [index, { id = '', starts, ends }] of terms.entries()) {
      const last = ends ?? starts;
      if (endOfYear && last && last > endOfYear) {
        const path = ['terms', index, ends ? 'ends' : 'starts'];
        findings.push(findingAt(document, path, 'after-end-of-year', { day: last, end: endOfYear }));
      }
      if (!starts) continue;
      const path = ['terms', index, 'starts'];
      if (previous !== null && starts < previous.starts) {
        findings.push(findingAt(document, path, 'term-order', { other: previous.id }));
      } else if (previous !== null && starts <= previous.ends) {
        findings.push(findingAt(document, path, 'term-overlap', { other: previous.id, ends: previous.ends }));
      }
      previous = { id, starts, ends: ends ?? starts };
    }
    return findings;
  });
}

const TERMS: Readonly<Record<string, number>> = { 'two-terms': 2, 'three-terms': 3 };

/** A year has as many terms as its system says, once all are announced. */
export function termsFitSystem({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { system, terms, endOfYear } }) => {
    const wanted = system ? TERMS[system] : undefined;
    const count = terms?.length ?? 0;
    const isWhole = Boolean(endOfYear);
    return wanted === undefined || count === wanted || (count < wanted && !isWhole)
      ? []
      : [findingAt(document, ['system'], 'terms-not-system', { system: system ?? '', count })];
  });
}

/** The label of a school year names that year, and not the one from which it was copied. */
export function labelsNameTheirYear({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value, name: year }) => {
    const wrong = (['label', 'labelEn'] as const).flatMap((key) => {
      const label = value[key] ?? '';
      const named = /1[45]\d\d/.exec(label)?.[0];
      return named === undefined || named === year
        ? []
        : [findingAt(document, [key], 'label-of-other-year', { key, label, year })];
    });
    return wrong.slice(0, 1);
  });
}

function periodsOf({ value: { terms = [], holidays = [], regionalDifferences = [] } }: Year): Period[] {
  return [
    ...terms.map((term, index) => ({ ...term, path: ['terms', index] })),
    ...holidays.map((holiday, index) => ({ ...holiday, path: ['holidays', index] })),
    ...regionalDifferences.flatMap(({ changes = [] }, place) =>
      changes.map((change, index) => ({ ...change, path: ['regionalDifferences', place, 'changes', index] })),
    ),
  ];
}
