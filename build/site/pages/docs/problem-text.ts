import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import { PROBLEMS, type ProblemCode } from '../../../../edge/http/problems.ts';
import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { PROBLEM_CODES } from '../../../schema/problem.ts';

/** What each problem means in Arabic; the English is what the problem document itself says. */
const ARABIC: Readonly<Record<ProblemCode, string>> = {
  'bad-request': 'تعذرت قراءة الطلب. تحقق من ترميز العنوان وطوله.',
  'query-too-long': `يقبل \`q\` ${LONGEST_QUERY} حرف على الأكثر. أرسل سؤالًا أقصر.`,
  'not-found': 'لا شيء في هذا العنوان. تسرد `/api/agent/claim` عناوين الخدمة كلها.',
  'unknown-university': 'لا جامعة بهذا المعرّف. تسرد `/api/agent/universities` المعرّفات كلها.',
  'unknown-exam': 'لا اختبار بهذا المعرّف. تسرد `/api/agent/exams` المعرّفات كلها.',
  'unknown-year': 'لا عام دراسيًا بهذا الاسم. تسرد `/api/agent/calendar` الأعوام كلها.',
  'unknown-question': 'لا سؤال بهذا المعرّف. تسرد `/api/agent/faq` المعرّفات كلها.',
  'unknown-major': 'لا تخصص بهذا المعرّف. تسرد `/api/agent/majors` المعرّفات كلها.',
  'unknown-region': 'لا منطقة بهذا المعرّف. تسرد `/api/agent/regions` المعرّفات كلها.',
  'region-is-city':
    'قيمة `region` مدينة لا منطقة. في `region` معرّف المنطقة التي تقع فيها، وفي `regionUrl` ما فيها: خذ ما كانت `city` أو `cityEn` فيه مدينتك.',
  'unknown-place':
    'لا مكان بهذا المعرّف له أيام تخصه. تسرد `/api/agent/places` الأماكن، وفي غيرها يسري `/api/agent/calendar`.',
  retired:
    'سجل هذا المعرّف محذوف، ولا يُعطى المعرّف لسجل آخر. وإن حل سجل آخر محله ففي `successor` معرّفه وفي `successorUrl` عنوانه.',
  'method-not-allowed': 'العنوان للقراءة فقط. استعمل GET أو HEAD، وPOST في `/mcp` وحده.',
  'rate-limited': 'بلغت حد الطلبات المسموح به لعنوانك. انتظر المدة المذكورة في `Retry-After`.',
  'too-busy': 'بلغ عدد الاتصالات المفتوحة حده. أعد المحاولة بعد ثوانٍ.',
  'internal-error': 'تعذرت الإجابة. أعد المحاولة، فإن تكرر فراسل جهة الاتصال المذكورة في `/openapi.json`.',
};

/** Every problem that the service answers with. */
export const documentedProblems = (): { code: string; status: number; text: Bilingual }[] =>
  PROBLEM_CODES.map((code) => ({
    code,
    status: PROBLEMS[code].status,
    text: { ar: ARABIC[code], en: PROBLEMS[code].detail },
  }));
