import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { CERTAINTIES, type Certainty } from '../../schema/calendar.ts';
import { memberOf } from '../../schema/json-value.ts';
import { CONFIDENCES, type Credit } from '../../schema/source.ts';

/** The deed of the licence of the data: Creative Commons Attribution 4.0. */
export const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** What a list of sources is called: that they disagree is said before anything else. */
export function creditLabel({ sources, confidence }: Credit): Bilingual {
  if (confidence === 'disputed') return CONFIDENCES.disputed;
  return sources.length > 1 ? { ar: 'المصادر', en: 'Sources' } : { ar: 'المصدر', en: 'Source' };
}

/** Who is to be credited, in Arabic and English, as one line that a republisher can show. */
export function citations(credit: Credit): { citation: string; citationEn: string } {
  const label = creditLabel(credit);
  const line = (comma: string, between: string): string =>
    credit.sources
      .map(({ title, url, published }) => `${title}${published === null ? '' : ` (${published})`}${comma} ${url}`)
      .join(between);
  return { citation: `${label.ar}: ${line('،', '؛ ')}`, citationEn: `${label.en}: ${line(',', '; ')}` };
}

/** What a reader is told of a day that its source does not vouch for; null of any other. */
export const certaintyText = (certainty: Certainty | null): Bilingual | null =>
  certainty === null || certainty === 'announced' ? null : CERTAINTIES[certainty];

/** In a word how certain a day is that its source does not vouch for; null of any other. */
export function doubtWord(certainty: Certainty | null): Bilingual | null {
  const text = certaintyText(certainty);
  return text && { ar: text.ar.replace(/،.*/, ''), en: text.en.replace(/,.*/, '') };
}

/** What has days, called with the word for how certain they are. */
export function doubtfully({ ar, en }: Bilingual, certainty: Certainty | null): Bilingual {
  const doubt = doubtWord(certainty);
  return doubt === null ? { ar, en } : { ar: `${ar} (${doubt.ar})`, en: `${en} (${doubt.en})` };
}

const isWholeDay = (day: unknown): day is string => typeof day === 'string' && day.length === 10;

/** The newest of some days; a month or a year alone does not count. Null when none is left. */
export const newestDay = (days: readonly unknown[]): string | null => days.filter(isWholeDay).sort().at(-1) ?? null;

/** The newest day on which records were published by their sources, compared with them, or read. */
export const newestDayOf = (records: readonly object[]): string | null =>
  newestDay(
    records.flatMap((record) => {
      const sources = memberOf(record, 'sources');
      const published = Array.isArray(sources) ? sources.map((source) => memberOf(source, 'published')) : [];
      return [memberOf(record, 'verifiedOn'), memberOf(record, 'readOn'), ...published];
    }),
  );
