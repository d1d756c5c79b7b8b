import type { Finding } from '../../findings/finding.ts';
import { PATTERNS } from '../../schema/shape.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { isRealDay } from '../shape/formats.ts';
import { daySlip } from '../shape/slips.ts';
import type { Spot } from '../walk.ts';

/** A window does not close before it opens. */
export function windowsAreOrdered({ exams }: Content): Finding[] {
  return exams.flatMap(({ document, value: { windows = [] } }) =>
    windows.flatMap(({ opens, closes }, index) =>
      opens && closes && closes < opens
        ? [findingAt(document, ['windows', index, 'closes'], 'window-order', { opens, closes })]
        : [],
    ),
  );
}

/** A rolling window is a registration that never closes, known to be open for at least one day. */
export function rollingWindowsNeverClose({ exams }: Content): Finding[] {
  return exams.flatMap(({ document, value: { windows = [] } }) =>
    windows.flatMap(({ kind, opens, closes, rollingUntil }, index) =>
      rollingUntil && (kind !== 'registration' || closes || (opens && rollingUntil < opens))
        ? [findingAt(document, ['windows', index, 'rollingUntil'], 'rolling-window', {})]
        : [],
    ),
  );
}

/** The day, month or year on which a source was published exists. */
export function publicationDayExists(text: string, { document, path, key }: Spot): Finding[] {
  if (path.at(-1) !== key || isPublicationDay(text)) return [];
  return [findingAt(document, path, 'bad-day', { key, found: text, slip: daySlip(text) })];
}

const REDUCED_DAY = new RegExp(PATTERNS.reducedDay);

/** What is no day, month or year at all is a finding of the shape. */
const isPublicationDay = (text: string): boolean =>
  !REDUCED_DAY.test(text) || isRealDay(`${text}-01-01`.slice(0, 10));
