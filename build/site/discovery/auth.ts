import { markdownText } from '../../../edge/text/plain-text.ts';
import {
  answer,
  filledText,
  MARKDOWN_TYPE,
  type Publication,
  plainFile,
  type SiteFile,
} from '../../publication/publication.ts';
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

/** /auth.md: how authentication works here, for agents and for people, with the block of the OAuth document. */
function authMd(publication: Publication): string {
  const { baseUrl, catalogue } = publication;
  const { service } = catalogue;
  return filledText(new URL('auth.md', import.meta.url), {
    nameEn: markdownText(service.nameEn),
    description: markdownText(service.description),
    descriptionEn: markdownText(service.descriptionEn),
    baseUrl,
    mcpUrl: mcpAddress(service, baseUrl),
    ...service.identityProvider,
    requests: service.rateLimit.requests,
    seconds: service.rateLimit.windowSeconds,
    agentAuth: JSON.stringify(agentAuth(publication), null, 2),
    version: service.version,
    contact: service.contact,
  });
}

/** What agents and clients read about authentication. */
export const authFiles = (publication: Publication): SiteFile[] => [
  answer('/.well-known/oauth-protected-resource.json', ProtectedResource, protectedResource(publication)),
  answer('/.well-known/oauth-authorization-server.json', AuthorizationServer, authorizationServer(publication)),
  plainFile('/auth.md', MARKDOWN_TYPE, authMd(publication)),
];
