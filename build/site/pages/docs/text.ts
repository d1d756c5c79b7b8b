import { LONGEST_QUERY } from '../../../../http/limits.ts';
import type { Bilingual } from '../../../../text/bilingual.ts';
import type { Publication } from '../../../publication/publication.ts';
import { type Counted, counted } from '../language.ts';

/** A section of the documentation that is written, not derived. Backquotes mark code. */
export interface ProseSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: Bilingual;
  readonly points: readonly Bilingual[];
}

/** What holds for every address. */
const conventions = (baseUrl: string): ProseSection => ({
  id: 'conventions',
  title: { ar: 'ما يسري على كل عنوان', en: 'What holds for every address' },
  points: [
    {
      ar: `العنوان الأساس: \`${baseUrl}\`. للقراءة فقط، بلا تسجيل ولا مفتاح.`,
      en: `Base address: \`${baseUrl}\`. Read-only, without registration and without a key.`,
    },
    {
      ar: 'تحمل كل إجابة `Access-Control-Allow-Origin: *`، فيمكن لأي صفحة أن تقرأها. وتعيد HEAD ترويسات GET بلا متن.',
      en: 'Every answer carries `Access-Control-Allow-Origin: *`, so any page may read it. HEAD gives the headers of GET without a body.',
    },
    {
      ar: 'لكل إجابة `ETag`: أعده في `If-None-Match` تأتِ `304` ما لم تتغير الإجابة. الشرطة المائلة في آخر العنوان لا تغيّر شيئًا.',
      en: 'Every answer has an `ETag`: send it back in `If-None-Match`, and an unchanged answer is `304`. A trailing slash changes nothing.',
    },
    {
      ar: 'التاريخ يوم بتوقيت الرياض بصيغة ISO 8601، مثل `2026-11-20`، وبجانب أيام التقويم يومها الهجري بتقويم أم القرى، مثل `1448-06-10`.',
      en: 'A date is a day in Riyadh in ISO 8601, e.g. `2026-11-20`; beside the days of the calendar is the Hijri day (Umm al-Qura), e.g. `1448-06-10`.',
    },
  ],
});

const emptiness: ProseSection = {
  id: 'empty',
  title: { ar: 'الحقل الفارغ: لم يُعلن', en: 'Empty means not announced' },
  points: [
    {
      ar: 'القيمة `null` والقائمة الفارغة، والنص الفارغ في `url`، تعني أن الجهة الرسمية لم تعلن القيمة بعد. لا تملأها بالتخمين، واعرضها هكذا: لم تُعلن بعد.',
      en: 'A `null`, an empty list, and in `url` an empty string mean that the official body has not announced the value yet. Do not fill it by guessing; show it as not announced.',
    },
    {
      ar: 'كل حقل في البنية حاضر دائمًا. القائمة الفارغة من الكليات لا تعني أن الجامعة بلا كليات: يبين `collegesCoverage` مقدار ما لدينا.',
      en: 'Every field of a shape is always present. An empty list of colleges never means that there are none: `collegesCoverage` says how much we hold.',
    },
  ],
};

const credit: ProseSection = {
  id: 'credit',
  title: { ar: 'ذكر المصدر واجب', en: 'Crediting the source is a duty' },
  points: [
    {
      ar: 'على من يعيد نشر تقويم أو فترة تسجيل أن ينسبها إلى مصدرها. النص جاهز في `citation` بالعربية و`citationEn` بالإنجليزية.',
      en: 'Anyone who republishes a calendar or a registration window must credit its source. The line is ready in `citation` (Arabic) and `citationEn` (English).',
    },
    {
      ar: 'يبين `kind` نوع المصدر: `official` للجهة صاحبة القرار، و`press` للصحافة، و`other` لغيرهما. ويبين `verifiedOn` متى قارن محرر السجل بمصدره، وهو `null` ما لم يفعل أحد.',
      en: 'A source’s `kind` is `official` for the body that decides, `press` for the press, `other` for anything else. `verifiedOn` is the day on which an editor compared the record with its source, `null` while nobody has.',
    },
    {
      ar: 'البيانات مرخصة برخصة المشاع الإبداعي، النسبة 4.0 (`CC-BY-4.0`).',
      en: 'The data is licensed under Creative Commons Attribution 4.0 (`CC-BY-4.0`).',
    },
  ],
};

const REQUESTS: Counted = {
  ar: { one: 'طلب واحد', two: 'طلبان', few: '# طلبات', many: '# طلبًا', other: '# طلب' },
  en: { one: '# request', other: '# requests' },
};
const SECONDS: Counted = {
  ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
  en: { one: '# second', other: '# seconds' },
};

const limits = (requests: number, seconds: number): ProseSection => ({
  id: 'limits',
  title: { ar: 'الحدود', en: 'Limits' },
  points: [
    {
      ar: `حد الطلبات: ${counted('ar', requests, REQUESTS)} كل ${counted('ar', seconds, SECONDS)} من العنوان الواحد. يذكره \`RateLimit-Policy\` في كل إجابة.`,
      en: `${counted('en', requests, REQUESTS)} in ${counted('en', seconds, SECONDS)} from one address. \`RateLimit-Policy\` names it in every answer.`,
    },
    {
      ar: 'بعد الحد تأتي `429` ومعها `Retry-After` بالثواني. انتظر هذه المدة ثم أعد الطلب.',
      en: 'Beyond it the answer is `429` with `Retry-After` in seconds. Wait that long, then ask again.',
    },
    {
      ar: `احفظ الإجابة المدة المذكورة في \`Cache-Control\`، ثم تحقق منها بـ\`If-None-Match\`. يقبل \`q\` ${LONGEST_QUERY} حرف على الأكثر.`,
      en: `Keep an answer as long as \`Cache-Control\` allows, then check it with \`If-None-Match\`. \`q\` takes at most ${LONGEST_QUERY} characters.`,
    },
  ],
});

const versioning = (version: string): ProseSection => ({
  id: 'versioning',
  title: { ar: 'الإصدارات والإيقاف', en: 'Versions and deprecation' },
  points: [
    {
      ar: `إصدار الواجهة \`${version}\`. لا يظهر الإصدار في العناوين.`,
      en: `The interface has version \`${version}\`. Addresses carry no version.`,
    },
    {
      ar: 'لا يتغير الإصدار 1.x إلا بالإضافة: عناوين وحقول ومعاملات اختيارية. لا يُحذف حقل ولا يتغير اسمه أو نوعه أو معناه. فتجاهل ما لا تعرفه من حقول.',
      en: '1.x only gains: addresses, fields, optional parameters. No field is removed, renamed, retyped or given another meaning. So ignore fields that you do not know.',
    },
    {
      ar: 'ما سيتوقف يُعلن قبل ستة أشهر على الأقل في ترويستي `Deprecation` (RFC 9745) و`Sunset` (RFC 8594) على العنوان نفسه.',
      en: 'What is going to end is announced at least six months ahead by the `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) headers of the address itself.',
    },
    {
      ar: 'المعرّف لا يتغير معناه أبدًا، ولا يُعاد استعماله بعد سحبه.',
      en: 'An identifier never changes its meaning and is never used again once it is retired.',
    },
  ],
});

/** What a reader needs before the first call. */
export const proseBefore = ({ baseUrl }: Publication): readonly ProseSection[] => [
  conventions(baseUrl),
  emptiness,
  credit,
];

/** What a reader needs before relying on the service. */
export const proseAfter = ({ catalogue: { service } }: Publication): readonly ProseSection[] => [
  limits(service.rateLimit.requests, service.rateLimit.windowSeconds),
  versioning(service.version),
];

/** Headings and labels of the page. */
export const LABELS = {
  title: { ar: 'توثيق الواجهة', en: 'API documentation' },
  lead: {
    ar: 'واجهة عامة للقراءة فقط: الجامعات والاختبارات والتقويم الدراسي وأسئلة القبول، مع مصدر كل معلومة.',
    en: 'A public, read-only interface to universities, exams, the academic calendar and admission questions, with the source of every fact.',
  },
  contents: { ar: 'المحتويات', en: 'Contents' },
  operations: { ar: 'العناوين', en: 'Addresses' },
  shape: { ar: 'البنية', en: 'Shape' },
  shapes: { ar: 'بنية الإجابات', en: 'Shapes' },
  shapesLead: {
    ar: 'أوصاف الحقول بالإنجليزية كما هي في وصف OpenAPI. العلامة `null` تعني أن القيمة قد تكون فارغة: لم تُعلن بعد.',
    en: 'As in the OpenAPI description. The mark `null` means that the value may be empty: not announced yet.',
  },
  problems: { ar: 'الأخطاء', en: 'Errors' },
  problemsLead: {
    ar: 'كل خطأ وثيقة `application/problem+json` (RFC 9457). اعتمد على `code`، فهو لا يتغير. وقد يجيب أي عنوان بـ`method-not-allowed` و`rate-limited`.',
    en: 'Every error is an `application/problem+json` document (RFC 9457). Rely on `code`: it does not change. Any address may answer `method-not-allowed` and `rate-limited`.',
  },
  clients: { ar: 'إعداد خادم الأدوات (MCP)', en: 'Setting up the tool server (MCP)' },
  clientsLead: {
    ar: 'يعمل الخادم بلا حساب ولا مفتاح. أدواته: `list_universities` و`get_university` و`list_exams` و`get_academic_calendar` و`search_faq`.',
    en: 'The server needs no account and no key. Its tools: `list_universities`, `get_university`, `list_exams`, `get_academic_calendar` and `search_faq`.',
  },
  parameters: { ar: 'المعاملات', en: 'Parameters' },
  parameter: { ar: 'المعامل', en: 'Parameter' },
  optional: { ar: 'اختياري', en: 'optional' },
  required: { ar: 'مطلوب', en: 'required' },
  meaning: { ar: 'المعنى', en: 'Meaning' },
  example: { ar: 'مثال', en: 'Example' },
  answer: { ar: 'الإجابة', en: 'Answer' },
  refusals: { ar: 'الأخطاء المحتملة', en: 'Errors' },
  examples: { ar: 'إجابات حقيقية', en: 'Real answers' },
  shortened: {
    ar: 'اختُصرت كل قائمة إلى عنصرها الأول.',
    en: 'Every list is cut to its first element.',
  },
  whole: { ar: 'الإجابة كاملة', en: 'The whole answer' },
  field: { ar: 'الحقل', en: 'Field' },
  type: { ar: 'النوع', en: 'Type' },
  status: { ar: 'الحالة', en: 'Status' },
  code: { ar: 'الرمز', en: 'Code' },
} as const satisfies Record<string, Bilingual>;
