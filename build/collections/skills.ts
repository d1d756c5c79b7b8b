import { ID } from '../schema/shape.ts';
import { Skill, SkillFrontMatter, SkillList } from '../schema/skill.ts';
import type { Definition } from './collection.ts';

export const skills = {
  form: 'skills',
  record: SkillFrontMatter,
  idKey: 'name',
  idPattern: ID,
  editorSchema: 'skill',
  one: { ar: 'مهارة', en: 'skill' },
  many: { ar: 'مهارات الوكلاء', en: 'Agent skills' },
  about: { ar: 'ما يتعلمه الوكيل عن الخدمة.', en: 'What an agent can learn about the service.' },
  orderedBy: ['name'],
  counts: ['skills'],
  group: 'agents',
  summary: { ar: 'مهارات الوكلاء', en: 'Agent skills' },
  description: {
    ar: 'المهارات المتاحة للوكلاء وعنوان كل مهارة وبصمتها.',
    en: 'The skills available to agents, with the address and digest of each.',
  },
  list: SkillList,
  member: 'skills',
  element: Skill,
} as const satisfies Definition;
