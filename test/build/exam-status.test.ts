import { describe, expect, it } from 'vitest';
import { addDays } from '../../build/days/days.ts';
import {
  type Announced,
  currentRegistration,
  standingOn,
  statusChanges,
} from '../../build/site/answers/exam-status.ts';
import { fc } from '../support/properties.ts';

interface Period {
  readonly kind: 'registration' | 'test' | 'results';
  readonly opens: string | null;
  readonly closes: string | null;
  readonly rollingUntil: string | null;
}

const FIRST = '2026-01-01';
const day = fc.integer({ min: 0, max: 60 }).map((offset) => addDays(FIRST, offset));
const period: fc.Arbitrary<Period> = fc
  .record({
    kind: fc.constantFrom('registration' as const, 'test' as const, 'results' as const),
    ends: fc.tuple(fc.option(day), fc.option(day)),
    rolls: fc.boolean(),
  })
  .map(({ kind, ends: [a, b], rolls }) => {
    const [opens, closes] = a !== null && b !== null && b < a ? [b, a] : [a, b];
    return rolls && kind === 'registration'
      ? { kind, opens, closes: null, rollingUntil: closes }
      : { kind, opens, closes, rollingUntil: null };
  });
const periods = fc.array(period, { maxLength: 5 });

const daysFrom = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

const HORIZON = daysFrom('2025-12-01', 300);

const of = (windows: readonly Period[], parts: Partial<Announced> = {}): Announced => ({
  windows,
  lookedOn: null,
  announcedLater: null,
  ...parts,
});
const source = { title: 'A page', url: 'https://a.example/', kind: 'official', published: null } as const;

/** The rule, spelled out day by day over a horizon that holds every window. */
function obviousStatus(windows: readonly Period[], today: string): string {
  const openDays = new Set<string>();
  for (const { kind, opens, closes, rollingUntil } of windows) {
    if (kind !== 'registration' || (opens === null && rollingUntil === null)) continue;
    const last = closes ?? addDays(rollingUntil ?? opens ?? '', 180);
    for (const each of HORIZON) if (each >= (opens ?? '0000-01-01') && each <= last) openDays.add(each);
  }
  if (openDays.has(today)) return 'open';
  const opensLater = HORIZON.some(
    (each) => each > today && windows.some(({ kind, opens }) => kind === 'registration' && opens === each),
  );
  return opensLater ? 'upcoming' : 'awaiting_announcement';
}

describe('the status of an exam', () => {
  it('is what the rule says on every day of a year of windows', () => {
    fc.assert(
      fc.property(periods, (windows) => {
        const days = HORIZON.slice(20, 270);
        expect(days.map((today) => standingOn(of(windows), today).status)).toEqual(
          days.map((today) => obviousStatus(windows, today)),
        );
      }),
    );
  });

  it('changes, and so does what it rests on, on exactly the days that statusChanges lists', () => {
    fc.assert(
      fc.property(periods, day, fc.option(day), (windows, asOf, lookedOn) => {
        const exam = of(windows, { lookedOn, announcedLater: source });
        const on = (date: string) => {
          const { status, basis } = standingOn(exam, date);
          return { status, statusBasis: basis };
        };
        const seen = daysFrom(addDays(asOf, 1), 260).flatMap((date) =>
          JSON.stringify(on(date)) === JSON.stringify(on(addDays(date, -1))) ? [] : [{ date, ...on(date) }],
        );
        expect(statusChanges(exam, asOf)).toEqual(seen);
      }),
    );
  });

  const rolling: Period = { kind: 'registration', opens: null, closes: null, rollingUntil: '2026-11-21' };
  const july: Period = { kind: 'registration', opens: '2026-07-01', closes: '2026-07-10', rollingUntil: null };
  const [unopened, endless] = [
    { ...july, opens: null },
    { ...july, closes: null },
  ];
  const wait = 'awaiting_announcement';
  const looked = { lookedOn: '2026-11-21' };
  const later = { ...looked, announcedLater: source };
  it.each([
    ['the day before it opens', of([july]), '2026-06-30', 'upcoming', 'window'],
    ['the day on which it opens', of([july]), '2026-07-01', 'open', 'window'],
    ['the day on which it closes', of([july]), '2026-07-10', 'open', 'window'],
    ['the day after it closed', of([july], looked), '2026-07-11', wait, 'last-window-closed'],
    ['nothing that anybody looked for', of([]), '2026-07-01', wait, 'unconfirmed'],
    ['nothing found', of([], looked), '2026-12-01', wait, 'none-found'],
    ['a test window only', of([{ ...july, kind: 'test' }], looked), '2026-07-05', wait, 'none-found'],
    ['dates that will be announced', of([], later), '2026-12-01', wait, 'announced-later'],
    ['half a year after that', of([], later), '2027-05-21', wait, 'unconfirmed'],
    ['an opening that nobody announced', of([unopened], looked), '2026-07-05', wait, 'unconfirmed'],
    ['a closing that nobody announced', of([endless]), '2026-12-28', 'open', 'window'],
    ['half a year after it opened', of([endless], looked), '2026-12-29', wait, 'unconfirmed'],
    ['a registration that never closes', of([rolling]), '2020-01-01', 'open', 'all-year'],
    ['half a year after it was last seen', of([rolling], looked), '2027-05-20', 'open', 'all-year'],
    ['more than that', of([rolling], looked), '2027-05-21', wait, 'unconfirmed'],
    [
      'one that never closes, before it opens',
      of([{ ...rolling, opens: '2026-07-01' }]),
      '2026-06-30',
      'upcoming',
      'window',
    ],
    ['one that never closes, and days beside it', of([rolling, july]), '2026-07-05', 'open', 'window'],
    ['the same before those days', of([rolling, july]), '2026-06-05', 'open', 'all-year'],
  ] as const)('%s', (_, exam, today, status, basis) => {
    const standing = standingOn(exam, today);
    expect([standing.status, standing.basis]).toEqual([status, basis]);
    expect(standing.label.ar.includes('بانتظار الإعلان')).toBe(basis === 'announced-later');
  });

  it('tells the last day of a registration whose first day nobody announced', () => {
    const august = { ...unopened, closes: '2026-08-10' };
    const { day, label, detail } = standingOn(of([august, unopened], later), '2026-07-10');
    expect([day, label.en]).toEqual(['2026-07-10', 'The first day of registration is not announced']);
    expect(detail?.en).toBe('its last day is {day}');
  });

  it('offers the open registration before the next one, and never a past one', () => {
    const august: Period = { ...july, opens: '2026-08-01', closes: '2026-08-10' };
    expect(currentRegistration([august, july], '2026-07-05')).toBe(july);
    expect(currentRegistration([august, july], '2026-07-20')).toBe(august);
    expect(currentRegistration([august, july], '2026-09-01')).toBeNull();
    expect(currentRegistration([rolling], '2026-11-21')).toBe(rolling);
    expect(currentRegistration([july, rolling], '2026-07-05')).toBe(july);
    expect(currentRegistration([rolling], '2027-05-21')).toBeNull();
  });
});
