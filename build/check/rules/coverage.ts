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
