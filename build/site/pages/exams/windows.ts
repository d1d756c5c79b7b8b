import { sortedBy } from '../../../../edge/text/order.ts';
import { daysBetween } from '../../../days/days.ts';
import type { Exam, ExamWindow } from '../../../schema/exam.ts';
import { creditOf, SOURCE_KINDS } from '../../../schema/source.ts';
import { isOver, LAPSED, type Period, ROLLING, standingOn } from '../../answers/exam-status.ts';
import { aheadText, shortDay, shownDay, shownPeriod } from '../day-text.ts';
import * as el from '../elements.ts';
import { COMMA, capital, counted, DOT, type Language, labelIn } from '../language.ts';
import { creditLine } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };

const TEXT = WORDS.windows;

/** What never closes comes first, and what has no announced day last. */
const inOrder = (windows: readonly ExamWindow[]): ExamWindow[] =>
  sortedBy(windows, ({ opens, closes, rollingUntil }) => [opens ?? closes ?? (rollingUntil === null ? '9' : '')]);

/** Whether a window is known to be over: one that never closes is not, however long ago somebody looked. */
const isPast = (window: ExamWindow, asOf: string): boolean => window.rollingUntil === null && isOver(window, asOf);

/** The windows that a student can still act on: not yet over, or never, in order. */
export const comingWindows = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  inOrder(windows.filter((window) => !isPast(window, asOf)));

/** The next that has days. */
export const nextWindow = (exam: Exam, asOf: string): ExamWindow | undefined =>
  comingWindows(exam, asOf).find(({ opens, closes }) => (closes ?? opens ?? '') >= asOf);

/** Those that are over, the latest first. */
export const pastWindows = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  inOrder(windows.filter((window) => isPast(window, asOf))).reverse();

/** The days of a window: of one that never closes, when that was last seen. */
export const windowDays = (window: Period, asOf: string, language: Language): el.Content =>
  window.rollingUntil === null
    ? shownPeriod(window.opens, window.closes, language)
    : el.filled((isOver(window, asOf) ? LAPSED : ROLLING)[language], { day: shownDay(window.rollingUntil, language) });

/** A window with its days, whom it is for and what it rests on. */
function windowItem(window: ExamWindow, asOf: string, language: Language): el.Piece {
  const ahead = window.opens !== null && window.opens > asOf && aheadText(window.opens, asOf, language);
  // What is called a last day is no period until it.
  const shown = /^Last day/.test(labelIn('en', window)) ? { ...window, opens: window.closes } : window;
  const audience = language === 'ar' ? window.audience : window.audienceEn;
  // A page without the day did not say that there is none.
  const isKnown = (window.opens ?? window.closes ?? window.rollingUntil) !== null;
  return el.blocks([
    el.paragraph([el.strong(el.name(labelIn(language, window))), ahead && ` · ${ahead}`]),
    el.paragraph(windowDays(shown, asOf, language)),
    audience !== null && el.paragraph(el.name(audience), 'fine'),
    el.paragraph(creditLine(creditOf(window), language, isKnown ? undefined : TEXT[language].looked), 'fine'),
  ]);
}

export const windowList = (windows: readonly ExamWindow[], asOf: string, language: Language): el.Piece =>
  el.list(
    windows.map((window) => windowItem(window, asOf, language)),
    { style: 'windows' },
  );

/** What there is to know of a status beside its label: when that was seen, whom the last window was for unless in short, and where one registers, to which a button leads. */
export function standingDetail(exam: Exam, asOf: string, language: Language, isShort = false): el.Content {
  const { basis, detail, day } = standingOn(exam, asOf);
  const page = exam.registrationUrl ? TEXT[language].site : el.hostLink(exam.url ?? exam.body.url);
  const pieces = { day: day && shortDay(day, language), page };
  const isLast = ({ kind, closes }: ExamWindow) =>
    basis === 'last-window-closed' && kind === 'registration' && closes === day;
  const told = exam.windows.filter(isLast).flatMap((last) => {
    const audience = language === 'ar' ? last.audience : last.audienceEn;
    const isUnofficial = creditOf(last).sources.every(({ kind }) => kind === 'other');
    return [!isShort && audience, isUnofficial && SOURCE_KINDS.other[language]];
  });
  const years = day === null ? 0 : Math.round(daysBetween(day, asOf) / 365);
  const ago = basis === 'last-window-closed' && years > 1 && counted(language, years, WORDS.examsAgo);
  const limits = el.joined([ago, ...told], COMMA[language]);
  return detail && [el.filled(capital(detail[language]), pieces), limits.length > 0 && [' (', limits, ')']];
}

/**
 * The next date of an exam: of the window that its status speaks of, else of whatever comes next; null: none is known.
 * Of a registration that never closes, when that was last seen.
 */
export function nextDate(exam: Exam, asOf: string, language: Language): el.Content {
  const window = exam.registration ?? nextWindow(exam, asOf);
  if (window === undefined) return null;
  const called = el.name(labelIn(language, window));
  // Only one form of an exam may be open all year.
  if (exam.statusBasis === 'all-year') return [called, DOT, standingDetail(exam, asOf, language)];
  const { opens, closes } = window;
  const text = TEXT[language];
  const [word, day] = opens !== null && opens > asOf ? [text.opens, opens] : [text.closes, closes];
  const days =
    day === null ? text.endless : [word, ' ', shortDay(day, language), ` (${aheadText(day, asOf, language)})`];
  return el.joined([window !== exam.registration && called, days], ': ');
}
