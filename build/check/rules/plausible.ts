import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** Between these, a founding year is one of the Hijri calendar: 1300 AH began in 1882. */
const HIJRI = { first: 1300, last: 1500 };

/** Figures beyond these are slips more often than facts. */
const USUAL = [
  { key: 'founded', least: 1900, most: 2100 },
  { key: 'durationMinutes', least: 15, most: 600 },
  { key: 'feeSar', least: 10, most: 5000 },
  { key: 'attempts', least: 1, most: 30 },
  { key: 'validityYears', least: 1, most: 20 },
] as const;

/** Figures lie where such figures usually lie. */
export const figuresAreUsual = ({ universities, exams }: Content): Finding[] =>
  [...universities, ...exams].flatMap(unusualFigures);

const unusualFigures = oncePer(({ document, value }: Entry<unknown>): readonly Finding[] =>
  USUAL.flatMap(({ key, least, most }) => {
    const figure = memberOf(value, key);
    if (typeof figure !== 'number' || (figure >= least && figure <= most)) return [];
    if (key === 'founded' && figure >= HIJRI.first && figure <= HIJRI.last) {
      return [findingAt(document, [key], 'hijri-year', { key, year: figure })];
    }
    // A year ahead is a finding of its own.
    return [findingAt(document, [key], 'unlikely-number', { key, found: figure, least, most })];
  }),
);

const DAY_MS = 86_400_000;

/** How many days a period lasts, the first and the last included. */
export const lengthInDays = (starts: string, ends: string): number =>
  Math.round((Date.parse(ends) - Date.parse(starts)) / DAY_MS) + 1;

interface Span {
  readonly path: Path;
  readonly starts: string | null | undefined;
  readonly ends: string | null | undefined;
}

function unusual(document: Document, { path, starts, ends }: Span, least: number, most: number): Finding[] {
  if (!starts || !ends || ends < starts) return [];
  const days = lengthInDays(starts, ends);
  return days >= least && days <= most
    ? []
    : [findingAt(document, path, 'unlikely-length', { days, least, most })];
}

export const USUAL_DAYS = { term: [60, 200], holiday: [1, 60], window: [1, 400] } as const;

/** Terms, holidays and windows last as long as such periods usually do. */
export function periodsLastAsUsual({ calendar, exams }: Content): Finding[] {
  return [
    ...calendar.flatMap(({ document, value: { terms = [], holidays = [] } }) => [
      ...terms.flatMap(({ starts, ends }, index) =>
        unusual(document, { path: ['terms', index, 'ends'], starts, ends }, ...USUAL_DAYS.term),
      ),
      ...holidays.flatMap(({ starts, ends }, index) =>
        unusual(document, { path: ['holidays', index, 'ends'], starts, ends }, ...USUAL_DAYS.holiday),
      ),
    ]),
    ...exams.flatMap(({ document, value: { windows = [] } }) =>
      windows.flatMap(({ opens, closes }, index) =>
        unusual(
          document,
          { path: ['windows', index, 'closes'], starts: opens, ends: closes },
          ...USUAL_DAYS.window,
        ),
      ),
    ),
  ];
}
