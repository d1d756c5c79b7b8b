import type { Edition } from '../../publication/publication.ts';
import type { Exam, ExamRecord, ExamStatus, ExamWindow } from '../../schema/exam.ts';
import { creditOf } from '../../schema/source.ts';
import { citations } from '../derived/citation.ts';
import { currentRegistration, statusChanges, statusOn } from '../derived/exam-status.ts';
import type { CollectionAnswers } from './collection.ts';

const LABELS: Readonly<Record<ExamStatus, readonly [arabic: string, english: string]>> = {
  open: ['التسجيل مفتوح', 'Registration is open'],
  upcoming: ['التسجيل قريبًا', 'Registration is upcoming'],
  awaiting_announcement: ['بانتظار الإعلان', 'Awaiting announcement'],
};

function published(record: ExamRecord, { asOf }: Edition): Exam {
  const windows: ExamWindow[] = record.windows.map((window) => ({
    ...window,
    ...citations(creditOf(window)),
  }));
  const status = statusOn(windows, asOf);
  const [statusLabel, statusLabelEn] = LABELS[status];
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
  listed: published,
  detailed: published,
  envelope: (elements, { asOf }) => {
    const changes = elements.flatMap((exam) => exam.statusChanges.map(({ date }) => date)).sort();
    return { asOf, validUntil: changes[0] ?? null, exams: elements };
  },
  covers: (records) =>
    records.flatMap(({ windows }) => windows.flatMap(({ opens, closes }) => [opens, closes])),
};
