import { westernDigits } from '../../edge/text/plain-text.ts';

/** The places that are kept of what people type: everything is counted in ten-thousandths, so that no sum is off. */
const PLACES = 4;
const UNIT = 10 ** PLACES;

/**
 * A score or a weight as people type it, in ten-thousandths: with a point before its decimals, or a comma before one or
 * two (1,000 is a thousand) or the first of them still to be typed, and with or without a percent sign. Null when it is none from 0 to 100, or has more than
 * four decimals.
 */
export function typedNumber(text: string): number | null {
  const plain = westernDigits(text.replace(/\p{Cf}/gu, '').trim()).replace(/^[%٪]\s*|\s*[%٪]$/g, '');
  const [, whole, decimals = ''] = /^(\d{1,3})(?:(?:[.٫]|[,،](?=\d?\d?$))(\d{0,4}))?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const value = Number(whole) * UNIT + Number(decimals.padEnd(PLACES, '0'));
  return value <= 100 * UNIT ? value : null;
}

/** A number of ten-thousandths with two decimals, halves rounded upwards. */
export const twoDecimals = (value: number): string => {
  const hundredths = Math.floor((value + UNIT / 200) / (UNIT / 100));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
};

/**
 * A weighted score with two decimals, halves rounded upwards. Whole numbers all the way: at most 10^12, so it is exact.
 * @param parts each weight in percent with its score, both in ten-thousandths
 */
export function weightedScore(parts: readonly (readonly [weight: number, score: number])[]): string {
  const sum = parts.reduce((whole, [weight, score]) => whole + weight * score, 0);
  // In units of 10^-10 points, of which two decimals keep 10^8 each.
  const hundredths = Math.floor((sum + UNIT * UNIT * 0.5) / (UNIT * UNIT));
  return twoDecimals(hundredths * (UNIT / 100));
}
