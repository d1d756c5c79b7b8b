import type { Finding } from '../../findings/finding.ts';
import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** A rank has the year of its ranking, and a range runs upwards. */
export const ranksAreComplete = ({ universities }: Content): Finding[] =>
  universities.flatMap(incompleteRank);

const incompleteRank = oncePer(({ document, value }: Content['universities'][number]): readonly Finding[] => {
  const { qsRank = null, qsRankTo = null, qsYear = null } = value;
  const findings: Finding[] = [];
  // A rank or year of a wrong shape is a finding of its own; it is there all the same.
  const isGiven = (key: string) => (memberOf(document.value, key) ?? null) !== null;
  if (isGiven('qsRank') && !isGiven('qsYear')) {
    findings.push(findingAt(document, [yearOrRank(document.value)], 'rank-without-year', {}));
  }
  if (!isGiven('qsRank') && qsYear !== null) {
    const written = memberOf(document.value, 'qsRank') === undefined ? 'qsYear' : 'qsRank';
    findings.push(findingAt(document, [written], 'year-without-rank', {}));
  } else if (!isGiven('qsRank') && qsRankTo !== null) {
    findings.push(findingAt(document, ['qsRankTo'], 'rank-end-alone', {}));
  }
  if (qsRank !== null && qsRankTo !== null && qsRankTo <= qsRank) {
    findings.push(findingAt(document, ['qsRankTo'], 'rank-order', { from: qsRank, to: qsRankTo }));
  }
  return findings;
});

/** The line to look at: that of the year when it is written as null, else that of the rank. */
const yearOrRank = (value: unknown): string =>
  memberOf(value, 'qsYear') === undefined ? 'qsRank' : 'qsYear';

/** The highest score of an exam lies above the lowest. */
export function scoresAreOrdered({ exams }: Content): Finding[] {
  return exams.flatMap(({ document, value: { scoreRange } }) => {
    const { minimum: from, maximum: to } = scoreRange ?? {};
    if (from === undefined || to === undefined || from < to) return [];
    return [findingAt(document, ['scoreRange', 'maximum'], 'score-order', { from, to })];
  });
}
