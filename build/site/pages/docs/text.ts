import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import { PROBLEMS, type ProblemCode } from '../../../../edge/http/problems.ts';
import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { PROBLEM_CODES } from '../../../schema/problem.ts';

/** Headings and labels of the page. */
export const LABELS = {
  contents: { ar: 'المحتويات', en: 'Contents' },
  back: { ar: 'إلى المحتويات', en: 'To the contents' },
  operations: { ar: 'العناوين', en: 'Addresses' },
  address: { ar: 'العنوان', en: 'Address' },
  fieldsOf: { ar: 'حقول', en: 'Fields of' },
  shapes: { ar: 'بنية الإجابات', en: 'Shapes' },
  shapesLead: {
    ar: 'كما هي في وصف OpenAPI، وتُشرح كل بنية حيث ترد أول مرة. العلامة `null` تعني أن القيمة قد تكون فارغة.',
    en: 'As in the OpenAPI description, each shape expanded where it first occurs. The mark `null` means that the value may be empty.',
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

/** How to add the tool server to one client. */
export interface ClientSetup {
  readonly client: string;
  /** The file that the text belongs in, or that it is a command. */
  readonly where: Bilingual;
  readonly text: string;
}

/** The name under which clients list the server. */
const NAME = 'sa-education';

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const command: Bilingual = { ar: 'أمر في الطرفية', en: 'Command in a terminal' };
const file = (path: string): Bilingual => ({ ar: `\`${path}\``, en: `\`${path}\`` });

/** Set-up lines of common clients for the Streamable HTTP transport. No credential is needed in any of them. */
export function clientSetups(url: string): readonly ClientSetup[] {
  return [
    { client: 'Claude Code', where: command, text: `claude mcp add --transport http ${NAME} ${url}` },
    {
      client: 'Gemini CLI',
      where: file('~/.gemini/settings.json'),
      text: json({ mcpServers: { [NAME]: { httpUrl: url } } }),
    },
    {
      client: 'VS Code',
      where: file('.vscode/mcp.json'),
      text: json({ servers: { [NAME]: { type: 'http', url } } }),
    },
    { client: 'Cursor', where: file('.cursor/mcp.json'), text: json({ mcpServers: { [NAME]: { url } } }) },
    {
      client: 'Codex CLI',
      where: file('~/.codex/config.toml'),
      text: `[mcp_servers.${NAME}]\nurl = "${url}"`,
    },
    {
      client: 'JSON',
      where: { ar: 'صيغة تفهمها برامج أخرى', en: 'A form that other clients understand' },
      text: json({ mcpServers: { [NAME]: { type: 'http', url } } }),
    },
    {
      client: 'mcp-remote',
      where: { ar: 'لبرنامج لا يعرف إلا stdio', en: 'For a client that knows only stdio' },
      text: json({ mcpServers: { [NAME]: { command: 'npx', args: ['-y', 'mcp-remote', url] } } }),
    },
  ];
}
