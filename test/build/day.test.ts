import { describe, expect, it } from 'vitest';
import { addDays, isDay, riyadhDay } from '../../build/days/days.ts';
import { hijriDay } from '../../build/days/hijri.ts';

describe('days in Riyadh', () => {
  // Pairs that the Ministry of Education and the press printed side by side.
  it.each([
    ['2026-08-23', '1448-03-10'],
    ['2026-08-30', '1448-03-17'],
    ['2026-11-20', '1448-06-10'],
    ['2026-11-28', '1448-06-18'],
    ['2027-06-24', '1449-01-19'],
    ['2027-07-01', '1449-01-26'],
  ])('%s is %s in the Umm al-Qura calendar', (gregorian, hijri) => {
    expect(hijriDay(gregorian)).toBe(hijri);
  });

  it.each([
    ['2026-11-20T20:59:59Z', '2026-11-20'],
    ['2026-11-20T21:00:00Z', '2026-11-21'],
  ])('at %s it is %s, whatever the zone of the machine', (instant, day) => {
    expect(riyadhDay(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['yesterday', false],
  ])('%s: %s', (text, real) => {
    expect(isDay(text)).toBe(real);
  });

  it('counts across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
