import { describe, expect, it } from 'vitest';
import { addDays } from '../../build/days/days.ts';
import { currentRegistration, statusChanges, statusOn } from '../../build/site/answers/exams.ts';
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

const HORIZON = daysFrom('2025-12-01', 150);

/** The rule, spelled out day by day over a horizon that holds every window. */
function obviousStatus(windows: readonly Period[], today: string): string {
  const openDays = new Set<string>();
  for (const { kind, opens, closes, rollingUntil } of windows) {
    if (kind !== 'registration' || (opens === null && rollingUntil === null)) continue;
    const last = rollingUntil ?? closes ?? '9999-12-31';
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
        const days = HORIZON.slice(20, 110);
        expect(days.map((today) => statusOn(windows, today))).toEqual(
          days.map((today) => obviousStatus(windows, today)),
        );
      }),
    );
  });

  it('changes on exactly the days that statusChanges lists', () => {
    fc.assert(
      fc.property(periods, day, (windows, asOf) => {
        const listed = statusChanges(windows, asOf);
        const seen = daysFrom(addDays(asOf, 1), 90)
          .map((date) => ({
            date,
            status: statusOn(windows, date),
            before: statusOn(windows, addDays(date, -1)),
          }))
          .filter(({ status, before }) => status !== before)
          .map(({ date, status }) => ({ date, status }));
        expect(listed).toEqual(seen);
      }),
    );
  });

  const rolling: Period = { kind: 'registration', opens: null, closes: null, rollingUntil: '2026-11-21' };
  const july: Period = {
    kind: 'registration',
    opens: '2026-07-01',
    closes: '2026-07-10',
    rollingUntil: null,
  };
  it.each([
    ['the day before it opens', [july], '2026-06-30', 'upcoming'],
    ['the day on which it opens', [july], '2026-07-01', 'open'],
    ['the day on which it closes', [july], '2026-07-10', 'open'],
    ['the day after it closed', [july], '2026-07-11', 'awaiting_announcement'],
    ['no window at all', [], '2026-07-01', 'awaiting_announcement'],
    ['a test window only', [{ ...july, kind: 'test' as const }], '2026-07-05', 'awaiting_announcement'],
    ['an opening that nobody announced', [{ ...july, opens: null }], '2026-07-05', 'awaiting_announcement'],
    ['a closing that nobody announced', [{ ...july, closes: null }], '2026-08-05', 'open'],
    ['a registration that never closes', [rolling], '2020-01-01', 'open'],
    ['the last day for which that is known', [rolling], '2026-11-21', 'open'],
    ['the day after it', [rolling], '2026-11-22', 'awaiting_announcement'],
    [
      'one that never closes, before it opens',
      [{ ...rolling, opens: '2026-07-01' }],
      '2026-06-30',
      'upcoming',
    ],
  ] as const)('%s', (_, windows, today, status) => {
    expect(statusOn(windows, today)).toBe(status);
  });

  it('offers the open registration before the next one, and never a past one', () => {
    const august: Period = {
      kind: 'registration',
      opens: '2026-08-01',
      closes: '2026-08-10',
      rollingUntil: null,
    };
    expect(currentRegistration([august, july], '2026-07-05')).toBe(july);
    expect(currentRegistration([august, july], '2026-07-20')).toBe(august);
    expect(currentRegistration([august, july], '2026-09-01')).toBeNull();
    expect(currentRegistration([rolling], '2026-11-21')).toBe(rolling);
    expect(currentRegistration([rolling], '2026-11-22')).toBeNull();
  });
});
