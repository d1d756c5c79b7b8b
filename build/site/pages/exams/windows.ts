import type { Exam, ExamWindow } from '../../../schema/exam.ts';
import { creditOf } from '../../../schema/source.ts';
import { aheadText, shortDay } from '../day-text.ts';
import { type Language, nameIn } from '../language.ts';
import { blocks, paragraph } from '../model/block.ts';
import { name, strong } from '../model/inline.ts';
import { type Content, joined, type Piece } from '../model/piece.ts';
import { creditLine } from '../sources.ts';
import { shownWindow } from '../window-text.ts';

const TEXT = {
  ar: { opens: 'يفتح', closes: 'حتى', rolling: 'متاح طوال العام' },
  en: { opens: 'opens', closes: 'until', rolling: 'open all year' },
} as const satisfies Record<Language, Record<string, string>>;

const lastDay = ({ opens, closes }: ExamWindow): string | null => closes ?? opens;

/** One without any day is not over: nobody has announced it yet. */
const isOver = (window: ExamWindow, asOf: string): boolean => {
  const last = lastDay(window);
  return window.rollingUntil === null && last !== null && last < asOf;
};

/** What never closes comes first, and what has no announced day last. */
const firstDay = ({ opens, closes, rollingUntil }: ExamWindow): string =>
  opens ?? closes ?? (rollingUntil === null ? '9' : '');

/** The windows that a student can still act on: not yet over, or never, in order. */
export const comingWindows = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  windows.filter((window) => !isOver(window, asOf)).sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));

/** Those that are over, the latest first. */
export const pastWindows = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  windows.filter((window) => isOver(window, asOf)).sort((a, b) => (firstDay(a) < firstDay(b) ? 1 : -1));

export const windowName = ({ label, labelEn }: ExamWindow, language: Language): Piece =>
  name(nameIn(language, { name: label, nameEn: labelEn }));

/** A window with its days, whom it is for and what it rests on. */
export function windowItem(window: ExamWindow, asOf: string, language: Language): Piece {
  const ahead = window.opens !== null && window.opens > asOf && aheadText(window.opens, asOf, language);
  const audience = language === 'ar' ? window.audience : window.audienceEn;
  return blocks([
    paragraph([strong(windowName(window, language)), ahead && ` · ${ahead}`]),
    paragraph(shownWindow(window, language)),
    audience !== null && paragraph(name(audience), 'fine'),
    paragraph(creditLine(creditOf(window), language), 'fine'),
  ]);
}

/** The next thing that a student has to know of a window, in a few words. */
function nextDay({ opens, closes, rollingUntil }: ExamWindow, asOf: string, language: Language): Content {
  const text = TEXT[language];
  if (rollingUntil !== null) return text.rolling;
  const [word, day] = opens !== null && opens > asOf ? [text.opens, opens] : [text.closes, closes];
  return day !== null && [word, ' ', shortDay(day, language), ` (${aheadText(day, asOf, language)})`];
}

/** The next date of an exam: of the window that its status speaks of, else of whatever comes next; null: none is known. */
export function nextDate(exam: Exam, asOf: string, language: Language): Content {
  const window = exam.registration ?? comingWindows(exam, asOf).find((each) => lastDay(each) !== null);
  if (window === undefined) return null;
  return joined(
    [window !== exam.registration && windowName(window, language), nextDay(window, asOf, language)],
    ': ',
  );
}
