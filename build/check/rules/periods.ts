import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { westernDigits } from '../../../edge/text/plain-text.ts';
import { addDays, daysBetween, isDay, isWeekend } from '../../days/days.ts';
import type { Code, CodeArgs } from '../../findings/codes.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { holdsIn, type Period, SINGLE_DAYS, type Where } from '../../schema/calendar.ts';
import { memberOf, valueAt } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { findingAt, type Text } from '../entry.ts';
import type { DeepPartial } from '../shape/shape.ts';

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

type Written = DeepPartial<Pick<Period, 'id' | 'name' | 'starts' | 'ends'>> & Where;

const periodsAt = (periods: readonly Written[], ...path: Path) =>
  periods.map(({ id = '', name = '', starts, ends, ...where }, index) => ({
    id,
    name,
    where,
    starts: { day: starts ?? '', at: [...path, index, 'starts'] },
    ends: { day: ends ?? '', at: [...path, index, 'ends'] },
  }));
type DatedPeriod = ReturnType<typeof periodsAt>[number];
/** A day, '' while it is not announced, with where it is written. */
type Day = DatedPeriod['starts'];

/** A school year as it is kept in general, and in each place that it names: what answers about the place tell. */
function keptYears({ value: { endOfYear, staffReturn, regionalDifferences = [], ...value } }: Year) {
  const terms = periodsAt(value.terms ?? [], 'terms');
  const holidays = periodsAt(value.holidays ?? [], 'holidays');
  const differences = regionalDifferences.map(({ places = [], changes = [] }, at) => ({
    // One that names no place is of a place of its own.
    places: places.length === 0 ? [String(at)] : places,
    changes: periodsAt(changes, 'regionalDifferences', at, 'changes'),
  }));
  const named = [...terms, ...holidays].flatMap(({ where: { onlyIn = [], notIn = [] } }) => [...onlyIn, ...notIn]);
  return [null, ...new Set([...named, ...differences.flatMap(({ places }) => places)])].map((place) => {
    const changes = differences.flatMap((one) => (place !== null && one.places.includes(place) ? one.changes : []));
    const changed = new Map(changes.map((change) => [change.id, change]));
    const [end, staff] = [changed.get(SINGLE_DAYS.endOfYear), changed.get(SINGLE_DAYS.staffReturn)];
    const last = end?.ends.day === '' ? end.starts : (end?.ends ?? { day: endOfYear ?? '', at: ['endOfYear'] });
    const isKept = ({ id, where }: DatedPeriod) => changed.has(id) || holdsIn(where, place);
    return {
      place,
      changes,
      terms: terms.filter(isKept).map((term) => {
        const { starts, ends } = changed.get(term.id) ?? term;
        // A change that names one day of a term leaves the other; a term that ends with the year does so there, too.
        const isWhole = (starts.day === '') === (ends.day === '');
        const isOfYear = end !== undefined && term.ends.day !== '' && term.ends.day === endOfYear;
        return {
          id: term.id,
          starts: isWhole || starts.day !== '' ? starts : term.starts,
          ends: isOfYear ? last : isWhole || ends.day !== '' ? ends : term.ends,
        };
      }),
      holidays: holidays.filter(isKept).map((holiday) => changed.get(holiday.id) ?? holiday),
      endOfYear: last,
      staffReturn: staff?.starts ?? { day: staffReturn ?? '', at: ['staffReturn'] },
    };
  });
}

type Tell = <C extends Code>(code: C, args: CodeArgs[C], day: Day, other?: Day) => Finding;

/** A rule about a year as it is kept somewhere; of one that is wrong in general, what is wrong in places mostly follows. */
const inEachPlace =
  (rule: (year: ReturnType<typeof keptYears>[number], tell: Tell, entry: Year) => readonly Finding[]) =>
  ({ calendar }: Content): Finding[] =>
    calendar.flatMap((entry) => {
      // Of two days that do not fit, it is told at that of a place.
      const tell: Tell = (code, args, day, other = day) =>
        findingAt(entry.document, [day, other].find(({ at }) => at.includes('changes'))?.at ?? day.at, code, args);
      const [general = [], ...places] = keptYears(entry).map((year) => rule(year, tell, entry));
      const told = general.length > 0 ? general : places.flat();
      return [...new Map(told.map((finding) => [`${finding.code} ${finding.path}`, finding])).values()];
    });

/** What a place keeps instead of a term, a holiday or a day is said in one difference. */
export const placesDifferOnce = inEachPlace(({ place, changes }, tell) =>
  changes.flatMap(({ id, starts: { at, day } }) => {
    const [list = '', index = 0] = at;
    const isKnown = changes.find((other) => other.id === id)?.starts.at[1] !== index;
    return isKnown ? [tell('changed-twice', { place: place ?? '', id }, { day, at: [list, index, 'places'] })] : [];
  }),
);

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

const isReversed = ({ starts, ends }: Pick<DatedPeriod, 'starts' | 'ends'>) => ends.day !== '' && ends.day < starts.day;

/** Terms, holidays and regional changes do not end before they start. */
export const periodsAreOrdered = inEachPlace(({ terms, holidays, changes }, tell) =>
  [...terms, ...holidays, ...changes]
    .filter(isReversed)
    .map(({ starts, ends }) => tell('period-order', { starts: starts.day, ends: ends.day }, ends, starts)),
);

/** Every day of a school year lies between the July in which it is prepared and the August in which it is over. */
export const daysLieInTheirYear = inEachPlace((year, tell, entry) => {
  const { gregorian = '' } = entry.value;
  const span = spanOf(entry);
  if (span === null) return [];
  const periods = [...year.terms, ...year.holidays, ...year.changes].map(({ starts, ends }) => [starts, ends]);
  const given = [...periods, [year.endOfYear], [year.staffReturn]];
  const isOutside = ({ day }: Day) => day !== '' && (day < `${span.first}-07-01` || day > `${span.second}-08-31`);
  const outside = given.flatMap((days) => days.find(isOutside) ?? []);
  // When most of them are, they are those of the year from which the file was copied: one mistake.
  const told = outside.length > given.length / 2 ? outside.slice(0, 1) : outside;
  return told.map((day) => tell('outside-year', { day: day.day, gregorian }, day));
});

/** Terms stand in order, do not overlap, and end with the year at the latest. */
export const termsFollowEachOther = inEachPlace(({ terms, endOfYear }, tell) => {
  const whole = terms.map((term) => ({ ...term, ends: term.ends.day === '' ? term.starts : term.ends }));
  const dated = whole.filter((term) => term.starts.day !== '' && !isReversed(term));
  return [
    ...whole
      .filter(({ ends }) => endOfYear.day !== '' && ends.day > endOfYear.day)
      .map(({ ends }) => tell('after-end-of-year', { day: ends.day, end: endOfYear.day }, ends, endOfYear)),
    ...dated.flatMap(({ starts }, index) => {
      const before = dated[index - 1];
      if (before === undefined || starts.day > before.ends.day) return [];
      const { id: other, starts: first, ends } = before;
      if (starts.day < first.day) return [tell('term-order', { other }, starts, first)];
      return [tell('term-overlap', { other, ends: ends.day }, starts, ends)];
    }),
  ];
});

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
/** So many days after its last term a year may end, and the summer holidays begin after that. */
const LATEST_END = 14;

/** School starts and ends on a working day, after the teachers have returned, and a holiday lies about its day and before the end. */
export const schoolDaysAreLikely = inEachPlace(({ terms, holidays, endOfYear, staffReturn }, tell, { value }) => {
  const isWhole = terms.length === TERMS[value.system ?? ''];
  const unlikely = (day: Day, why: CodeArgs['unlikely-day']['why'], other: string, beside = day) =>
    tell('unlikely-day', { day: day.day, why, other }, day, beside);
  const single = holidays.flatMap(({ starts, ends }) => (starts.day === ends.day ? [starts] : []));
  const days = [...terms.flatMap(({ starts, ends }) => [starts, ends]), ...single, endOfYear, staffReturn];
  const [first, last] = [terms[0]?.starts ?? endOfYear, terms.at(-1)?.ends ?? endOfYear];
  return [
    ...days.filter(({ day }) => isWeekend(day)).map((day) => unlikely(day, 'weekend', '')),
    ...(first.day !== '' && staffReturn.day > first.day ? [unlikely(staffReturn, 'late', first.day, first)] : []),
    ...(isWhole && daysBetween(last.day, endOfYear.day) > LATEST_END
      ? [unlikely(endOfYear, 'after', last.day, last)]
      : []),
    ...holidays.flatMap(({ id, name, starts, ends }) => {
      if (daysBetween(endOfYear.day, starts.day) > LATEST_END)
        return [unlikely(starts, 'after', endOfYear.day, endOfYear)];
      const [named] = [name, id].flatMap((text) => NAMED_DAYS.filter(({ called }) => called.test(text)));
      const last = ends.day || starts.day;
      if (named === undefined || starts.day === '' || last < starts.day) return [];
      const times = Math.round(daysBetween(named.once, starts.day) / named.every);
      const other = addDays(named.once, Math.round(times * named.every));
      const isNear = other >= addDays(starts.day, -TOLERANCE) && other <= addDays(last, TOLERANCE);
      return isNear ? [] : [unlikely(starts, 'far', other)];
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

/** No label of a window or a period, and no year of admission, is far from its days; English is held against Arabic. */
export function labelNamesItsDays({ document, path, key, text }: Text): Finding[] {
  const years = westernDigits(text).match(NAMED_YEAR);
  if (years === null) return [];
  const part = valueAt(document.value, path.slice(0, -1));
  const dated = key === 'year' ? [memberOf(part, 'windows')].flat() : [part];
  const day = dated
    .flatMap((each) => ['opens', 'closes', 'starts', 'ends'].map((name) => memberOf(each, name)))
    .find((one): one is string => typeof one === 'string' && isDay(one));
  if (day === undefined) return [];
  const gregorian = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 1) / 12;
  const hijri = (gregorian - HIJRI_EPOCH) / SOLAR_YEARS_PER_HIJRI_YEAR;
  const since = years.map((year) => ({ now: Number(year) < 1600 ? hijri : gregorian, year: Number(year) }));
  if (since.some(({ now, year }) => now - year < LATE && year - now < EARLY)) return [];
  const year = String(Math.floor((since[0]?.now ?? 0) + (key === 'year' ? 0.8 : 0)));
  return [findingAt(document, path, 'label-of-other-year', { key: key ?? '', label: text, year })];
}

/** How many days a period lasts, the first and the last included. */
const lengthInDays = (starts: string, ends: string): number => daysBetween(starts, ends) + 1;

type Usual = readonly [least: number, most: number];

function unusual(starts: string, ends: string, [least, most]: Usual) {
  if (!starts || ends < starts) return [];
  const days = lengthInDays(starts, ends);
  return days >= least && days <= most ? [] : [{ days, least, most }];
}

const USUAL_DAYS = { terms: [60, 200], holidays: [1, 60], windows: [1, 400] } as const;

/** Terms and holidays last as long as such periods usually do, and the end of a year is one day. */
export const periodsLastAsUsual = inEachPlace(({ terms, holidays, changes }, tell) => {
  const unlikely = (periods: readonly Pick<DatedPeriod, 'starts' | 'ends'>[], usual: Usual) =>
    periods.flatMap(({ starts, ends }) =>
      unusual(starts.day, ends.day, usual).map((args) => tell('unlikely-length', args, ends, starts)),
    );
  const days = changes.filter(({ id }) => id === SINGLE_DAYS.endOfYear || id === SINGLE_DAYS.staffReturn);
  return [...unlikely(terms, USUAL_DAYS.terms), ...unlikely(holidays, USUAL_DAYS.holidays), ...unlikely(days, [1, 1])];
});

/** So do windows. */
export const windowsLastAsUsual = (content: Content): Finding[] =>
  windowsOf(content).flatMap(({ document, path, opens, closes }) =>
    unusual(opens ?? '', closes ?? '', USUAL_DAYS.windows).map((args) =>
      findingAt(document, [...path, 'closes'], 'unlikely-length', args),
    ),
  );

/** A period of which both days are known. One that is far too long, or ends before it starts, is a finding of its own. */
const stretch = <P extends Pick<Written, 'starts' | 'ends'>>({ starts, ends, ...period }: P, [, most]: Usual) =>
  starts && ends && starts <= ends && lengthInDays(starts, ends) <= most ? [{ ...period, starts, ends }] : [];

/** Periods that begin before one above them has ended. */
const overlapping = <P extends { readonly starts: string; readonly ends: string }>(periods: readonly P[]) =>
  periods.flatMap((period, at) => {
    const other = periods.slice(0, at).find(({ starts, ends }) => starts <= period.ends && period.starts <= ends);
    return other === undefined ? [] : [{ period, other }];
  });

/** No two holidays that are kept in one place share a day. */
export const holidaysDoNotOverlap = inEachPlace(({ holidays }, tell) => {
  const periods = holidays.flatMap(({ id, starts, ends }) =>
    stretch({ id, first: starts, last: ends, starts: starts.day, ends: ends.day || starts.day }, USUAL_DAYS.holidays),
  );
  return overlapping(periods).map(({ period, other }) => {
    // The one that begins first goes on for too long.
    const [first, second] = period.starts < other.starts ? [period, other] : [other, period];
    const args = { other: second.id, starts: second.starts, ends: second.ends };
    return tell('period-overlap', args, first.last, second.first);
  });
});

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
