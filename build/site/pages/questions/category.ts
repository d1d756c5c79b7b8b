import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import type { FaqRecord } from '../../../schema/faq.ts';

/** What the categories of questions are called. */
export const CATEGORY: Readonly<Record<FaqRecord['category'], Bilingual>> = {
  platform: {
    ar: 'المنصة الوطنية للقبول الموحد «قبول»',
    en: 'Qabul, the national unified admission platform',
  },
  dates: { ar: 'مواعيد القبول', en: 'Admission dates' },
  eligibility: { ar: 'شروط القبول', en: 'Admission conditions' },
  choices: { ar: 'الرغبات', en: 'Choices' },
  weighted: { ar: 'النسبة الموزونة', en: 'Weighted score' },
  acceptance: { ar: 'القبول وتأكيده', en: 'Acceptance and confirmation' },
  exams: { ar: 'الاختبارات', en: 'Exams' },
  universities: { ar: 'الجامعات', en: 'Universities' },
  stipend: { ar: 'المكافآت', en: 'Stipends' },
  housing: { ar: 'السكن', en: 'Housing' },
  transfer: { ar: 'التحويل', en: 'Transfer' },
  scholarship: { ar: 'الابتعاث والمنح', en: 'Scholarships' },
  tvtc: { ar: 'التدريب التقني والمهني', en: 'Technical and vocational training' },
  calendar: { ar: 'التقويم الدراسي', en: 'Academic calendar' },
};
