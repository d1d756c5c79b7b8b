import Type from 'typebox';
import { address, id, named, text } from './shape.ts';

/** What a SKILL.md may leave to the build, in braces: `{base_url}`. */
export const SKILL_PLACEHOLDERS = [
  'base_url',
  'mcp_url',
  'contact',
  'requests',
  'window_seconds',
  'client_registration_url',
  'issuer',
] as const;
export type SkillPlaceholder = (typeof SKILL_PLACEHOLDERS)[number];

/** What the front matter and the published list say of a skill. */
const skillName = id('Name of the skill, and of its folder.');
const skillDescription = Type.String({
  minLength: 1,
  maxLength: 1024,
  description: 'What the skill does and when to use it.',
});

/** Front matter of content/skills/<name>/SKILL.md, as the Agent Skills format defines it. */
export const SkillFrontMatter = Type.Object(
  {
    name: skillName,
    description: skillDescription,
    license: Type.Optional(text('Licence of the text.')),
    compatibility: Type.Optional(
      Type.String({ minLength: 1, maxLength: 500, description: 'What an agent needs in order to use it.' }),
    ),
    metadata: Type.Object(
      { title: text('Title for people.') },
      { additionalProperties: { type: 'string' }, description: 'Further facts; title is required here.' },
    ),
    'allowed-tools': Type.Optional(text('Tools that the skill may use, separated by spaces.')),
  },
  named('SkillFrontMatter', 'Front matter of a SKILL.md.'),
);
export type SkillFrontMatter = Type.Static<typeof SkillFrontMatter>;

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
