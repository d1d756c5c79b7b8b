import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { yearsFrom } from './days.ts';
import { lengthInDays } from './plausible.ts';

const OLDEST_ANSWER_YEARS = 2;
const OLDEST_UNDATED_YEARS = 10;

/**
 * An answer that a newer page gives was looked at since; one of long ago whose pages bear no date is mostly a slip.
 */
export function answersAreAsOldAsTheirSources({ faq }: Content, asOf: string | null): Finding[] {
  if (asOf === null) return [];
  return faq.flatMap(({ document, value: { validAsOf: day, sources = [] } }) => {
    if (day === undefined) return [];
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

/** No founding and no ranking lies ahead; a ranking is named after the year that follows it. */
export function yearsAreOfTheirTime({ universities }: Content, asOf: string | null): Finding[] {
  if (asOf === null) return [];
  const thisYear = Number(asOf.slice(0, 4));
  const latest = { founded: thisYear, qsYear: thisYear + 1 };
  return universities.flatMap(({ document, value }) =>
    (['founded', 'qsYear'] as const).flatMap((key) => {
      const year = value[key] ?? null;
      return year !== null && year > latest[key]
        ? [findingAt(document, [key], 'future-year', { key, year, latest: latest[key] })]
        : [];
    }),
  );
}

interface Verified {
  readonly verifiedOn?: string | null | undefined;
  readonly sources?: readonly { readonly published?: string | null | undefined }[] | undefined;
}

/** Nobody has compared a record with a page that was not yet published. */
export function sourcesAreOlderThanVerification({ universities, exams, calendar, faq }: Content): Finding[] {
  return [...universities, ...exams, ...calendar, ...faq].flatMap(({ document, value }) => {
    const { verifiedOn, sources = [] }: Verified = value;
    if (!verifiedOn) return [];
    const later = sources.flatMap(({ published }) =>
      published && published > verifiedOn.slice(0, published.length) ? [published] : [],
    );
    const published = later.sort().at(-1);
    return published === undefined
      ? []
      : [findingAt(document, ['verifiedOn'], 'verified-before-published', { verifiedOn, published })];
  });
}

/** Days before security.txt expires from which editors are told. */
const NOTICE = 30;
/** RFC 9116 section 2.5.5 asks for less than a year; what lies further ahead than five is a slip of the pen. */
const MOST_DAYS_AHEAD = 5 * 366;

/** security.txt has not expired (RFC 9116 section 2.5.5), nor will it soon: editors are told before it stops builds. */
export function securityHasNotExpired({ service }: Content, asOf: string | null): Finding[] {
  return service.flatMap(({ document, value }) => {
    const expires = value.security?.expires;
    if (asOf === null || expires === undefined) return [];
    const path = ['security', 'expires'];
    const ahead = lengthInDays(asOf, expires) - 1;
    if (ahead < 0) return [findingAt(document, path, 'security-expired', { expires, asOf })];
    if (ahead > MOST_DAYS_AHEAD) return [findingAt(document, path, 'security-too-long', { expires, asOf })];
    return ahead < NOTICE ? [findingAt(document, path, 'security-expires-soon', { expires })] : [];
  });
}
