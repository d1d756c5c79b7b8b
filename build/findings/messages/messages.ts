import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Code } from '../codes.ts';
import type { Finding } from '../finding.ts';
import { ARABIC, ARABIC_SPEECH } from './ar.ts';
import { ENGLISH, ENGLISH_SPEECH } from './en.ts';
import type { Wording, Wordings, Words } from './wording.ts';

/** The languages in which findings speak. */
export type MessageLanguage = keyof Bilingual;

export const WORDINGS: Readonly<Record<MessageLanguage, Wordings>> = { ar: ARABIC, en: ENGLISH };

const SPEECH = { ar: ARABIC_SPEECH, en: ENGLISH_SPEECH } as const;

/** A text with what was found in its braces; `{inKey}` and the like say of which key it is. */
function filled(text: string, args: object, language: MessageLanguage): string {
  const { shown, list, ofKey } = SPEECH[language];
  const values = new Map<string, unknown>(Object.entries(args));
  const key = values.get('key');
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (Array.isArray(value)) return list(value);
    if (typeof value === 'object' && value !== null) return String(Reflect.get(value, language));
    if (typeof value === 'number') return String(value);
    return ofKey.get(name)?.(typeof key === 'string' ? key : null) ?? shown(String(value));
  });
}

/** Puts a finding into words. */
export function wordsOf<C extends Code>(
  { code, args }: Pick<Finding<C>, 'code' | 'args'>,
  language: MessageLanguage,
): Words {
  const wording: Wording<C> = WORDINGS[language][code];
  if (typeof wording === 'function') {
    const [message, hint] = wording(args);
    return { message, hint };
  }
  return { message: filled(wording.message, args, language), hint: filled(wording.hint, args, language) };
}

/** In which languages a report speaks. */
export type Languages = MessageLanguage | 'both';

/** The languages of a report, each by itself; of both, English comes first. */
export const spokenIn = (languages: Languages): readonly MessageLanguage[] =>
  languages === 'both' ? ['en', 'ar'] : [languages];
