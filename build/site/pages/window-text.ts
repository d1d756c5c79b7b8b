import type { ExamWindowRecord } from '../../schema/exam.ts';
import { dayMarkup, dayText, periodMarkup, periodText } from './day-text.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';

type Window = Pick<ExamWindowRecord, 'opens' | 'closes' | 'rollingUntil'>;

const ROLLING = {
  ar: 'متاح طوال العام، بحسب علمنا حتى ',
  en: 'Open all year, known to hold until ',
} as const satisfies Record<Language, string>;

/** The days of a window: of one that never closes, up to which day that is known. */
export const windowMarkup = ({ opens, closes, rollingUntil }: Window, language: Language): Html =>
  rollingUntil === null
    ? periodMarkup(opens, closes, language)
    : html`${ROLLING[language]}${dayMarkup(rollingUntil, language)}`;

/** The same as plain text. */
export const windowText = ({ opens, closes, rollingUntil }: Window, language: Language): string =>
  rollingUntil === null
    ? periodText(opens, closes, language)
    : ROLLING[language] + dayText(rollingUntil, language);
