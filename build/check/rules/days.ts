import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { PATTERNS } from '../../schema/shape.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { isRealDay } from '../shape/formats.ts';
import { daySlip } from '../shape/slips.ts';

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
export function publicationDaysExist({ documents }: Content): Finding[] {
  return documents.flatMap((document) => badPublicationDays(document, document.value, []));
}

const REDUCED_DAY = new RegExp(PATTERNS.reducedDay);

function badPublicationDays(document: Document, value: unknown, path: Path): Finding[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => badPublicationDays(document, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, key];
    if (key !== 'published' || typeof part !== 'string') return badPublicationDays(document, part, here);
    const isReal = !REDUCED_DAY.test(part) || isRealDay(`${part}-01-01`.slice(0, 10));
    return isReal ? [] : [findingAt(document, here, 'bad-day', { key, found: part, slip: daySlip(part) })];
  });
}
