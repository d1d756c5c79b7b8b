import { ChangeEntry, ChangeList } from '../schema/change.ts';
import type { Definition } from './collection.ts';

export const changes = {
  form: 'folder',
  record: ChangeEntry,
  idKey: 'id',
  idPattern: '\\d{4}-\\d{2}-\\d{2}(?:-\\d+)?',
  editorSchema: 'change',
  one: { ar: 'مدخل من سجل التغييرات', en: 'entry of changes' },
  many: { ar: 'التغييرات', en: 'Changes' },
  about: { ar: 'ما تغيّر في البيانات ومتى.', en: 'What changed in the data, and when.' },
  orderedBy: ['day', 'id'],
  newestFirst: true,
  isHistory: true,
  counts: ['changes'],
  group: 'service',
  summary: { ar: 'التغييرات', en: 'Changes' },
  description: {
    ar: 'ما تغيّر في البيانات، الأحدث أولًا: السجل والحقل وقيمته قبل وبعد ومصدره واليوم.',
    en: 'What changed in the data, newest first: the record, the field, its value before and since, its source, and the day.',
  },
  list: ChangeList,
  member: 'changes',
  element: ChangeEntry,
  dataset: {
    title: { ar: 'سجل تغييرات البيانات', en: 'Changes of the data' },
    description: {
      ar: 'ما تغيّر في بيانات الخدمة يومًا بيوم: السجل والحقل وقيمته قبل وبعد ومصدره.',
      en: 'What changed in the data of the service, day by day: the record, the field, its value before and since, and its source.',
    },
    keywords: ['changes', 'provenance', 'Saudi Arabia'],
  },
  lines: { ar: 'التغييرات', en: 'Changes' },
  resource: {
    title: 'التغييرات · Changes',
    description: 'What changed in the data, newest first: record, field, value before and since, source, day.',
  },
} as const satisfies Definition;
