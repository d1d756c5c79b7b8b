import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import { PROBLEMS, type ProblemCode } from '../../../../edge/http/problems.ts';
import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { EMPTY_FIELD } from '../../../collections/collection.ts';
import type { Publication } from '../../../publication/publication.ts';
import { MISSING_REASONS } from '../../../schema/missing.ts';
import { PROBLEM_CODES } from '../../../schema/problem.ts';
import { eachMeaning } from '../../../schema/shape.ts';
import { type Counted, counted } from '../language.ts';

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

/** A section of the documentation that is written, not derived. Backquotes mark code. */
export interface ProseSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: Bilingual;
  readonly points: readonly Bilingual[];
  /** Code to be copied below the points. */
  readonly sample?: string;
}

const start = (baseUrl: string): ProseSection => ({
  id: 'start',
  title: { ar: 'أول إجابة في دقيقة', en: 'A first answer in a minute' },
  points: [
    {
      ar: 'اطلب ما يسري اليوم: الفصل والإجازة والاختبارات المفتوحة، ولكل منها مصدره. لا حاجة إلى حساب.',
      en: 'Ask what holds today: the term, the holiday and the open exams, each with its source. No account is needed.',
    },
    {
      ar: 'ثم اختر موضوعك من المحتويات: لكل عنوان أمثلة جاهزة للنسخ ونموذج تجرّبه هنا.',
      en: 'Then choose your subject from the contents: each address has examples to copy and a form to try it here.',
    },
  ],
  sample: `curl --fail-with-body '${baseUrl}/api/agent/today'`,
});

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
  title: { ar: 'الحقل الفارغ', en: 'Empty fields' },
  points: [
    {
      ar: `${EMPTY_FIELD.ar} والفارغ \`null\` والقائمة الخالية، وفي \`url\` النص الخالي.`,
      en: `${EMPTY_FIELD.en} Empty is \`null\`, an empty list, and in \`url\` an empty string.`,
    },
    {
      ar: `في \`missing\` السبب لكل مفتاح عُلم سببه (\`reason\`): ${eachMeaning(MISSING_REASONS).ar}. وما لا سبب له فاعرضه هكذا: لا نملك مصدرًا له.`,
      en: `\`missing\` has the \`reason\` for every key of which it is known: ${eachMeaning(MISSING_REASONS).en} Show a value without one as "we hold no source".`,
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

const wholeCopy = (baseUrl: string): ProseSection => ({
  id: 'whole-copy',
  title: { ar: 'نسخة كاملة ثم ما تغيّر', en: 'A whole copy, then what changed' },
  points: [
    {
      ar: 'ملفات `/feeds/*.ndjson` تحمل كل السجلات كاملة، سجلًا في كل سطر: طلب واحد لكل موضوع.',
      en: 'The files `/feeds/*.ndjson` hold every record whole, one on each line: one request for each subject.',
    },
    {
      ar: 'تسرد `/api/agent/manifest` كل ملف وبصمته `etag`. قارنها بما عندك واطلب ما اختلف وحده، واحذف ما لم يعد فيها.',
      en: '`/api/agent/manifest` lists every file with its `etag`. Compare them with yours, get only what differs, and delete what it no longer lists.',
    },
    {
      ar: 'احفظ بصمة كل ملف ومتنه معًا: المتغير `copy` في المثال ملف أو جدول عندك.',
      en: 'Keep the `etag` and the body of a file together: `copy` in the example is a file or a table of yours.',
    },
  ],
  sample: [
    `const base = '${baseUrl}';`,
    "const { files } = await (await fetch(base + '/api/agent/manifest')).json();",
    "const wanted = files.filter(({ path }) => path.endsWith('.ndjson'));",
    'for (const { path, etag } of wanted) {',
    '  if (copy.get(path)?.etag === etag) continue;',
    '  const response = await fetch(base + path);',
    "  if (!response.ok) throw new Error(path + ': ' + response.status);",
    '  copy.set(path, { etag, body: await response.text() });',
    '}',
    'for (const path of copy.keys()) if (!wanted.some((file) => file.path === path)) copy.delete(path);',
  ].join('\n'),
});

const unchanged: ProseSection = {
  id: 'unchanged',
  title: { ar: 'ما لم يتغير: 304', en: 'What has not changed: 304' },
  points: [
    {
      ar: 'إذا أعدت `ETag` في `If-None-Match` ولم تتغير الإجابة جاءت `304` بلا متن: استعمل الإجابة المحفوظة عندك. هذا ليس خطأ.',
      en: 'When you send an `ETag` back in `If-None-Match` and the answer is the same, you get `304` without a body: use the answer that you kept. It is no error.',
    },
    {
      ar: 'يقرأ بعض المكتبات المولَّدة `304` على أنها إجابة فارغة: تحقق من الحالة قبل أن تستعمل البيانات. والمتصفح يتولى ذلك بنفسه ما لم ترسل الترويسة أنت.',
      en: 'Some generated clients give `304` as an answer without data: look at the status before you use it. A browser sees to it by itself unless you send the header.',
    },
  ],
};

const toolServer: ProseSection = {
  id: 'json-rpc',
  title: { ar: 'كيف يجيب الخادم', en: 'How the server answers' },
  points: [
    {
      ar: 'كل طلب `POST` إلى `/mcp` بصيغة JSON-RPC 2.0، بلا جلسة. الخطأ في الأداة نتيجة فيها `isError`، والخطأ في الرسالة `error` من JSON-RPC، لا وثيقة `application/problem+json`.',
      en: 'Every request is a `POST` to `/mcp` in JSON-RPC 2.0, without a session. A fault of a tool is a result with `isError`, a fault of the message an `error` of JSON-RPC, and no `application/problem+json` document.',
    },
    {
      ar: 'يقبل `OPTIONS` على `/mcp` أي ترويسة، فيعمل من صفحة في المتصفح.',
      en: '`OPTIONS` on `/mcp` allows any header, so that it works from a page in a browser.',
    },
  ],
};

/** The written sections of a chapter, by the last part of its address. */
export function proseOf(
  slug: string,
  { baseUrl, catalogue: { service } }: Publication,
): readonly ProseSection[] {
  const sections: Readonly<Record<string, readonly ProseSection[]>> = {
    '': [start(baseUrl), conventions(baseUrl), emptiness, credit],
    mcp: [toolServer],
    copy: [wholeCopy(baseUrl), unchanged],
    limits: [
      limits(service.rateLimit.requests, service.rateLimit.windowSeconds),
      versioning(service.version),
    ],
  };
  return sections[slug] ?? [];
}
