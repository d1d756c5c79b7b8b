import { westernDigits } from '../../../edge/text/plain-text.ts';
import type { Typo } from '../../findings/codes.ts';
import { isRealDay } from '../../schema/ajv.ts';

/** What the Gregorian months are called, in their order. */
export const MONTHS: readonly RegExp[] = [
  /\bjan(?:uary)?\b|يناير/i,
  /\bfeb(?:ruary)?\b|فبراير/i,
  /\bmar(?:ch)?\b|مارس/i,
  /\bapr(?:il)?\b|[أا]بريل/i,
  /\bMay\b|(?<=^\d+\D)may\b|مايو/,
  /\bjun(?:e)?\b|يونيو/i,
  /\bjul(?:y)?\b|يوليو/i,
  /\baug(?:ust)?\b|[أا]غسطس/i,
  /\bsep(?:t(?:ember)?)?\b|سبتمبر/i,
  /\boct(?:ober)?\b|[أا]كتوبر/i,
  /\bnov(?:ember)?\b|نوفمبر/i,
  /\bdec(?:ember)?\b|ديسمبر/i,
];

const HIJRI_MARK = /هـ|ه$|\bA\.?H\b/i;
const HIJRI_YEAR = /^1[34]\d\d$/;
/** Keys whose numbers are years of the Gregorian calendar. */
const YEAR_KEYS: ReadonlySet<string> = new Set(['founded', 'qsYear']);

/** What a text in the place of a number was meant to say; null when it does not tell. */
export function numberTypo(key: string | null, text: string): Typo | null {
  const written = westernDigits(text).trim();
  const plain = written.replace(/(?<=\d)[,٬](?=\d{3}\b)/g, '');
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  const [first = '', second = ''] = numbers;
  if (isHijriYear(key, first, written)) return { kind: 'hijri-year', write: '' };
  if (key === 'qsRank' && /^\D*\d+\s*[-–—]\s*\d+\D*$/.test(plain)) {
    return { kind: 'rank-range', write: `qsRank: ${first}, qsRankTo: ${second}` };
  }
  if (numbers.length !== 1) return null;
  if (text === first) return { kind: 'without-quotes', write: first };
  return { kind: written === first ? 'western-digits' : 'digits-alone', write: first };
}

/** What a number out of its range was meant to say: a Gregorian year and not a Hijri one, a percent and not a part. */
export function rangeTypo(key: string | null, value: number, maximum: number | null): Typo | null {
  if (isHijriYear(key, String(value), '')) return { kind: 'hijri-year', write: '' };
  const isPart = maximum === 100 && value > 0 && value < 1;
  return isPart ? { kind: 'digits-alone', write: String(Math.round(value * 10_000) / 100) } : null;
}

const isHijriYear = (key: string | null, year: string, written: string): boolean =>
  YEAR_KEYS.has(key ?? '') && ((HIJRI_YEAR.test(year) && !/م\s*$/.test(written)) || HIJRI_MARK.test(written));

/** What a text in the place of a day was meant to say; null when it does not tell. */
export function dayTypo(text: string): Typo | null {
  const written = westernDigits(text).trim();
  if (HIJRI_MARK.test(written) || /^1[34]\d\d\D/.test(written) || /\D1[34]\d\d$/.test(written)) {
    return { kind: 'hijri-day', write: '' };
  }
  if (written !== text && isRealDay(written)) return { kind: 'western-digits', write: written };
  const day = dayIn(written);
  return day !== null && isRealDay(day) ? { kind: 'year-first', write: day } : null;
}

const two = (part: string | number): string => String(part).padStart(2, '0');

/** A day that is written in another order, with other separators or with the name of its month. */
function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  if (year && month && day) return `${year}-${two(month)}-${two(day)}`;
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(text) ?? [];
  if (lastDay && lastMonth && lastYear) return `${lastYear}-${two(lastMonth)}-${two(lastDay)}`;
  const namedMonth = MONTHS.findIndex((name) => name.test(text)) + 1;
  const numbers = text.match(/\d+/g) ?? [];
  const namedYear = numbers.find((one) => one.length === 4);
  const namedDay = numbers.find((one) => one.length <= 2);
  return namedMonth && namedYear && namedDay ? `${namedYear}-${two(namedMonth)}-${two(namedDay)}` : null;
}
