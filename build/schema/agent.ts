import { address, named, text, WEB_ADDRESS_PATTERN } from './shape.ts';
import { skillDescription, skillName } from './skill.ts';
import * as Type from './type.ts';

export const digest = (description: string) => Type.String({ pattern: '^sha256:[0-9a-f]{64}$', description });

export const Skill = Type.Object(
  {
    name: skillName,
    type: Type.Literal('skill-md'),
    title: text('Title for people.'),
    description: skillDescription,
    url: address('Where its SKILL.md is.'),
    digest: digest('SHA-256 of the bytes of SKILL.md.'),
  },
  named('Skill', 'A skill available to agents.'),
);
export type Skill = Type.Static<typeof Skill>;
export const SkillList = Type.Object(
  { skills: Type.Array(Skill) },
  named('SkillList', 'Skills available to agents.'),
);
export type SkillList = Type.Static<typeof SkillList>;

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

export const Problem = Type.Object(
  {
    type: Type.String({ format: 'uri', description: 'Address that explains the kind of problem.' }),
    title: text('What is wrong, in a few words.'),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: text('What is wrong and what to do.'),
    code: text('A stable code for programs.'),
    region: Type.Optional(text('Only of a city given as a region: the id of the region that it lies in.')),
    regionUrl: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'Only of a city given as a region: what is in that region.',
      }),
    ),
    successor: Type.Optional(text('Only of a retired record: the id of the one that took its place.')),
    successorUrl: Type.Optional(
      Type.String({ format: 'uri', description: 'Only of a retired record: the address of its successor.' }),
    ),
  },
  { $id: 'Problem', description: 'Problem document (RFC 9457). Members may be added.' },
);
export type Problem = Type.Static<typeof Problem>;
