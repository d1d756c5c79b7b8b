import type { Prompt } from '../../../edge/mcp/publication.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';

const RULES = [
  `${EMPTY_FIELD.ar} واذكر مصدر كل موعد أو ترتيب تنقله.`,
  `${EMPTY_FIELD.en} Credit the source of every date or rank that you repeat.`,
].join('\n');

/** Ready-made tasks, which clients offer to people. Each text is in Arabic and English. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: 'compare_universities',
    title: 'قارن بين جامعتين · Compare two universities',
    description: 'Compares two universities by region, sector, rank, colleges and majors. يقارن بين جامعتين.',
    arguments: [
      {
        name: 'first',
        title: 'الجامعة الأولى · First university',
        description: 'Id or name of the first university, for example ksu.',
        required: true,
      },
      {
        name: 'second',
        title: 'الجامعة الثانية · Second university',
        description: 'Id or name of the second university, for example kfupm.',
        required: true,
      },
      {
        name: 'major',
        title: 'التخصص · Major',
        description: 'A major that matters to the student; optional.',
        required: false,
      },
    ],
    defaults: { major: 'كل التخصصات / any major' },
    text: [
      'قارن بين الجامعتين «{first}» و«{second}» لطالب يهتم بـ: {major}.',
      'استخدم list_universities لمعرفة المعرّفين ثم get_university لكل جامعة، واعرض جدولًا: المنطقة والمدينة والقطاع وتصنيف QS وسنته والكليات والتخصصات ذات الصلة. ونبّه إلى collegesCoverage: القائمة الجزئية لا تعني عدم وجود تخصص.',
      'Compare the universities «{first}» and «{second}» for a student interested in: {major}.',
      'Find both ids with list_universities, then call get_university for each. Show a table of region, city, sector, QS rank and its year, colleges and related majors. Point out collegesCoverage: a partial list does not mean that a major is not offered.',
      RULES,
    ].join('\n'),
  },
  {
    name: 'plan_exam_registration',
    title: 'خطة التسجيل في الاختبارات · Plan exam registration',
    description: 'Makes a dated plan for registering in the national exams. يضع خطة مؤرخة للتسجيل في الاختبارات.',
    arguments: [
      {
        name: 'exam',
        title: 'الاختبار · Exam',
        description: 'Id or name of an exam; all exams when left out.',
        required: false,
      },
      {
        name: 'goal',
        title: 'الهدف · Goal',
        description: 'What the student is aiming at, for example an engineering major; optional.',
        required: false,
      },
    ],
    defaults: { exam: 'كل الاختبارات المناسبة / every suitable exam', goal: 'القبول الجامعي / university admission' },
    text: [
      'ضع خطة للتسجيل في: {exam}. الهدف: {goal}.',
      'استخدم list_exams، واذكر حالة كل اختبار في يوم asOf، وفترات التسجيل والاختبار بالترتيب الزمني، والرسوم ورابط التسجيل. وراجع get_academic_calendar كي لا تتعارض المواعيد مع الدراسة والإجازات. وإن كانت الحالة awaiting_announcement فقل إننا لم نجد موعدًا معلنًا، ولا تقل إنه سيُعلن إلا إذا كان statusBasis هو announced-later.',
      'Make a plan for registering in: {exam}. Goal: {goal}.',
      'Call list_exams. Give the status of each exam on the asOf day, the registration and test windows in order of time, the fee and the registration link. Check get_academic_calendar for clashes with terms and holidays. Where the status is awaiting_announcement, say that no announced date was found; say that one will be announced only where statusBasis is announced-later.',
      RULES,
    ].join('\n'),
  },
  {
    name: 'explain_weighted_score',
    title: 'اشرح النسبة الموزونة · Explain the weighted score',
    description: 'Explains how universities weigh school grades and exam scores. يشرح النسبة الموزونة.',
    arguments: [
      {
        name: 'university',
        title: 'الجامعة · University',
        description: 'Id or name of a university; in general when left out.',
        required: false,
      },
    ],
    defaults: { university: 'الجامعات عمومًا / universities in general' },
    text: [
      'اشرح النسبة الموزونة وكيف تُحسب لدى: {university}.',
      'استخدم search_faq بكلمات مثل «النسبة الموزونة» و«حساب النسبة المكافئة»، واذكر validAsOf أو readOn إن خلا، ولا تستخدم أوزانًا لم ترد في إجابة.',
      'Explain the weighted score and how it is computed at: {university}.',
      'Call search_faq with words such as «weighted score», mention validAsOf (or readOn where it is null), and use no weights that no answer gives.',
      RULES,
    ].join('\n'),
  },
];
