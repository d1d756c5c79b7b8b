import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Credit } from '../../schema/source.ts';

/** What a list of sources is called: that they disagree is said before anything else. */
export function creditLabel({ sources, confidence }: Credit): Bilingual {
  if (confidence === 'disputed') return { ar: 'اختلفت المصادر', en: 'Sources disagree' };
  return sources.length > 1 ? { ar: 'المصادر', en: 'Sources' } : { ar: 'المصدر', en: 'Source' };
}

/** Who is to be credited, in Arabic and English, as one line that a republisher can show. */
export function citations(credit: Credit): { citation: string; citationEn: string } {
  const label = creditLabel(credit);
  const line = (comma: string, between: string): string =>
    credit.sources
      .map(
        ({ title, url, published }) =>
          `${title}${published === null ? '' : ` (${published})`}${comma} ${url}`,
      )
      .join(between);
  return { citation: `${label.ar}: ${line('،', '؛ ')}`, citationEn: `${label.en}: ${line(',', '; ')}` };
}
