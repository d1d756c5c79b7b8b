import { KnownMajor, MajorList } from '../schema/major.ts';
import { ID } from '../schema/shape.ts';
import type { Collection } from './collection.ts';

export const majors = {
  form: 'list',
  record: KnownMajor,
  idKey: 'id',
  idPattern: ID,
  editorSchema: 'majors',
  one: { ar: 'تخصص', en: 'major' },
  many: { ar: 'التخصصات', en: 'Majors' },
  about: { ar: 'التخصصات بأسمائها ومجالاتها.', en: 'Majors with their names and fields.' },
  distinct: ['name', 'nameEn'],
  orderedBy: ['name', 'id'],
  counts: ['distinctMajors'],
  group: 'universities',
  summary: { ar: 'التخصصات', en: 'Majors' },
  description: {
    ar: 'قائمة التخصصات بأسمائها الأخرى ومجال كل منها. يشير إليها major في تخصصات كل جامعة.',
    en: 'The vocabulary of majors with other names and the field of each. major in the majors of a university refers to it.',
  },
  list: MajorList,
  member: 'majors',
  element: KnownMajor,
  detail: {
    query: null,
    summary: { ar: 'تخصص واحد', en: 'One major' },
    answer: MajorList,
    element: KnownMajor,
    parameter: { ar: 'معرّف تخصص من القائمة.', en: 'A major id from the list.' },
    unknown: 'unknown-major',
  },
  filters: [],
  search: null,
  lines: null,
  dataset: null,
  resource: null,
  tools: [],
} as const satisfies Collection;
