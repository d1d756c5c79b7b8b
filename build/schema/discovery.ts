import Type from 'typebox';
import { address, anyObject, named, text } from './shape.ts';
import { Skill } from './skill.ts';

const addresses = Type.Array(address('An address.'), { minItems: 1 });
const codes = Type.Array(Type.String(), { minItems: 1 });

/** RFC 9728 */
export const ProtectedResource = Type.Object(
  {
    resource: address('The address of the service, exactly.'),
    resource_name: text('English name.'),
    'resource_name#ar': text('Arabic name.'),
    resource_documentation: address('How authentication works here.'),
    resource_policy_uri: address('Terms of use.'),
    authorization_servers: addresses,
    scopes_supported: codes,
    bearer_methods_supported: codes,
  },
  named('ProtectedResource', 'Protected-resource metadata (RFC 9728).'),
);

/** The block that agents read first: there is nothing to register. */
export const AgentAuth = Type.Object(
  {
    skill: address('Description of agent authentication.'),
    register_uri: address('Where anonymous access is confirmed, with GET.'),
    claim_uri: address('The same.'),
    register_method: Type.Literal('GET'),
    claim_method: Type.Literal('GET'),
    registration_required: Type.Literal(false),
    identity_types_supported: Type.Array(Type.Literal('anonymous'), { minItems: 1, maxItems: 1 }),
    anonymous: Type.Object(
      {
        credential_types_supported: Type.Array(Type.Literal('none'), { minItems: 1, maxItems: 1 }),
        claim_uri: address('Where anonymous access is confirmed.'),
      },
      named('AnonymousAccess', 'How anonymous access is had.'),
    ),
    public_api: Type.Object(
      { auth_required: Type.Literal(false) },
      named('PublicApi', 'What the public interface asks for.'),
    ),
    credential_types: codes,
    token_endpoint_auth_methods: codes,
    dynamic_client_registration: Type.Literal(false),
    registration_type: Type.Literal('manual'),
    client_registration_url: address('Console in which a client is created by hand.'),
    authorization_servers: Type.Optional(addresses),
    revocation_uri: address('Where the human’s tokens are revoked.'),
    delegated_agent_access: Type.Literal(false),
  },
  named('AgentAuth', 'How agents authenticate: not at all.'),
);
export type AgentAuth = Type.Static<typeof AgentAuth>;

/** RFC 8414 */
export const AuthorizationServer = Type.Object(
  {
    issuer: address('The address of the service, exactly.'),
    authorization_endpoint: address('Of the external identity provider.'),
    token_endpoint: address('Of the external identity provider.'),
    revocation_endpoint: address('Of the external identity provider.'),
    jwks_uri: Type.Optional(address('Of the external identity provider.')),
    scopes_supported: codes,
    response_types_supported: codes,
    grant_types_supported: codes,
    token_endpoint_auth_methods_supported: codes,
    service_documentation: address('How authentication works here.'),
    protected_resources: addresses,
    agent_auth: AgentAuth,
  },
  named('AuthorizationServer', 'Authorization-server metadata (RFC 8414).'),
);

export const SkillIndex = Type.Object(
  {
    $schema: Type.Literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
    skills: Type.Array(Skill),
  },
  named('SkillIndex', 'Index of agent skills (Agent Skills Discovery 0.2.0).'),
);

const target = Type.Object(
  {
    href: address('The target.'),
    type: Type.Optional(Type.String()),
    hreflang: Type.Optional(Type.Array(Type.String())),
    title: Type.Optional(Type.String()),
  },
  named('LinkTarget', 'Where a link leads.'),
);
const targets = (description: string) => Type.Optional(Type.Array(target, { description }));

/** RFC 9264, as RFC 9727 uses it */
export const ApiCatalog = Type.Object(
  {
    linkset: Type.Array(
      Type.Object(
        {
          anchor: address('What the links are about.'),
          item: targets('Addresses of the interface.'),
          'service-desc': targets('Descriptions for programs.'),
          'service-doc': targets('Documentation for people.'),
          'service-meta': targets('Further descriptions.'),
          status: targets('How fresh the answers are.'),
        },
        named('LinkContext', 'The links of one address, by their relation.'),
      ),
      { minItems: 1 },
    ),
  },
  named('ApiCatalog', 'API catalogue (RFC 9727).'),
);

const cardFields = {
  $schema: Type.Literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  name: text('Reverse-DNS name.'),
  version: text('Version of the interface.'),
  description: Type.String({ minLength: 1, maxLength: 100 }),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  websiteUrl: address('Home page.'),
  remotes: Type.Array(
    Type.Object(
      {
        type: Type.Literal('streamable-http'),
        url: address('The endpoint.'),
        supportedProtocolVersions: codes,
      },
      named('ServerRemote', 'An endpoint of the server.'),
    ),
    { minItems: 1 },
  ),
};
export const ServerCard = Type.Object(cardFields, named('ServerCard', 'MCP server card (SEP-2127).'));

const capability = Type.Object({}, named('ServerCapability', 'That it is offered.'));

export const ServerCardAlias = Type.Object(
  {
    ...cardFields,
    url: address('The endpoint.'),
    serverInfo: Type.Object(
      { name: text('Name.'), title: text('Title.'), version: text('Version.') },
      named('ServerInfo', 'What the server calls itself.'),
    ),
    transport: Type.Object(
      { type: Type.Literal('streamable-http'), endpoint: address('The endpoint.') },
      named('ServerTransport', 'How the server is spoken to.'),
    ),
    capabilities: Type.Object(
      { tools: capability, resources: capability, prompts: capability },
      named('ServerCapabilities', 'What the server offers.'),
    ),
    authentication: Type.Object(
      { required: Type.Literal(false) },
      named('ServerAuthentication', 'What the server asks for.'),
    ),
  },
  named('ServerCardAlias', 'The server card with what older clients look for (SEP-1649, SEP-1960).'),
);

export const AiCatalog = Type.Object(
  {
    specVersion: Type.Literal('1.0'),
    host: Type.Object(
      {
        displayName: text('Name of the service.'),
        identifier: text('Host name.'),
        documentationUrl: address('Documentation.'),
      },
      named('AiCatalogHost', 'Whose catalogue it is.'),
    ),
    entries: Type.Array(
      Type.Object(
        {
          identifier: Type.String({ pattern: '^urn:air:' }),
          displayName: text('Name.'),
          type: text('Media type of what is at `url`.'),
          url: address('Where it is.'),
          description: text('What it is for.'),
          tags: codes,
          representativeQueries: Type.Optional(Type.Array(Type.String(), { minItems: 2, maxItems: 5 })),
          version: text('Version of the interface.'),
        },
        named('AiCatalogEntry', 'Something that agents can use.'),
      ),
    ),
  },
  named('AiCatalog', 'Catalogue of what agents can use here (AI catalog, ARD).'),
);

export const LinkedData = anyObject('LinkedData', 'A JSON-LD document.');

export const JsonSchemaDocument = anyObject('JsonSchemaDocument', 'A JSON Schema (2020-12).');
