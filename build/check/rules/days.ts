import { daysBetween } from '../../days/days.ts';
import type { Finding } from '../../findings/finding.ts';
import { isRealDay } from '../../schema/ajv.ts';
import { valueAt } from '../../schema/json-value.ts';
import { PATTERNS } from '../../schema/shape.ts';
import type { Content } from '../content.ts';
import { findingAt, type Text } from '../entry.ts';
import { dayTypo } from '../shape/typos.ts';

/** Keys that say when something was seen or done, so that no such day lies ahead. */
export const PAST_KEYS = ['verifiedOn', 'lookedOn', 'rollingUntil', 'readOn', 'validAsOf', 'published'];
/** Those of them that say when somebody read: a reading of long ago is a mistyped year. */
const READ_KEYS = ['lookedOn', 'readOn'];
const OLDEST_READING_YEARS = 5;
/** Keys that say when something begins or ends. */
export const AHEAD_KEYS = ['opens', 'closes'];

const REDUCED_DAY = new RegExp(PATTERNS['reduced-day']);
/** Whether a day exists, of which the month and the day may be left out. */
const isReal = (day: string): boolean => isRealDay(`${day}-01-01`.slice(0, 10));
const isRealReducedDay = (text: string): boolean => REDUCED_DAY.test(text) && isReal(text);

const FURTHEST_YEARS = 3;

/** The same day so many years later. */
const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** The day, month or year on which a source was published exists. What is none of them at all is a finding of the shape. */
export function publicationDayExists({ document, path, key, text }: Text): Finding[] {
  if (!REDUCED_DAY.test(text) || isReal(text)) return [];
  return [findingAt(document, path, 'bad-day', { key, found: text, slip: dayTypo(text) })];
}

/** Nobody has seen a day that lies ahead, nor read anything for this record many years ago. */
export function dayHasCome({ document, path, key, text: day }: Text, asOf: string | null): Finding[] {
  if (asOf === null || key === null) return [];
  if (READ_KEYS.includes(key) && day < yearsFrom(asOf, -OLDEST_READING_YEARS)) {
    return [findingAt(document, path, 'far-day', { key, day, asOf })];
  }
  if (day <= asOf.slice(0, day.length) || !isRealReducedDay(day)) return [];
  return [findingAt(document, path, 'future-day', { key, day, asOf })];
}

/** Nobody announces a day of an exam or of admission that lies many years ahead. */
export function dayIsNear({ document, path, key, text: day }: Text, asOf: string | null): Finding[] {
  if (asOf === null || key === null) return [];
  const furthest = yearsFrom(asOf, FURTHEST_YEARS);
  const isOfWindow = path[0] === 'windows' && isRealReducedDay(day);
  // Of a window that lies there as a whole, its first day is told.
  const first = key === 'closes' ? valueAt(document.value, [...path.slice(0, -1), 'opens']) : null;
  if (!isOfWindow || day <= furthest || (typeof first === 'string' && first > furthest)) return [];
  return [findingAt(document, path, 'far-day', { key, day, asOf })];
}

const OLDEST_ANSWER_YEARS = 2;
const OLDEST_UNDATED_YEARS = 10;

/**
 * No page says that it holds for years before its own date; a day of long ago that no dated page bears is mostly a mistake.
 */
export function answersAreAsOldAsTheirSources({ faq }: Content, asOf: string | null): Finding[] {
  if (asOf === null) return [];
  return faq.flatMap(({ document, value: { validAsOf: day, sources = [] } }) => {
    if (day === undefined || day === null) return [];
    const newest = sources
      .flatMap(({ published }) => published ?? [])
      .sort()
      .at(-1);
    const isOld =
      newest === undefined
        ? day < yearsFrom(asOf, -OLDEST_UNDATED_YEARS)
        : day < yearsFrom(asOf, -OLDEST_ANSWER_YEARS) && day.slice(0, 4) < newest.slice(0, 4);
    return isOld ? [findingAt(document, ['validAsOf'], 'old-answer', { day, asOf })] : [];
  });
}

/** Days before security.txt expires from which editors are told. */
const NOTICE = 30;
/** RFC 9116 section 2.5.5 asks for less than a year; what lies further ahead than five is mistyped. */
const MOST_DAYS_AHEAD = 5 * 366;

/** security.txt has not expired (RFC 9116 section 2.5.5), nor will it soon: editors are told before it stops builds. */
export function securityHasNotExpired({ service }: Content, asOf: string | null): Finding[] {
  return service.flatMap(({ document, value }) => {
    const expires = value.security?.expires;
    if (asOf === null || expires === undefined) return [];
    const path = ['security', 'expires'];
    const ahead = daysBetween(asOf, expires);
    if (ahead < 0) return [findingAt(document, path, 'security-expired', { expires, asOf })];
    if (ahead > MOST_DAYS_AHEAD) return [findingAt(document, path, 'security-too-long', { expires, asOf })];
    return ahead < NOTICE ? [findingAt(document, path, 'security-expires-soon', { expires })] : [];
  });
}
