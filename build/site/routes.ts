import { FAQ_INDEX_FILE, MCP_PATH } from '../../edge/http/addresses.ts';
import { JSON_TYPE } from '../../edge/http/headers.ts';
import { Status } from '../collections/status.ts';
import type { Edition } from '../publication/publication.ts';
import { type Route, rewritten } from '../publication/route.ts';
import { Claim } from '../schema/claim.ts';
import { OpenApiDocument } from '../schema/discovery.ts';
import { FaqIndex } from '../schema/faq.ts';
import { Manifest } from '../schema/manifest.ts';
import { Today } from '../schema/today.ts';
import { collectionRoutes } from './answers/routes.ts';
import { discoveryRoutes } from './discovery/routes.ts';
import { feedRoutes } from './feeds/routes.ts';

const json = { method: 'GET', contentType: JSON_TYPE, parameters: [], problems: [] } as const;

/** What belongs to no collection: the index, access, freshness, the description and the tool server. */
const SERVICE_ROUTES: readonly Route[] = [
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
    rules: [],
  },
  {
    ...json,
    id: 'claim',
    ...rewritten('/api/agent/claim'),
    group: 'agents',
    summary: { ar: 'تأكيد الوصول دون هوية', en: 'Confirm anonymous access' },
    description: {
      ar: 'تؤكد أن الوصول دون هوية متاح. لا تنشئ حسابًا ولا تصدر رمزًا ولا ترسل رسالة.',
      en: 'Confirms that anonymous access is open. Creates no account, issues no token, sends no message.',
    },
    answers: [Claim],
  },
  {
    ...json,
    id: 'status',
    ...rewritten('/api/agent/status'),
    group: 'service',
    summary: { ar: 'حداثة البيانات', en: 'Freshness' },
    description: {
      ar: 'اليوم الذي حُسبت له الحالات، وإلى متى تصح، وبصمة المحتوى، وأعداد السجلات.',
      en: 'The day for which statuses hold and until when, a hash of the content, and the number of records.',
    },
    answers: [Status],
  },
  {
    ...json,
    id: 'today',
    ...rewritten('/api/agent/today'),
    group: 'calendar',
    summary: { ar: 'اليوم', en: 'Today' },
    description: {
      ar: 'العام والفصل والإجازة في يوم النشر بتوقيت الرياض، وما يتغير بعده، وما يختلف في بعض المدن، والاختبارات المفتوح تسجيلها والقادم، ومصدر كل يوم، وإلى متى يصح ذلك كله.',
      en: 'The school year, term and holiday on the day of this publication in Riyadh, what changes next, what differs in some cities, and the exams whose registration is open or ahead: each day with its source, and until when all of it holds.',
    },
    answers: [Today],
  },
  {
    ...json,
    id: 'manifest',
    ...rewritten('/api/agent/manifest'),
    group: 'service',
    summary: { ar: 'قائمة الملفات', en: 'Manifest' },
    description: {
      ar: 'كل ملف بيانات وبصمته (ETag): لتحديث نسخة محلية اطلب هذه القائمة ثم الملفات التي تغيّرت بصمتها وحدها.',
      en: 'Every file of data with its ETag. To keep a copy current, fetch this list and then only the files whose ETag has changed.',
    },
    answers: [Manifest],
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
    // Where programs look for it.
    rules: ['/swagger.json', '/openapi.yaml'].map((path) => ({
      path,
      query: {},
      file: '/openapi.json',
      status: 200,
    })),
  },
  {
    id: 'mcp',
    method: 'POST',
    path: MCP_PATH,
    group: 'agents',
    summary: { ar: 'خادم MCP', en: 'MCP server' },
    description: {
      ar: 'خادم أدوات بصيغة JSON-RPC 2.0 وفق بروتوكول سياق النموذج، يعيد الإجابات نفسها بمفاتيحها، وأقصر.',
      en: 'A JSON-RPC 2.0 tool server (Model Context Protocol) that gives the same answers under the same keys, but shorter.',
    },
    parameters: [],
    contentType: JSON_TYPE,
    answers: [],
    problems: [],
    rules: [],
    dynamic: { methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], query: {} },
  },
];

/** Every address of this publication, once. Hosts, OpenAPI, claim, pages and tests are derived from it. */
export const routesOf = (edition: Edition): readonly Route[] => [
  ...collectionRoutes(edition),
  ...SERVICE_ROUTES,
  ...feedRoutes(edition),
  ...discoveryRoutes(edition),
];
