import { expect, it } from 'vitest';
import { daysIn, isOnAny, withDay } from '../../../build/assets/days.ts';
import CASES from './days.json' with { type: 'json' };

it.each(CASES.told)('«$asked» is answered by «$told»: $is', ({ asked, told, is }) => {
  expect(isOnAny(daysIn(asked), told)).toBe(is);
});

it.each(CASES.read)('reads «$typed» as «$written»', ({ typed, written, hijri = '' }) => {
  const { text, told } = withDay(typed, 'ar', '2026-11-20', (place) => place === 'في جده');
  expect(text).toBe(written);
  expect((told?.hijri ?? '').replace(' هـ', '')).toBe(hijri);
});
