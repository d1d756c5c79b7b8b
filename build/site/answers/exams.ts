import { sortedBy } from '../../../edge/text/order.ts';
import { addDays } from '../../days/days.ts';
import type { Edition } from '../../publication/publication.ts';
import {
  EXAM_STATUSES,
  type Exam,
  type ExamRecord,
  type ExamStatus,
  type ExamWindow,
  type ExamWindowRecord,
  type StatusChange,
} from '../../schema/exam.ts';
import { creditOf } from '../../schema/source.ts';
import type { CollectionAnswers } from './collection.ts';
import { citations } from './credit.ts';

type Period = Pick<ExamWindowRecord, 'kind' | 'opens' | 'closes' | 'rollingUntil'>;

const isRegistration = ({ kind }: Period): boolean => kind === 'registration';

/**
 * Both ends are included. Without an announced opening day nobody knows that it is open; without a closing day it stays
 * open. A rolling window is open up to the day for which that is known, and has always been when it names no first day.
 */
function isOpen({ opens, closes, rollingUntil }: Period, day: string): boolean {
  if (rollingUntil !== null) return (opens === null || opens <= day) && day <= rollingUntil;
  return opens !== null && opens <= day && (closes === null || day <= closes);
}

const isAhead = ({ opens }: Period, day: string): boolean => opens !== null && day < opens;

/** Days on which a window opens and is over, as far as they are announced. */
export function turningDays({ opens, closes, rollingUntil }: Period): string[] {
  const last = rollingUntil ?? closes;
  return [opens, last && addDays(last, 1)].filter((day) => day !== null);
}

/** The status on a day in Riyadh: open within a registration window, upcoming before a known opening, else awaiting. */
export function statusOn(windows: readonly Period[], day: string): ExamStatus {
  const registrations = windows.filter(isRegistration);
  if (registrations.some((window) => isOpen(window, day))) return 'open';
  if (registrations.some((window) => isAhead(window, day))) return 'upcoming';
  return 'awaiting_announcement';
}

/** The days after `asOf` on which the status becomes another, in order. */
export function statusChanges(windows: readonly Period[], asOf: string): StatusChange[] {
  const turns = windows
    .filter(isRegistration)
    .flatMap(turningDays)
    .filter((day) => day > asOf)
    .sort();
  const changes: StatusChange[] = [];
  let status = statusOn(windows, asOf);
  for (const date of new Set(turns)) {
    const next = statusOn(windows, date);
    if (next !== status) changes.push({ date, status: next });
    status = next;
  }
  return changes;
}

/** The registration window that a student should know of: the open one, else the next; null when there is neither. */
export function currentRegistration<T extends Period>(windows: readonly T[], asOf: string): T | null {
  const current = windows
    .filter(isRegistration)
    .filter((window) => isOpen(window, asOf) || isAhead(window, asOf));
  return sortedBy(current, ({ opens }) => [opens ?? ''])[0] ?? null;
}

function published(record: ExamRecord, { asOf }: Edition): Exam {
  const windows: ExamWindow[] = record.windows.map((window) => ({
    ...window,
    ...citations(creditOf(window)),
  }));
  const status = statusOn(windows, asOf);
  const { ar: statusLabel, en: statusLabelEn } = EXAM_STATUSES[status];
  return {
    id: record.id,
    name: record.name,
    nameEn: record.nameEn,
    abbreviation: record.abbreviation,
    body: record.body,
    status,
    statusLabel,
    statusLabelEn,
    registration: currentRegistration(windows, asOf),
    windows,
    statusChanges: statusChanges(windows, asOf),
    url: record.url,
    registrationUrl: record.registrationUrl,
    audience: record.audience,
    audienceEn: record.audienceEn,
    sections: record.sections,
    delivery: record.delivery,
    durationMinutes: record.durationMinutes,
    scoreRange: record.scoreRange,
    feeSar: record.feeSar,
    attempts: record.attempts,
    validityYears: record.validityYears,
    note: record.note,
    noteEn: record.noteEn,
    lookedOn: record.lookedOn,
    verifiedOn: record.verifiedOn,
    sources: record.sources,
  };
}

/** The exams with the status that they have on the as-of day, and the day until which that holds. */
export const exams: CollectionAnswers<'exams'> = {
  elements: (edition) => edition.catalogue.exams.map((record) => published(record, edition)),
  envelope: (elements, { asOf }) => {
    const changes = elements.flatMap((exam) => exam.statusChanges.map(({ date }) => date)).sort();
    return { asOf, validUntil: changes[0] ?? null, exams: elements };
  },
  covers: (records) =>
    records.flatMap(({ windows }) => windows.flatMap(({ opens, closes }) => [opens, closes])),
};
