import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** What is said of the list of colleges fits the list. */
export function coverageFitsColleges({ universities }: Content): Finding[] {
  return universities.flatMap(({ document, value: { collegesCoverage, colleges } }) => {
    if (collegesCoverage === undefined || colleges === undefined) return [];
    const count = colleges.length;
    return (collegesCoverage === 'none') === (count === 0)
      ? []
      : [
          findingAt(document, ['collegesCoverage'], 'coverage-mismatch', {
            coverage: collegesCoverage,
            count,
          }),
        ];
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
