import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { westernDigits } from '../../../edge/text/plain-text.ts';
import { addDays, daysBetween, isDay } from '../../days/days.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf, valueAt } from '../../schema/json-value.ts';
import { type Pattern, partsAt } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { findingAt, type Text } from '../entry.ts';

/** The windows of exams and of admission, each with where it stands. */
const windowsOf = ({ exams, admission }: Content) =>
  [...exams, ...admission].flatMap(({ document, value: { windows = [] } }) =>
    windows.map((window, index) => ({ ...window, document, path: ['windows', index] })),
  );

/** A window does not close before it opens. */
export const windowsAreOrdered = (content: Content): Finding[] =>
  windowsOf(content).flatMap(({ document, path, opens, closes }) =>
    opens && closes && closes < opens
      ? [findingAt(document, [...path, 'closes'], 'window-order', { opens, closes })]
      : [],
  );

/** A rolling window is a registration that never closes, known to be open for at least one day. */
export const rollingWindowsNeverClose = (content: Content): Finding[] =>
  windowsOf(content).flatMap(({ document, path, kind, opens, closes, rollingUntil }) =>
    rollingUntil && (kind !== 'registration' || closes || (opens && rollingUntil < opens))
      ? [findingAt(document, [...path, 'rollingUntil'], 'rolling-window', {})]
      : [],
  );

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
    const days = [
      ...periodsOf(entry).map(({ path, starts, ends }) => ({ path, days: { starts, ends } })),
      { path: [], days: { endOfYear } },
      { path: [], days: { staffReturn } },
    ];
    const given = days.map(({ path, days }) =>
      Object.entries(days).flatMap(([key, day]) => (day ? [{ path: [...path, key], day }] : [])),
    );
    const isOutside = ({ day }: { day: string }) => day < `${span.first}-07-01` || day > `${span.second}-08-31`;
    const outside = given.flatMap((days) => days.find(isOutside) ?? []);
    // When most of them are, they are those of the year from which the file was copied: one mistake.
    const told = outside.length > given.length / 2 ? outside.slice(0, 1) : outside;
    return told.map(({ path, day }) => findingAt(entry.document, path, 'outside-year', { day, gregorian }));
  });
}

/** Terms stand in order, do not overlap, and end with the year at the latest. */
export function termsFollowEachOther({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { terms = [], endOfYear: end } }) => {
    const dated = terms.flatMap(({ id = '', starts, ends }, index) =>
      starts ? [{ id, starts, ends: ends ?? starts, path: ['terms', index, 'starts'] }] : [],
    );
    return [
      ...terms.flatMap(({ starts, ends }, index) => {
        const day = ends ?? starts;
        const path = ['terms', index, ends ? 'ends' : 'starts'];
        return end && day && day > end ? [findingAt(document, path, 'after-end-of-year', { day, end })] : [];
      }),
      ...dated.flatMap(({ starts, path }, index) => {
        const { id: other, starts: first, ends } = dated[index - 1] ?? { id: '', starts: '', ends: '' };
        if (starts < first) return [findingAt(document, path, 'term-order', { other })];
        return starts <= ends ? [findingAt(document, path, 'term-overlap', { other, ends })] : [];
      }),
    ];
  });
}

const TERMS: Readonly<Record<string, number>> = { 'two-terms': 2, 'three-terms': 3 };

/** A year has as many terms as its system says, once all are announced. */
export function termsFitSystem({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { system, terms = [], endOfYear } }) => {
    const wanted = TERMS[system ?? ''];
    const count = terms.length;
    if (system === undefined || wanted === undefined || count === wanted || (count < wanted && !endOfYear)) return [];
    return [findingAt(document, ['system'], 'terms-not-system', { system, count })];
  });
}

/** The label of a school year names that year, and not the one from which it was copied. */
export function labelsNameTheirYear({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value, name: year }) => {
    const key = (['label', 'labelEn'] as const).find((key) => {
      const label = westernDigits(value[key] ?? '');
      const named = [/1[45]\d\d/, /20\d\d/].flatMap((form) => form.exec(label)?.[0] ?? []);
      return named.some((one) => one !== year && !value.gregorian?.includes(one));
    });
    if (key === undefined) return [];
    return [findingAt(document, [key], 'label-of-other-year', { key, label: value[key] ?? '', year })];
  });
}

const SOLAR_YEAR = 365.2425;
/** Days after which holidays are called: on which day each was once, and after how many days it returns. */
const NAMED_DAYS = [
  { called: /national-day|اليوم الوطني/, once: '2026-09-23', every: SOLAR_YEAR },
  { called: /founding-day|يوم التأسيس/, once: '2026-02-22', every: SOLAR_YEAR },
  { called: /eid-al-fitr|عيد الفطر/, once: '2026-03-20', every: SOLAR_YEAR * SOLAR_YEARS_PER_HIJRI_YEAR },
  { called: /eid-al-adha|عيد الأضحى/, once: '2026-05-27', every: SOLAR_YEAR * SOLAR_YEARS_PER_HIJRI_YEAR },
];
/** A holiday may begin or end some days from the day itself. */
const TOLERANCE = 4;
/** Friday and Saturday, as `Date` counts them. */
const WEEKEND = [5, 6];
const SCHOOL_DAYS: readonly Pattern[] = [
  ['terms', '*', 'starts'],
  ['terms', '*', 'ends'],
  ['endOfYear'],
  ['staffReturn'],
];

/** School starts and ends on a working day, after the teachers have returned, and a holiday lies about its day. */
export const schoolDaysAreLikely = ({ calendar }: Content): Finding[] =>
  calendar.flatMap(({ document, value }) => {
    const { terms = [], holidays = [], staffReturn } = value;
    const days = SCHOOL_DAYS.flatMap((pattern) => partsAt(value, pattern));
    const first = terms[0]?.starts ?? '';
    const unlikely = (path: Path, day: string, why: 'weekend' | 'late' | 'far', other: string) =>
      findingAt(document, path, 'unlikely-day', { day, why, other });
    return [
      ...days.flatMap(([day, path]) =>
        typeof day === 'string' && WEEKEND.includes(new Date(day).getUTCDay())
          ? [unlikely(path, day, 'weekend', '')]
          : [],
      ),
      ...(staffReturn && first && staffReturn > first ? [unlikely(['staffReturn'], staffReturn, 'late', first)] : []),
      ...holidays.flatMap(({ id = '', name = '', starts, ends }, at) => {
        const [named] = [name, id].flatMap((text) => NAMED_DAYS.filter(({ called }) => called.test(text)));
        const last = ends ?? starts;
        if (named === undefined || !starts || !last || last < starts) return [];
        const times = Math.round(daysBetween(named.once, starts) / named.every);
        const day = addDays(named.once, Math.round(times * named.every));
        const isNear = day >= addDays(starts, -TOLERANCE) && day <= addDays(last, TOLERANCE);
        return isNear ? [] : [unlikely(['holidays', at, 'starts'], starts, 'far', day)];
      }),
    ];
  });

/** What holds in some places only needs no word of the others. */
export function placesAreNamedOneWay({ document, path }: Text): Finding[] {
  if (path.at(-1) !== 0) return [];
  const list = path.slice(0, -1);
  const others = memberOf(valueAt(document.value, list.slice(0, -1)), 'onlyIn');
  return Array.isArray(others) && others.length > 0 ? [findingAt(document, list, 'only-and-not', {}, 'key')] : [];
}

const NAMED_YEAR = /(?<!\d)(?:1[45]\d\d|20[1-4]\d)(?!\d)/g;
/** How many years after the beginning of the named one days may lie, and how many before: plans are made ahead. */
const LATE = 1.25;
const EARLY = 1.15;

/** The label of a window or a period names no year that its days are far from; English is held against Arabic. */
export function labelNamesItsDays({ document, path, key, text }: Text): Finding[] {
  const years = westernDigits(text).match(NAMED_YEAR);
  if (years === null) return [];
  const part = valueAt(document.value, path.slice(0, -1));
  const day = ['opens', 'closes', 'starts', 'ends']
    .map((name) => memberOf(part, name))
    .find((one): one is string => typeof one === 'string' && isDay(one));
  if (day === undefined) return [];
  const gregorian = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 1) / 12;
  const hijri = (gregorian - HIJRI_EPOCH) / SOLAR_YEARS_PER_HIJRI_YEAR;
  const since = years.map((year) => ({ now: Number(year) < 1600 ? hijri : gregorian, year: Number(year) }));
  if (since.some(({ now, year }) => now - year < LATE && year - now < EARLY)) return [];
  const year = String(Math.floor(since[0]?.now ?? 0));
  return [findingAt(document, path, 'label-of-other-year', { key: key ?? '', label: text, year })];
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

/** How many days a period lasts, the first and the last included. */
const lengthInDays = (starts: string, ends: string): number => daysBetween(starts, ends) + 1;

type Usual = (typeof USUAL_DAYS)[keyof typeof USUAL_DAYS];

function unusual(document: Document, { path, starts, ends }: Period, [least, most]: Usual): Finding[] {
  if (!starts || !ends || ends < starts) return [];
  const days = lengthInDays(starts, ends);
  return days >= least && days <= most ? [] : [findingAt(document, path, 'unlikely-length', { days, least, most })];
}

const USUAL_DAYS = { terms: [60, 200], holidays: [1, 60], windows: [1, 400] } as const;

/** Terms, holidays and windows last as long as such periods usually do. */
export const periodsLastAsUsual = (content: Content): Finding[] => [
  ...content.calendar.flatMap(({ document, value }) =>
    (['terms', 'holidays'] as const).flatMap((list) =>
      (value[list] ?? []).flatMap(({ starts, ends }, index) =>
        unusual(document, { path: [list, index, 'ends'], starts, ends }, USUAL_DAYS[list]),
      ),
    ),
  ),
  ...windowsOf(content).flatMap(({ document, path, opens: starts, closes: ends }) =>
    unusual(document, { path: [...path, 'closes'], starts, ends }, USUAL_DAYS.windows),
  ),
];

/** A period of which both days are known. One that is far too long, or ends before it starts, is a finding of its own. */
const stretch = <P extends Pick<Period, 'starts' | 'ends'>>({ starts, ends, ...period }: P, [, most]: Usual) =>
  starts && ends && starts <= ends && lengthInDays(starts, ends) <= most ? [{ ...period, starts, ends }] : [];

/** Periods that begin before one above them has ended. */
const overlapping = <P extends { readonly starts: string; readonly ends: string }>(periods: readonly P[]) =>
  periods.flatMap((period, at) => {
    const other = periods.slice(0, at).find(({ starts, ends }) => starts <= period.ends && period.starts <= ends);
    return other === undefined ? [] : [{ period, other }];
  });

/** No two holidays of a year share a day. */
export function holidaysDoNotOverlap({ calendar }: Content): Finding[] {
  return calendar.flatMap(({ document, value: { holidays = [] } }) => {
    const periods = holidays.flatMap(({ id = '', starts, ends }, index) =>
      stretch({ index, id, starts, ends: ends ?? starts }, USUAL_DAYS.holidays),
    );
    return overlapping(periods).map(({ period, other }) => {
      // The one that begins first goes on for too long.
      const [first, second] = period.starts < other.starts ? [period, other] : [other, period];
      const args = { other: second.id, starts: second.starts, ends: second.ends };
      return findingAt(document, ['holidays', first.index, 'ends'], 'period-overlap', args);
    });
  });
}

/** A window stands once, and no two of a kind for the same people share a day. */
export function windowsDoNotOverlap({ exams, admission }: Content): Finding[] {
  return [...exams, ...admission].flatMap(({ document, value: { windows = [] } }) => {
    const periods = windows.map(({ kind, label = '', audience, opens: starts, closes: ends }, index) => {
      const group = `${kind} ${fold(audience ?? '')}`;
      return { index, label, starts, ends, group, form: `${group} ${fold(label)} ${starts} ${ends}` };
    });
    const alike = [...groupBy(periods, ({ form }) => form).values()];
    const once = alike.flatMap(([first]) => (first === undefined ? [] : stretch(first, USUAL_DAYS.windows)));
    return [
      ...alike.flatMap(([, ...again]) =>
        again.map(({ index, label }) => findingAt(document, ['windows', index], 'repeated-window', { label })),
      ),
      ...[...groupBy(once, ({ group }) => group).values()].flatMap(overlapping).map(({ period, other }) => {
        const args = { other: other.label, starts: other.starts, ends: other.ends };
        return findingAt(document, ['windows', period.index, 'opens'], 'period-overlap', args);
      }),
    ];
  });
}
