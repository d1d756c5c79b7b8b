import { Skill, SkillFrontMatter, SkillList } from '../schema/skill.ts';
import type { Definition } from './collection.ts';

export const skills = {
  form: 'skills',
  record: SkillFrontMatter,
  idKey: 'name',
  editorSchema: 'skill',
  one: { ar: 'مهارة', en: 'skill' },
  many: { ar: 'مهارات الوكلاء', en: 'Agent skills' },
  about: { ar: 'ما يتعلمه الوكيل عن الخدمة.', en: 'What an agent can learn about the service.' },
  orderedBy: ['name'],
  group: 'agents',
  description: {
    ar: 'المهارات المتاحة للوكلاء وعنوان كل مهارة وبصمتها.',
    en: 'The skills available to agents, with the address and digest of each.',
  },
  list: SkillList,
  element: Skill,
  lines: null,
} as const satisfies Definition;
