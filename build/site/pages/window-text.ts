import type { ExamWindowRecord } from '../../schema/exam.ts';
import { shownDay, shownPeriod } from './day-text.ts';
import type { Language } from './language.ts';
import type { Content } from './model/piece.ts';

type Window = Pick<ExamWindowRecord, 'opens' | 'closes' | 'rollingUntil'>;

const ROLLING = {
  ar: 'متاح طوال العام، بحسب علمنا حتى ',
  en: 'Open all year, known to hold until ',
} as const satisfies Record<Language, string>;

/** The days of a window: of one that never closes, up to which day that is known. */
export const shownWindow = ({ opens, closes, rollingUntil }: Window, language: Language): Content =>
  rollingUntil === null
    ? shownPeriod(opens, closes, language)
    : [ROLLING[language], shownDay(rollingUntil, language)];
