import { describe, expect, test } from 'vitest';
import { typedNumber, weightedScore } from '../../../build/assets/weighted.ts';
import { fc } from '../../support/properties.ts';

const score = (parts: string) =>
  weightedScore(
    parts.split(' + ').map((part) => {
      const [weight = Number.NaN, value = Number.NaN] = part.split('×').map((each) => typedNumber(each) ?? Number.NaN);
      return [weight, value];
    }),
  );

describe('a typed number', () => {
  test.each([
    ['87.5', 875_000],
    ['٨٧٫٥', 875_000],
    ['۸۷,۵', 875_000],
    [' 100% ', 1_000_000],
    ['٩٠٪', 900_000],
    ['0.0001', 1],
    ['0', 0],
    ['95.', 950_000],
    ['\u200f٪٩٥', 950_000],
  ])('%s', (text, value) => expect(typedNumber(text)).toBe(value));

  test.each(['', '100.01', '101', '-5', '1e2', '9.12345', 'ninety', '1,000', '.5', '90 80'])('%j is none', (text) =>
    expect(typedNumber(text)).toBeNull(),
  );
});

describe('a weighted score', () => {
  test.each([
    ['the example of the questions', '81.00', '30×90 + 30×80 + 40×75'],
    ['what binary fractions get wrong', '78.58', '30×85.35 + 30×71.1 + 40×79.1'],
    ['half a hundredth is rounded upwards', '90.01', '50×90.01 + 50×90'],
    ['decimals in the weights', '100.00', '33.3×100 + 33.3×100 + 33.4×100'],
    ['nothing', '0.00', '100×0'],
  ])('%s', (_, expected, parts) => expect(score(parts)).toBe(expected));

  test('is that of whole numbers of any size', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(hundredths, hundredths, fc.integer({ min: 0, max: 100 }), (first, second, weight) => {
        const exact = BigInt(weight) * BigInt(first) + BigInt(100 - weight) * BigInt(second);
        const rounded = Number((exact + 50n) / 100n);
        const text = (value: number) => (value / 100).toFixed(2);
        expect(score(`${weight}×${text(first)} + ${100 - weight}×${text(second)}`)).toBe(text(rounded));
      }),
    );
  });
});
