import { ChangeEntry, ChangeList } from '../schema/change.ts';
import type { Definition } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const changes = {
  form: 'folder',
  record: ChangeEntry,
  idPattern: '\\d{4}-\\d{2}-\\d{2}(?:-\\d+)?',
  editorSchema: 'change',
  one: { ar: 'مدخل من سجل التغييرات', en: 'entry of changes' },
  many: { ar: 'التغييرات', en: 'Changes' },
  about: { ar: 'ما تغيّر في البيانات ومتى.', en: 'What changed in the data, and when.' },
  orderedBy: ['day', 'id'],
  newestFirst: true,
  isHistory: true,
  group: 'service',
  description: {
    ar: 'ما تغيّر في البيانات، الأحدث أولًا: السجل والحقل وقيمته قبل وبعد ومصدره واليوم. ومع day تغييرات يوم واحد.',
    en: 'What changed in the data, newest first: the record, the field, its value before and since, its source, and the day. With day, the changes of one.',
  },
  list: ChangeList,
  element: ChangeEntry,
  filters: [
    {
      parameter: 'day',
      folder: '/api/agent/changes',
      unknown: 'not-found',
      inPath: 'day',
      description: {
        ar: 'يوم سُجلت فيه تغييرات، مثل `2026-11-21`، أو `latest` لآخر يوم بأوائل تغييراته.',
        en: 'A day on which changes were noted, e.g. `2026-11-21`, or `latest`: the newest, with the first of its changes.',
      },
    },
  ],
  dataset: DATASETS.changes,
  resource: {
    description: 'What changed in the data, newest first: record, field, value before and since, source, day.',
  },
} as const satisfies Definition;
