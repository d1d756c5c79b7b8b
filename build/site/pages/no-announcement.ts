import { gregorianText } from './day-text.ts';
import type { Language } from './language.ts';

/** Of a value that is null: who looked for it, and when. */
export interface Search {
  /** Day on which an editor compared the record with its sources; null: nobody has. */
  readonly verifiedOn: string | null;
  /** Day on which the announcement was last looked for; null: not known. */
  readonly lookedOn: string | null;
}

/** `#` stands for the day. Only an editor who looked at the sources can say that there is no announcement. */
const NO_ANNOUNCEMENT = {
  ar: { announced: 'لم يُعلن حتى #.', found: 'لم يُعثر على إعلان حتى #.', ever: 'لم يُعثر على إعلان.' },
  en: {
    announced: 'Not announced as of #.',
    found: 'No announcement found as of #.',
    ever: 'No announcement found.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What a page claims of a value that is null: no more than what was looked at, and when. */
export function noAnnouncement({ verifiedOn, lookedOn }: Search, language: Language): string {
  const { announced, found, ever } = NO_ANNOUNCEMENT[language];
  const day = verifiedOn ?? lookedOn;
  if (day === null) return ever;
  return (verifiedOn === null ? found : announced).replace('#', gregorianText(day, language));
}
