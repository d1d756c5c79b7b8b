import type { Bilingual } from '../../../../edge/text/bilingual.ts';

/** Headings and labels of the page. */
export const LABELS = {
  contents: { ar: 'المحتويات', en: 'Contents' },
  back: { ar: 'إلى المحتويات', en: 'To the contents' },
  operations: { ar: 'العناوين', en: 'Addresses' },
  address: { ar: 'العنوان', en: 'Address' },
  fieldsOf: { ar: 'حقول', en: 'Fields of' },
  shapes: { ar: 'بنية الإجابات', en: 'Shapes' },
  shapesLead: {
    ar: 'كما هي في وصف OpenAPI، وتُشرح كل بنية حيث ترد أول مرة. العلامة `null` تعني أن القيمة قد تكون فارغة: لم تُعلن بعد.',
    en: 'As in the OpenAPI description, each shape expanded where it first occurs. The mark `null` means that the value may be empty: not announced yet.',
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
