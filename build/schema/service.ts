import Type from 'typebox';
import { refersTo } from './marks.ts';
import { address, closed, day, integer, named, nullable, PATTERNS, text } from './shape.ts';

/** content/service.yaml: every placeholder of the interface specification. */
export const ServiceRecord = Type.Object(
  {
    name: text('Arabic name of the service.'),
    nameEn: text('English name of the service.'),
    description: text('One Arabic sentence about the service.'),
    descriptionEn: text('The same in English.'),
    version: Type.String({ pattern: PATTERNS.version, description: 'Interface version.' }),
    publisher: Type.Object(
      { name: text('Arabic name.'), nameEn: text('English name.'), url: address('Its site.') },
      closed('Who publishes the data.'),
    ),
    contact: Type.String({ format: 'email', description: 'Address for support.' }),
    security: Type.Object(
      {
        contact: Type.String({
          format: 'uri',
          description: 'Where to report a weakness: mailto: or https:.',
        }),
        expires: day('Last day on which security.txt may be relied on; less than a year ahead.'),
      },
      closed('What security.txt says (RFC 9116).'),
    ),
    rateLimit: Type.Object(
      {
        requests: integer(1, 100_000, 'Requests that one address may make in a window.'),
        windowSeconds: integer(1, 86_400, 'Length of the window in seconds.'),
      },
      closed('How much one address may ask.'),
    ),
    identityProvider: Type.Object(
      {
        issuer: nullable(address('Issuer of the identity tokens.')),
        authorizationUrl: address('Authorization endpoint.'),
        tokenUrl: address('Token endpoint.'),
        revocationUrl: address('Revocation endpoint.'),
        jwksUri: nullable(address('Key set.')),
        clientRegistrationUrl: address('Console in which a client is created by hand.'),
      },
      closed('The external provider that signs in the human student.'),
    ),
    mcpName: Type.String({
      pattern: PATTERNS.reversedDomain,
      description: 'Reverse-DNS name of the MCP server.',
    }),
    mcpHost: nullable(Type.String({ format: 'hostname', description: 'Second host that serves MCP alone.' })),
    repository: nullable(
      Type.String({
        pattern: PATTERNS.repository,
        description:
          'Owner and name of the repository at github.com that holds the content; with it /admin/ offers forms. null: no forms.',
      }),
    ),
    calendarUpdatedFor: refersTo(
      'calendar',
      Type.String({
        pattern: PATTERNS.hijriYear,
        description: 'Year up to which the calendar is complete.',
      }),
    ),
  },
  named('ServiceRecord', 'Titles, contact, limits and the identity provider.'),
);
export type ServiceRecord = Type.Static<typeof ServiceRecord>;
