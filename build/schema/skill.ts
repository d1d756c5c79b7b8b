import Type from 'typebox';
import { about } from './marks.ts';
import { address, id, optional, shape, text } from './shape.ts';

/** What a SKILL.md may leave to the build, in braces: `{base_url}`. */
export const SKILL_PLACEHOLDERS = [
  'base_url',
  'mcp_url',
  'contact',
  'requests',
  'window_seconds',
  'empty_field',
  'empty_field_ar',
  'client_registration_url',
  'issuer',
] as const;
export type SkillPlaceholder = (typeof SKILL_PLACEHOLDERS)[number];

const skillName = about(id, { ar: 'اسم المهارة، وهو اسم مجلدها', en: 'Name of the skill, and of its folder.' });
const skillDescription = about(Type.String({ minLength: 1, maxLength: 1024 }), {
  ar: 'ما تفعله المهارة ومتى تُستعمل',
  en: 'What the skill does and when to use it.',
});

const title = about(text, { ar: 'العنوان المعروض', en: 'Title for people.' });

/** Front matter of content/skills/<name>/SKILL.md, as the Agent Skills format defines it. */
export const SkillFrontMatter = shape('SkillFrontMatter', { en: 'Front matter of a SKILL.md.' })({
  name: skillName,
  description: skillDescription,
  license: optional(text, { ar: 'رخصة النص', en: 'Licence of the text.' }),
  compatibility: optional(Type.String({ minLength: 1, maxLength: 500 }), {
    ar: 'ما يحتاج إليه الوكيل ليستعملها',
    en: 'What an agent needs in order to use it.',
  }),
  metadata: about(Type.Object({ title }, { additionalProperties: { type: 'string' } }), {
    ar: 'ما يُعرض عن المهارة، والعنوان لازم',
    en: 'Further facts; title is required here.',
  }),
  'allowed-tools': optional(text, {
    ar: 'الأدوات التي تستعملها المهارة، بينها مسافات',
    en: 'Tools that the skill may use, separated by spaces.',
  }),
});
export type SkillFrontMatter = Type.Static<typeof SkillFrontMatter>;

export const digest = Type.String({ pattern: '^sha256:[0-9a-f]{64}$' });

export const Skill = shape('Skill', { ar: 'مهارة متاحة للوكلاء', en: 'A skill available to agents.' })({
  name: skillName,
  type: about(Type.Literal('skill-md'), {
    ar: 'نوع المهارة: ملف SKILL.md واحد',
    en: 'The kind of skill: a single SKILL.md.',
  }),
  title,
  description: skillDescription,
  url: about(address, { ar: 'عنوان الملف SKILL.md', en: 'Where its SKILL.md is.' }),
  digest: about(digest, { ar: 'بصمة الملف SKILL.md (SHA-256)', en: 'SHA-256 of the bytes of SKILL.md.' }),
});
export type Skill = Type.Static<typeof Skill>;
export const SkillList = shape('SkillList', { en: 'Skills available to agents.' })({ skills: Type.Array(Skill) });
