import type { Source } from '../../schema/source.ts';

/** Who is to be credited, in Arabic and English, as one line that a republisher can show. */
export function citations(source: Source): { citation: string; citationEn: string } {
  const date = source.published === null ? '' : ` (${source.published})`;
  return {
    citation: `المصدر: ${source.title}${date}، ${source.url}`,
    citationEn: `Source: ${source.title}${date}, ${source.url}`,
  };
}
