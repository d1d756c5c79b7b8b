import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadContent } from '../../build/catalogue/catalogue.ts';
import { handle } from '../../edge/handler.ts';
import { installTools } from '../harness/tools.ts';
import { BASE, JSON_HEADERS } from '../mcp/post.ts';
import { siteOf } from '../support/site-files.ts';

/*
 * What the tools cost a model: tokens (o200k) of the list of tools, of each tool without arguments, and of the answers
 * to questions of students, on the shipped content. Exit status 1 where a bound is passed.
 */

const BOUNDS = {
  'tools/list': 4_500,
  list_universities: 3_500,
  list_exams: 2_500,
  get_academic_calendar: 2_500,
};
/** Texts that an agent reads before its first call. */
const ENTRY_POINTS = { '/llms.txt': 1_200, '/openapi.min.json': 30_000 };
const MOST_CALLS = 2;
const MOST_TOKENS = 2_500;

type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>];

/** A question, the calls by which an agent answers it, and words that the answers must hold. */
const QUESTIONS: readonly (readonly [question: string, calls: readonly Call[], holds: RegExp])[] = [
  ['Private universities in Jeddah', [['list_universities', { q: 'Jeddah', kind: 'private' }]], /Effat/],
  [
    'The same by an agent that takes the city for a region',
    [['list_universities', { region: 'Jeddah', kind: 'private' }]],
    /Effat/,
  ],
  ['Who teaches medicine?', [['list_universities', { major: 'الطب' }]], /"coverage":\{"complete"/],
  [
    'Who teaches cybersecurity in the Eastern region?',
    [['list_universities', { major: 'cybersecurity', region: 'الشرقية' }]],
    /"coverage"/,
  ],
  ['Who teaches nursing in Madinah?', [['list_universities', { major: 'تمريض', region: 'المدينة' }]], /"coverage"/],
  [
    'Public universities founded before 1975',
    [['list_universities', { kind: 'public', foundedTo: 1974 }]],
    /"founded":1957/,
  ],
  ['Where is engineering taught?', [['list_universities', { field: 'engineering' }]], /"fields":\["071/],
  ['Medicine in Taif', [['list_universities', { q: 'Taif medicine' }]], /"readAs"/],
  ['Which exams are on a computer, and how long?', [['list_exams', {}]], /"durationMinutes"/],
  ['The best ranked universities', [['list_universities', { limit: 10 }]], /"qsRank":\d+,"qsYear"/],
  ['When is the next break in Jeddah?', [['get_academic_calendar', { place: 'جدة' }]], /"nextHoliday"/],
  ['When is the mid-year break in Makkah?', [['get_academic_calendar', { place: 'Makkah' }]], /Mid-year/],
  ['When did 1447 end?', [['get_academic_calendar', { year: '1447' }]], /"endOfYear":"2026-06-25"/],
  ['Is registration for the GAT open?', [['list_exams', { id: 'القدرات' }]], /"status":"/],
  ['Which exams are open?', [['list_exams', { status: 'open' }]], /"asOf"/],
  ['How long is Tahsili valid?', [['list_exams', { id: 'tahsili' }]], /saat-arts[\s\S]*"validityYears"/],
  ['Colleges of King Saud University', [['get_university', { id: 'جامعة الملك سعود' }]], /"colleges":\[\{/],
  ['Colleges of the university with the most', [['get_university', { id: 'iau' }]], /"colleges":\[\{/],
  [
    'STEP at the Saudi Electronic University, which its record of admission does not hold',
    [
      ['get_university', { id: 'seu', part: 'admission' }],
      ['search_faq', { q: 'seu-step-score', limit: 1 }],
    ],
    /"questions":\[[^\]]*"seu-step-score"[\s\S]*"match":"strong"/,
  ],
  ['Which of two is older?', ['KFUPM', 'KAU'].map((q) => ['list_universities', { q }]), /1963[\s\S]*1967/],
  ['Documents for admission', [['search_faq', { q: 'ما الأوراق المطلوبة للقبول' }]], /"faq":\[\{/],
  ['Who gets a stipend, and how much?', [['search_faq', { q: 'كم المكافأة الجامعية ومن يستحقها' }]], /stipend/],
  ['Tuition fees of Prince Sultan University', [['search_faq', { q: 'Prince Sultan University fees' }]], /psu/],
  ['How is the weighted score computed?', [['search_faq', { q: 'كيف أحسب النسبة الموزونة' }]], /weighted/],
  ['Housing', [['search_faq', { q: 'السكن الجامعي', category: 'housing' }]], /housing/],
];

const { catalogue } = await loadContent('content');
if (catalogue === null) throw new Error('The content has errors. npm run check lists them.');
const { files } = siteOf({ catalogue, baseUrl: BASE, asOf: new Date().toISOString().slice(0, 10) });
const bodies = new Map(files.map(({ path, body }) => [path, body]));
const site = {
  read: async (path: string) => {
    const body = bodies.get(path);
    return body === undefined ? null : body instanceof Uint8Array ? Buffer.from(body).toString() : String(body);
  },
};

async function ask(method: string, params: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await handle(new Request(`${BASE}/mcp`, { method: 'POST', headers: JSON_HEADERS, body }), site);
  return Object(JSON.parse((await response?.text()) ?? '')).result;
}

/** What a model is given of a call: clients hand on the text or the structured content, which say the same. */
async function answerTo([name, given]: Call): Promise<string> {
  const { content } = await ask('tools/call', { name, arguments: given });
  return Object(content)[0].text;
}

const tools = await installTools('tokens');
const encoding = join(tools, 'node_modules/gpt-tokenizer/esm/encoding/o200k_base.js');
const { countTokens }: { countTokens: (text: string) => number } = await import(pathToFileURL(encoding).href);

let passed = true;
function row(what: string, tokens: number, bound: number, isRight = true): void {
  const fault = tokens > bound ? '  too many' : isRight ? '' : '  does not answer';
  if (fault !== '') passed = false;
  console.log(`${String(tokens).padStart(6)} of ${String(bound).padStart(5)}  ${what}${fault}`);
}

console.log('Tokens (o200k)');
row('tools/list', countTokens(JSON.stringify(await ask('tools/list', {}))), BOUNDS['tools/list']);
for (const [path, bound] of Object.entries(ENTRY_POINTS)) row(path, countTokens((await site.read(path)) ?? ''), bound);
for (const [name, bound] of Object.entries(BOUNDS).slice(1)) {
  row(name, countTokens(await answerTo([name, {}])), bound);
}
for (const [question, calls, holds] of QUESTIONS) {
  if (calls.length > MOST_CALLS) throw new Error(`${question}: more than ${MOST_CALLS} calls.`);
  const answers: string[] = [];
  for (const call of calls) answers.push(await answerTo(call));
  const tokens = answers.reduce((sum, answer) => sum + countTokens(answer), 0);
  row(
    `${question} (${calls.length} ${calls.length === 1 ? 'call' : 'calls'})`,
    tokens,
    MOST_TOKENS,
    holds.test(answers.join('\n')),
  );
}
if (!passed) process.exitCode = 1;
