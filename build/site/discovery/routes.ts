import { JSON_TYPE } from '../../../edge/http/headers.ts';
import {
  LINKED_DATA_TYPE,
  LINKSET_TYPE,
  MARKDOWN_TYPE,
  SCHEMA_TYPE,
  SERVER_CARD_TYPE,
  TEXT_TYPE,
  XML_TYPE,
} from '../../publication/media-types.ts';
import type { Edition } from '../../publication/publication.ts';
import { type Route, rewritten } from '../../publication/route.ts';
import {
  AiCatalog,
  ApiCatalog,
  AuthorizationServer,
  JsonSchemaDocument,
  LinkedData,
  ProtectedResource,
  ServerCard,
  ServerCardAlias,
  SkillIndex,
} from '../../schema/discovery.ts';
import { exampleId } from '../answers/routes.ts';

const common = {
  method: 'GET',
  group: 'discovery',
  parameters: [],
  answers: [],
  problems: [],
  rules: [],
} as const;
const json = { ...common, contentType: JSON_TYPE };
const plain = { ...common, contentType: TEXT_TYPE };

/** Documents that agents and programs read before their first call. */
export const discoveryRoutes = (edition: Edition): readonly Route[] => [
  {
    ...common,
    id: 'auth-md',
    path: '/auth.md',
    contentType: MARKDOWN_TYPE,
    summary: { ar: 'المصادقة', en: 'Authentication' },
    description: {
      ar: 'كيف تعمل المصادقة هنا: لا تسجيل ولا مفتاح للوكلاء.',
      en: 'How authentication works here: agents need no registration and no key.',
    },
  },
  {
    ...json,
    id: 'oauth-protected-resource',
    ...rewritten('/.well-known/oauth-protected-resource'),
    summary: { ar: 'بيانات المورد المحمي', en: 'Protected-resource metadata' },
    description: {
      ar: 'بيانات المورد المحمي (RFC 9728) لدخول الطالب نفسه. لا يحتاجها من يقرأ البيانات العامة.',
      en: 'Protected-resource metadata (RFC 9728) for the human student’s sign-in. Readers of public data do not need it.',
    },
    answers: [ProtectedResource],
  },
  {
    ...json,
    id: 'oauth-authorization-server',
    ...rewritten('/.well-known/oauth-authorization-server'),
    summary: { ar: 'بيانات خادم التفويض', en: 'Authorization-server metadata' },
    description: {
      ar: 'بيانات خادم التفويض (RFC 8414) لمزود الهوية الخارجي، مع قسم agent_auth.',
      en: 'Authorization-server metadata (RFC 8414) of the external identity provider, with the agent_auth block.',
    },
    answers: [AuthorizationServer],
  },
  {
    ...json,
    id: 'skill-index',
    path: '/.well-known/agent-skills/index.json',
    summary: { ar: 'فهرس المهارات', en: 'Index of skills' },
    description: {
      ar: 'المهارات وبصماتها بصيغة Agent Skills Discovery 0.2.0.',
      en: 'The skills and their digests (Agent Skills Discovery 0.2.0).',
    },
    answers: [SkillIndex],
  },
  {
    ...common,
    id: 'skill',
    path: '/.well-known/agent-skills/{name}/SKILL.md',
    contentType: MARKDOWN_TYPE,
    summary: { ar: 'مهارة', en: 'A skill' },
    description: { ar: 'نص مهارة واحدة من الفهرس.', en: 'The text of one skill of the index.' },
    parameters: [
      {
        name: 'name',
        in: 'path',
        description: { ar: 'اسم المهارة.', en: 'Name of the skill.' },
        example: exampleId('skills', edition) ?? '',
      },
    ],
    problems: ['not-found'],
  },
  {
    ...common,
    id: 'api-catalog',
    ...rewritten('/.well-known/api-catalog'),
    contentType: LINKSET_TYPE,
    summary: { ar: 'فهرس الواجهات', en: 'API catalogue' },
    description: {
      ar: 'عناوين الواجهة وما يصفها (RFC 9727).',
      en: 'The endpoints of the interface and what describes them (RFC 9727).',
    },
    answers: [ApiCatalog],
  },
  {
    ...common,
    id: 'mcp-server-card',
    ...rewritten('/mcp/server-card'),
    contentType: SERVER_CARD_TYPE,
    summary: { ar: 'بطاقة خادم MCP', en: 'MCP server card' },
    description: {
      ar: 'هوية خادم الأدوات وعنوانه وإصدارات البروتوكول (SEP-2127).',
      en: 'Identity, address and protocol versions of the tool server (SEP-2127).',
    },
    answers: [ServerCard],
  },
  {
    ...json,
    id: 'mcp-server-card-well-known',
    path: '/.well-known/mcp/server-card.json',
    summary: { ar: 'بطاقة خادم MCP، عنوان قديم', en: 'MCP server card, older address' },
    description: {
      ar: 'البطاقة نفسها مع ما تبحث عنه البرامج الأقدم.',
      en: 'The same card with what older programs look for.',
    },
    answers: [ServerCardAlias],
  },
  {
    ...json,
    id: 'mcp-json',
    path: '/.well-known/mcp.json',
    summary: { ar: 'بطاقة خادم MCP، عنوان أقدم', en: 'MCP server card, oldest address' },
    description: {
      ar: 'البطاقة نفسها مع ما تبحث عنه البرامج الأقدم.',
      en: 'The same card with what older programs look for.',
    },
    answers: [ServerCardAlias],
  },
  {
    ...json,
    id: 'ai-catalog',
    path: '/.well-known/ai-catalog.json',
    summary: { ar: 'فهرس الذكاء الاصطناعي', en: 'AI catalogue' },
    description: {
      ar: 'ما يمكن للوكلاء استخدامه هنا.',
      en: 'What agents can use here.',
    },
    answers: [AiCatalog],
  },
  {
    ...json,
    id: 'ard',
    path: '/.well-known/ard.json',
    summary: { ar: 'فهرس موارد الوكلاء', en: 'Agent resource description' },
    description: {
      ar: 'فهرس الذكاء الاصطناعي في عنوانه الحالي.',
      en: 'The AI catalogue at its present address.',
    },
    answers: [AiCatalog],
  },
  {
    ...common,
    id: 'catalogue',
    path: '/catalog.jsonld',
    contentType: LINKED_DATA_TYPE,
    summary: { ar: 'فهرس البيانات', en: 'Data catalogue' },
    description: {
      ar: 'مجموعات البيانات ورخصتها وصيغها بصيغة DCAT 3.',
      en: 'The datasets with their licence and forms, as DCAT 3.',
    },
    answers: [LinkedData],
  },
  {
    ...common,
    id: 'schema',
    path: '/schemas/{name}.json',
    contentType: SCHEMA_TYPE,
    summary: { ar: 'مخطط JSON', en: 'JSON Schema' },
    description: {
      ar: 'مخطط JSON Schema لبنية من بنى الإجابات.',
      en: 'The JSON Schema (2020-12) of one shape of the answers.',
    },
    parameters: [
      {
        name: 'name',
        in: 'path',
        description: { ar: 'اسم الشكل في وصف OpenAPI.', en: 'Name of the shape in the OpenAPI document.' },
        example: 'Coverage',
      },
    ],
    answers: [JsonSchemaDocument],
    problems: ['not-found'],
  },
  {
    ...plain,
    id: 'llms',
    path: '/llms.txt',
    summary: { ar: 'دليل النماذج اللغوية', en: 'Guide for language models' },
    description: {
      ar: 'الخدمة في صفحة واحدة للنماذج اللغوية.',
      en: 'The service in one page for language models.',
    },
  },
  {
    ...plain,
    id: 'llms-full',
    path: '/llms-full.txt',
    summary: { ar: 'كل البيانات نصًّا', en: 'All data as text' },
    description: {
      ar: 'كل السجلات بمصادرها في نص واحد بصيغة Markdown.',
      en: 'Every record with its sources in one Markdown text.',
    },
  },
  {
    ...plain,
    id: 'robots',
    path: '/robots.txt',
    summary: { ar: 'قواعد برامج الزحف', en: 'Rules for crawlers' },
    description: {
      ar: 'يجوز لبرامج الزحف أن تقرأ كل شيء.',
      en: 'What crawlers may do: read everything.',
    },
  },
  {
    ...common,
    id: 'sitemap',
    path: '/sitemap.xml',
    contentType: XML_TYPE,
    summary: { ar: 'خريطة الموقع', en: 'Sitemap' },
    description: { ar: 'صفحات الموقع باللغتين.', en: 'The pages in both languages.' },
  },
  {
    ...plain,
    id: 'security-txt',
    path: '/.well-known/security.txt',
    summary: { ar: 'الإبلاغ عن الثغرات', en: 'Reporting weaknesses' },
    description: {
      ar: 'إلى من يُبلَّغ عن ثغرة أمنية (RFC 9116).',
      en: 'Whom to tell about a security weakness (RFC 9116).',
    },
  },
];
