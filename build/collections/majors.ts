import { KnownMajor, Major, MajorList } from '../schema/major.ts';
import type { Definition } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const majors = {
  form: 'list',
  record: KnownMajor,
  one: { ar: 'تخصص', en: 'major' },
  many: { ar: 'التخصصات', en: 'Majors' },
  about: { ar: 'التخصصات بأسمائها ومجالاتها.', en: 'Majors with their names and fields.' },
  distinct: ['name', 'nameEn'],
  orderedBy: ['name', 'id'],
  counts: ['distinctMajors'],
  group: 'universities',
  description: {
    ar: 'التخصصات وأسماؤها الأخرى ومجالاتها ومن يُعرف أنه يدرّسها. وcoverage تبيّن كم قائمة ناقصة: فغياب مؤسسة لا يعني أنها لا تدرّسه.',
    en: 'Majors, their other names and fields, and who is known to hold each. coverage says how many lists are not whole: an institution that is missing may hold it all the same.',
  },
  list: MajorList,
  element: Major,
  detail: {
    summary: { ar: 'تخصص واحد', en: 'One major' },
    parameter: { ar: 'معرّف تخصص من القائمة.', en: 'A major id from the list.' },
    unknown: 'unknown-major',
  },
  dataset: DATASETS.majors,
  resource: { description: 'The vocabulary of majors: id, names in both languages, other names, field.' },
} as const satisfies Definition;
