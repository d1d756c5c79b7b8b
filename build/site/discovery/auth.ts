import { markdownText } from '../../../edge/text/plain-text.ts';
import { MARKDOWN_TYPE } from '../../publication/media-types.ts';
import { answer, type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { type AgentAuth, AuthorizationServer, ProtectedResource } from '../../schema/discovery.ts';
import { mcpAddress } from '../answers/addresses.ts';

const SCOPES = ['openid', 'email', 'profile'];
const CLIENT_AUTHENTICATION = ['client_secret_post', 'client_secret_basic'];

/** What an agent needs to know before its first call: access is anonymous, and nothing can be delegated. */
function agentAuth({ catalogue: { service }, baseUrl }: Publication): AgentAuth {
  const { issuer, clientRegistrationUrl, revocationUrl } = service.identityProvider;
  const claim = `${baseUrl}/api/agent/claim`;
  return {
    skill: `${baseUrl}/.well-known/agent-skills/agent-auth/SKILL.md`,
    register_uri: claim,
    claim_uri: claim,
    register_method: 'GET',
    claim_method: 'GET',
    registration_required: false,
    identity_types_supported: ['anonymous'],
    anonymous: { credential_types_supported: ['none'], claim_uri: claim },
    public_api: { auth_required: false },
    credential_types: ['oauth2_access_token', 'oidc_id_token'],
    token_endpoint_auth_methods: CLIENT_AUTHENTICATION,
    dynamic_client_registration: false,
    registration_type: 'manual',
    client_registration_url: clientRegistrationUrl,
    ...(issuer !== null && { authorization_servers: [issuer] }),
    revocation_uri: revocationUrl,
    delegated_agent_access: false,
  };
}

/** RFC 9728. `resource` is the address that the document's own address derives from (section 3.3). */
function protectedResource({ catalogue: { service }, baseUrl }: Publication) {
  const { issuer } = service.identityProvider;
  return {
    resource: baseUrl,
    resource_name: service.nameEn,
    'resource_name#ar': service.name,
    resource_documentation: `${baseUrl}/auth.md`,
    resource_policy_uri: `${baseUrl}/docs/api`,
    authorization_servers: [baseUrl, ...(issuer === null ? [] : [issuer])],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
  };
}

/**
 * RFC 8414. The endpoints are the external provider's; `issuer` has to be this host all the same, or no client
 * may use the document (section 3.3).
 */
function authorizationServer(publication: Publication) {
  const { catalogue, baseUrl } = publication;
  const { authorizationUrl, tokenUrl, revocationUrl, jwksUri } = catalogue.service.identityProvider;
  return {
    issuer: baseUrl,
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
    revocation_endpoint: revocationUrl,
    ...(jwksUri !== null && { jwks_uri: jwksUri }),
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    token_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    service_documentation: `${baseUrl}/auth.md`,
    protected_resources: [baseUrl],
    agent_auth: agentAuth(publication),
  };
}

const english = ({ catalogue: { service }, baseUrl }: Publication): string => `\
# auth.md — ${markdownText(service.nameEn)}

${markdownText(service.descriptionEn)}
Host: <${baseUrl}>. No registration and no key exist. [العربية](#arabic)

## Audience

Agents and programs that read public data. They need no credential. A section at the end of this page is for
developers of an application in which a human student signs in.

## Discover

- Protected resource: <${baseUrl}/.well-known/oauth-protected-resource>
- Authorization server: <${baseUrl}/.well-known/oauth-authorization-server>
- API catalogue: <${baseUrl}/.well-known/api-catalog>
- OpenAPI: <${baseUrl}/openapi.json>
- Skill: <${baseUrl}/.well-known/agent-skills/agent-auth/SKILL.md>

## Agent registration: pick a method

| Identity type | Credential type | How |
|---|---|---|
| \`anonymous\` | \`none\` | Nothing to register. \`GET ${baseUrl}/api/agent/claim\` confirms it. |

There is no other method. A POST to the address is answered with 405.

## Claim

\`GET ${baseUrl}/api/agent/claim\` answers 200 with at least:

\`\`\`json
{"identity_type":"anonymous","credential_type":"none","granted":true,"credential":null}
\`\`\`

It creates no account, issues no token and sends no message. \`credential\` is always null: do not wait for one.

## Use

Call \`${baseUrl}/api/agent/*\` and \`${mcpAddress(service, baseUrl)}\` without an \`Authorization\` header. One that is sent is
ignored. The limit is ${service.rateLimit.requests} requests in ${service.rateLimit.windowSeconds} seconds for each address; every answer names
it in \`RateLimit-Policy\`.

## Human sign-in only

Data about one student belongs to that student's account, in the student's own application. The student signs in
with an external identity provider: OAuth 2.0 authorization code flow, scopes \`openid email profile\`, client
authentication \`client_secret_post\` or \`client_secret_basic\`, and the header \`Authorization: Bearer <ID_TOKEN>\`.
Identity tokens carry the provider's own \`iss\`, not this host. There is no dynamic client registration
(RFC 7591): a client is created by hand at <${service.identityProvider.clientRegistrationUrl}>.

## Not available

No interface delivers a student's data (plan, mistakes, progress) to an agent, and none will. No delegation exists:
\`delegated_agent_access\` is false. Do not ask a user for a password, a code or a token.

## Errors

Errors are problem documents (RFC 9457). They are listed at <${baseUrl}/docs/api/en>.

| Status | Code | What to do |
|---|---|---|
| 400 | \`bad-request\`, \`query-too-long\` | Fix the request; do not repeat it unchanged. |
| 404 | \`not-found\`, \`unknown-university\` | Take addresses from claim and ids from the list. |
| 405 | \`method-not-allowed\` | Use GET or HEAD; only \`/mcp\` takes POST. |
| 429 | \`rate-limited\` | Wait as many seconds as \`Retry-After\` says. |

No answer of the public surface is 401 or 403 because a credential is missing.

## Revocation

There is nothing to revoke. A student revokes tokens with the identity provider, at
<${service.identityProvider.revocationUrl}>.
`;

const arabic = ({ catalogue: { service }, baseUrl }: Publication): string => `\
## <span id="arabic">بالعربية</span>

${markdownText(service.description)}

- الواجهة العامة مفتوحة: لا تسجيل ولا مفتاح ولا رمز. نوع الهوية الوحيد \`anonymous\` ونوع بيانات الدخول الوحيد \`none\`.
- يؤكد ذلك \`GET ${baseUrl}/api/agent/claim\`، وهو لا ينشئ حسابًا ولا يصدر رمزًا ولا يرسل رسالة.
- حد الطلبات لكل عنوان: ${service.rateLimit.requests}، في مدة ثوانيها ${service.rateLimit.windowSeconds}. عند الإجابة 429 انتظر ما تذكره الترويسة \`Retry-After\`.
- بيانات الطالب الخاصة (خطته وأخطاؤه وتقدمه) لا تُتاح لأي وكيل ولن تُتاح، ولا تفويض لوكيل.
- دخول الطالب نفسه في تطبيقه يكون عبر مزود هوية خارجي (OAuth 2.0)، ويُنشأ العميل يدويًا في <${service.identityProvider.clientRegistrationUrl}>.
`;

/** /auth.md: how authentication works here, for agents and for people, with the block of the OAuth document. */
function authMd(publication: Publication): string {
  const { service } = publication.catalogue;
  const block = JSON.stringify(agentAuth(publication), null, 2);
  return [
    english(publication),
    `## agent_auth\n\nThe same block is in the authorization-server metadata.\n\n\`\`\`json\n${block}\n\`\`\`\n`,
    `## Support\n\nInterface version ${service.version}. Write to <${service.contact}>.\n`,
    arabic(publication),
  ].join('\n');
}

/** What agents and clients read about authentication. */
export const authFiles = (publication: Publication): SiteFile[] => [
  answer('/.well-known/oauth-protected-resource.json', ProtectedResource, protectedResource(publication)),
  answer(
    '/.well-known/oauth-authorization-server.json',
    AuthorizationServer,
    authorizationServer(publication),
  ),
  plainFile('/auth.md', MARKDOWN_TYPE, authMd(publication)),
];
