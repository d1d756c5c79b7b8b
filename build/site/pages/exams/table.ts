import type { Publication } from '../../../publication/publication.ts';
import { EXAM_STATUSES, type Exam } from '../../../schema/exam.ts';
import { listOf } from '../../answers/answers.ts';
import { type Language, nameIn } from '../language.ts';
import { table } from '../model/block.ts';
import { externalLink, status, styled } from '../model/inline.ts';
import type { Piece } from '../model/piece.ts';
import { recordLink } from '../records.ts';
import { comingWindows, nextDate } from './windows.ts';

const TEXT = {
  ar: { exam: 'الاختبار', status: 'الحالة', next: 'الموعد القادم', register: 'التسجيل', go: 'سجّل' },
  en: { exam: 'Exam', status: 'Status', next: 'Next date', register: 'Registration', go: 'Register' },
} as const satisfies Record<Language, Record<string, string>>;

export const examStatus = (exam: Exam, language: Language): Piece =>
  status(exam.status, language === 'ar' ? exam.statusLabel : exam.statusLabelEn);

/** The exams: by status, those that one can register for first, and of these those that have a window ahead. */
function inOrder(publication: Publication): Exam[] {
  const { asOf } = publication;
  const { exams } = listOf('exams', publication);
  const isIdle = (exam: Exam): number => (comingWindows(exam, asOf).length > 0 ? 0 : 1);
  return Object.keys(EXAM_STATUSES).flatMap((code) =>
    exams.filter((exam) => exam.status === code).sort((a, b) => isIdle(a) - isIdle(b)),
  );
}

/** All exams with their status, their next date and where one registers. */
export function examTable(publication: Publication, language: Language): Piece {
  const text = TEXT[language];
  return table({
    caption: null,
    columns: [text.exam, text.status, text.next, text.register],
    rows: inOrder(publication).map((exam) => ({
      cells: [
        [
          recordLink(publication, 'exams', exam, language),
          exam.abbreviation !== null && [' ', styled('abbreviation', exam.abbreviation)],
        ],
        examStatus(exam, language),
        nextDate(exam, publication.asOf, language),
        exam.status !== 'awaiting_announcement' &&
          exam.registrationUrl !== null &&
          externalLink(exam.registrationUrl, text.go, `${text.go}: ${nameIn(language, exam)}`),
      ],
    })),
    style: 'exams',
  });
}
