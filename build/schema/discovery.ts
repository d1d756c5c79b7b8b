import Type from 'typebox';
import { documentation, openAccess } from './claim.ts';
import { about } from './marks.ts';
import { ServiceRecord, version } from './service.ts';
import { address, amount, anyObject, day, names, optional, shape, text } from './shape.ts';
import { Skill } from './skill.ts';

const interfaceVersion = about(text, version);
const addresses = Type.Array(about(address, { ar: 'عنوان', en: 'An address.' }), { minItems: 1 });
const codes = Type.Array(Type.String(), { minItems: 1 });

/** RFC 9728 */
export const ProtectedResource = shape('ProtectedResource', { en: 'Protected-resource metadata (RFC 9728).' })({
  resource: about(address, { ar: 'عنوان الخدمة نفسه', en: 'The address of the service, exactly.' }),
  resource_name: names.nameEn,
  'resource_name#ar': names.name,
  resource_documentation: documentation,
  resource_policy_uri: about(address, { ar: 'شروط الاستعمال', en: 'Terms of use.' }),
  authorization_servers: addresses,
  scopes_supported: codes,
  bearer_methods_supported: codes,
});

/** The block that agents read first: there is nothing to register. */
export const AgentAuth = shape('AgentAuth', {
  ar: 'كيف يعرّف الوكلاء بأنفسهم: لا يلزمهم ذلك',
  en: 'How agents authenticate: not at all.',
})({
  skill: about(address, { ar: 'وصف هوية الوكلاء', en: 'Description of agent authentication.' }),
  register_uri: about(address, {
    ar: 'أين يُؤكد الوصول دون هوية، بطريقة GET',
    en: 'Where anonymous access is confirmed, with GET.',
  }),
  claim_uri: about(address, { ar: 'العنوان نفسه', en: 'The same.' }),
  register_method: Type.Literal('GET'),
  claim_method: Type.Literal('GET'),
  registration_required: openAccess.registration_required,
  identity_types_supported: Type.Array(Type.Literal('anonymous'), { minItems: 1, maxItems: 1 }),
  anonymous: shape('AnonymousAccess', { ar: 'كيف يُنال الوصول دون هوية', en: 'How anonymous access is had.' })({
    credential_types_supported: Type.Array(Type.Literal('none'), { minItems: 1, maxItems: 1 }),
    claim_uri: about(address, { ar: 'أين يُؤكد الوصول دون هوية', en: 'Where anonymous access is confirmed.' }),
  }),
  public_api: shape('PublicApi', { ar: 'ما تطلبه الواجهة العامة', en: 'What the public interface asks for.' })({
    auth_required: Type.Literal(false),
  }),
  credential_types: codes,
  token_endpoint_auth_methods: codes,
  dynamic_client_registration: Type.Literal(false),
  registration_type: Type.Literal('manual'),
  client_registration_url: ServiceRecord.properties.identityProvider.properties.clientRegistrationUrl,
  authorization_servers: Type.Optional(addresses),
  revocation_uri: about(address, {
    ar: 'العنوان الذي تُلغى عنده رموز الطالب',
    en: 'Where the human’s tokens are revoked.',
  }),
  delegated_agent_access: openAccess.delegated_agent_access,
});
export type AgentAuth = Type.Static<typeof AgentAuth>;

/** RFC 8414 */
export const AuthorizationServer = shape('AuthorizationServer', { en: 'Authorization-server metadata (RFC 8414).' })({
  issuer: about(address, { ar: 'عنوان الخدمة نفسه', en: 'The address of the service, exactly.' }),
  authorization_endpoint: about(address, { ar: 'عنوان مزود الهوية الخارجي', en: 'Of the external identity provider.' }),
  token_endpoint: about(address, { ar: 'عنوان مزود الهوية الخارجي', en: 'Of the external identity provider.' }),
  revocation_endpoint: about(address, { ar: 'عنوان مزود الهوية الخارجي', en: 'Of the external identity provider.' }),
  jwks_uri: optional(address, { ar: 'عنوان مزود الهوية الخارجي', en: 'Of the external identity provider.' }),
  scopes_supported: codes,
  response_types_supported: codes,
  grant_types_supported: codes,
  token_endpoint_auth_methods_supported: codes,
  service_documentation: documentation,
  protected_resources: addresses,
  agent_auth: AgentAuth,
});

export const SkillIndex = shape('SkillIndex', { en: 'Index of agent skills (Agent Skills Discovery 0.2.0).' })({
  $schema: Type.Literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: Type.Array(Skill),
});

const target = shape('LinkTarget', { en: 'Where a link leads.' })({
  href: about(address, { ar: 'الوجهة', en: 'The target.' }),
  type: Type.Optional(Type.String()),
  hreflang: Type.Optional(Type.Array(Type.String())),
  title: Type.Optional(Type.String()),
});
const targets = Type.Array(target);

/** RFC 9264, as RFC 9727 uses it */
export const ApiCatalog = shape('ApiCatalog', { en: 'API catalogue (RFC 9727).' })({
  linkset: Type.Array(
    shape('LinkContext', { ar: 'روابط عنوان واحد بحسب نوعها', en: 'The links of one address, by their relation.' })({
      anchor: about(address, { ar: 'ما تتعلق به الروابط', en: 'What the links are about.' }),
      item: optional(targets, { ar: 'عناوين الواجهة', en: 'Addresses of the interface.' }),
      'service-desc': optional(targets, { ar: 'أوصاف للبرامج', en: 'Descriptions for programs.' }),
      'service-doc': optional(targets, { ar: 'توثيق للناس', en: 'Documentation for people.' }),
      'service-meta': optional(targets, { ar: 'أوصاف أخرى', en: 'Further descriptions.' }),
      status: optional(targets, { ar: 'حداثة الإجابات', en: 'How fresh the answers are.' }),
    }),
    { minItems: 1 },
  ),
});

export const ServerCard = shape('ServerCard', { en: 'MCP server card (SEP-2127).' })({
  $schema: Type.Literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  name: about(text, { ar: 'النطاق معكوسًا ثم الاسم', en: 'Reverse-DNS name.' }),
  version: interfaceVersion,
  description: Type.String({ minLength: 1, maxLength: 100 }),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  websiteUrl: about(address, { ar: 'الصفحة الرئيسة', en: 'Home page.' }),
  remotes: Type.Array(
    shape('ServerRemote', { ar: 'عنوان من عناوين الخادم', en: 'An endpoint of the server.' })({
      type: Type.Literal('streamable-http'),
      url: about(address, { ar: 'عنوان الخادم', en: 'The endpoint.' }),
      supportedProtocolVersions: codes,
    }),
    { minItems: 1 },
  ),
});

const capability = shape('ServerCapability', { ar: 'أنه متاح', en: 'That it is offered.' })({});

export const ServerCardAlias = shape('ServerCardAlias', {
  en: 'The server card with what older clients look for (SEP-1649, SEP-1960).',
})({
  ...ServerCard.properties,
  url: about(address, { ar: 'عنوان الخادم', en: 'The endpoint.' }),
  serverInfo: shape('ServerInfo', { ar: 'كيف يسمي الخادم نفسه', en: 'What the server calls itself.' })({
    name: about(text, { ar: 'الاسم', en: 'Name.' }),
    title: about(text, { ar: 'العنوان المعروض', en: 'Title.' }),
    version: about(text, { ar: 'الإصدار', en: 'Version.' }),
  }),
  transport: shape('ServerTransport', { ar: 'كيف يُخاطب الخادم', en: 'How the server is spoken to.' })({
    type: Type.Literal('streamable-http'),
    endpoint: about(address, { ar: 'عنوان الخادم', en: 'The endpoint.' }),
  }),
  capabilities: shape('ServerCapabilities', { ar: 'ما يتيحه الخادم', en: 'What the server offers.' })({
    tools: capability,
    resources: capability,
    prompts: capability,
  }),
  authentication: shape('ServerAuthentication', { ar: 'ما يطلبه الخادم', en: 'What the server asks for.' })({
    required: Type.Literal(false),
  }),
});

export const AiCatalog = shape('AiCatalog', { en: 'Catalogue of what agents can use here (AI catalog, ARD).' })({
  specVersion: Type.Literal('1.0'),
  host: shape('AiCatalogHost', { ar: 'صاحب الفهرس', en: 'Whose catalogue it is.' })({
    displayName: about(text, { ar: 'اسم الخدمة', en: 'Name of the service.' }),
    identifier: about(text, { ar: 'اسم النطاق', en: 'Host name.' }),
    documentationUrl: about(address, { ar: 'التوثيق', en: 'Documentation.' }),
  }),
  entries: Type.Array(
    shape('AiCatalogEntry', { ar: 'شيء يستعمله الوكلاء', en: 'Something that agents can use.' })({
      identifier: Type.String({ pattern: '^urn:air:' }),
      displayName: about(text, { ar: 'الاسم', en: 'Name.' }),
      type: about(text, { ar: 'نوع الوسائط لما في `url`', en: 'Media type of what is at `url`.' }),
      url: about(address, { ar: 'أين هو', en: 'Where it is.' }),
      description: about(text, { ar: 'فيمَ يُستعمل', en: 'What it is for.' }),
      tags: codes,
      representativeQueries: Type.Optional(Type.Array(Type.String(), { minItems: 2, maxItems: 5 })),
      version: interfaceVersion,
    }),
  ),
});

export const LinkedData = anyObject('LinkedData', 'A JSON-LD document.');

export const DataPackage = anyObject('DataPackage', 'A Data Package (Frictionless, version 2).');

export const JsonSchemaDocument = anyObject('JsonSchemaDocument', 'A JSON Schema (2020-12).');

/** The specification defines its keys. */
export const OpenApiDocument = anyObject('OpenApiDocument', 'An OpenAPI 3.1 document.');

export const publishedFor = about(day, {
  ar: 'اليوم بتوقيت الرياض الذي صُنع له هذا النشر',
  en: 'Day in Riyadh for which this publication was made.',
});

/** /api/agent/manifest */
export const Manifest = shape('Manifest', {
  en: 'Every file of data with its ETag: a copy is kept current by it and the files that changed.',
})({
  asOf: publishedFor,
  count: about(amount, { ar: 'عدد الملفات المذكورة', en: 'Number of files listed.' }),
  files: Type.Array(
    shape('ManifestFile', { ar: 'ملف بيانات منشور', en: 'A published file of data.' })({
      path: about(text, { ar: 'عنوان الملف تحت عنوان الخدمة', en: 'Address of the file, below that of the service.' }),
      etag: about(Type.String({ pattern: '^"[^"]+"$' }), {
        ar: 'بصمة الملف: إذا اختلفت فقد تغيّر',
        en: 'Its ETag: another one, and the file has changed.',
      }),
      bytes: about(amount, { ar: 'طول الملف بالبايت', en: 'Its length in bytes.' }),
    }),
  ),
});
