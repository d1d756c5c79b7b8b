import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

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
