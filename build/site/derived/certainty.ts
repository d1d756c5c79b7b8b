import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Certainty } from '../../schema/calendar.ts';

/** What a reader is told of a day that its source does not vouch for; null of any other. */
const CERTAINTY: Readonly<Record<Certainty, Bilingual | null>> = {
  announced: null,
  transcribed: { ar: 'منقول، لم نره في المصدر الرسمي', en: 'transcribed, not seen in the official source' },
  doubtful: { ar: 'غير مؤكد', en: 'doubtful' },
};

/** The same of a day whose certainty may not be known. */
export const certaintyText = (certainty: Certainty | null): Bilingual | null =>
  certainty === null ? null : CERTAINTY[certainty];
