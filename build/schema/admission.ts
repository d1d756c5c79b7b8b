import Type from 'typebox';
import CODES from './codes.json' with { type: 'json' };
import { ExamWindow, ExamWindowRecord, standing, statusChanges, statusDays } from './exam.ts';
import { about, figure, refersTo, type Words } from './marks.ts';
import {
  address,
  anyObject,
  audience,
  count,
  id,
  inEnglish,
  integer,
  mapValues,
  names,
  notes,
  nullable,
  oneOf,
  optional,
  PATTERNS,
  part,
  setOf,
  shape,
  text,
} from './shape.ts';
import { credited, lookedOn, readOn, verifiedOn } from './source.ts';
import { price, sex } from './study.ts';

/** What a weighted score is made of. The first three are what every applicant has. */
export const WEIGHED = CODES.weighed satisfies Words;

/** What a least score may be asked for, with the highest score of its scale. */
export const SCORES = CODES.scores satisfies Readonly<Record<string, Words[string] & { most: number }>>;

/** Tests and certificates that are asked for or accepted. */
export const TESTS = CODES.tests satisfies Words;

/** Tracks of secondary school; the last two are the branches before them. */
export const SCHOOL_TRACKS = CODES.schoolTracks satisfies Words;

/** Groups of majors that formulas are published for. */
const MAJOR_GROUPS = CODES.majorGroups satisfies Words;

export const ADMISSION_WINDOW_KINDS = CODES.admissionWindowKinds satisfies Words;
const windowKind = about(oneOf(ADMISSION_WINDOW_KINDS, 'AdmissionWindowKind'), {
  ar: 'ما يجري في الفترة، وفترات registration وحدها تحدد الحالة',
  en: 'What happens in the window. Only windows of the kind `registration` decide the status.',
});
const AdmissionWindowRecord = part({ ar: 'فترة كما يكتبها المحرر', en: 'A window as an editor writes it.' })({
  ...ExamWindowRecord.properties,
  kind: windowKind,
});
const AdmissionWindow = shape('AdmissionWindow', {
  en: 'A period of admission. Anyone who republishes it must credit its source.',
})({ ...ExamWindow.properties, kind: windowKind });

export const FEE_KINDS = CODES.feeKinds satisfies Words;

const weights = shape('AdmissionWeights', {
  ar: 'الأوزان بالمئة، ومجموعها 100، ولا يُكتب ما لا وزن له',
  en: 'Weights in percent, which sum to 100; what does not count is left out.',
})(
  mapValues(WEIGHED, ({ ar, en }) =>
    optional(Type.Number({ minimum: 1, maximum: 100 }), {
      ar: `${ar}: وزنه بالمئة`,
      en: `Weight of the ${en}, in percent.`,
    }),
  ),
);
export type AdmissionWeights = Type.Static<typeof weights>;
/** A formula in short. */
export const Formula = anyObject(
  'Formula',
  'Weights in percent with institution, year, track and address of the source.',
);

const leastScores = shape('LeastScores', {
  ar: 'أقل الدرجات التي يُقبل بها الطلب، لا أقل درجة قُبلت، ولا يُكتب ما لم يُشترط',
  en: 'Least scores to apply, not the lowest ever admitted; what is not asked for is left out.',
})(
  mapValues(SCORES, ({ ar, en, most }) =>
    optional(Type.Number({ minimum: 0, maximum: most }), {
      ar: `${ar}: أقل درجة للتقديم، من ${most}`,
      en: `Least score in ${en}, of ${most}.`,
    }),
  ),
);
const condition = shape('AdmissionCondition', { ar: 'شرط من شروط القبول', en: 'A condition of admission.' })({
  text: about(text, { ar: 'الشرط في جملة قصيرة بالعربية', en: 'The condition in a short Arabic sentence.' }),
  textEn: about(text, inEnglish('الشرط نفسه')),
});

const track = shape('AdmissionTrack', {
  ar: 'الأوزان والشروط لفئة من المتقدمين أو التخصصات',
  en: 'Weights and conditions for some applicants or majors.',
})({
  name: about(text, {
    ar: 'لمن هذه الشروط كما يقول المصدر: مسار أو كلية أو تخصصات',
    en: 'Whom this is for as the source says, in Arabic: a track, a college, some majors.',
  }),
  nameEn: about(text, inEnglish('الاسم نفسه')),
  group: about(nullable(oneOf(MAJOR_GROUPS, 'MajorGroup')), {
    ar: 'مجموعة التخصصات، وتبقى null إذا كان المسار أضيق منها',
    en: 'Group of majors; null: the track is narrower than any.',
  }),
  sex,
  weights: about(figure(nullable(weights)), {
    ar: 'أوزان النسبة الموزونة، وتبقى null إذا لم يذكرها المصدر',
    en: 'Weights of the weighted score; null: the source states none.',
  }),
  minimums: about(figure(nullable(leastScores)), {
    ar: 'درجات لا بد منها كلها للتقديم، وتبقى null إذا لم يذكرها المصدر',
    en: 'Least scores to apply, all of which are needed; null: the source states none.',
  }),
  eitherOf: about(figure(Type.Array(leastScores)), {
    ar: 'ويلزم مع ذلك واحد على الأقل من هذه البدائل، مثل درجة في آيلتس أو في توفل',
    en: 'At least one of these is needed besides, such as a score in IELTS or one in TOEFL; empty: none is stated.',
  }),
  tests: setOf(about(oneOf(TESTS, 'AdmissionTest'), { ar: 'اختبار أو شهادة', en: 'A test or certificate.' }), {
    ar: 'الاختبارات والشهادات المطلوبة أو المقبولة، وهي فارغة إذا لم تُذكر',
    en: 'Tests and certificates that are asked for or accepted; empty: not stated.',
  }),
  schoolTracks: setOf(
    about(oneOf(SCHOOL_TRACKS, 'SchoolTrack'), { ar: 'مسار في الثانوية العامة', en: 'A track of secondary school.' }),
    {
      ar: 'مسارات الثانوية التي يُقبل خريجوها، وهي فارغة إذا لم تُذكر',
      en: 'Tracks of secondary school that are accepted; empty: not stated.',
    },
  ),
  graduatedWithinYears: about(figure(nullable(integer(0, 20))), {
    ar: 'كم سنة على الأكثر مضت على شهادة الثانوية (0 لخريجي العام نفسه)',
    en: 'How many years the secondary school certificate may be old at most; 0: graduates of the same year.',
  }),
  conditions: about(Type.Array(condition), {
    ar: 'الشروط الأخرى، كل شرط في جملة قصيرة',
    en: 'Other conditions, each in a short sentence.',
  }),
  ...credited,
});
export type AdmissionTrack = Type.Static<typeof track>;

const fee = shape('AdmissionFee', { ar: 'رسم من رسوم التقديم والقبول', en: 'A fee of applying or of admission.' })({
  kind: about(oneOf(FEE_KINDS, 'AdmissionFeeKind'), { ar: 'نوع الرسم', en: 'What the fee is for.' }),
  ...price,
  refundable: about(nullable(Type.Boolean()), {
    ar: 'هل يُسترد، وتبقى null إذا لم يذكره المصدر',
    en: 'Whether it is paid back; null: the source does not say.',
  }),
  ...audience({
    ar: 'على من الرسم، بالعربية، وتبقى null إذا كان على كل متقدم',
    en: 'Who pays it, in Arabic; null: every applicant.',
  }),
  ...credited,
});

const choice = shape('AdmissionChoices', { ar: 'كم رغبة تُتاح', en: 'How many choices there are.' })({
  name: about(text, { ar: 'ما يُختار ولمن، بالعربية', en: 'What is chosen, and by whom, in Arabic.' }),
  nameEn: about(text, inEnglish('الاسم نفسه')),
  most: about(figure(integer(1, 1000)), { ar: 'أكبر عدد من الرغبات', en: 'How many choices at most.' }),
  ...credited,
});

const head = {
  id: about(id, {
    ar: 'معرّف المؤسسة، ثم العام إن كان معروفًا: `ksu-1448` أو `ksu`',
    en: 'Id of the institution, and the year where it is known: `ksu-1448` or `ksu`.',
  }),
  university: about(refersTo('universities', nullable(id)), {
    ar: 'معرّف المؤسسة، وتبقى null لمنصة القبول الموحد',
    en: 'Id of the institution; null: a platform of several, such as Qabul.',
  }),
};
const tail = {
  year: about(nullable(Type.String({ pattern: PATTERNS['hijri-year'] })), {
    ar: 'العام الدراسي الهجري الذي يُقبل له، وتبقى null إذا لم تذكره الصفحة، فلا يُقال إنها للعام الحالي',
    en: 'Hijri school year of the admission; null: the page names none, so it is not known to be current.',
  }),
  url: about(nullable(address), {
    ar: 'الصفحة التي يُقدَّم منها أو صفحة القبول',
    en: 'Where one applies, or the page about admission.',
  }),
  tracks: about(Type.Array(track), {
    ar: 'الأوزان والشروط لكل فئة، وهي فارغة إذا لم يذكرها مصدر',
    en: 'Weights and conditions for each group; empty: no citable source states them.',
  }),
  choices: about(Type.Array(choice), {
    ar: 'كم رغبة تُتاح، وهي فارغة إذا لم يذكرها مصدر',
    en: 'How many choices there are; empty: no citable source states it.',
  }),
  fees: about(Type.Array(fee), {
    ar: 'رسوم التقديم والقبول، وهي فارغة إذا لم يذكرها مصدر',
    en: 'Fees of applying and of admission; empty: no citable source states them.',
  }),
};
const end = { ...notes, readOn, lookedOn, verifiedOn };
const WINDOWS = {
  ar: 'فترات التقديم والمفاضلة والنتائج المعلنة، ومنها ما مضى، وهي فارغة إذا لم تُعلن فترة',
  en: 'Announced windows of applying, ranking and results, past ones included; empty: none announced.',
};

/** content/admission/<university>-<year>.yaml, or <university>.yaml for pages that name no year */
export const AdmissionRecord = shape('AdmissionRecord', {
  en: 'Admission to an institution for a year, as an editor writes it.',
})({
  ...head,
  name: about(nullable(names.name), {
    ar: 'اسم المنصة بالعربية، ولا يُكتب للمؤسسات لأنه في سجلها',
    en: 'Arabic name of a platform; an institution has it in its own record.',
  }),
  nameEn: about(nullable(names.nameEn), { ar: 'اسم المنصة بالإنجليزية', en: 'English name of a platform.' }),
  ...tail,
  windows: about(Type.Array(AdmissionWindowRecord), WINDOWS),
  ...end,
});
export type AdmissionRecord = Type.Static<typeof AdmissionRecord>;

export const Admission = shape('Admission', {
  ar: 'القبول في مؤسسة لعام، أو بلا عام',
  en: 'Admission to an institution for a year, or as a page without a year states it.',
})({
  ...head,
  ...names,
  ...standing,
  registration: about(nullable(AdmissionWindow), {
    ar: 'فترة التقديم المفتوحة أو القادمة، وتبقى null إذا لم تُعلن فترة',
    en: 'The window of applying that is open or next; null: none is announced.',
  }),
  ...tail,
  windows: about(Type.Array(AdmissionWindow), WINDOWS),
  statusChanges,
  ...end,
});
export type Admission = Type.Static<typeof Admission>;

export const AdmissionList = shape('AdmissionList', {
  en: 'Admission, by the name of the institution, its newest year first.',
})({ ...statusDays, count, admission: Type.Array(Admission) });
