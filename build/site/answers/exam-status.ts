import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { sortedBy } from '../../../edge/text/order.ts';
import { addDays } from '../../days/days.ts';
import {
  EXAM_STATUSES,
  type ExamRecord,
  type ExamStatus,
  type ExamWindowRecord,
  type StatusBasis,
  type StatusChange,
} from '../../schema/exam.ts';
import WORDS from './status-words.json' with { type: 'json' };

/** For how many days an open end counts as open after the last day for which that is known. */
const TRUSTED_DAYS = 180;

/** A window of an exam or of admission. */
export interface Period extends Pick<ExamWindowRecord, 'opens' | 'closes' | 'rollingUntil'> {
  readonly kind: string;
}

/** What the status of an exam follows from. */
export interface Announced extends Pick<ExamRecord, 'lookedOn' | 'announcedLater'> {
  readonly windows: readonly Period[];
}

/** The status of an exam on a day, and why. */
export interface Standing {
  readonly status: ExamStatus;
  readonly basis: StatusBasis;
  /** What people call it. */
  readonly label: Bilingual;
  /** What they should know beside it, `{day}` standing for `day` and `{page}` for where one registers; null: nothing. */
  readonly detail: Bilingual | null;
  readonly day: string | null;
}

/** Of a registration that never closes, and of one of which nobody has said so for long. */
export const { rolling: ROLLING, lapsed: LAPSED }: Readonly<Record<'rolling' | 'lapsed', Bilingual>> = WORDS;

type Words = Readonly<Partial<Record<StatusBasis | 'deadline', Bilingual>>>;
const [LABELS, DETAILS]: readonly [Words, Words] = [WORDS.labels, WORDS.details];

const isRegistration = ({ kind }: Period): boolean => kind === 'registration';

/** The last day that anybody has named for a window. */
export const lastKnownDay = ({ opens, closes, rollingUntil }: Period): string | null => rollingUntil ?? closes ?? opens;

/** The last day on which a window counts as running: an end that nobody announced is not waited for without end. */
function lastDay(window: Period): string | null {
  const known = lastKnownDay(window);
  const isDated = window.closes !== null || window.kind === 'results';
  return known === null || isDated ? known : addDays(known, TRUSTED_DAYS);
}

/** Whether a window is over on a day. One without any day is not: nobody has announced it yet. */
export function isOver(window: Period, day: string): boolean {
  const last = lastDay(window);
  return last !== null && last < day;
}

/**
 * Both ends are included. Without an announced opening day nobody knows that a window is open; one that never closes has
 * always been open when it names no first day.
 */
const isOpen = (window: Period, day: string): boolean =>
  (window.opens === null ? window.rollingUntil !== null : window.opens <= day) && !isOver(window, day);

const isAhead = ({ opens }: Period, day: string): boolean => opens !== null && day < opens;

/**
 * The registration window that a student should know of: an open one, that with days first, else the next; null when
 * there is none.
 */
export function currentRegistration<T extends Period>(windows: readonly T[], asOf: string): T | null {
  const current = windows.filter(isRegistration).filter((window) => isOpen(window, asOf) || isAhead(window, asOf));
  const rank = (window: T): string => {
    if (!isOpen(window, asOf)) return '2';
    return window.rollingUntil === null ? '0' : '1';
  };
  return sortedBy(current, (window) => [rank(window), window.opens ?? ''])[0] ?? null;
}

type Reason = Pick<Standing, 'status' | 'basis' | 'day'>;

function reasonOn({ windows, lookedOn, announcedLater }: Announced, asOf: string): Reason {
  const window = currentRegistration(windows, asOf);
  if (window !== null) {
    const isNow = isOpen(window, asOf);
    const isRolling = isNow && window.rollingUntil !== null;
    const [status, basis] = [isNow ? 'open' : 'upcoming', isRolling ? 'all-year' : 'window'] as const;
    return { status, basis, day: isRolling ? window.rollingUntil : null };
  }
  const none = (basis: StatusBasis, day: string | null): Reason => ({ status: 'awaiting_announcement', basis, day });
  const dated = windows.filter((each) => isRegistration(each) && lastKnownDay(each) !== null);
  const sorted = sortedBy(dated, (each) => [lastKnownDay(each) ?? '']);
  const deadline = sorted.find(({ closes }) => closes !== null && closes >= asOf)?.closes;
  if (deadline) return none('unconfirmed', deadline);
  const last = sorted.at(-1);
  if (last?.closes != null) return none('last-window-closed', last.closes);
  if (lookedOn !== null && announcedLater === null && last === undefined) return none('none-found', lookedOn);
  const isFresh = lookedOn !== null && asOf <= addDays(lookedOn, TRUSTED_DAYS);
  if (announcedLater !== null && isFresh) return none('announced-later', lookedOn);
  return none('unconfirmed', last?.rollingUntil ?? last?.opens ?? null);
}

/** The status of an exam on a day in Riyadh (ISO 8601): of the bases that hold, the first of `STATUS_BASES` decides. */
export function standingOn(exam: Announced, asOf: string): Standing {
  const { status, basis, day } = reasonOn(exam, asOf);
  // Of a registration that is still to come, only the end may be announced.
  const known = basis === 'unconfirmed' && day !== null && day >= asOf ? 'deadline' : basis;
  const label = basis === 'window' ? EXAM_STATUSES[status] : (LABELS[known] ?? WORDS.noneFound);
  return { status, basis, day, label, detail: day === null ? null : (DETAILS[known] ?? null) };
}

/** The days after `asOf` on which a registration opens or is over, or what is known of it is too old, in order. */
export function turningDays({ windows, lookedOn, announcedLater }: Announced, asOf: string): string[] {
  const days = windows.filter(isRegistration).flatMap((window) => {
    const last = lastDay(window);
    return [window.opens, last && addDays(last, 1)];
  });
  const waits = announcedLater !== null && lookedOn !== null && addDays(lookedOn, TRUSTED_DAYS + 1);
  return [...new Set([...days, waits || null])].flatMap((day) => (day !== null && day > asOf ? day : [])).sort();
}

/** The days after `asOf` on which the status or its basis becomes another, in order. */
export function statusChanges(exam: Announced, asOf: string): StatusChange[] {
  const days = turningDays(exam, asOf);
  return days.flatMap((date, index) => {
    const before = standingOn(exam, days[index - 1] ?? asOf);
    const { status, basis } = standingOn(exam, date);
    return status === before.status && basis === before.basis ? [] : [{ date, status, statusBasis: basis }];
  });
}

/** The first day on which any of these statuses changes; null: no such day is known. */
export const firstChange = (all: readonly { readonly statusChanges: readonly StatusChange[] }[]): string | null =>
  all.flatMap((each) => each.statusChanges.map(({ date }) => date)).sort()[0] ?? null;
