import type { Finding } from '../finding.ts';
import { type MessageLanguage, wordsOf } from '../messages/messages.ts';
import type { Words } from '../messages/wording.ts';

/** In which languages a report speaks. */
export type Languages = MessageLanguage | 'both';

/** The languages of a report, each by itself; of both, English comes first. */
export const spokenIn = (languages: Languages): readonly MessageLanguage[] =>
  languages === 'both' ? ['en', 'ar'] : [languages];

/** The words of a finding in each language of a report. */
export const wordsIn = (finding: Finding, languages: Languages): readonly Words[] =>
  spokenIn(languages).map((language) => wordsOf(finding, language));
