import { sortedBy } from '../../../../edge/text/order.ts';
import type { Exam, ExamWindow } from '../../../schema/exam.ts';
import { creditOf } from '../../../schema/source.ts';
import { aheadText, shortDay, shownDay, shownPeriod } from '../day-text.ts';
import { blocks, type Content, joined, list, name, type Piece, paragraph, strong } from '../elements.ts';
import { type Language, labelIn } from '../language.ts';
import { creditLine } from '../provenance.ts';

const TEXT = {
  ar: {
    opens: 'يفتح',
    closes: 'حتى',
    rolling: 'متاح طوال العام',
    known: 'متاح طوال العام، بحسب علمنا حتى ',
  },
  en: {
    opens: 'opens',
    closes: 'until',
    rolling: 'open all year',
    known: 'Open all year, known to hold until ',
  },
} as const satisfies Record<Language, Record<string, string>>;

const lastDay = ({ opens, closes }: ExamWindow): string | null => closes ?? opens;

/** One without any day is not over: nobody has announced it yet. */
const isOver = (window: ExamWindow, asOf: string): boolean => {
  const last = lastDay(window);
  return window.rollingUntil === null && last !== null && last < asOf;
};

/** What never closes comes first, and what has no announced day last. */
const inOrder = (windows: readonly ExamWindow[]): ExamWindow[] =>
  sortedBy(windows, ({ opens, closes, rollingUntil }) => [
    opens ?? closes ?? (rollingUntil === null ? '9' : ''),
  ]);

/** The windows that a student can still act on: not yet over, or never, in order. */
export const comingWindows = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  inOrder(windows.filter((window) => !isOver(window, asOf)));

/** Those that are over, the latest first. */
export const pastWindows = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  inOrder(windows.filter((window) => isOver(window, asOf))).reverse();

export const windowName = (window: ExamWindow, language: Language): Piece => name(labelIn(language, window));

/** The days of a window: of one that never closes, up to which day that is known. */
export const windowDays = ({ opens, closes, rollingUntil }: ExamWindow, language: Language): Content =>
  rollingUntil === null
    ? shownPeriod(opens, closes, language)
    : [TEXT[language].known, shownDay(rollingUntil, language)];

/** A window with its days, whom it is for and what it rests on. */
function windowItem(window: ExamWindow, asOf: string, language: Language): Piece {
  const ahead = window.opens !== null && window.opens > asOf && aheadText(window.opens, asOf, language);
  const audience = language === 'ar' ? window.audience : window.audienceEn;
  return blocks([
    paragraph([strong(windowName(window, language)), ahead && ` · ${ahead}`]),
    paragraph(windowDays(window, language)),
    audience !== null && paragraph(name(audience), 'fine'),
    paragraph(creditLine(creditOf(window), language), 'fine'),
  ]);
}

export const windowList = (windows: readonly ExamWindow[], asOf: string, language: Language): Piece =>
  list(
    windows.map((window) => windowItem(window, asOf, language)),
    { style: 'windows' },
  );

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
