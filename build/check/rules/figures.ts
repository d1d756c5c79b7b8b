import type { Finding } from '../../findings/finding.ts';
import { SCORES } from '../../schema/admission.ts';
import { memberOf, valueAt } from '../../schema/json-value.ts';
import { type Pattern, partsAt } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** A rank has the year of its ranking, and a range runs upwards. */
export function ranksAreComplete({ universities }: Content): Finding[] {
  return universities.flatMap(({ document, value }) => {
    const { qsRank, qsRankTo } = value;
    // A rank or year of a wrong shape is a finding of its own; it is there all the same.
    const isGiven = (key: string) => (memberOf(document.value, key) ?? null) !== null;
    // The line to look at: that of the key that is written as null, else that of the other one.
    const lineOf = (missing: string, given: string) => [memberOf(document.value, missing) === null ? missing : given];
    if (!isGiven('qsRank')) {
      if (value.qsYear) return [findingAt(document, lineOf('qsRank', 'qsYear'), 'year-without-rank', {})];
      return qsRankTo ? [findingAt(document, ['qsRankTo'], 'rank-end-alone', {})] : [];
    }
    return [
      ...(isGiven('qsYear') ? [] : [findingAt(document, lineOf('qsYear', 'qsRank'), 'rank-without-year', {})]),
      ...(qsRank && qsRankTo && qsRankTo <= qsRank
        ? [findingAt(document, ['qsRankTo'], 'rank-order', { from: qsRank, to: qsRankTo })]
        : []),
    ];
  });
}

/** The highest score of an exam lies above the lowest, and between them that of passing; whoever is late pays no less. */
export const figuresFitEachOther = ({ exams }: Content): Finding[] =>
  exams.flatMap(({ document, value: { scoreRange, passScore = null, feeSar = null, feeLateSar = null } }) => {
    const { minimum: from = null, maximum: to = null } = scoreRange ?? {};
    if (from !== null && to !== null && from >= to) {
      return [findingAt(document, ['scoreRange', 'maximum'], 'score-order', { from, to })];
    }
    const outOfRange = (key: string, found: number | null, minimum: number | null, maximum: number | null) =>
      found !== null && (found < (minimum ?? found) || found > (maximum ?? found))
        ? [findingAt(document, [key], 'out-of-range', { key, found: String(found), minimum, maximum, slip: null })]
        : [];
    return [...outOfRange('passScore', passScore, from, to), ...outOfRange('feeLateSar', feeLateSar, feeSar, null)];
  });

/** What is said of the list of colleges fits the list. */
export function coverageFitsColleges({ universities }: Content): Finding[] {
  return universities.flatMap(({ document, value: { collegesCoverage, colleges } }) => {
    if (collegesCoverage === undefined || colleges === undefined) return [];
    if ((collegesCoverage === 'none') === (colleges.length === 0)) return [];
    const args = { coverage: collegesCoverage, count: colleges.length };
    return [findingAt(document, ['collegesCoverage'], 'coverage-mismatch', args)];
  });
}

/** Between these, a founding year is one of the Hijri calendar: 1300 AH began in 1882. */
const HIJRI = { first: 1300, last: 1500 };

/** Figures beyond these are mistakes more often than facts. */
const USUAL: readonly (readonly [at: Pattern, least: number, most: number])[] = [
  [['founded'], 1900, 2100],
  // No Saudi university has ranked higher, and QS ends there.
  [['qsRank'], 40, 1500],
  [['durationMinutes'], 15, 600],
  [['feeSar'], 10, 5000],
  [['feeLateSar'], 10, 5000],
  [['attempts'], 1, 30],
  [['validityYears'], 1, 20],
  [['tuition', '*', 'amountSar'], 50, 500_000],
  [['housing', '*', 'amountSar'], 50, 100_000],
  [['fees', '*', 'amountSar'], 10, 50_000],
  [['colleges', '*', 'majors', '*', 'study', 'credits'], 30, 350],
  // A lower score is of another test, 135 of 1600 points for one.
  ...Object.entries(SCORES).flatMap(([test, { most }]) =>
    [['minimums'], ['eitherOf', '*']].map(
      (at) => [['tracks', '*', ...at, test], most === 100 ? 40 : Math.ceil(most / 4), most] as const,
    ),
  ),
];

/** Prices lie between others by what is paid for; 14.000 is fourteen. */
const USUAL_PRICES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  year: [300, 300_000],
  term: [100, 150_000],
  summer: [100, 60_000],
  month: [50, 30_000],
  'credit-hour': [50, 10_000],
  level: [100, 100_000],
  course: [100, 50_000],
  programme: [1000, 1_000_000],
};

/** Figures lie where such figures usually lie. */
export const figuresAreUsual = ({ universities, exams, admission }: Content): Finding[] =>
  [...universities, ...exams, ...admission].flatMap(unusualFigures);

const unusualFigures = ({ document, value }: Entry<unknown>): Finding[] =>
  USUAL.flatMap(([pattern, ...usual]) =>
    partsAt(value, pattern).flatMap(([found, path]) => {
      const [least, most] = USUAL_PRICES[String(valueAt(value, [...path.slice(0, -1), 'per']))] ?? usual;
      const isFree = found === 0 && (path[0] === 'fees' || path[0] === 'housing');
      if (typeof found !== 'number' || (found >= least && found <= most) || isFree) return [];
      const key = String(path.at(-1));
      const isHijri = key === 'founded' && found >= HIJRI.first && found <= HIJRI.last;
      return isHijri
        ? [findingAt(document, path, 'hijri-year', { key, year: found })]
        : [findingAt(document, path, 'unlikely-number', { key, found, least, most })];
    }),
  );

/** No founding and no ranking lies ahead; a ranking is named after the year that follows it. */
export function yearsAreOfTheirTime({ universities }: Content, asOf: string | null): Finding[] {
  if (asOf === null) return [];
  const thisYear = Number(asOf.slice(0, 4));
  const latest = { founded: thisYear, qsYear: thisYear + 1 };
  return universities.flatMap(({ document, value }) =>
    (['founded', 'qsYear'] as const).flatMap((key) => {
      const year = value[key];
      if (!year || year <= latest[key]) return [];
      return [findingAt(document, [key], 'future-year', { key, year, latest: latest[key] })];
    }),
  );
}

/** Weights are all that a weighted score is made of. */
export const weightsMakeAWhole = ({ admission }: Content): Finding[] =>
  admission.flatMap(({ document, value: { tracks = [] } }) =>
    tracks.flatMap(({ weights }, index) => {
      const written = Object.keys(Object(valueAt(document.value, ['tracks', index, 'weights'])));
      // A part of a wrong shape is a finding of its own.
      if (!weights || written.some((key) => !(key in weights))) return [];
      // Percents have two places at most; their sum in binary may be off by less.
      const parts = Object.values(weights).map((part) => part ?? 0);
      const sum = Math.round(parts.reduce((whole, part) => whole + part, 0) * 100) / 100;
      return sum === 100 ? [] : [findingAt(document, ['tracks', index, 'weights'], 'weights-sum', { sum }, 'key')];
    }),
  );
