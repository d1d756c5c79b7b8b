import type { Finding } from '../finding.ts';
import { type MessageLanguage, wordsOf } from '../messages/messages.ts';
import type { Words } from '../messages/wording.ts';

/** In which languages a report speaks. */
export type Languages = MessageLanguage | 'both';

/** The words of a finding in each language of a report; of both, English comes first. */
export const wordsIn = (finding: Finding, languages: Languages): readonly Words[] =>
  languages === 'both' ? [wordsOf(finding, 'en'), wordsOf(finding, 'ar')] : [wordsOf(finding, languages)];
