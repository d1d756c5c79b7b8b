import type { TSchema } from 'typebox';
import { FAQ_INDEX_FILE, FAQ_PATH, MCP_PATH } from '../../http/addresses.ts';
import { JSON_TYPE } from '../../http/headers.ts';
import { LONGEST_QUERY } from '../../http/limits.ts';
import type { ProblemCode } from '../../http/problems.ts';
import { jsonRule, type QueryCondition, type Rule } from '../../http/route-table.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { COLLECTIONS } from '../collections/collections.ts';
import { Claim, SkillList, Status } from '../schema/agent.ts';
import { Calendar } from '../schema/calendar.ts';
import { ExamList } from '../schema/exam.ts';
import { FaqIndex, FaqList, FaqSearchAnswer } from '../schema/faq.ts';
import { FieldList, MajorList } from '../schema/major.ts';
import { OpenApiDocument } from '../schema/openapi.ts';
import { PlaceList } from '../schema/place.ts';
import { RegionList, UniversityAnswer, UniversityList } from '../schema/university.ts';
import { universityRules } from './answers/universities.ts';
import { DISCOVERY_ROUTES } from './discovery/routes.ts';
import { FEED_ROUTES } from './feeds/routes.ts';
import { PAGE_ROUTES } from './pages/routes.ts';

/** What an address is about; OpenAPI's tags. Pages are for people and are no part of the interface. */
export type Group =
  | 'universities'
  | 'exams'
  | 'calendar'
  | 'faq'
  | 'agents'
  | 'service'
  | 'feeds'
  | 'discovery'
  | 'pages';

/** A text in both languages of the documentation. */
export interface Bilingual {
  readonly ar: string;
  readonly en: string;
}

/** A query parameter is optional, and an empty value is as if absent; a path parameter is always there. */
export interface Parameter {
  readonly name: string;
  /** Where it stands; in the query unless told. */
  readonly in?: 'query' | 'path';
  readonly description: Bilingual;
  readonly example: string;
  readonly maxLength?: number;
}

/** A public address: the table below is the table of contents of the interface. */
export interface Route {
  /** Operation id in the OpenAPI document and in `claim`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** A name in braces stands for a path parameter. */
  readonly path: string;
  readonly group: Group;
  readonly summary: Bilingual;
  readonly description: Bilingual;
  readonly parameters: readonly Parameter[];
  readonly contentType: string;
  /** Shapes of the 200 answer; several where a parameter changes the shape, none where it is no JSON of ours. */
  readonly answers: readonly TSchema[];
  readonly problems: readonly ProblemCode[];
  /** Which files answer; empty where only the edge function does. */
  readonly rules: (catalogue: Catalogue) => readonly Rule[];
  /** What the edge function answers here, before the files are asked. */
  readonly dynamic?: { readonly methods: readonly string[]; readonly query: QueryCondition };
}

const json = { method: 'GET', contentType: JSON_TYPE, parameters: [], problems: [] } as const;

/** Every address of the interface, once. Hosts, OpenAPI, claim, pages and tests are derived from it. */
export const ROUTES: readonly Route[] = [
  {
    ...json,
    id: 'universities',
    path: '/api/agent/universities',
    group: 'universities',
    summary: { ar: 'الجامعات', en: 'Universities' },
    description: {
      ar: 'قائمة الجامعات والكليات السعودية. مع id تعيد كليات الجامعة وتخصصاتها، ومع region تقتصر على منطقة.',
      en: 'Saudi universities and colleges. With id it returns one university with its colleges and majors; with region, those of one region. id wins over region.',
    },
    parameters: [
      {
        name: 'id',
        description: {
          ar: 'معرّف جامعة من القائمة، فتعاد كلياتها وتخصصاتها.',
          en: 'A university id from the list: its colleges and specific majors are returned.',
        },
        example: 'ksu',
      },
      {
        name: 'region',
        description: {
          ar: 'منطقة: معرّفها أو اسمها العربي أو الإنجليزي أو تهجئة مقبولة من /api/agent/regions.',
          en: 'A region: its id, Arabic or English name, or a spelling that /api/agent/regions lists.',
        },
        example: 'riyadh',
      },
    ],
    answers: [UniversityList, UniversityAnswer],
    problems: ['unknown-university'],
    rules: universityRules,
  },
  {
    ...json,
    id: 'majors',
    path: '/api/agent/majors',
    group: 'universities',
    summary: COLLECTIONS.majors.summary,
    description: COLLECTIONS.majors.description,
    answers: [MajorList],
    rules: () => [jsonRule('/api/agent/majors')],
  },
  {
    ...json,
    id: 'fields',
    path: '/api/agent/fields',
    group: 'universities',
    summary: COLLECTIONS.fields.summary,
    description: COLLECTIONS.fields.description,
    answers: [FieldList],
    rules: () => [jsonRule('/api/agent/fields')],
  },
  {
    ...json,
    id: 'regions',
    path: '/api/agent/regions',
    group: 'universities',
    summary: { ar: 'المناطق', en: 'Regions' },
    description: {
      ar: 'مناطق المملكة الثلاث عشرة وكل تهجئة يقبلها region وعدد جامعات كل منطقة.',
      en: 'The 13 regions, every spelling that region accepts, and how many universities each has.',
    },
    answers: [RegionList],
    rules: () => [jsonRule('/api/agent/regions')],
  },
  {
    ...json,
    id: 'exams',
    path: '/api/agent/exams',
    group: 'exams',
    summary: { ar: 'الاختبارات الوطنية', en: 'National exams' },
    description: {
      ar: 'الاختبارات الوطنية وفترات تسجيلها المعلنة وحالتها في يوم asOf. انسب كل فترة إلى مصدرها.',
      en: 'National exams with their announced registration windows and their status on the asOf day. Credit the source of each window.',
    },
    answers: [ExamList],
    rules: () => [jsonRule('/api/agent/exams')],
  },
  {
    ...json,
    id: 'calendar',
    path: '/api/agent/calendar',
    group: 'calendar',
    summary: { ar: 'التقويم الدراسي', en: 'Academic calendar' },
    description: {
      ar: 'التقويم الدراسي كما أُعلن، بالتاريخين الميلادي والهجري، الأحدث أولًا. انسب كل عام إلى مصدره.',
      en: 'The academic calendar as announced, with Gregorian and Hijri days, newest year first. Credit the source of each year.',
    },
    answers: [Calendar],
    rules: () => [jsonRule('/api/agent/calendar')],
  },
  {
    ...json,
    id: 'places',
    path: '/api/agent/places',
    group: 'calendar',
    summary: { ar: 'الأماكن', en: 'Places' },
    description: {
      ar: 'المدن التي تختلف فيها أيام التقويم الدراسي، وبمعرّفاتها يبيّن التقويم أين تسري كل فترة.',
      en: 'The cities where other days of the academic calendar hold; by their ids the calendar says where a period holds.',
    },
    answers: [PlaceList],
    rules: () => [jsonRule('/api/agent/places')],
  },
  {
    ...json,
    id: 'faq',
    path: FAQ_PATH,
    group: 'faq',
    summary: { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' },
    description: {
      ar: 'الأسئلة الشائعة عن القبول الجامعي والمنصة الوطنية للقبول الموحد «قبول». وعند إرسال q يُبحث في الأسئلة وتُرتب النتائج من الأقرب.',
      en: 'Questions about university admission and Qabul, the national unified admission platform. With q they are searched, best first.',
    },
    parameters: [
      {
        name: 'q',
        description: {
          ar: `نص حر بالعربية أو الإنجليزية، ${LONGEST_QUERY} حرف على الأكثر.`,
          en: `Free text in Arabic or English, ${LONGEST_QUERY} characters at most.`,
        },
        example: 'النسبة الموزونة',
        maxLength: LONGEST_QUERY,
      },
    ],
    answers: [FaqList, FaqSearchAnswer],
    problems: ['query-too-long'],
    rules: () => [jsonRule(FAQ_PATH)],
    dynamic: { methods: ['GET', 'HEAD'], query: { q: true } },
  },
  {
    ...json,
    id: 'faq-index',
    path: FAQ_INDEX_FILE,
    group: 'faq',
    summary: { ar: 'فهرس البحث', en: 'Search index' },
    description: {
      ar: 'فهرس البحث في الأسئلة، لمن يريد البحث دون اتصال.',
      en: 'The search index of the questions, for clients that search offline.',
    },
    answers: [FaqIndex],
    rules: () => [],
  },
  {
    ...json,
    id: 'skills',
    path: '/api/agent/skills',
    group: 'agents',
    summary: { ar: 'مهارات الوكلاء', en: 'Agent skills' },
    description: {
      ar: 'المهارات المتاحة للوكلاء وعنوان كل مهارة وبصمتها.',
      en: 'The skills available to agents, with the address and digest of each.',
    },
    answers: [SkillList],
    rules: () => [jsonRule('/api/agent/skills')],
  },
  {
    ...json,
    id: 'claim',
    path: '/api/agent/claim',
    group: 'agents',
    summary: { ar: 'تأكيد الوصول دون هوية', en: 'Confirm anonymous access' },
    description: {
      ar: 'تؤكد أن الوصول دون هوية متاح. لا تنشئ حسابًا ولا تصدر رمزًا ولا ترسل رسالة.',
      en: 'Confirms that anonymous access is open. Creates no account, issues no token, sends no message.',
    },
    answers: [Claim],
    rules: () => [jsonRule('/api/agent/claim')],
  },
  {
    ...json,
    id: 'status',
    path: '/api/agent/status',
    group: 'service',
    summary: { ar: 'حداثة البيانات', en: 'Freshness' },
    description: {
      ar: 'اليوم الذي حُسبت له الحالات، وإلى متى تصح، وبصمة المحتوى، وأعداد السجلات.',
      en: 'The day for which statuses hold and until when, a hash of the content, and the number of records.',
    },
    answers: [Status],
    rules: () => [jsonRule('/api/agent/status')],
  },
  {
    ...json,
    id: 'openapi',
    path: '/openapi.json',
    group: 'service',
    summary: { ar: 'وصف OpenAPI', en: 'OpenAPI description' },
    description: {
      ar: 'وصف الواجهة كلها بصيغة OpenAPI 3.1.',
      en: 'The whole interface as an OpenAPI 3.1 document.',
    },
    answers: [OpenApiDocument],
    rules: () => [],
  },
  {
    id: 'mcp',
    method: 'POST',
    path: MCP_PATH,
    group: 'agents',
    summary: { ar: 'خادم MCP', en: 'MCP server' },
    description: {
      ar: 'خادم أدوات بصيغة JSON-RPC 2.0 وفق بروتوكول سياق النموذج، يعيد الإجابات نفسها.',
      en: 'A JSON-RPC 2.0 tool server (Model Context Protocol) that gives the same answers.',
    },
    parameters: [],
    contentType: JSON_TYPE,
    answers: [],
    problems: [],
    rules: () => [],
    dynamic: { methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], query: {} },
  },
  ...FEED_ROUTES,
  ...DISCOVERY_ROUTES,
  ...PAGE_ROUTES,
];

/** The addresses that are the interface: all but the pages for people. */
export const interfaceRoutes = (): readonly Route[] => ROUTES.filter(({ group }) => group !== 'pages');
