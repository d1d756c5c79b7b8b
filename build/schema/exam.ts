import Type from 'typebox';
import CODES from './codes.json' with { type: 'json' };
import { about, figure, type Words } from './marks.ts';
import { missingOf } from './missing.ts';
import {
  address,
  audience,
  day,
  eachMeaning,
  id,
  inEnglish,
  integer,
  names,
  notes,
  nullable,
  oneOf,
  part,
  questionIds,
  setOf,
  shape,
  text,
} from './shape.ts';
import { citations, credited, lookedOn, recordSources, Source, verifiedOn } from './source.ts';

export const WINDOW_KINDS = CODES.windowKinds satisfies Words;

export const DELIVERIES = CODES.deliveries satisfies Words;

/** Whom exams are for, in the order in which they are shown. */
export const AUDIENCES = CODES.audiences satisfies Words;

export const ExamWindowRecord = part({ ar: 'فترة كما يكتبها المحرر', en: 'A window as an editor writes it.' })({
  kind: about(oneOf(WINDOW_KINDS, 'WindowKind'), {
    ar: 'ما يجري في الفترة، وفترات التسجيل وحدها تحدد الحالة',
    en: 'What happens in the window. Only registration windows decide the status.',
  }),
  label: about(text, { ar: 'اسم الفترة بالعربية', en: 'What the window is for, in Arabic.' }),
  labelEn: about(text, inEnglish('التسمية نفسها')),
  opens: about(nullable(day), {
    ar: 'أول يوم، وهو داخل في الفترة، وتبقى null إذا لم يُعلن',
    en: 'First day, included; null: not announced.',
  }),
  closes: about(nullable(day), {
    ar: 'آخر يوم، وهو داخل في الفترة، وتبقى null إذا لم يُعلن',
    en: 'Last day, included; null: not announced.',
  }),
  rollingUntil: about(nullable(day), {
    ar: 'للتسجيل المستمر وحده: آخر يوم يُعلم أنه مفتوح فيه، وليس يوم إغلاق، وتبقى null لغيره',
    en: 'Only for a registration that never closes: the last day for which it is known to be open, which is no closing day; null: it is no such window.',
  }),
  ...audience({
    ar: 'لمن الفترة، بالعربية، وتبقى null إذا كانت لكل من لهم الاختبار',
    en: 'Whom the window is for, in Arabic; null: everyone the exam is for.',
  }),
  ...credited,
});
export type ExamWindowRecord = Type.Static<typeof ExamWindowRecord>;

export const ExamWindow = shape('ExamWindow', {
  en: 'A period that the official body announced. Anyone who republishes it must credit its source.',
})({ ...ExamWindowRecord.properties, ...citations });
export type ExamWindow = Type.Static<typeof ExamWindow>;

/** In the order in which exams are shown. */
export const EXAM_STATUSES = CODES.examStatuses satisfies Words;
const status = about(oneOf(EXAM_STATUSES, 'ExamStatus'), {
  ar: 'open: التسجيل مفتوح في يوم asOf؛ upcoming: أُعلنت فترة تسجيل قادمة؛ awaiting_announcement: لا نعرف فترة، وسبب ذلك في statusBasis',
  en: 'open: registration is open on the as-of day; upcoming: a registration window lies ahead; awaiting_announcement: we know of neither, and `statusBasis` says why.',
});
export type ExamStatus = Type.Static<typeof status>;

/** What a status rests on. Where several hold, the first decides. */
const STATUS_BASES = CODES.statusBases satisfies Words;
const statusBasis = about(oneOf(STATUS_BASES, 'StatusBasis'), eachMeaning(STATUS_BASES));
export type StatusBasis = Type.Static<typeof statusBasis>;

const statusChange = shape('StatusChange', { en: 'A day ahead on which the status or its basis will change.' })({
  date: about(day, { ar: 'أول يوم للحالة الجديدة', en: 'First day on which the new status holds.' }),
  status,
  statusBasis,
});
export type StatusChange = Type.Static<typeof statusChange>;

const head = {
  id: about(id, { ar: 'معرّف الاختبار', en: 'Exam identifier.' }),
  ...names,
  abbreviation: about(nullable(text), { ar: 'الاختصار الرسمي', en: 'Official abbreviation.' }),
  body: shape('ExamBody', { ar: 'الجهة التي تقدم الاختبار', en: 'The body that runs the exam.' })({
    ...names,
    url: about(address, { ar: 'موقعها الرسمي', en: 'Its official site.' }),
  }),
};
const tail = {
  url: about(nullable(address), { ar: 'الصفحة الرسمية للاختبار', en: 'The exam’s official page.' }),
  registrationUrl: about(nullable(address), { ar: 'عنوان صفحة التسجيل', en: 'Where one registers.' }),
  ...audience({ ar: 'لمن الاختبار، بالعربية', en: 'Whom the exam is for, in Arabic.' }),
  audienceKind: about(nullable(oneOf(AUDIENCES, 'AudienceKind')), {
    ar: 'من أي فئة هؤلاء: طلبة، أو أصحاب مهن ومن يريدها، وتبقى null لغيرهم',
    en: 'Which kind of people that is: students, or professionals and those who want to be; null: neither.',
  }),
  sections: about(Type.Array(shape('ExamSection', { ar: 'قسم من الاختبار', en: 'A part of the exam.' })(names)), {
    ar: 'أقسام الاختبار، وهي فارغة إذا لم يذكرها مصدر يُستشهد به',
    en: 'Parts of the exam; empty: no citable source names them.',
  }),
  delivery: setOf(about(oneOf(DELIVERIES, 'Delivery'), { ar: 'طريقة أداء الاختبار', en: 'How the exam is taken.' }), {
    ar: 'طرق أداء الاختبار، وهي فارغة إذا لم تُذكر',
    en: 'Ways in which the exam is taken; empty: not stated.',
  }),
  durationMinutes: about(figure(nullable(integer(1, 1440))), {
    ar: 'مدة الاختبار بالدقائق',
    en: 'Length of the exam in minutes.',
  }),
  scoreRange: figure(
    nullable(
      shape('ScoreRange', { ar: 'أدنى درجة وأعلاها', en: 'Lowest and highest score.' })({
        minimum: about(Type.Number(), { ar: 'أدنى درجة', en: 'Lowest score.' }),
        maximum: about(Type.Number(), { ar: 'أعلى درجة', en: 'Highest score.' }),
      }),
    ),
  ),
  passScore: about(figure(nullable(Type.Number())), { ar: 'درجة النجاح', en: 'Score from which the exam is passed.' }),
  feeSar: about(figure(nullable(Type.Number({ minimum: 0 }))), {
    ar: 'الرسوم بالريال السعودي',
    en: 'Fee in Saudi riyals.',
  }),
  feeLateSar: about(figure(nullable(Type.Number({ minimum: 0 }))), {
    ar: 'رسوم التسجيل المتأخر بالريال السعودي',
    en: 'Fee of late registration in Saudi riyals.',
  }),
  attempts: about(figure(nullable(integer(1, 100))), {
    ar: 'عدد المحاولات المسموح بها',
    en: 'How many times one may sit the exam.',
  }),
  attemptLimit: figure(
    nullable(
      shape('AttemptLimit', {
        ar: 'كم مرة يمكن أداء الاختبار خلال كم سنة',
        en: 'How many times one may sit the exam within how many years.',
      })({
        times: about(integer(1, 100), { ar: 'عدد المرات', en: 'How many times.' }),
        years: about(integer(1, 100), { ar: 'خلال كم سنة', en: 'Within how many years.' }),
      }),
    ),
  ),
  resultsAfterDays: about(figure(nullable(integer(0, 365))), {
    ar: 'خلال كم يوم من نهاية الفترة تظهر النتائج',
    en: 'Within how many days of the end of the test period results are out.',
  }),
  validityYears: about(figure(nullable(integer(1, 100))), {
    ar: 'عدد السنوات التي تصلح فيها الدرجة',
    en: 'For how many years a score is valid.',
  }),
  ...notes,
};

const WINDOWS = {
  ar: 'الفترات المعلنة، ومنها ما مضى، وهي فارغة إذا لم تُعلن فترة',
  en: 'Announced windows, past ones included; empty: none announced.',
};

const announcedLater = about(nullable(Source), {
  ar: 'الصفحة التي تقول فيها الجهة نفسها إنها ستعلن المواعيد، وتبقى null إذا لم نعرف قولًا كهذا',
  en: 'The page on which the body itself says that it will announce the dates; null: we know of none.',
});
export const EXAM_FIGURES = [
  'passScore',
  'feeLateSar',
  'attempts',
  'attemptLimit',
  'resultsAfterDays',
  'validityYears',
] as const;
/** Keys of which an exam may say why they are empty. */
export const EXAM_MISSING = [
  'url',
  'registrationUrl',
  'audience',
  'sections',
  'delivery',
  'durationMinutes',
  'scoreRange',
  'feeSar',
  ...EXAM_FIGURES,
  'windows',
] as const;
const missing = missingOf('ExamMissing', EXAM_MISSING);

/** content/exams/<id>.yaml. The status is not written: it follows from the windows and the day. */
export const ExamRecord = shape('ExamRecord', { en: 'A national exam as an editor writes it.' })({
  ...head,
  ...tail,
  windows: about(Type.Array(ExamWindowRecord), WINDOWS),
  announcedLater,
  missing,
  lookedOn,
  verifiedOn,
  sources: recordSources,
});
export type ExamRecord = Type.Static<typeof ExamRecord>;

/** What answers say of the status of an exam or of admission. */
export const standing = {
  status,
  statusBasis,
  statusLabel: about(text, {
    ar: 'ما يقال عن الحالة بحسب statusBasis، بالعربية',
    en: 'What to tell people of the status and its basis, in Arabic.',
  }),
  statusLabelEn: about(text, inEnglish('القول نفسه')),
};
export const statusChanges = about(Type.Array(statusChange), {
  ar: 'الأيام القادمة التي تتغير فيها الحالة أو ما تستند إليه',
  en: 'Days ahead on which the status or its basis will change.',
});
export const statusDays = {
  asOf: about(day, {
    ar: 'اليوم بتوقيت الرياض الذي تصح فيه الحالات',
    en: 'Day in Riyadh for which the statuses hold.',
  }),
  validUntil: about(nullable(day), {
    ar: 'أول يوم تتغير فيه حالة أو ما تستند إليه، وتبقى null إذا لم يُعرف تغير قادم',
    en: 'First day on which any status or its basis changes; null: no such day is known.',
  }),
};

export const Exam = shape('Exam', {
  ar: 'اختبار وطني وفتراته المعلنة وحالته',
  en: 'A national exam with its announced windows and status.',
})({
  ...head,
  ...standing,
  registration: about(nullable(ExamWindow), {
    ar: 'فترة التسجيل المفتوحة أو القادمة، وتبقى null إذا لم تُعلن فترة',
    en: 'The registration window that is open or next; null: none is announced.',
  }),
  windows: about(Type.Array(ExamWindow), WINDOWS),
  statusChanges,
  ...tail,
  announcedLater,
  missing,
  questions: about(questionIds, { ar: 'الأسئلة التي تتناول الاختبار', en: 'Questions that deal with the exam.' }),
  lookedOn,
  verifiedOn,
  sources: recordSources,
});
export type Exam = Type.Static<typeof Exam>;

export const ExamList = shape('ExamList', { en: 'The national exams.' })({ ...statusDays, exams: Type.Array(Exam) });
