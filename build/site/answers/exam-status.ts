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

/** For how many days an open end counts as open after the last day for which that is known. */
export const TRUSTED_DAYS = 180;

interface Period extends Pick<ExamWindowRecord, 'opens' | 'closes' | 'rollingUntil'> {
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

const NONE_FOUND = { ar: 'لم نجد موعدًا معلنًا للتسجيل', en: 'No announced registration date found' };

/** What people are told by what the status rests on; of a dated window they are told the status itself. */
const WORDS: Readonly<
  Record<Exclude<StatusBasis, 'window'>, { readonly label: Bilingual; readonly detail: Bilingual }>
> = {
  'all-year': {
    label: { ar: 'التسجيل مفتوح طوال العام', en: 'Registration is open all year' },
    detail: {
      ar: 'كان كذلك عند آخر اطلاع عليه، في {day}؛ تأكد في {page}',
      en: 'so when last looked at, on {day}; confirm at {page}',
    },
  },
  'last-window-closed': {
    label: NONE_FOUND,
    detail: {
      ar: 'انتهت آخر فترة تسجيل نعرفها في {day}',
      en: 'the last registration window that we know of ended on {day}',
    },
  },
  'none-found': { label: NONE_FOUND, detail: { ar: 'بحثنا في {day}', en: 'we looked on {day}' } },
  'announced-later': {
    label: { ar: 'بانتظار الإعلان', en: 'Awaiting announcement' },
    detail: {
      ar: 'تقول الجهة إنها ستعلن المواعيد، كما اطلعنا عليه في {day}',
      en: 'the body in charge says that it will announce the dates, as read on {day}',
    },
  },
  unconfirmed: {
    label: NONE_FOUND,
    detail: {
      ar: 'كان التسجيل مفتوحًا عند آخر ما علمنا، في {day}، ولم يتأكد بعده',
      en: 'registration was open when we last knew, on {day}, and nobody has confirmed it since',
    },
  },
};

const isRegistration = ({ kind }: Period): boolean => kind === 'registration';

/** The last day that anybody has named for a window. */
const lastKnownDay = ({ opens, closes, rollingUntil }: Period): string | null =>
  rollingUntil ?? closes ?? opens;

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
  const current = windows
    .filter(isRegistration)
    .filter((window) => isOpen(window, asOf) || isAhead(window, asOf));
  const rank = (window: T): string => {
    if (!isOpen(window, asOf)) return '2';
    return window.rollingUntil === null ? '0' : '1';
  };
  return sortedBy(current, (window) => [rank(window), window.opens ?? ''])[0] ?? null;
}

/** Why no registration is open or ahead on a day, with the day that the words name. */
function absence({ windows, lookedOn, announcedLater }: Announced, asOf: string) {
  const dated = windows.filter(isRegistration).filter((window) => lastKnownDay(window) !== null);
  const last = sortedBy(dated, (window) => [lastKnownDay(window) ?? '']).at(-1);
  if (last?.closes != null && last.closes < asOf) {
    return { basis: 'last-window-closed', day: last.closes } as const;
  }
  if (last === undefined && announcedLater === null && lookedOn !== null) {
    return { basis: 'none-found', day: lookedOn } as const;
  }
  if (announcedLater !== null && lookedOn !== null && asOf <= addDays(lookedOn, TRUSTED_DAYS)) {
    return { basis: 'announced-later', day: lookedOn } as const;
  }
  return { basis: 'unconfirmed', day: last?.rollingUntil ?? last?.opens ?? null } as const;
}

/** The status of an exam on a day in Riyadh (ISO 8601): of the bases that hold, the first of `STATUS_BASES` decides. */
export function standingOn(exam: Announced, asOf: string): Standing {
  const window = currentRegistration(exam.windows, asOf);
  if (window === null) {
    const { basis, day } = absence(exam, asOf);
    const { label, detail } = WORDS[basis];
    return { status: 'awaiting_announcement', basis, label, detail: day === null ? null : detail, day };
  }
  if (!isOpen(window, asOf)) {
    return { status: 'upcoming', basis: 'window', label: EXAM_STATUSES.upcoming, detail: null, day: null };
  }
  if (window.rollingUntil === null) {
    return { status: 'open', basis: 'window', label: EXAM_STATUSES.open, detail: null, day: null };
  }
  return { status: 'open', basis: 'all-year', ...WORDS['all-year'], day: window.rollingUntil };
}

/** The days after `asOf` on which a registration opens or is over, or what is known of it is too old, in order. */
export function turningDays({ windows, lookedOn, announcedLater }: Announced, asOf: string): string[] {
  const days = windows.filter(isRegistration).flatMap((window) => {
    const last = lastDay(window);
    return [window.opens, last && addDays(last, 1)];
  });
  const waits = announcedLater !== null && lookedOn !== null && addDays(lookedOn, TRUSTED_DAYS + 1);
  return [...new Set([...days, waits || null])]
    .filter((day) => day !== null)
    .filter((day) => day > asOf)
    .sort();
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
