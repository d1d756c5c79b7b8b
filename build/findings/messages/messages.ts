import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Code } from '../codes.ts';
import type { Finding } from '../finding.ts';
import { ARABIC } from './ar.ts';
import { ENGLISH } from './en.ts';
import type { Wording, Wordings, Words } from './wording.ts';

/** The languages in which findings speak. */
export type MessageLanguage = keyof Bilingual;

export const WORDINGS: Readonly<Record<MessageLanguage, Wordings>> = { ar: ARABIC, en: ENGLISH };

/** Puts a finding into words. */
export function wordsOf<C extends Code>(
  { code, args }: Pick<Finding<C>, 'code' | 'args'>,
  language: MessageLanguage,
): Words {
  const wording: Wording<C> = WORDINGS[language][code];
  if (typeof wording !== 'function') return wording;
  const [message, hint] = wording(args);
  return { message, hint };
}

/** In which languages a report speaks. */
export type Languages = MessageLanguage | 'both';

/** The languages of a report, each by itself; of both, English comes first. */
export const spokenIn = (languages: Languages): readonly MessageLanguage[] =>
  languages === 'both' ? ['en', 'ar'] : [languages];
