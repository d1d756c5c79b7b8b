import { EXAM_FIGURES, EXAM_STATUSES, Exam, ExamList, ExamRecord } from '../schema/exam.ts';
import { CREDIT, codeArgument, type Definition, NOT_ANNOUNCED, textArgument } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const exams = {
  form: 'folder',
  record: ExamRecord,
  editorSchema: 'exam',
  one: { ar: 'اختبار', en: 'exam' },
  many: { ar: 'الاختبارات', en: 'Exams' },
  about: {
    ar: 'الاختبارات الوطنية وفترات تسجيلها المعلنة وحالتها.',
    en: 'National exams with their announced registration windows and status.',
  },
  distinct: ['name', 'nameEn'],
  orderedBy: ['id'],
  summary: { ar: 'الاختبارات الوطنية', en: 'National exams' },
  description: {
    ar: 'الاختبارات الوطنية وفترات تسجيلها المعلنة وحالتها في يوم asOf. انسب كل فترة إلى مصدرها.',
    en: 'National exams with their announced registration windows and their status on the asOf day. Credit the source of each window.',
  },
  list: ExamList,
  element: Exam,
  detail: {
    summary: { ar: 'اختبار واحد', en: 'One exam' },
    parameter: { ar: 'معرّف اختبار من القائمة.', en: 'An exam id from the list.' },
    unknown: 'unknown-exam',
  },
  dataset: DATASETS.exams,
  resource: {
    title: 'الاختبارات الوطنية · National exams',
    description: 'National exams with status and announced windows. Credit the source of each window.',
  },
  tools: [
    {
      name: 'list_exams',
      title: 'الاختبارات الوطنية · National exams',
      description: `Lists the national aptitude, achievement and English exams with status (open, upcoming, awaiting_announcement) on the day \`asOf\` and its \`statusBasis\` (\`all-year\`: open on \`rollingUntil\`, say to confirm; only \`announced-later\`: dates will come), announced registration and test windows, fees and links. Use it for any question about exam dates or registration. ${CREDIT} ${NOT_ANNOUNCED}`,
      properties: {
        id: textArgument(100, 'Only this exam, with all that is known of it: id, name or abbreviation.'),
        status: codeArgument(Object.keys(EXAM_STATUSES), 'Only those of this status.'),
      },
      required: [],
      answer: ExamList,
      leftOut: {
        record: ['registration', 'statusLabel', 'statusLabelEn', 'audienceKind'],
        list: [
          ...'body url audience audienceEn windows.audience windows.audienceEn sections scoreRange feeSar'.split(' '),
          ...EXAM_FIGURES,
          ...'missing questions note noteEn verifiedOn sources'.split(' '),
        ],
      },
    },
  ],
} as const satisfies Definition;
