import Type from 'typebox';
import { address, named, text, WEB_ADDRESS_PATTERN } from './shape.ts';

/** /api/agent/claim */
export const Claim = Type.Object(
  {
    identity_type: Type.Literal('anonymous'),
    credential_type: Type.Literal('none'),
    granted: Type.Literal(true),
    credential: Type.Null(),
    registration_required: Type.Literal(false),
    delegated_agent_access: Type.Literal(false),
    endpoints: Type.Array(
      Type.Object(
        {
          id: text('A stable name of the address.'),
          method: Type.String(),
          url: Type.String({
            format: 'uri-template',
            pattern: WEB_ADDRESS_PATTERN,
            description: 'Where to call it; a name in braces stands for a parameter (RFC 6570).',
          }),
          description: text('What it answers.'),
          parameters: Type.Array(Type.String()),
        },
        named('ClaimEndpoint', 'An address of the public surface.'),
      ),
      { description: 'Every address of the public surface.' },
    ),
    rate_limit: Type.Object(
      {
        requests: Type.Integer(),
        window_seconds: Type.Integer(),
        per: Type.Literal('address'),
      },
      named('RateLimit', 'How much one address may ask.'),
    ),
    documentation: address('How authentication works here.'),
  },
  named('Claim', 'Confirms that anonymous access is open. No account, no token, no message.'),
);
export type Claim = Type.Static<typeof Claim>;
