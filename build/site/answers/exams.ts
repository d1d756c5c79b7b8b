import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Edition } from '../../publication/publication.ts';
import { EXAM_MISSING, type Exam, type ExamRecord, type ExamWindow } from '../../schema/exam.ts';
import { whyMissing } from '../../schema/missing.ts';
import { creditOf } from '../../schema/source.ts';
import type { CollectionAnswers } from './collection.ts';
import { citations } from './credit.ts';
import { type Announced, currentRegistration, standingOn, statusChanges } from './exam-status.ts';
import { questionsAbout } from './faq.ts';

/**
 * A status on a day as answers give it, its words whole: with the day and the page that they name.
 * @param page where one registers
 */
export function statusAt(what: Announced, page: string, asOf: string) {
  const { status, basis, label, detail, day } = standingOn(what, asOf);
  const words = (language: keyof Bilingual): string =>
    detail === null
      ? label[language]
      : `${label[language]}: ${detail[language].replace('{day}', day ?? '').replace('{page}', page)}`;
  return { status, statusBasis: basis, statusLabel: words('ar'), statusLabelEn: words('en') };
}

/** The status of an exam. */
export const statusOf = (exam: ExamRecord, asOf: string) =>
  statusAt(exam, exam.registrationUrl ?? exam.url ?? exam.body.url, asOf);

function published(record: ExamRecord, { catalogue, asOf }: Edition): Exam {
  const windows: ExamWindow[] = record.windows.map((window) => ({ ...window, ...citations(creditOf(window)) }));
  return {
    id: record.id,
    name: record.name,
    nameEn: record.nameEn,
    abbreviation: record.abbreviation,
    body: record.body,
    ...statusOf(record, asOf),
    registration: currentRegistration(windows, asOf),
    windows,
    statusChanges: statusChanges(record, asOf),
    url: record.url,
    registrationUrl: record.registrationUrl,
    audience: record.audience,
    audienceEn: record.audienceEn,
    sections: record.sections,
    delivery: record.delivery,
    durationMinutes: record.durationMinutes,
    scoreRange: record.scoreRange,
    feeSar: record.feeSar,
    feeLateSar: record.feeLateSar,
    attempts: record.attempts,
    attemptLimit: record.attemptLimit,
    resultsAfterDays: record.resultsAfterDays,
    validityYears: record.validityYears,
    note: record.note,
    noteEn: record.noteEn,
    announcedLater: record.announcedLater,
    missing: whyMissing(record, EXAM_MISSING, record.lookedOn),
    questions: questionsAbout(catalogue.faq, 'exams', record.id),
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
  spellings: ({ id }) => [id.toUpperCase()],
  covers: (records) => records.flatMap(({ windows }) => windows.flatMap(({ opens, closes }) => [opens, closes])),
};
