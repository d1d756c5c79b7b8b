import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Edition } from '../../publication/publication.ts';
import { EXAM_MISSING, type Exam, type ExamRecord, type ExamWindow } from '../../schema/exam.ts';
import { whyMissing } from '../../schema/missing.ts';
import { creditOf } from '../../schema/source.ts';
import type { CollectionAnswers } from './collection.ts';
import { citations } from './credit.ts';
import { type Announced, currentRegistration, firstChange, standingOn, statusChanges } from './exam-status.ts';
import { questionsBy } from './faq.ts';

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

export const statusOf = (exam: ExamRecord, asOf: string) =>
  statusAt(exam, exam.registrationUrl ?? exam.url ?? exam.body.url, asOf);

function published(record: ExamRecord, { catalogue, asOf }: Edition): Exam {
  const { id, name, nameEn, abbreviation, body, missing: _, ...rest } = record;
  const windows: ExamWindow[] = record.windows.map((window) => ({ ...window, ...citations(creditOf(window)) }));
  return {
    ...{ id, name, nameEn, abbreviation, body },
    ...statusOf(record, asOf),
    registration: currentRegistration(windows, asOf),
    ...rest,
    windows,
    statusChanges: statusChanges(record, asOf),
    missing: whyMissing(record, EXAM_MISSING, record.lookedOn),
    questions: questionsBy(catalogue.faq, ({ about }) => about?.exams ?? []).get(id) ?? [],
  };
}

/** The exams with the status that they have on the as-of day, and the day until which that holds. */
export const exams: CollectionAnswers<'exams'> = {
  elements: (edition) => edition.catalogue.exams.map((record) => published(record, edition)),
  envelope: (elements, { asOf }) => ({ asOf, validUntil: firstChange(elements), exams: elements }),
  spellings: ({ id }) => [id.toUpperCase()],
  covers: (records) => records.flatMap(({ windows }) => windows.flatMap(({ opens, closes }) => [opens, closes])),
};
