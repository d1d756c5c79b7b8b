import type { Finding } from '../../findings/finding.ts';
import { isRealDay } from '../../schema/ajv.ts';
import { PATTERNS } from '../../schema/shape.ts';
import { findingAt } from '../entry.ts';
import { daySlip } from '../shape/slips.ts';
import type { Spot } from '../walk.ts';

/** Keys that say when something was seen or done, so that no such day lies ahead. */
export const PAST_KEYS = ['verifiedOn', 'lookedOn', 'rollingUntil', 'validAsOf', 'published'];
/** Keys that say when something begins or ends. */
export const AHEAD_KEYS = ['opens', 'closes', 'starts', 'ends'];

const REDUCED_DAY = new RegExp(PATTERNS.reducedDay);
/** Whether a day exists, of which the month and the day may be left out. */
const isReal = (day: string): boolean => isRealDay(`${day}-01-01`.slice(0, 10));
const isRealReducedDay = (text: string): boolean => REDUCED_DAY.test(text) && isReal(text);

const FURTHEST_YEARS = 3;

/** The same day so many years later. */
export const yearsFrom = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** The day, month or year on which a source was published exists. What is none of them at all is a finding of the shape. */
export function publicationDayExists(text: string, { document, path, key }: Spot): Finding[] {
  if (path.at(-1) !== key || !REDUCED_DAY.test(text) || isReal(text)) return [];
  return [findingAt(document, path, 'bad-day', { key, found: text, slip: daySlip(text) })];
}

/** Nobody has seen a day that lies ahead. */
export function dayHasCome(day: string, { document, path, key }: Spot, asOf: string | null): Finding[] {
  if (asOf === null || day <= asOf.slice(0, day.length) || !isRealReducedDay(day)) return [];
  return [findingAt(document, path, 'future-day', { key: key ?? '', day, asOf })];
}

/** Nobody announces a day of an exam that lies many years ahead. */
export function dayIsNear(day: string, { document, path, key }: Spot, asOf: string | null): Finding[] {
  const isOfExam = document.file.startsWith('exams/');
  if (asOf === null || !isOfExam || day <= yearsFrom(asOf, FURTHEST_YEARS) || !isRealReducedDay(day))
    return [];
  return [findingAt(document, path, 'far-day', { key: key ?? '', day, asOf })];
}
