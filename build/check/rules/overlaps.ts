import { fold } from '../../../edge/text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { lengthInDays, USUAL_DAYS } from './plausible.ts';

interface Period {
  readonly index: number;
  readonly name: string;
  readonly starts: string;
  readonly ends: string;
}

/** Periods that begin before one above them has ended. One that is far too long is a finding of its own. */
function overlapping(periods: readonly Period[]): { readonly period: Period; readonly other: Period }[] {
  return periods.flatMap((period, at) => {
    const other = periods
      .slice(0, at)
      .find(({ starts, ends }) => starts <= period.ends && period.starts <= ends);
    return other === undefined ? [] : [{ period, other }];
  });
}

/** No two holidays of a year share a day. */
export function holidaysDoNotOverlap({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { holidays = [] } }) => {
    const ids = new Set<string>();
    const periods = holidays.flatMap(({ id = '', starts, ends }, index) => {
      const isRepeated = ids.has(id);
      ids.add(id);
      const last = ends ?? starts;
      return starts && last && !isRepeated && lengthInDays(starts, last) <= USUAL_DAYS.holiday[1]
        ? [{ index, name: id, starts, ends: last }]
        : [];
    });
    return overlapping(periods).map(({ period, other }) => {
      // The one that begins first goes on for too long.
      const [first, second] = period.starts < other.starts ? [period, other] : [other, period];
      const args = { other: second.name, starts: second.starts, ends: second.ends };
      return findingAt(document, ['holidays', first.index, 'ends'], 'period-overlap', args);
    });
  });
}

/** A window stands once, and no two of a kind for the same people share a day. */
export function windowsDoNotOverlap({ exams }: Content): Finding[] {
  return exams.flatMap(({ document, value: { windows = [] } }) => {
    const kinds = new Map<string, Period[]>();
    const findings: Finding[] = [];
    for (const [index, { kind, label = '', audience, opens, closes }] of windows.entries()) {
      if (!opens || !closes || closes < opens) continue;
      const group = `${kind} ${fold(audience ?? '')}`;
      const periods = kinds.get(group) ?? [];
      kinds.set(group, periods);
      const same = periods.find(({ starts, ends }) => starts === opens && ends === closes);
      if (same !== undefined && fold(same.name) === fold(label)) {
        findings.push(findingAt(document, ['windows', index], 'repeated-window', { label, opens, closes }));
      } else if (lengthInDays(opens, closes) <= USUAL_DAYS.window[1]) {
        periods.push({ index, name: label, starts: opens, ends: closes });
      }
    }
    const overlaps = [...kinds.values()].flatMap(overlapping).map(({ period, other }) => {
      const args = { other: other.name, starts: other.starts, ends: other.ends };
      return findingAt(document, ['windows', period.index, 'opens'], 'period-overlap', args);
    });
    return [...findings, ...overlaps];
  });
}
